// What is said about moves: why not this one, which would be good, why a bot made that one. And what it points at.
import { t } from './messages';
import type { Action } from './types/scene';
import type { Advice, LogLine, ToHouse, Way, Why } from './types/socket';

function planOf(way: Way): string[] {
  return [way.words, ...(way.then ?? [])];
}

export class Advising {
  why = $state.raw<Why | null>(null);
  /** The item that it is about, if it is about one. */
  item = $state<string | null>(null);
  /** What is on its way. */
  thinking = $state<'' | Advice['kind']>('');
  /** What a bot is asked about. */
  line = $state.raw<LogLine | null>(null);
  /** The words of the way under the pointer. */
  pointed = $state('');
  /** What is still to be said of the best way, or of the one that was chosen. Its first word stays in sight until a move is made. */
  plan = $state.raw<string[]>([]);
  /** The question that is thought about, and the move that it is about or came after. */
  private question: ToHouse | null = null;
  private asked = 0;

  constructor(
    private readonly send: (message: ToHouse) => boolean,
    private readonly told: (text: string) => void,
  ) {}

  /** The words of the action to show. */
  words = $derived.by(() => this.pointed || (this.plan[0] ?? ''));

  /** What a good player would do here, after n moves; the answer takes a while. */
  askHint(seat: number, n: number): void {
    if (this.thinking !== '') return;
    this.forget();
    this.ask('hint', ['hint', seat], n);
  }

  /** Why a bot made that move. */
  askReason(line: LogLine): void {
    if (this.thinking !== '') return;
    this.close();
    this.line = line;
    this.ask('reason', ['reason', line.n], line.n);
  }

  /** The line is there again: what was asked over the old one is not answered. */
  again(): void {
    if (this.question && this.thinking !== '') this.send(this.question);
  }

  /** An answer came; whoever went on meanwhile, or asked something else, is not disturbed. */
  came(advice: Advice): void {
    // Others may have moved before the question for a hint arrived.
    const another = advice.kind === 'hint' ? advice.n < this.asked : advice.n !== this.asked;
    if (this.thinking !== advice.kind || another) return;
    this.thinking = '';
    this.item = null;
    this.why = { words: '', rule: '', rule_text: '', ...advice };
    const best = advice.nearest[0];
    if (advice.kind === 'hint' && best) this.plan = planOf(best);
    this.told(advice.text);
  }

  /** Why something is not allowed. */
  explain(why: Why): void {
    this.why = why;
    this.told(`${why.text} ${why.rule}`);
  }

  /** Somebody chose one of the ways that were offered. */
  follow(words: string): void {
    const way = this.why?.nearest.find((near) => near.words === words);
    this.close();
    this.plan = way ? planOf(way) : [];
  }

  close(): void {
    this.why = this.line = null;
    this.pointed = this.thinking = '';
  }

  forget(): void {
    this.close();
    this.plan = [];
  }

  /** A move is made: if it was the one in sight, the next of the plan comes. */
  acted(words: string): void {
    this.close();
    this.plan = this.plan[0] === words ? this.plan.slice(1) : [];
  }

  /** Other things can be done now: what was said of the actions no longer holds; what a bot had in mind still does. */
  goneOn(actions: Action[]): void {
    this.pointed = '';
    if (!actions.some((action) => action.words === this.plan[0])) this.plan = [];
    if (this.thinking !== 'reason' && this.why?.kind !== 'reason') this.close();
  }

  /** The log from line n on is told anew. */
  retold(from: number): void {
    if (this.line && this.line.n >= from) this.close();
  }

  private ask(kind: Advice['kind'], question: ToHouse, n: number): void {
    if (!this.send(question)) return;
    this.question = question;
    this.asked = n;
    this.thinking = kind;
    this.told(t('thinking'));
  }
}
