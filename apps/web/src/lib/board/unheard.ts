import type { Offer } from '@lanthorn/rules';
import { sidesOf } from './doors.ts';
import { type BoardDoor, type BoardModel, gridOf, isSet } from './model.ts';

/** Whether nobody has put an ear to a shut door, and what lies beyond it is not known. */
export function isUnheard(door: BoardDoor, model: BoardModel): boolean {
  if (door.open || door.listened) return false;
  const explored = ({ x, y }: { readonly x: number; readonly y: number }): boolean =>
    isSet(model.rows.find((row) => row.y === y)?.explored, x);
  return !sidesOf(door, gridOf(model)).every(explored);
}

/** What may be done with such a door, as one would wish to: listen, else open it. */
export const listenFirst = (offers: readonly Offer[]): readonly Offer[] =>
  offers.toSorted((one, other) => place(one) - place(other));

const place = ({ command, barred }: Offer): number =>
  barred !== null ? 3 : command === 'Listen' ? 0 : command === 'OpenDoor' ? 1 : 2;
