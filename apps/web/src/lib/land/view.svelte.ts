import { createContext } from 'svelte';

/** Which hex map this page looks at, if it looks at one. Its own business: the server is not told. */
export class LandView {
  /** A hex map instead of the board; null where nothing was chosen. */
  wanted = $state<boolean | null>(null);
  /** Which of them; the party's while there is none of that id. */
  chosen = $state<string | null>(null);

  /** Looks at one of the hex maps. */
  open(land: string): void {
    this.wanted = true;
    this.chosen = land;
  }
}

export const [useLandView, setLandView] = createContext<LandView>();
