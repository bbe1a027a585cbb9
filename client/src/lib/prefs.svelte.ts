// What a person chose on this device: theme, sound, how fast a round is shown, how strong the computer is.
import { PACES, type Pace } from './replay';

export type Theme = 'auto' | 'light' | 'dark';

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // private windows may forbid it
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // then it lasts as long as the page
  }
}

class Prefs {
  theme = $state<Theme>('auto');
  sound = $state(false);
  pace = $state<Pace>('usual');
  /** The level of computer one plays against; empty: not chosen yet. */
  level = $state('');

  constructor() {
    const theme = stored('theme');
    if (theme === 'light' || theme === 'dark') this.theme = theme;
    this.sound = stored('sound') === 'on';
    this.pace = PACES.find((pace) => pace === stored('pace')) ?? 'usual';
    this.level = stored('level') ?? '';
    this.show();
  }

  setLevel(level: string): void {
    this.level = level;
    store('level', level);
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    store('pace', pace);
  }

  get dark(): boolean {
    return this.theme === 'dark' || (this.theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  }

  toggleTheme(): void {
    this.theme = this.dark ? 'light' : 'dark';
    store('theme', this.theme);
    this.show();
  }

  toggleSound(): void {
    this.sound = !this.sound;
    store('sound', this.sound ? 'on' : 'off');
  }

  private show(): void {
    if (this.theme === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
  }
}

export const prefs = new Prefs();

export function stillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
