import { shortNames } from '../board/layers/short-names.ts';
import type { SeatView } from './seat.svelte.ts';

/** What all whom a seat knows of are called in short, by their names. */
export const creaturesInShort = (seat: SeatView): ReadonlyMap<string, string> =>
  shortNames(seat.all('creature').map(({ name }) => name));
