// Starts the mock on the built client, takes the pictures, plays, and stops the mock again.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const env = { ...process.env, PORT: '4181', BOT_DELAY: '500', HOUSE: 'http://127.0.0.1:4181', SHOTS: process.env.SHOTS ?? 'shots' };
mkdirSync(env.SHOTS, { recursive: true });
const mock = spawn(process.execPath, [here('../mock/server.mjs')], { env, stdio: ['ignore', 'pipe', 'inherit'] });
await new Promise((ready) => mock.stdout.once('data', ready));
const run = (name) => new Promise((done) => spawn(process.execPath, [here(name), ...process.argv.slice(2)], { env, stdio: 'inherit' }).on('close', done));
const failed = (await run('look.mjs')) + (await run('play.mjs'));
mock.kill();
process.exit(failed ? 1 : 0);
