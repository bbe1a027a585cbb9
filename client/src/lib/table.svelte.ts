// One table as this browser sees it: what came over the line, and what the person is doing.
import { api } from './api';
import { listed, t } from './messages';
import { play } from './notice';
import { Acts } from './acts.svelte';
import { Advising } from './advice.svelte';
import { prefs, stillness } from './prefs.svelte';
import { Past } from './past.svelte';
import { shownLines } from './replay';
import { applied, followed, joinedLog, nextPerson, type Stretch } from './scene';
import type { Glass } from './glass';
import { Line, type LineState, type LineTools } from './socket';
import { kept, narrow, sameActions, touch } from './touch';
import type { Action, Advice, Chances, ChatLine, Dictated, FromHouse, LogLine, Match, Question, Scene, Screen, Seat, Why } from './types';

const ANSWER_WITHIN = 3000;

export interface Sent {
  words: string;
  items: string[];
}

export class Table {
  match = $state.raw<Match | null>(null);
  screen = $state.raw<Screen | null>(null);
  liveScene = $state.raw<Scene | null>(null);
  private stretch = $state.raw<Stretch | null>(null);
  log = $derived<LogLine[]>(this.stretch?.lines ?? []);
  seats = $state.raw<Seat[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  line = $state<LineState>('connecting');
  path = $state.raw<string[]>([]);
  sent = $state.raw<Sent | null>(null);
  /** What was wrong with the text that was sent last; null while there is no answer. */
  dictated = $state.raw<Dictated | null>(null);
  notice = $state('');
  said = $state('');
  ask = $state.raw<Question | null>(null);
  asked = $state.raw<Question | null>(null);
  rematch = $state<string | null>(null);
  /** After the end, how everybody's chances went, once the house has found it out. */
  chances = $state.raw<Chances | null>(null);
  /** Whether no bot of the house has an opinion on this game. */
  unjudged = $state(false);
  glass = $state.raw<Glass | null>(null);
  readonly past: Past;
  readonly acts: Acts;
  readonly advice: Advising;
  private readonly socket: Line;
  private tries = 0;
  private staged = 0; // the latest move whose acts were shown or could have been
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly code: string,
    tools?: LineTools,
  ) {
    this.socket = new Line({ address: () => this.address(), heard: (m) => this.heard(m), changed: (s) => this.changed(s) }, tools);
    this.past = new Past((n, seat) => this.socket.send(['look', n, seat]));
    this.acts = new Acts((n) => this.socket.send(['acts', n, this.seat]), (text) => (this.said = text), (shown) => this.follow(shown));
    this.advice = new Advising((message) => this.socket.send(message));
  }

  // what is shown: the present, a past position, or what a move set off
  looking = $derived.by(() => this.past.on || this.acts.on);
  shown = $derived.by(() => (this.past.on && this.past.screen ? this.past.screen : this.screen));
  scene = $derived.by(() => this.acts.scene ?? (this.past.on && this.past.scene ? this.past.scene : this.liveScene));
  seat = $derived(this.screen?.seat ?? -2);
  mine = $derived.by(() => this.seats.some((seat) => seat.yours));
  over = $derived.by(() => this.screen?.outcome != null);
  acting = $derived.by(() => (this.screen ? this.screen.to_act.some((seat) => this.screen?.yours.includes(seat)) : false));
  myTurn = $derived(this.acting && !this.over);
  actions = $derived.by<Action[]>(() => (this.looking || !this.myTurn || this.screen?.hand_over ? [] : (this.liveScene?.actions ?? [])));
  /** The lines of the log that are shown. */
  lines = $derived.by(() => shownLines(this.log, this.past.screen?.log.lines ?? [], this.past.on ? this.past.n : -1));
  narrowed = $derived(narrow(this.actions, this.path));
  /** The action that advice points at, and the items it touches, in order. */
  advised = $derived.by<Action | null>(() => this.actions.find((action) => action.words === this.advice.words) ?? null);
  hint = $derived.by(() => this.advised?.touches ?? []);
  private standIns = $derived.by(
    () => new Map((this.liveScene?.items ?? []).filter((item) => item.stands_for !== '').map((item) => [item.id, item.stands_for])),
  );

  open(): void {
    this.socket.start();
    addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
    void this.refresh();
  }

  close(): void {
    clearTimeout(this.timer);
    this.past.pause();
    this.acts.leave();
    removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    this.socket.stop();
  }

  async refresh(): Promise<void> {
    this.match = await api.match(this.code).catch(() => this.match);
    if (this.match?.rematch) this.rematch = this.match.rematch;
    if (this.match && this.seats.length === 0) this.seats = this.match.seats;
  }

  again(): void {
    this.socket.restart();
  }

  /** The number of a seat's colour. */
  tone(seat: number): number {
    return (this.seats.find((one) => one.seat === seat)?.tone ?? seat) % 6;
  }

  name(seat: number): string {
    return this.seats.find((one) => one.seat === seat)?.name ?? '';
  }

  /** Several seats in one sentence. */
  nameOf(seats: number[]): string {
    return listed(seats.map((seat) => this.name(seat)));
  }

  /** The item that a touch of this one counts for. */
  meant(id: string): string {
    return this.standIns.get(id) ?? id;
  }

  touch(id: string): void {
    if (this.sent) return;
    const step = touch(this.actions, this.path, this.meant(id));
    if (step.kind === 'send') return this.act(step.action);
    if (step.kind === 'refused') return this.askWhy(id);
    this.advice.close();
    this.path = step.path;
  }

  act(action: Action): void {
    if (!this.screen || this.sent) return;
    this.advice.acted(action.words);
    this.sent = { words: action.words, items: action.touches };
    this.path = [];
    this.notice = '';
    const gone = this.line === 'open' && this.socket.send(['act', this.screen.n, this.screen.seat, action.words, this.screen.line]);
    clearTimeout(this.timer);
    if (!gone) {
      this.sent = null;
      this.notice = t('line-waiting');
      return;
    }
    this.timer = setTimeout(() => this.unanswered(), ANSWER_WITHIN);
  }

  /** Says all at once what a text says; false when it did not go out. */
  dictate(text: string): boolean {
    this.dictated = null;
    this.advice.forget();
    this.path = [];
    return this.screen !== null && this.socket.send(['dictate', this.screen.n, this.screen.seat, text, this.screen.line]);
  }

  confirm(): boolean {
    const action = this.narrowed.complete;
    if (action) this.act(action);
    return action !== null;
  }

  /** One step back; false when there was nothing to step back from. */
  back(): boolean {
    if (this.advice.why) this.advice.close();
    else if (this.path.length > 0) this.path = this.path.slice(0, -1);
    else if (this.advised) this.advice.forget();
    else return false;
    return true;
  }

  /** Why can this not be touched now? Only whoever sits here is answered; others get its name. */
  askWhy(id: string): void {
    this.advice.close();
    if (!this.mine || this.looking || this.over || !this.screen) return;
    this.advice.item = id;
    if (!this.socket.send(['why-items', this.screen.seat, [...this.path, this.meant(id)]])) this.notice = t('line-waiting');
  }

  askHint(): void {
    if (this.advice.askHint(this.seat)) this.said = t('thinking');
  }

  askReason(line: LogLine): void {
    if (this.advice.askReason(line)) this.said = t('thinking');
  }

  /** Takes up what a refusal or a hint offers: all is touched, and waits to be confirmed. */
  begin(words: string): void {
    this.advice.follow(words);
    this.path = this.advised?.touches ?? [];
  }

  undo(): void {
    if (this.screen?.can.undo && !this.sent) this.socket.send(['undo', this.screen.n, this.mySeat(), this.screen.line]);
  }

  resign(): void {
    this.socket.send(['resign', this.mySeat()]);
  }

  /** Do not ask me while this lasts; empty: ask me again. */
  quiet(scope: string): void {
    this.socket.send(['quiet', this.mySeat(), scope]);
  }

  offerDraw(): void {
    this.socket.send(['offer', 'draw', this.mySeat()]);
  }

  answer(yes: boolean): void {
    if (this.ask) this.socket.send(['answer', this.ask.id, yes]);
    this.ask = null;
  }

  /** Stops the sandglass, or lets it run on. */
  turn(word: 'pause' | 'resume'): void {
    if (this.glass) this.socket.send([word, this.glass.clock[`may_${word}`]]);
  }

  say(text: string): boolean {
    return this.socket.send(['chat', text.slice(0, 300)]);
  }

  ready(): void {
    const next = this.screen ? nextPerson(this.screen) : null;
    if (next !== null) this.socket.send(['ready', next]);
  }

  /** The seat table matters are done for: the one shown, else one of mine. */
  private mySeat(): number {
    if (this.seats.some((seat) => seat.yours && seat.seat === this.seat)) return this.seat;
    return this.seats.find((seat) => seat.yours)?.seat ?? this.seat;
  }

  /** Somebody came back to the page: no waiting for the next try. */
  private readonly wake = (): void => {
    if (this.line === 'waiting' && document.visibilityState === 'visible') this.socket.restart();
  };

  private address(): string {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const seen = encodeURIComponent(this.liveScene?.key ?? '');
    return `${scheme}://${location.host}/ws/${encodeURIComponent(this.code)}?from=${this.screen?.n ?? 0}&seen=${seen}`;
  }

  private changed(state: LineState): void {
    // Only the first screen tells where the match is by now; what is touched before would be out of date.
    this.line = state === 'open' ? 'connecting' : state;
    if (state !== 'open') return;
    this.ask = this.asked = null; // whatever is still open is put again
    this.past.again();
    this.acts.again();
  }

  private unanswered(): void {
    this.sent = null;
    this.notice = t('no-answer');
    this.socket.restart();
  }

  private heard(message: FromHouse): void {
    switch (message[0]) {
      case 'screen': return this.showScreen(message[1]);
      case 'past': return this.past.came(message[1], message[2], this.liveScene);
      case 'acts': return this.acts.came(message[1], message[2]);
      case 'dictated': this.dictated = message[1]; return;
      case 'why': return this.showWhy(message[1]);
      case 'advice': return this.showAdvice(message[1]);
      case 'refused':
        this.advice.item = this.sent?.items.at(-1) ?? null;
        this.settle();
        return this.showWhy(message[1]);
      case 'late':
        this.settle();
        this.dictated ??= { text: message[1], rule: '', rule_text: '' };
        this.notice = message[1];
        return;
      case 'error':
        this.settle();
        this.dictated ??= { text: message[1], rule: '', rule_text: '' };
        this.past.answered();
        this.advice.thinking = '';
        this.notice = message[1];
        return;
      case 'ask':
        this.ask = message[1];
        this.said = message[1].text;
        return;
      case 'asked': this.asked = message[1]; return;
      case 'answered':
        this.ask = this.asked = null;
        this.notice = message[1].text;
        return;
      case 'seats':
        this.seats = message[1];
        void this.refresh();
        return;
      case 'chat':
        this.chat = [...this.chat.slice(-199), message[1]];
        this.unread += 1;
        return;
      case 'chats': this.chat = message[1]; return;
      case 'rematch':
        this.rematch = message[1];
        this.said = t('rematch-there');
        return;
      case 'clock': this.glass = message[1] && { clock: message[1], at: performance.now() }; return;
      case 'pong': return;
    }
  }

  private settle(): void {
    clearTimeout(this.timer);
    this.sent = null;
  }

  private showAdvice(advice: Advice): void {
    if (this.advice.came(advice)) this.said = advice.text;
  }

  private showWhy(why: Why): void {
    this.advice.why = why;
    this.said = `${why.text} ${why.rule}`;
  }

  private showScreen(screen: Screen): void {
    this.line = 'open';
    const scene = applied(this.liveScene, screen.scene);
    const log = joinedLog(this.stretch, screen.log, screen.n);
    if (!scene || !log) {
      // Something is missing in between: forget what was seen and ask for the whole.
      this.liveScene = this.screen = this.stretch = null;
      this.tries += 1;
      if (this.tries <= 3) this.socket.restart();
      else this.notice = t('no-sense');
      return;
    }
    this.tries = 0;
    const first = this.screen === null;
    const wasMine = this.myTurn;
    const fresh = first ? [] : screen.log.lines;
    const before = this.liveScene;
    if (this.screen && screen.log.from <= this.screen.n) this.past.forget();
    if (this.screen && screen.n < this.screen.n) this.acts.leave();
    this.settle();
    // What others do at the same time takes no answer away.
    if (this.screen?.seat !== screen.seat || !sameActions(scene.actions, before?.actions ?? [])) this.advice.goneOn(scene.actions);
    this.advice.retold(screen.log.from);
    if (this.screen && (this.screen.seat !== screen.seat || !this.screen.outcome !== !screen.outcome)) this.advice.forget();
    if (screen.hand_over) {
      this.past.leave();
      this.acts.leave();
    }
    this.screen = screen;
    this.liveScene = scene;
    this.stretch = log;
    this.seats = screen.seats;
    this.path = kept(this.actions, this.path);
    this.announce(this.stage(before, first) ? [] : fresh, first ? true : wasMine);
    if (screen.outcome && this.match?.state !== 'over') void this.refresh();
    if (screen.outcome && !this.chances) void this.judge();
  }

  private async judge(): Promise<void> {
    try {
      this.chances = await api.chances(this.code);
    } catch {
      this.unjudged = true;
    }
  }

  /** The present comes back after something else was shown. */
  private follow(shown: Scene | null): void {
    if (this.liveScene) this.liveScene = followed(this.liveScene, shown);
  }

  /** What is new and can be seen piece by piece is shown so at once, unless motion is not wanted. */
  private stage(before: Scene | null, first: boolean): boolean {
    if (this.screen?.hand_over) return false;
    const moves = this.log.filter((line) => line.acts && line.n > this.staged).map((line) => line.n);
    this.staged = moves.at(-1) ?? Math.min(this.staged, this.screen?.n ?? 0);
    if (first || this.past.on || moves.length === 0 || stillness()) return false;
    this.acts.show(moves, before);
    return true;
  }

  private announce(fresh: LogLine[], wasMine: boolean): void {
    if (this.screen?.hand_over) return; // not for everybody's ears
    const turn = this.myTurn && !wasMine ? [t('your-turn'), this.screen?.prompt ?? ''] : [];
    const lines = [...fresh.map((line) => line.text), ...turn, ...(this.screen?.outcome ? [this.screen.outcome.text] : [])];
    if (lines.length > 0) this.said = lines.join(' ');
    if (prefs.sound && lines.length > 0) play(turn.length > 0 ? 'turn' : 'move');
  }
}
