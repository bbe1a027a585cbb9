// Noughts and crosses as scenes: the smallest game a client can be tried on.
const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const NAMES = ['top left', 'top', 'top right', 'left', 'centre', 'right', 'bottom left', 'bottom', 'bottom right'];
const at = (i) => ({ x: 50 + (i % 3) * 100, y: 50 + Math.floor(i / 3) * 100 });

export const noughts = {
  id: 'noughts',
  title: 'Noughts and Crosses',
  about: 'Three in a row. A minute a game, and the smallest thing that can be played here.',
  fewest: 2,
  most: 2,
  draws: true,
  bots: [{ level: 'uniform', name: 'Easy', about: 'Touches any free square.' }],
  options: [
    { name: 'start', kind: 'choice', values: ['crosses', 'noughts'], default: 'crosses', label: 'Who begins', help: 'The other side answers.', rules: ['NC-1'] },
  ],
  book: [
    { part: 'Turns', rules: [
      { id: 'NC-1', text: 'Crosses begin; then the players take turns.', question: '', source: 'p. 1', standing: 'printed', cites: [] },
      { id: 'NC-2', text: 'A mark goes onto a free square.', question: '', source: 'p. 1', standing: 'printed', cites: ['NC-1'] } ] },
    { part: 'The end', rules: [
      { id: 'NC-3', text: 'Three marks of one kind in a row, a column or a diagonal win.', question: 'And a full board? Nobody wins.', source: 'p. 1', standing: 'ruling', cites: [] } ] },
  ],
  start: () => ({ cells: Array(9).fill(-1), turn: 0 }),
  toAct(s) { return this.outcome(s) ? [] : [s.turn]; },
  actions(s, seat) {
    if (s.turn !== seat || this.outcome(s)) return [];
    return s.cells.flatMap((c, i) => (c < 0 ? [{ words: `mark ${i}`, touches: [`cell-${i}`], text: `Put your ${seat ? 'nought' : 'cross'} ${NAMES[i]}.`, kind: '' }] : []));
  },
  apply(s, seat, words) { const cells = [...s.cells]; cells[Number(words.split(' ')[1])] = seat; return { cells, turn: 1 - seat }; },
  outcome(s) {
    const won = LINES.find((l) => s.cells[l[0]] >= 0 && l.every((i) => s.cells[i] === s.cells[l[0]]));
    if (won) { const w = s.cells[won[0]]; return { reason: 'line', text: `${w ? 'Noughts' : 'Crosses'} have three in a row.`, ranks: w ? [2, 1] : [1, 2], scores: w ? [0, 1] : [1, 0] }; }
    return s.cells.includes(-1) ? null : { reason: 'full', text: 'The board is full: nobody wins.', ranks: [1, 1], scores: [0, 0] };
  },
  say: (s, seat, words, names) => `${names[seat]} marks the ${NAMES[Number(words.split(' ')[1])]} square.`,
  prompt: (s, seat, names) => (s.turn === seat ? 'Touch a free square.' : `${names[s.turn]} is thinking.`),
  scene: (s) => ({
    areas: [{ id: 'board', name: 'Board', kind: 'board', seat: -1, width: 300, height: 300, backdrop: 'grid' }],
    items: [
      ...s.cells.map((c, i) => ({ id: `cell-${i}`, area: 'board', sprite: 'cell', ...at(i), w: 84, h: 84, angle: 0, layer: 0, label: '', name: `${NAMES[i]}, ${['empty', 'cross', 'nought'][c + 1]}`, group: '', tone: -1, region: false, near: [] })),
      ...s.cells.flatMap((c, i) => (c < 0 ? [] : [{ id: `mark-${i}`, area: 'board', sprite: c ? 'nought' : 'cross', ...at(i), w: 70, h: 70, angle: 0, layer: 1, label: '', name: '', group: '', tone: c, region: false, near: [] }])),
    ],
    groups: {},
  }),
  why(s, seat, ids) {
    if (this.outcome(s)) return { text: 'The match is over.', rule: 'NC-3' };
    if (s.turn !== seat) return { text: 'It is not your turn: the other side answers first.', rule: 'NC-1' };
    return { text: `The ${NAMES[Number(String(ids.at(-1)).split('-')[1])] ?? ''} square is taken already.`, rule: 'NC-2' };
  },
  sheet: () => `<svg xmlns="http://www.w3.org/2000/svg">
<symbol id="noughts-grid" viewBox="0 0 300 300"><rect width="300" height="300" rx="14" fill="#efe3c8"/><g stroke="#8a7350" stroke-width="4" stroke-linecap="round"><path d="M100 14V286M200 14V286M14 100H286M14 200H286"/></g></symbol>
<symbol id="noughts-cell" viewBox="0 0 84 84"><rect width="84" height="84" rx="12" fill="#fff" fill-opacity="0.25"/></symbol>
<symbol id="noughts-cross" viewBox="0 0 70 70"><path d="M12 12L58 58M58 12L12 58" fill="none" stroke="var(--tone,#333)" stroke-width="11" stroke-linecap="round"/></symbol>
<symbol id="noughts-nought" viewBox="0 0 70 70"><circle cx="35" cy="35" r="24" fill="none" stroke="var(--tone,#333)" stroke-width="11"/></symbol></svg>`,
  cover: () => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360"><rect width="640" height="360" fill="#e9dcbd"/><g stroke="#8a7350" stroke-width="8" stroke-linecap="round"><path d="M260 30V330M380 30V330M150 130H490M150 230H490"/></g><path d="M175 45l60 60m0-60l-60 60M290 150l60 60m0-60l-60 60" stroke="#0132af" stroke-width="14" stroke-linecap="round"/><circle cx="435" cy="75" r="32" fill="none" stroke="#d70c00" stroke-width="14"/><circle cx="205" cy="280" r="32" fill="none" stroke="#d70c00" stroke-width="14"/></svg>`,
};
