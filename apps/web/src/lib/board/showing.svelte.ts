import { createContext } from 'svelte';

/** What may lie in the board's place. */
export type InPlace = 'board' | 'hex-map' | 'party-map';

/** What this page looks at in the board's place. Its own business: the server is not told. */
export class Showing {
  /** Null where nothing was chosen. */
  wanted = $state<InPlace | null>(null);
  /** Which hex map; the party's while there is none of that id. */
  land = $state<string | null>(null);
  /** Which of the party's own maps; the latest while there is none of that id. */
  partyMap = $state<string | null>(null);

  /** Looks at one of the hex maps. */
  openLand(land: string): void {
    this.wanted = 'hex-map';
    this.land = land;
  }

  /** Looks at one of the party's own maps. */
  openPartyMap(map: string): void {
    this.wanted = 'party-map';
    this.partyMap = map;
  }
}

export const [useShowing, setShowing] = createContext<Showing>();
