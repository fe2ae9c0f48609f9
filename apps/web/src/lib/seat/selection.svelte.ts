import { createContext } from 'svelte';

/** Whom the page is looking at. Its own business: the server is not told. */
export class Selection {
  creature = $state<string | null>(null);
  /** Whose sheet is open. */
  sheet = $state<string | null>(null);

  toggle(creature: string): void {
    this.creature = this.creature === creature ? null : creature;
  }
}

export const [useSelection, setSelection] = createContext<Selection>();
