// A table without a house: what comes over the line, and what the person does with it.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Wire } from '../src/lib/socket';
import type { Table } from '../src/lib/table.svelte';
import type { Seat } from '../src/lib/types/http';
import type { Action } from '../src/lib/types/scene';
import type { Advice, LogLine, Screen, ToHouse } from '../src/lib/types/socket';
import { action, item } from './make';

const seat = (number: number, kind: Seat['kind']): Seat => ({ seat: number, kind, name: `S${number}`, yours: kind === 'person', online: true, level: '' });
const SEATS = [seat(0, 'person'), seat(1, 'bot')];
const ACTIONS = [action('place paris', 'paris'), action('move king rome', 'king', 'rome'), action('move king', 'king'), action('done')];
const LINE: LogLine = { n: 3, seat: 1, text: 'It moves.', reason: true };

class Fake implements Wire {
  onopen: Wire['onopen'] = null;
  onclose: Wire['onclose'] = null;
  onmessage: Wire['onmessage'] = null;
  sent: ToHouse[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToHouse);
  }
  close(): void {}
}

let wire: Fake;
let table: Table;

function hear(...message: unknown[]): void {
  wire.onmessage?.({ data: JSON.stringify(message) });
}

function screen(n: number, actions: Action[], more: Partial<Screen> = {}): void {
  const scene = { areas: [], items: [item('paris'), item('king'), item('rome')], actions, key: `k${n}` };
  const can = { undo: '', draw: false, resign: true };
  hear('screen', {
    n, line: 0, seat: 0, yours: actions.length > 0 ? [0] : [], to_act: actions.length > 0 ? [0] : [1], prompt: '', scene,
    log: { from: n, lines: [] }, outcome: null, seats: SEATS, can, hand_over: null, ...more,
  });
}

function advise(...nearest: Advice['nearest']): void {
  table.advice.askHint(0, 3);
  hear('advice', { n: 3, kind: 'hint', text: 'Do it.', nearest, dictate: '' });
}

function reconnect(): void {
  table.again();
  wire.onopen?.(undefined as never);
  screen(3, ACTIONS);
}

beforeEach(async () => {
  vi.stubGlobal('document', { documentElement: { dataset: {} }, addEventListener: () => {}, removeEventListener: () => {} });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('location', { protocol: 'http:', host: 'house', origin: 'http://house' });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no house')));
  const { Table } = await import('../src/lib/table.svelte');
  wire = new Fake();
  table = new Table('KQZT', { open: () => wire, later: () => () => {}, chance: () => 0 });
  table.open();
  wire.onopen?.(undefined as never);
  screen(3, ACTIONS);
});
afterEach(() => vi.unstubAllGlobals());

describe('a hint', () => {
  it('lights the best way at once, and until a move is made', () => {
    advise({ words: 'move king rome', text: '' }, { words: 'done', text: '' });
    expect(table.hint).toEqual(['king', 'rome']);
    table.advice.close();
    table.touch('paris'); // sent: nothing else can follow
    expect(table.hint).toEqual([]);
  });

  it('stays in sight while other things are touched, and lets go when nothing else is held', () => {
    advise({ words: 'place paris', text: '' });
    table.touch('king');
    expect([table.path, table.hint]).toEqual([['king'], ['paris']]);
    expect([table.back(), table.hint]).toEqual([true, ['paris']]);
    expect([table.back(), table.hint]).toEqual([true, []]);
    expect(table.back()).toBe(false);
  });

  it('is followed by touching all of it, so that it need only be confirmed', () => {
    advise({ words: 'done', text: '' }, { words: 'move king rome', text: '' });
    table.begin('move king rome');
    expect([table.path, table.narrowed.complete?.words, table.hint]).toEqual([['king', 'rome'], 'move king rome', ['king', 'rome']]);
    expect(table.advice.why).toBeNull();
    table.confirm();
    expect(wire.sent.at(-1)).toEqual(['act', 3, 0, 'move king rome', 0]);
  });

  it('names a button where the action is one', () => {
    advise({ words: 'done', text: '' });
    table.begin('done');
    expect([table.path, table.advised?.words]).toEqual([[], 'done']);
  });

  it('shows what is under the pointer first', () => {
    advise({ words: 'place paris', text: '' }, { words: 'move king rome', text: '' });
    table.advice.pointed = 'move king rome';
    expect(table.hint).toEqual(['king', 'rome']);
    table.advice.pointed = '';
    expect(table.hint).toEqual(['paris']);
  });

  it('goes on with its plan as long as that is kept to', () => {
    const plan = { words: 'move king', text: '', then: ['place paris', 'done'] };
    advise(plan);
    table.begin('move king');
    table.confirm();
    screen(4, ACTIONS);
    expect(table.hint).toEqual(['paris']);
    table.touch('paris');
    screen(5, [action('done'), action('move king', 'king')]);
    expect(table.advised?.words).toBe('done');
    table.touch('king');
    screen(6, ACTIONS);
    expect(table.advised).toBeNull();
  });

  it('is not asked for twice, and not shown to who went on', () => {
    table.advice.askHint(0, 3);
    table.advice.askHint(0, 3);
    expect(wire.sent.filter((message) => message[0] === 'hint')).toHaveLength(1);
    table.touch('king');
    hear('advice', { n: 3, kind: 'hint', text: 'Late.', nearest: [], dictate: '' });
    expect(table.advice.why).toBeNull();
  });

  it('of an earlier position does not answer the question of this one', () => {
    table.advice.askHint(0, 3);
    table.touch('king');
    table.confirm();
    screen(4, ACTIONS);
    table.advice.askHint(0, 4);
    hear('advice', { n: 3, kind: 'hint', text: 'Late.', nearest: [], dictate: '' });
    expect([table.advice.why, table.advice.thinking]).toEqual([null, 'hint']);
    hear('advice', { n: 5, kind: 'hint', text: 'So.', nearest: [], dictate: '' }); // somebody was quicker
    expect(table.advice.why?.text).toBe('So.');
  });

  it('is asked for again when the line was gone', () => {
    const asked = () => wire.sent.filter((message) => message[0] === 'hint').length;
    table.advice.askHint(0, 3);
    reconnect();
    expect(asked()).toBe(2);
    hear('advice', { n: 3, kind: 'hint', text: 'So.', nearest: [], dictate: '' });
    reconnect();
    expect(asked()).toBe(2);
  });
});

describe('the reason of a bot', () => {
  function told(): void {
    table.advice.askReason(LINE);
    hear('advice', { n: 2, kind: 'reason', text: 'That other one.', nearest: [], dictate: '' });
    expect(table.advice.why).toBeNull();
    hear('advice', { n: 3, kind: 'reason', text: 'It liked it.', nearest: [], dictate: '' });
    expect([table.advice.why?.text, table.advice.line?.n]).toEqual(['It liked it.', 3]);
  }

  it('stays while the match goes on', () => {
    told();
    screen(4, []);
    expect(table.advice.why).not.toBeNull();
  });

  it('goes with the end of the match', () => {
    told();
    screen(4, [], { outcome: { reason: '', text: '', ranks: [1, 2], scores: [0, 0] } });
    expect(table.advice.why).toBeNull();
  });

  it('goes when its move is taken back', () => {
    told();
    screen(2, ACTIONS, { log: { from: 3, lines: [] } });
    expect(table.advice.why).toBeNull();
  });
});

describe('matters of the table', () => {
  const QUESTION = { id: 7, text: 'Take it back?' };

  it('are done for the seat shown, or for one of mine where none of them is', () => {
    table.matters.resign();
    expect(wire.sent.at(-1)).toEqual(['resign', 0]);
    screen(4, [], { seat: -2 });
    table.matters.offerDraw();
    expect(wire.sent.at(-1)).toEqual(['offer', 'draw', 0]);
  });

  it('ask and are answered', () => {
    hear('ask', QUESTION);
    expect([table.matters.ask, table.said]).toEqual([QUESTION, QUESTION.text]);
    table.matters.answer(true);
    expect([table.matters.ask, wire.sent.at(-1)]).toEqual([null, ['answer', 7, true]]);
    hear('asked', QUESTION);
    hear('answered', { id: 7, text: 'No.' });
    expect([table.matters.asked, table.notice]).toEqual([null, 'No.']);
  });

  it('are put again on a new line', () => {
    hear('ask', QUESTION);
    wire.onopen?.(undefined as never);
    expect(table.matters.ask).toBeNull();
  });

  it('count what nobody has read', () => {
    hear('chats', [{ who: 'S1', text: 'Hello.', seat: 1 }]);
    hear('chat', { who: 'S1', text: 'Well?', seat: 1 });
    expect([table.matters.chat.map((line) => line.text), table.matters.unread]).toEqual([['Hello.', 'Well?'], 1]);
  });
});
