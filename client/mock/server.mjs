// A house made of cardboard: the protocol of docs/protocol.md with two small games, for developing the client only.
import { randomUUID } from 'node:crypto';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WebSocketServer } from 'ws';
import { isles } from './isles.mjs';
import { Match } from './match.mjs';
import { noughts } from './noughts.mjs';

const PORT = Number(process.env.PORT ?? 4180);
const DELAY = Number(process.env.BOT_DELAY ?? 700);
const DIST = fileURLToPath(new URL('../dist/', import.meta.url));
const CSP = "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'";
const TYPES = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };
const games = [isles, noughts];
const matches = new Map();
const guests = new Map();
const faults = { mute: 0 };

const told = (g) => ({ id: g.id, title: g.title, about: g.about, fewest: g.fewest, most: g.most, art: `/art/${g.id}.svg?v=1`, picture: `/art/${g.id}-cover.svg?v=1`, tones: [], bots: g.bots, options: g.options.map((o) => ({ ...o, told: o.values })) });
const wrong = (status, error, option) => { throw { status, body: option ? { error, option } : { error } }; };
const code = () => Array.from({ length: 4 }, () => 'ABCDEFGHJKLMNPQRSTUVWXYZ'[Math.floor(Math.random() * 24)]).join('');

function guestOf(req) {
  const id = /guest=([\w-]+)/.exec(req.headers.cookie ?? '')?.[1];
  return id && guests.has(id) ? id : null;
}

function create(guest, wish, old = null) {
  const game = games.find((g) => g.id === wish.game) ?? wrong(404, 'There is no such game.');
  const bad = game.check?.(wish.seats, wish.options);
  if (bad) wrong(400, bad.error, bad.option);
  const me = guests.get(guest);
  let guestsHere = 0;
  const seats = wish.sit.map((who, seat) => {
    if (who.startsWith('bot:')) return { seat, kind: 'bot', name: `${game.bots.find((b) => b.level === who.slice(4))?.name ?? 'Bot'} ${seat + 1}`, level: who.slice(4) };
    if (who === 'link') return { seat, kind: 'open', name: '' };
    if (who === 'device') return { seat, kind: 'person', guest, name: wish.names?.[seat] || `${me.name} ${seat + 1}` };
    guestsHere += 1;
    return { seat, kind: 'person', guest, name: guestsHere > 1 ? `${me.name} ${guestsHere}` : me.name };
  });
  const match = new Match(game, code(), seats, wish.options ?? {}, { wish, listed: wish.listed, delay: DELAY });
  matches.set(match.code, match);
  if (old) old.rematch = match.code;
  match.think();
  return { code: match.code };
}

function rows(guest) {
  const all = [...matches.values()].reverse();
  const pick = (f) => all.filter(f).map((m) => m.row(guest));
  const mine = (m) => m.mine(guest).length > 0;
  return { open: pick((m) => m.status() === 'open' && m.meta.listed), running: pick((m) => m.status() === 'running' && !mine(m)), mine: pick((m) => mine(m) && m.status() !== 'over'), over: pick((m) => m.status() === 'over').slice(0, 5) };
}

const find = (c) => matches.get(c.toUpperCase()) ?? wrong(404, `There is no table ${c}.`);

function api(method, path, body, guest) {
  const parts = path.split('/').slice(2);
  if (parts[0] === 'me') {
    const me = guests.get(guest);
    if (method === 'POST') { if (!body.name || body.name.length > 24) wrong(400, 'A name has 1 to 24 characters.'); me.name = body.name; me.known = true; for (const m of matches.values()) m.seats.filter((s) => s.guest === guest && m.mine(guest).length === 1).forEach((s) => { s.name = body.name; }); }
    return me;
  }
  if (parts[0] === 'games' && parts[2] === 'book') return { parts: (games.find((g) => g.id === parts[1]) ?? wrong(404, 'No such game.')).book };
  if (parts[0] === 'luck') return { commitment: 'b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c' };
  if (parts[0] === 'games') return { games: games.map(told), address: null };
  if (parts[0] !== 'matches') wrong(404, 'There is nothing here.');
  if (parts.length === 1) return method === 'POST' ? create(guest, body) : rows(guest);
  const match = find(parts[1]);
  if (parts[2] === undefined) return match.full(guest);
  if (parts[2] === 'join') {
    const seat = match.seats[body.seat];
    if (seat?.kind !== 'open') wrong(409, 'That seat is taken.');
    Object.assign(seat, { kind: 'person', guest, name: guests.get(guest).name });
    match.show();
    return match.full(guest);
  }
  if (parts[2] === 'leave') {
    if (match.n > 0) wrong(409, 'The match has begun.');
    Object.assign(match.seats[body.seat], { kind: 'open', guest: undefined, name: '' });
    match.show();
    return match.full(guest);
  }
  if (parts[2] === 'rematch') {
    if (!match.rematch) { const made = create(guest, match.meta.wish, match); match.tellAll(['rematch', made.code]); }
    return { code: match.rematch };
  }
  if (parts[2] === 'proof') {
    if (match.status() !== 'over') wrong(403, 'The luck is shown after the end.');
    return { commitment: match.full(guest).commitment, secret: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', contributions: [{ who: 'Ann', words: 'my own words' }], draws: [{ n: 1, words: 'roll 4', text: 'A four is rolled.', odds: [1, 1, 1, 1, 1, 1], drawn: 3 }, { n: 3, words: 'draw crown', text: 'A crown is drawn.', odds: [3, 2, 5], drawn: 1 }], holds: true, text: 'The house named the hash of its secret before the first move, and every draw follows from that secret and the words of the players. So the house did not choose the luck during the match.' };
  }
  return wrong(404, 'There is nothing here.');
}

const server = createServer(async (req, res) => {
  const url = new URL(req.url, 'http://x');
  const send = (status, type, text, more = {}) => res.writeHead(status, { 'content-type': type, 'content-security-policy': CSP, ...more }).end(text);
  if (url.pathname.startsWith('/api/')) {
    let guest = guestOf(req);
    const more = {};
    if (!guest) { guest = randomUUID(); guests.set(guest, { name: '', known: false }); more['set-cookie'] = `guest=${guest}; Path=/; HttpOnly; SameSite=Lax`; }
    let raw = '';
    for await (const chunk of req) raw += chunk;
    if (url.pathname.endsWith('/file')) return send(200, 'text/plain; charset=utf-8', find(url.pathname.split('/')[3]).moves.map((m) => `${m.seat} ${m.words}`).join('\n'), { 'content-disposition': 'attachment; filename="match.txt"' });
    try { return send(200, 'application/json', JSON.stringify(api(req.method, url.pathname, raw ? JSON.parse(raw) : {}, guest)), more); } catch (e) {
      if (!e.status) console.error(e);
      return send(e.status ?? 500, 'application/json', JSON.stringify(e.body ?? { error: 'The mock broke.' }), more);
    }
  }
  if (url.pathname === '/mock/drop') { for (const m of matches.values()) for (const ws of m.sockets) ws.terminate(); return send(200, 'text/plain', 'dropped'); }
  if (url.pathname === '/mock/mute') { faults.mute = 1; return send(200, 'text/plain', 'muted'); }
  if (url.pathname === '/mock/move') { const m = find(url.searchParams.get('code')); const seat = m.toAct()[0]; m.act(seat, m.game.actions(m.state, seat)[0].words, url.searchParams.has('quiet')); return send(200, 'text/plain', 'moved'); }
  const art = /^\/art\/(\w+?)(-cover)?\.svg$/.exec(url.pathname);
  if (art) { const g = games.find((one) => one.id === art[1]); return g ? send(200, 'image/svg+xml', art[2] ? g.cover() : g.sheet()) : send(404, 'text/plain', ''); }
  const file = normalize(join(DIST, url.pathname));
  const path = file.startsWith(DIST) && existsSync(file) && statSync(file).isFile() ? file : join(DIST, 'index.html');
  res.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream', 'content-security-policy': CSP });
  createReadStream(path).pipe(res);
});

const words = {
  act(m, ws, n, seat, text) {
    if (faults.mute > 0) { faults.mute -= 1; return; }
    if (n !== m.n) { m.tell(ws, ['late', 'Somebody moved before you; here is the new position.']); return m.tell(ws, ['screen', m.screen(ws)]); }
    if (!m.mine(ws.guest).includes(seat) || !m.toAct().includes(seat)) { m.tell(ws, ['late', 'It is not your turn.']); return m.tell(ws, ['screen', m.screen(ws)]); }
    const action = m.game.actions(m.state, seat).find((a) => a.words === text);
    if (!action) return m.tell(ws, ['refused', m.why(seat, [], text)]);
    m.act(seat, text);
  },
  why: (m, ws, seat, text) => m.tell(ws, ['why', m.why(seat, [], text)]),
  'why-items': (m, ws, seat, ids) => m.tell(ws, ['why', m.why(seat, ids)]),
  undo(m, ws, n, seat) {
    const how = m.undo(seat);
    if (how === 'free') return m.takeBack();
    if (how === 'ask') ask(m, ws, 'undo', seat, `${m.names[seat]} asks to take the last move back.`);
  },
  answer(m, ws, id, yes) {
    const question = m.asks.get(id);
    if (!question) return;
    m.asks.delete(id);
    m.tellAll(['answered', { id, text: yes ? 'Everybody agrees.' : 'The answer is no.' }]);
    if (yes && question.kind === 'undo') m.takeBack();
    if (yes && question.kind === 'draw') { m.resigned = { reason: 'draw', text: 'A draw by agreement.', ranks: m.seats.map(() => 1), scores: m.seats.map(() => 0) }; m.show(); }
  },
  offer: (m, ws, what, seat) => ask(m, ws, 'draw', seat, `${m.names[seat]} offers a draw.`),
  resign(m, ws, seat) { m.resigned = { reason: 'resigned', text: `${m.names[seat]} resigns.`, ranks: m.seats.map((s) => (s.seat === seat ? m.seats.length : 1)), scores: m.seats.map(() => 0) }; m.show(); },
  look: (m, ws, n, seat) => (n > m.n ? m.tell(ws, ['error', 'There is no such move.']) : m.tell(ws, ['past', n, m.screen(ws, n, m.status() === 'over' ? seat : m.viewSeat(ws.guest))])),
  ready(m, ws, seat) { m.readySeat = seat; m.show(); },
  chat: (m, ws, text) => m.tellAll(['chat', { who: guests.get(ws.guest)?.name || 'Guest', text, seat: m.mine(ws.guest)[0] ?? 0 }]),
  ping: (m, ws) => m.tell(ws, ['pong']),
};

function ask(m, ws, kind, seat, text) {
  const id = randomUUID();
  m.asks.set(id, { kind });
  const others = [...m.sockets].filter((one) => one.guest !== ws.guest && m.mine(one.guest).length > 0);
  m.tell(ws, ['asked', { id, text: 'The others are asked.' }]);
  for (const one of others) m.tell(one, ['ask', { id, text, kind, seat }]);
  if (others.length === 0) setTimeout(() => words.answer(m, ws, id, kind === 'undo'), DELAY);
}

const sockets = new WebSocketServer({ noServer: true });
server.on('upgrade', (req, socket, head) => {
  const url = new URL(req.url, 'http://x');
  const match = matches.get(url.pathname.split('/')[2]);
  if (!match) return socket.destroy();
  sockets.handleUpgrade(req, socket, head, (ws) => {
    ws.guest = guestOf(req);
    ws.lines = 0;
    match.sockets.add(ws);
    for (const one of match.sockets) match.tell(one, ['seats', match.seatList(one.guest)]);
    match.tell(ws, ['screen', match.screen(ws)]);
    ws.on('message', (data) => { try { const [word, ...values] = JSON.parse(data); words[word]?.(match, ws, ...values); } catch (e) { console.error(e); match.tell(ws, ['error', 'That was not understood.']); } });
    ws.on('close', () => { match.sockets.delete(ws); for (const one of match.sockets) match.tell(one, ['seats', match.seatList(one.guest)]); });
  });
});
server.listen(PORT, '127.0.0.1', () => console.log(`mock house: http://127.0.0.1:${PORT}`));
