// One match of the mock: states kept from the start, screens built for each viewer.
const WATCHER = -2;
let keys = 0;

export class Match {
  constructor(game, code, seats, options, meta) {
    Object.assign(this, { game, code, options, seats, created: Date.now(), sockets: new Set(), moves: [], asks: new Map(), resigned: null, rematch: null, readySeat: -1, meta, botTimer: null });
    this.states = [game.start(seats.length, options)];
  }
  get n() { return this.moves.length; }
  get state() { return this.states.at(-1); }
  get names() { return this.seats.map((s) => s.name || 'free seat'); }
  get open() { return this.seats.some((s) => s.kind === 'open'); }
  outcome(s = this.state) {
    if (s === this.state && this.resigned) return this.resigned;
    return this.game.outcome(s);
  }
  status() { return this.outcome() ? 'over' : this.open ? 'open' : 'running'; }
  toAct() { return this.status() === 'running' ? this.game.toAct(this.state) : []; }
  mine(guest) { return this.seats.filter((s) => s.guest && s.guest === guest).map((s) => s.seat); }
  seatList(guest) {
    const here = new Set([...this.sockets].map((s) => s.guest));
    return this.seats.map((s) => ({ seat: s.seat, kind: s.kind, name: s.name, yours: !!s.guest && s.guest === guest, online: s.kind === 'bot' || here.has(s.guest), level: s.level ?? '' }));
  }
  row(guest) {
    return { code: this.code, game: this.game.id, title: this.game.title, seats: this.seatList(guest), n: this.n, state: this.status(), to_act: this.toAct(), mine: this.mine(guest), age: Math.round((Date.now() - this.created) / 1000) };
  }
  full(guest) {
    return { ...this.row(guest), options: this.options, told_options: this.game.options.map((o) => ({ label: o.label, value: String(this.options[o.name] ?? o.default) })), commitment: 'b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c', rematch: this.rematch };
  }
  viewSeat(guest) {
    const mine = this.mine(guest);
    if (mine.length === 0) return WATCHER;
    return this.toAct().find((s) => mine.includes(s)) ?? mine[0];
  }
  undo(seat) {
    if (this.n === 0 || seat < 0 || this.outcome()) return '';
    const last = this.moves.at(-1);
    return last.seat === seat && this.state.turn === seat ? 'free' : this.moves.some((m) => m.seat === seat) ? 'ask' : '';
  }
  screen(ws, past = null, asSeat = null) {
    const state = past === null ? this.state : this.states[past];
    const seat = asSeat ?? this.viewSeat(ws.guest);
    const live = past === null;
    const actions = live && this.status() === 'running' && seat >= 0 ? this.game.actions(state, seat) : [];
    const scene = { ...this.game.scene(state, seat, this.names), actions, key: `k${++keys}` };
    const mine = this.mine(ws.guest);
    const toAct = live ? this.toAct() : this.game.toAct(state);
    const secret = this.options.secret && mine.length > 1 && live && toAct.some((s) => mine.includes(s)) && this.readySeat !== toAct[0];
    const lines = this.moves.map((m, i) => ({ n: i + 1, seat: m.seat, text: m.text }));
    const from = live ? Math.min(ws.lines ?? 0, lines.length) : 0;
    if (live && ws.lines > lines.length) ws.lines = lines.length;
    const out = {
      n: live ? this.n : past, seat, yours: toAct.filter((s) => mine.includes(s)), to_act: toAct,
      prompt: this.open ? 'The match begins when every seat is taken.' : live && this.outcome() ? '' : this.game.prompt(state, seat, this.names),
      scene: live ? this.change(ws, scene) : scene,
      log: { from, lines: live ? lines.slice(from) : lines.slice(0, past) },
      outcome: live ? this.outcome() : this.game.outcome(state), seats: this.seatList(ws.guest),
      can: { undo: live ? this.undo(seat) : '', draw: !!this.game.draws && mine.length > 0, resign: mine.length > 0 && this.status() === 'running', rematch: mine.length > 0 && this.status() === 'over' },
      hand_over: secret ? this.names[toAct[0]] : null, watchers: [...this.sockets].filter((s) => this.mine(s.guest).length === 0).length,
    };
    if (secret) { out.scene = { ...scene, items: [], areas: scene.areas, actions: [] }; ws.scene = out.scene; }
    if (live) ws.lines = lines.length;
    return out;
  }
  change(ws, scene) {
    const base = ws.scene;
    ws.scene = scene;
    if (!base) return scene;
    const had = new Map(base.items.map((i) => [i.id, JSON.stringify(i)]));
    const has = new Set(scene.items.map((i) => i.id));
    return { base: base.key, key: scene.key, set: scene.items.filter((i) => had.get(i.id) !== JSON.stringify(i)), gone: [...had.keys()].filter((id) => !has.has(id)), actions: scene.actions, groups: scene.groups };
  }
  tell(ws, message) { if (ws.readyState === 1) ws.send(JSON.stringify(message)); }
  tellAll(message) { for (const ws of this.sockets) this.tell(ws, message); }
  show() { for (const ws of this.sockets) this.tell(ws, ['screen', this.screen(ws)]); this.think(); }
  act(seat, words, quiet = false) {
    const text = this.game.say(this.state, seat, words, this.names);
    const next = this.game.apply(this.state, seat, words);
    if (next.turn !== this.state.turn) this.readySeat = -1;
    this.states.push(next);
    this.moves.push({ seat, words, text });
    if (!quiet) this.show();
  }
  takeBack() { if (this.n > 0) { this.states.pop(); this.moves.pop(); for (const ws of this.sockets) ws.lines = Math.min(ws.lines, this.n); this.show(); } }
  think() {
    clearTimeout(this.botTimer);
    const seat = this.toAct()[0];
    if (seat === undefined || this.seats[seat].kind !== 'bot') return;
    this.botTimer = setTimeout(() => {
      if (this.toAct()[0] !== seat) return;
      const list = this.game.actions(this.state, seat);
      const wild = list.filter((a) => a.touches.length > 1 || list.length <= 9 && a.touches.length > 0);
      const pool = wild.length > 0 ? wild : list;
      this.act(seat, pool[Math.floor(Math.random() * pool.length)].words);
    }, this.meta.delay);
  }
  why(seat, ids, words = '') {
    const base = this.game.why(this.state, seat, ids);
    const rule = this.game.book.flatMap((p) => p.rules).find((r) => r.id === base.rule);
    const legal = this.game.actions(this.state, seat);
    const near = legal.filter((a) => a.touches[0] === ids[0]).concat(legal).slice(0, 3);
    return { words, text: base.text, rule: base.rule, rule_text: rule?.text ?? '', nearest: near.map((a) => ({ words: a.words, text: a.text })) };
  }
}
