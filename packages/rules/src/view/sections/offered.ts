import { identical, type Offer, type Seat } from '../../core/index.ts';
import { atTable } from '../../known/looking-at.ts';
import type { Known } from '../../play/known.ts';
import { isAnywhere, offersByFolder } from '../../procedures/offers.ts';
import { watches } from '../../state/commanding.ts';
import type { Entries, OwnSection } from './section.ts';

/** What the seat may do. Offers may rest on anything, so they are looked at anew with every change. */
export const offered: OwnSection = {
  shared: false,
  reads: (state) => [state],
  entries: (state, seat) => foldersOf(state, seat).flatMap(({ entries }) => entries),
};

/** What the seat is offered, in the order the procedures give it. Looked at once for each state. */
export const offersTo = (state: Known, seat: Seat): readonly Offer[] =>
  foldersOf(state, seat).flatMap(({ offers }) => offers);

function foldersOf(state: Known, seat: Seat): readonly Folder[] {
  if (watches(seat)) return [];
  const before = kept.get(seat);
  if (before?.state === state) return before.folders;
  const folders = offersLooking(state, seat).map((offers, place) => inFolder(place, offers, before?.folders[place]));
  kept.set(seat, { state, folders });
  return folders;
}

/** At a scene that is not on the board: what is about that one, and of the table itself all else. */
function offersLooking(state: Known, seat: Seat): readonly (readonly Offer[])[] {
  const table = atTable(state);
  if (table === state) return offersByFolder(state, seat);
  const here = offersByFolder(state, seat);
  return offersByFolder(table, seat).map((offers, folder) => [
    ...offers.filter(({ command }) => !isAnywhere(command)),
    ...(here[folder]?.filter(({ command }) => isAnywhere(command)) ?? []),
  ]);
}

/** Offers of one folder, and the records that show them. */
interface Folder {
  readonly offers: readonly Offer[];
  readonly entries: Entries;
}

/** What a seat was offered last. */
const kept = new WeakMap<Seat, { readonly state: Known; readonly folders: readonly Folder[] }>();

/** More than any folder offers at once. */
const APART = 10_000;

/**
 * Each folder counts its own offers, so that one more in the first moves none in the others. The entry of an offer
 * that is the same object as before, in the same place, is the same too.
 */
function inFolder(folder: number, offers: readonly Offer[], before: Folder | undefined): Folder {
  if (before && identical(before.offers, offers)) return before;
  const entries = offers.map((offer, place): Entries[number] => {
    const there = before?.entries[place];
    if (there && before.offers[place] === offer) return there;
    return [`offer:${offer.key}`, { type: 'offer', order: folder * APART + place, offer }];
  });
  return { offers, entries };
}
