// The games of the house and the person at this device, asked for once.
import { api } from './api';
import { t } from './messages';
import type { Game, Me } from './types/http';

class House {
  games = $state.raw<Game[] | null>(null);
  me = $state.raw<Me | null>(null);
  /** What to give to others; empty if only this machine reaches the house. */
  address = $state(location.origin);
  private asked: Promise<void> | null = null;

  load(): Promise<void> {
    this.asked ??= Promise.all([api.games(), api.me()]).then(
      ([games, me]) => {
        this.games = games.games;
        this.address = games.address ?? location.origin;
        this.me = me;
      },
      (error: unknown) => {
        this.asked = null;
        throw error;
      },
    );
    return this.asked;
  }

  game(id: string): Game | null {
    return this.games?.find((game) => game.id === id) ?? null;
  }

  /** A page as others find it. */
  link(path: string): string {
    return (this.address || location.origin) + path;
  }

  async rename(name: string): Promise<void> {
    this.me = await api.name(name.trim());
  }

  /** Whoever just wants to play is a guest; a name can be given at any time. */
  async ensureName(): Promise<void> {
    await this.load(); // who is quicker than the house's answer may have a name already
    if (!this.me?.known) await this.rename(this.me?.name || t('guest'));
  }
}

export const house = new House();
