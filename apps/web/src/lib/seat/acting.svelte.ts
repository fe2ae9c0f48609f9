import type { TakenPart } from '@lanthorn/rules';
import { createContext } from 'svelte';
import { goto } from '$app/navigation';
import { pageOf } from '../campaigns/campaign.ts';

/** Whose part the referee takes on this page; kept while the tab is open, so that loading it again changes nothing. */
export class Acting {
  as = $state.raw<TakenPart | null>(null);
  readonly #campaign: string;

  constructor(campaign: string) {
    this.#campaign = campaign;
    const kept = sessionStorage.getItem(this.#key);
    if (kept) this.as = JSON.parse(kept);
  }

  /** The page becomes the table as a player sees it, or the gallery. */
  async take(part: TakenPart): Promise<void> {
    sessionStorage.setItem(this.#key, JSON.stringify(part));
    await goto(pageOf(this.#campaign, part.kind === 'spectator' ? part.kind : 'player'));
    this.as = part;
  }

  /** Back to the referee's own seat. */
  async back(): Promise<void> {
    sessionStorage.removeItem(this.#key);
    await goto(pageOf(this.#campaign, 'referee'));
    this.as = null;
  }

  /** Forgets a part that the server did not give. */
  drop(): void {
    sessionStorage.removeItem(this.#key);
    this.as = null;
  }

  get #key(): string {
    return `lanthorn-as-${this.#campaign}`;
  }
}

export const [useActing, setActing] = createContext<Acting>();
