import type { TakenPart } from '@lanthorn/rules';
import { createContext } from 'svelte';
import { goto } from '$app/navigation';
import { pageOf } from '../campaigns/campaign.ts';
import { keep, keptValue } from '../ui/kept.ts';

/** Whose part the referee takes on this page; kept while the tab is open, so that loading it again changes nothing. */
export class Acting {
  as = $state.raw<TakenPart | null>(null);
  readonly #campaign: string;

  constructor(campaign: string) {
    this.#campaign = campaign;
    const part = keptValue(this.#key, 'sessionStorage');
    if (isPart(part)) this.as = part;
  }

  /** The page becomes the table as a player sees it, or the gallery. */
  async take(part: TakenPart): Promise<void> {
    keep(this.#key, JSON.stringify(part), 'sessionStorage');
    await goto(pageOf(this.#campaign, part.kind === 'spectator' ? part.kind : 'player'));
    this.as = part;
  }

  /** Back to the referee's own seat. */
  async back(): Promise<void> {
    keep(this.#key, null, 'sessionStorage');
    await goto(pageOf(this.#campaign, 'referee'));
    this.as = null;
  }

  /** Forgets a part that the server did not give. */
  drop(): void {
    keep(this.#key, null, 'sessionStorage');
    this.as = null;
  }

  get #key(): string {
    return `lanthorn-as-${this.#campaign}`;
  }
}

/** Whether it looks like a part: what is none in truth the server refuses. */
const isPart = (kept: unknown): kept is TakenPart => typeof kept === 'object' && kept !== null && 'kind' in kept;

export const [useActing, setActing] = createContext<Acting>();
