// One table as this browser sees it: what came over the line, and what the person is doing.
import { api } from './api';
import { t } from './messages';
import { play } from './notice';
import { Acts } from './acts.svelte';
import { Advising } from './advice.svelte';
import { Matters } from './matters.svelte';
import { prefs } from './prefs.svelte';
import { Past } from './past.svelte';
import { Present } from './present.svelte';
import { shownLines } from './replay';
import { nextPerson } from './scene';
import { Line, type LineState, type LineTools } from './socket';
import { kept, narrow, sameActions, touch } from './touch';
import type { Chances, Match } from './types/http';
import type { Action } from './types/scene';
import type { Dictated, FromHouse, LogLine, Screen, ToHouse } from './types/socket';

const ANSWER_WITHIN = 3000;

export interface Sent {
  words: string;
  items: string[];
}

export class Table {
  match = $state.raw<Match | null>(null);
  line = $state<LineState>('connecting');
  path = $state.raw<string[]>([]);
  sent = $state.raw<Sent | null>(null);
  /** What was wrong with the text that was sent last; null while there is no answer. */
  dictated = $state.raw<Dictated | null>(null);
  notice = $state('');
  said = $state('');
  /** After the end, how everybody's chances went, once the house has found it out. */
  chances = $state.raw<Chances | null>(null);
  /** Whether no bot of the house has an opinion on this game. */
  unjudged = $state(false);
  readonly present = new Present();
  readonly past: Past;
  readonly acts: Acts;
  readonly advice: Advising;
  readonly matters: Matters;
  private readonly socket: Line;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly code: string,
    tools?: LineTools,
  ) {
    this.socket = new Line({ address: () => this.address(), heard: (m) => this.heard(m), changed: (s) => this.changed(s) }, tools);
    const send = (message: ToHouse): boolean => this.socket.send(message);
    const told = (text: string): void => { this.said = text; };
    const noticed = (text: string): void => { this.notice = text; };
    this.past = new Past((n, seat) => send(['look', n, seat]));
    this.acts = new Acts((n) => send(['acts', n, this.present.seat]), told, (shown) => this.present.follow(shown));
    this.advice = new Advising(send, told);
    this.matters = new Matters(this.present, send, told, noticed);
  }

  // what is shown: the present, a past position, or what a move set off
  looking = $derived.by(() => this.past.on || this.acts.on);
  shown = $derived.by(() => (this.past.on && this.past.screen ? this.past.screen : this.present.screen));
  scene = $derived.by(() => this.acts.scene ?? (this.past.on && this.past.scene ? this.past.scene : this.present.scene));
  actions = $derived.by<Action[]>(() => (this.looking || !this.present.myTurn || this.present.screen?.hand_over ? [] : (this.present.scene?.actions ?? [])));
  /** The lines of the log that are shown. */
  lines = $derived.by(() => shownLines(this.present.log, this.past.screen?.log.lines ?? [], this.past.on ? this.past.n : -1));
  narrowed = $derived(narrow(this.actions, this.path));
  /** The action that advice points at, and the items it touches, in order. */
  advised = $derived.by<Action | null>(() => this.actions.find((action) => action.words === this.advice.words) ?? null);
  hint = $derived.by(() => this.advised?.touches ?? []);

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
    if (this.match?.rematch) this.matters.rematch = this.match.rematch;
    if (this.match && this.present.seats.length === 0) this.present.seats = this.match.seats;
  }

  again(): void {
    this.socket.restart();
  }

  touch(id: string): void {
    if (this.sent) return;
    const step = touch(this.actions, this.path, this.present.meant(id));
    if (step.kind === 'send') return this.act(step.action);
    if (step.kind === 'refused') return this.askWhy(id);
    this.advice.close();
    this.path = step.path;
  }

  act(action: Action): void {
    const screen = this.present.screen;
    if (!screen || this.sent) return;
    this.advice.acted(action.words);
    this.sent = { words: action.words, items: action.touches };
    this.path = [];
    this.notice = '';
    const gone = this.line === 'open' && this.socket.send(['act', screen.n, screen.seat, action.words, screen.line]);
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
    const screen = this.present.screen;
    return screen !== null && this.socket.send(['dictate', screen.n, screen.seat, text, screen.line]);
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
    if (!this.present.mine || this.looking || this.present.over || !this.present.screen) return;
    this.advice.item = id;
    if (!this.socket.send(['why-items', this.present.screen.seat, [...this.path, this.present.meant(id)]])) this.notice = t('line-waiting');
  }

  /** Takes up what a refusal or a hint offers: all is touched, and waits to be confirmed. */
  begin(words: string): void {
    this.advice.follow(words);
    this.path = this.advised?.touches ?? [];
  }

  undo(): void {
    const screen = this.present.screen;
    if (screen?.can.undo && !this.sent) this.socket.send(['undo', screen.n, this.present.mySeat(), screen.line]);
  }

  ready(): void {
    const next = this.present.screen ? nextPerson(this.present.screen) : null;
    if (next !== null) this.socket.send(['ready', next]);
  }

  /** Somebody came back to the page: no waiting for the next try. */
  private readonly wake = (): void => {
    if (this.line === 'waiting' && document.visibilityState === 'visible') this.socket.restart();
  };

  private address(): string {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const seen = encodeURIComponent(this.present.scene?.key ?? '');
    return `${scheme}://${location.host}/ws/${encodeURIComponent(this.code)}?from=${this.present.screen?.n ?? 0}&seen=${seen}`;
  }

  private changed(state: LineState): void {
    // Only the first screen tells where the match is by now; what is touched before would be out of date.
    this.line = state === 'open' ? 'connecting' : state;
    if (state !== 'open') return;
    this.past.again();
    this.acts.again();
    this.matters.again();
    this.advice.again();
  }

  private unanswered(): void {
    this.sent = null;
    this.notice = t('no-answer');
    this.socket.restart();
  }

  private heard(message: FromHouse): void {
    switch (message[0]) {
      case 'screen': return this.showScreen(message[1]);
      case 'past': return this.past.came(message[1], message[2], this.present.scene);
      case 'acts': return this.acts.came(message[1], message[2]);
      case 'dictated': this.dictated = message[1]; return;
      case 'why': return this.advice.explain(message[1]);
      case 'advice': return this.advice.came(message[1]);
      case 'refused':
        this.advice.item = this.sent?.items.at(-1) ?? null;
        this.settle();
        return this.advice.explain(message[1]);
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
      case 'seats':
        this.present.seats = message[1];
        void this.refresh();
        return;
      case 'pong': return;
      default: return this.matters.heard(message);
    }
  }

  private settle(): void {
    clearTimeout(this.timer);
    this.sent = null;
  }

  private showScreen(screen: Screen): void {
    this.line = 'open';
    const next = this.present.after(screen);
    if (!next) {
      // Something is missing in between: forget what was seen and ask for the whole.
      this.present.forget();
      this.tries += 1;
      if (this.tries <= 3) this.socket.restart();
      else this.notice = t('no-sense');
      return;
    }
    this.tries = 0;
    const { screen: before, scene: held, myTurn: wasMine } = this.present;
    const fresh = before ? screen.log.lines : [];
    if (before && screen.log.from <= before.n) this.past.forget();
    if (before && screen.n < before.n) this.acts.leave();
    this.settle();
    // What others do at the same time takes no answer away.
    if (before?.seat !== screen.seat || !sameActions(next.scene.actions, held?.actions ?? [])) this.advice.goneOn(next.scene.actions);
    this.advice.retold(screen.log.from);
    if (before && (before.seat !== screen.seat || !before.outcome !== !screen.outcome)) this.advice.forget();
    if (screen.hand_over) {
      this.past.leave();
      this.acts.leave();
    }
    this.present.show(next);
    this.path = kept(this.actions, this.path);
    const staged = !screen.hand_over && this.acts.stage(this.present.log, screen.n, held, before !== null && !this.past.on);
    this.announce(screen, staged ? [] : fresh, before ? wasMine : true);
    if (screen.outcome && this.match?.state !== 'over') void this.refresh();
    if (screen.outcome && !this.chances) void this.judge();
  }

  private async judge(): Promise<void> {
    try {
      this.chances = await api.chances(this.code);
      this.unjudged = false;
    } catch {
      this.unjudged = true;
    }
  }

  private announce(screen: Screen, fresh: LogLine[], wasMine: boolean): void {
    if (screen.hand_over) return; // not for everybody's ears
    const turn = this.present.myTurn && !wasMine ? [t('your-turn'), screen.prompt] : [];
    const lines = [...fresh.map((line) => line.text), ...turn, ...(screen.outcome ? [screen.outcome.text] : [])];
    if (lines.length > 0) this.said = lines.join(' ');
    if (prefs.sound && lines.length > 0) play(turn.length > 0 ? 'turn' : 'move');
  }
}
