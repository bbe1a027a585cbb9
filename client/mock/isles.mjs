// A small map game: regions, pawns that walk and take, a button, panels, a balance that swings.
const COLS = 4, ROWS = 3, W = 1000, H = 700;
const LANDS = ['Arden', 'Borough', 'Cliffs', 'Dunes', 'Eastmark', 'Fens', 'Gorse', 'Heath', 'Inlet', 'Juniper', 'Kestrel', 'Lowland'];
const KINDS = ['king', 'hat', 'disc'];
const jitter = (i, j, k) => Math.sin(i * 12.9898 + j * 78.233 + k * 37.719) * 43758.5453 % 1;
const vertex = (i, j) => [40 + (i * (W - 80)) / COLS + (i % COLS ? jitter(i, j, 1) * 50 : 0), 40 + (j * (H - 80)) / ROWS + (j % ROWS ? jitter(i, j, 2) * 45 : 0)];
const mid = (a, b) => [(a[0] + b[0]) / 2 + jitter(a[0], b[1], 3) * 26, (a[1] + b[1]) / 2 + jitter(a[1], b[0], 4) * 26];
const edge = (a, b) => (a[0] + a[1] < b[0] + b[1] ? mid(a, b) : mid(b, a));

const regions = LANDS.map((name, r) => {
  const i = r % COLS, j = Math.floor(r / COLS);
  const c = [vertex(i, j), vertex(i + 1, j), vertex(i + 1, j + 1), vertex(i, j + 1)];
  const xs = c.map((p) => p[0]), ys = c.map((p) => p[1]);
  const box = { x0: Math.min(...xs) - 20, y0: Math.min(...ys) - 20, x1: Math.max(...xs) + 20, y1: Math.max(...ys) + 20 };
  const p = (q) => `${(q[0] - box.x0).toFixed(1)} ${(q[1] - box.y0).toFixed(1)}`;
  const d = `M${p(c[0])}` + c.map((a, k) => { const b = c[(k + 1) % 4]; return `Q${p(edge(a, b))} ${p(b)}`; }).join('') + 'Z';
  const near = [[i - 1, j], [i + 1, j], [i, j - 1], [i, j + 1]].filter(([a, b]) => a >= 0 && a < COLS && b >= 0 && b < ROWS).map(([a, b]) => a + b * COLS);
  return { name, d, near, w: box.x1 - box.x0, h: box.y1 - box.y0, x: (box.x0 + box.x1) / 2, y: (box.y0 + box.y1) / 2 };
});
const homes = [0, 11, 3, 8];
const free = (s, r, seat) => !s.pawns.some((p) => p.at === r && p.seat !== seat);
const found = (s, id) => s.pawns.find((p) => p.id === id);
const lands = (s, seat) => new Set(s.pawns.filter((p) => p.seat === seat && p.at >= 0).map((p) => p.at)).size;
const cap = (t) => t[0].toUpperCase() + t.slice(1);

export const isles = {
  id: 'isles',
  title: 'The Twelve Lands',
  about: 'Walk, take and hold: whoever stands in most lands after eight rounds has won.',
  fewest: 2,
  most: 4,
  draws: true,
  bots: [
    { level: 'uniform', name: 'Wanderer', about: 'Moves without a plan.' },
    { level: 'greedy', name: 'Raider', about: 'Takes whatever it can.' },
  ],
  options: [
    { name: 'rounds', kind: 'number', values: [], told: [], step: 1, seats: [], low: 2, high: 20, default: 8, label: 'Rounds', help: 'The match ends after so many.', rules: ['TL-9'] },
    { name: 'secret', kind: 'flag', values: [], told: [], step: 1, seats: [], default: false, label: 'Hide the board between turns', help: 'For people who share a device.', rules: [] },
    { name: 'wind', kind: 'choice', values: ['none', 'gentle', 'strong'], told: [], step: 1, seats: [], default: 'none', label: 'Wind', help: 'A strong wind is only for four players.', rules: ['TL-1', 'TL-3'] },
  ],
  check: (seats, o) => (o.wind === 'strong' && seats < 4 ? { error: 'A strong wind needs four players; there are ' + seats + '.', option: 'wind' } : o.rounds > 20 ? { error: 'At most 20 rounds.', option: 'rounds' } : null),
  book: [
    { part: 'Turns', rules: [
      { id: 'TL-1', text: 'In your turn you make up to two moves, then you end it.', question: '', source: 'p. 2', standing: 'printed', cites: ['TL-3'] },
      { id: 'TL-2', text: 'Only your own pawns obey you.', question: '', source: 'p. 2', standing: 'printed', cites: [] } ] },
    { part: 'Moving', rules: [
      { id: 'TL-3', text: 'A pawn moves to a land that shares a border with its own.', question: 'Does a corner count? No.', source: 'p. 3', standing: 'printed', cites: [] },
      { id: 'TL-4', text: 'Where another seat has a pawn, yours may enter only by taking it.', question: '', source: 'p. 3', standing: 'printed', cites: ['TL-5'] },
      { id: 'TL-5', text: 'A pawn that is taken goes to the panel of whoever took it.', question: '', source: 'ruling 2', standing: 'ruling', cites: [] },
      ...Array.from({ length: 12 }, (_, i) => ({ id: `TL-2${i}`, text: `A ruling about ${LANDS[i]}: it counts as one land, whatever its coast looks like.`, question: '', source: 'ruling', standing: 'ruling', cites: ['TL-3'] })) ] },
    { part: 'The end', rules: [{ id: 'TL-9', text: 'After the last round whoever stands in most lands wins.', question: '', source: 'p. 4', standing: 'printed', cites: [] }] },
  ],
  start(seats, options) {
    const pawns = [];
    for (let seat = 0; seat < seats; seat++) {
      const home = homes[seat];
      [home, regions[home].near[0], regions[home].near[1]].forEach((at, k) => pawns.push({ id: `pawn-${seat}-${k}`, seat, kind: KINDS[k], at, by: -1, guard: false }));
    }
    return { seats, pawns, turn: 0, left: 2, round: 1, rounds: options.rounds ?? 8 };
  },
  toAct(s) { return this.outcome(s) ? [] : [s.turn]; },
  actions(s, seat) {
    if (s.turn !== seat || this.outcome(s)) return [];
    const list = [];
    for (const p of s.pawns.filter((one) => one.seat === seat && one.at >= 0 && s.left > 0)) {
      if (!p.guard) list.push({ words: `guard ${p.id}`, touches: [p.id], text: `Put the ${p.kind} on guard in ${LANDS[p.at]}.`, kind: '' });
      for (const r of regions[p.at].near) {
        if (free(s, r, seat)) list.push({ words: `move ${p.id} ${r}`, touches: [p.id, `land-${r}`], text: `Move the ${p.kind} from ${LANDS[p.at]} to ${LANDS[r]}.`, kind: '' });
        else for (const e of s.pawns.filter((one) => one.at === r && one.seat !== seat && !one.guard)) list.push({ words: `take ${p.id} ${r} ${e.id}`, touches: [p.id, `land-${r}`, e.id], text: `Enter ${LANDS[r]} with the ${p.kind} and take the ${e.kind} of seat ${e.seat + 1}.`, kind: '' });
      }
    }
    list.push({ words: 'done', touches: [], text: 'End your turn', kind: 'done' });
    return list;
  },
  apply(s, seat, words) {
    const [verb, id, to, enemy] = words.split(' ');
    const next = structuredClone(s);
    if (verb === 'done') return this.pass(next);
    const p = found(next, id);
    if (verb === 'guard') p.guard = true;
    else { p.at = Number(to); p.guard = false; }
    if (verb === 'take') { const e = found(next, enemy); e.at = -1; e.by = seat; }
    next.left -= 1;
    return next;
  },
  pass(s) {
    do { s.turn = (s.turn + 1) % s.seats; if (s.turn === 0) s.round += 1; } while (!s.pawns.some((p) => p.seat === s.turn && p.at >= 0));
    s.left = 2;
    for (const p of s.pawns) if (p.seat === s.turn) p.guard = false;
    return s;
  },
  outcome(s) {
    const alive = new Set(s.pawns.filter((p) => p.at >= 0).map((p) => p.seat));
    if (s.round <= s.rounds && alive.size > 1) return null;
    const scores = Array.from({ length: s.seats }, (_, i) => lands(s, i));
    const ranks = scores.map((x) => 1 + scores.filter((y) => y > x).length);
    return { reason: 'rounds', text: `Seat ${ranks.indexOf(1) + 1} holds most lands: ${Math.max(...scores)} of 12.`, ranks, scores };
  },
  say(s, seat, words, names) {
    const [verb, id, to, enemy] = words.split(' ');
    const p = id && found(s, id);
    if (verb === 'done') return `${names[seat]} ends the turn.`;
    if (verb === 'guard') return `${names[seat]} puts the ${p.kind} on guard in ${LANDS[p.at]}.`;
    if (verb === 'move') return `${names[seat]} moves the ${p.kind} from ${LANDS[p.at]} to ${LANDS[to]}.`;
    return `${names[seat]} takes the ${found(s, enemy).kind} of ${names[found(s, enemy).seat]} in ${LANDS[to]}.`;
  },
  prompt(s, seat, names) {
    if (s.turn !== seat) return `${names[s.turn]} is thinking (round ${s.round} of ${s.rounds}).`;
    return s.left > 0 ? `Touch a pawn, then a land next to it: ${s.left} of 2 moves left (round ${s.round} of ${s.rounds}).` : 'You have made both moves: end your turn.';
  },
  scene(s, seat, names) {
    const items = regions.map((r, i) => ({ id: `land-${i}`, area: 'map', sprite: `land-${i}`, x: r.x, y: r.y, w: r.w, h: r.h, angle: 0, layer: 0, label: r.name, name: `${r.name}${s.pawns.filter((p) => p.at === i).map((p) => `, ${p.kind} of ${names[p.seat]}`).join('')}`, group: '', tone: -1, region: true, near: r.near.map((k) => `land-${k}`) }));
    const spot = (p) => { const there = s.pawns.filter((q) => q.at === p.at); const k = there.indexOf(p); const r = regions[p.at]; return { x: r.x + (k - (there.length - 1) / 2) * 50, y: r.y + 52 }; };
    for (const p of s.pawns) {
      const base = { id: p.id, sprite: p.kind, w: 44, h: 50, angle: 0, layer: 2, label: '', group: '', tone: p.seat, region: false, near: [] };
      if (p.at >= 0) items.push({ ...base, area: 'map', ...spot(p), label: KINDS.indexOf(p.kind) === 0 ? 'K' : p.kind[0].toUpperCase(), name: `${cap(p.kind)} of ${names[p.seat]} in ${LANDS[p.at]}${p.guard ? ', on guard' : ''}`, near: [`land-${p.at}`] });
      else items.push({ ...base, area: `panel-${p.by}`, x: 140 + 34 * s.pawns.filter((q) => q.by === p.by).indexOf(p), y: 30, w: 30, h: 34, name: `${cap(p.kind)} taken from ${names[p.seat]}` });
    }
    const areas = [{ id: 'map', name: 'Map of the twelve lands', kind: 'board', seat: -1, width: W, height: H, backdrop: 'sea' }];
    for (let k = 0; k < s.seats; k++) {
      areas.push({ id: `panel-${k}`, name: `Panel of ${names[k]}`, kind: 'panel', seat: k, width: 340, height: 60, backdrop: '' });
      items.push({ id: `count-${k}`, area: `panel-${k}`, sprite: 'plate', x: 45, y: 30, w: 80, h: 44, angle: 0, layer: 0, label: `${lands(s, k)} lands`, name: `${lands(s, k)} lands`, group: '', tone: -1, region: false, near: [] });
    }
    areas.push({ id: 'balance', name: 'Balance of the first two seats', kind: 'track', seat: -1, width: 340, height: 130, backdrop: 'stand' });
    items.push({ id: 'beam', area: 'balance', sprite: 'beam', x: 170, y: 40, w: 260, h: 16, angle: 0, layer: 1, label: '', name: `The beam leans to ${lands(s, 0) > lands(s, 1) ? names[0] : lands(s, 0) < lands(s, 1) ? names[1] : 'nobody'}`, group: 'arm', tone: -1, region: false, near: [] });
    for (const k of [0, 1]) items.push({ id: `pan-${k}`, area: 'balance', sprite: 'plate', x: k ? 280 : 60, y: 62, w: 56, h: 34, angle: 0, layer: 2, label: String(lands(s, k)), name: '', group: 'arm', tone: k, region: false, near: [] });
    return { areas, items, groups: { arm: { angle: 6 * (lands(s, 1) - lands(s, 0)), x: 170, y: 40, swing: { period: 1.2, damping: 0.18 } } } };
  },
  why(s, seat, ids) {
    if (this.outcome(s)) return { text: 'The match is over.', rule: 'TL-9' };
    if (s.turn !== seat) return { text: `It is the turn of seat ${s.turn + 1}.`, rule: 'TL-1' };
    if (s.left === 0) return { text: 'You have made 2 of 2 moves in this turn.', rule: 'TL-1' };
    const [first, second] = ids.map(String);
    const p = found(s, first);
    if (!p) return { text: 'A move begins with one of your pawns.', rule: 'TL-1' };
    if (p.seat !== seat) return { text: `The ${p.kind} belongs to seat ${p.seat + 1}, not to you.`, rule: 'TL-2' };
    const r = Number(second?.split('-')[1]);
    if (second?.startsWith('land') && !regions[p.at].near.includes(r)) return { text: `${LANDS[r]} has no border with ${LANDS[p.at]}, where the ${p.kind} stands.`, rule: 'TL-3' };
    return { text: 'First touch the land, then the pawn that is to be taken there.', rule: 'TL-4' };
  },
  sheet: () => `<svg xmlns="http://www.w3.org/2000/svg">
<symbol id="isles-sea" viewBox="0 0 ${W} ${H}"><rect width="${W}" height="${H}" fill="#bcd3d6"/><g fill="none" stroke="#a5c2c6" stroke-width="2"><path d="M0 18q25-14 50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0M0 688q25-14 50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0"/></g></symbol>
${regions.map((r, i) => `<symbol id="isles-land-${i}" viewBox="0 0 ${r.w.toFixed(1)} ${r.h.toFixed(1)}"><path d="${r.d}" fill="${['#efe3c8', '#e6e2c4', '#efd9c3', '#dfe2cd'][(i + Math.floor(i / 4)) % 4]}" stroke="#6d5f48" stroke-width="2" stroke-linejoin="round"/></symbol>`).join('\n')}
<symbol id="isles-king" viewBox="0 0 44 50"><path d="M6 46L10 24L4 10L15 18L22 4L29 18L40 10L34 24L38 46Z" fill="var(--tone,#777)" stroke="var(--tone-dark,#222)" stroke-width="2.5" stroke-linejoin="round"/></symbol>
<symbol id="isles-hat" viewBox="0 0 44 50"><path d="M2 34Q8 10 22 10T42 34Q22 44 2 34Z" fill="var(--tone,#777)" stroke="var(--tone-dark,#222)" stroke-width="2.5"/></symbol>
<symbol id="isles-disc" viewBox="0 0 44 50"><ellipse cx="22" cy="27" rx="19" ry="18" fill="var(--tone,#777)" stroke="var(--tone-dark,#222)" stroke-width="2.5"/></symbol>
<symbol id="isles-plate" viewBox="0 0 80 44" preserveAspectRatio="none"><rect x="1" y="1" width="78" height="42" rx="8" fill="var(--tone,#7b6a4c)" stroke="var(--tone-dark,#3d321d)" stroke-width="2"/></symbol>
<symbol id="isles-beam" viewBox="0 0 260 16"><rect y="3" width="260" height="10" rx="5" fill="#b98b3a" stroke="#5e451a" stroke-width="1.5"/></symbol>
<symbol id="isles-stand" viewBox="0 0 340 130"><path d="M165 36L150 122H190L175 36Z" fill="#8a6a34"/><rect x="110" y="118" width="120" height="10" rx="4" fill="#6b5127"/></symbol></svg>`,
  cover: () => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 60 1000 560"><rect y="0" width="1000" height="700" fill="#bcd3d6"/>${regions.map((r, i) => `<path transform="translate(${(r.x - r.w / 2).toFixed(1)} ${(r.y - r.h / 2).toFixed(1)})" d="${r.d}" fill="${['#efe3c8', '#e6e2c4', '#efd9c3', '#dfe2cd'][(i + Math.floor(i / 4)) % 4]}" stroke="#6d5f48" stroke-width="3"/>`).join('')}</svg>`,
};
