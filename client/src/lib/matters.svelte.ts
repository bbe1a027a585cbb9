// Matters of the table: questions to the players, draws, resigning, the sandglass, chat, the next match.
import type { Glass } from './glass';
import { t } from './messages';
import type { Present } from './present.svelte';
import type { ChatLine, Matter, Question, ToHouse } from './types/socket';

export class Matters {
  ask = $state.raw<Question | null>(null);
  asked = $state.raw<Question | null>(null);
  rematch = $state<string | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  glass = $state.raw<Glass | null>(null);

  constructor(
    private readonly present: Present,
    private readonly send: (message: ToHouse) => boolean,
    private readonly told: (text: string) => void,
    private readonly noticed: (text: string) => void,
  ) {}

  resign(): void {
    this.send(['resign', this.present.mySeat()]);
  }

  /** Do not ask me while this lasts; empty: ask me again. */
  quiet(scope: string): void {
    this.send(['quiet', this.present.mySeat(), scope]);
  }

  offerDraw(): void {
    this.send(['offer', 'draw', this.present.mySeat()]);
  }

  answer(yes: boolean): void {
    if (this.ask) this.send(['answer', this.ask.id, yes]);
    this.ask = null;
  }

  /** Stops the sandglass, or lets it run on. */
  turn(word: 'pause' | 'resume'): void {
    if (this.glass) this.send([word, this.glass.clock[`may_${word}`]]);
  }

  say(text: string): boolean {
    return this.send(['chat', text.slice(0, 300)]);
  }

  /** The connection is new: whatever is still open is put again. */
  again(): void {
    this.ask = this.asked = null;
  }

  heard(matter: Matter): void {
    switch (matter[0]) {
      case 'ask':
        this.ask = matter[1];
        return this.told(matter[1].text);
      case 'asked': this.asked = matter[1]; return;
      case 'answered':
        this.ask = this.asked = null;
        return this.noticed(matter[1].text);
      case 'chat':
        this.chat = [...this.chat.slice(-199), matter[1]];
        this.unread += 1;
        return;
      case 'chats': this.chat = matter[1]; return;
      case 'rematch':
        this.rematch = matter[1];
        return this.told(t('rematch-there'));
      case 'clock': this.glass = matter[1] && { clock: matter[1], at: performance.now() }; return;
    }
  }
}
