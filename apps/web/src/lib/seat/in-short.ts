import { shortNames } from '../board/layers/short-names.ts';
import type { SeatView } from './seat.svelte.ts';

/** What all creatures whom a seat knows of, and the people of the table, are called in short, by their names. */
export const everybodyInShort = (seat: SeatView): ReadonlyMap<string, string> =>
  shortNames([...seat.all('creature'), ...(seat.one('campaign')?.people ?? [])].map(({ name }) => name));
