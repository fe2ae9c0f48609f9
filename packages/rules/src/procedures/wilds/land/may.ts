import { sameSquare, sideTowards } from '@lanthorn/geometry';
import { impossible, type LandId, objections, type Refusal, type Seat } from '../../../core/index.ts';
import type { FieldsOf, May } from '../../../play/index.ts';
import { type LandFacts, landNamed, MOST_HEXES, MOST_MILES } from '../../../state/land.ts';
import type { GameState } from '../../../state/state.ts';
import { onBoard } from '../../dungeon/exits/leave-board.ts';
import { onlyReferee } from '../../table/permission/permission.ts';
import { calm } from './calm.ts';
import { type Area, printed } from './hexes-named.ts';

/** A map that comes as a file, whose facts no field bounds. */
export function sized({ width, height, milesPerHex }: LandFacts): Refusal | null {
  return isWhole(width, MOST_HEXES) && isWhole(height, MOST_HEXES) && isWhole(milesPerHex, MOST_MILES)
    ? null
    : impossible('bad-input', `A hex map is from 1 to ${MOST_HEXES} hexes a side, of 1 to ${MOST_MILES} miles.`);
}

const isWhole = (value: number, most: number): boolean => Number.isInteger(value) && value >= 1 && value <= most;

/** The referee does something on a hex map, with hexes that are on it. @param named absent for the party's */
export function mayChangeLand(
  state: GameState,
  seat: Seat,
  named?: LandId,
  ...hexes: readonly (readonly [number, number])[]
): readonly Refusal[] {
  const land = landNamed(state, named);
  if (!land) return objections(onlyReferee(seat), impossible('no-such-thing', 'There is no such hex map.'));
  return objections(
    onlyReferee(seat),
    hexes.every(([column, row]) => isWhole(column, land.width) && isWhole(row, land.height))
      ? null
      : impossible('bad-input', 'The hex map does not reach so far.'),
  );
}

export const onArea = (
  state: GameState,
  { land, column, row, toColumn, toRow, also = [] }: Area & Pick<FieldsOf<'PaintHexes'>, 'land' | 'also'>,
  seat: Seat,
): readonly Refusal[] => mayChangeLand(state, seat, land, [column, row], [toColumn, toRow], ...also);

/** A road or river goes from each hex into the next. */
export const mayDrawWay: May<'DrawWay'> = (state, { land, through }, seat) => {
  const layout = landNamed(state, land)?.layout ?? 'flat';
  const hexes = through.map(([column, row]) => printed(column, row));
  return objections(
    ...mayChangeLand(state, seat, land, ...through),
    hexes.length > 0 && hexes.every((hex, at) => at === 0 || sideTowards(hexes[at - 1] ?? hex, hex, layout))
      ? null
      : impossible('bad-input', 'A road or river goes from each hex into one beside it.'),
  );
};

/** The party goes from one map to another between two days, and off the board while nobody meets it there. */
export const mayPlace: May<'PlaceParty'> = (state, { land, column, row }, seat) =>
  objections(
    ...mayChangeLand(state, seat, land, [column, row]),
    onBoard(state).length > 0 ? calm(state) : null,
    state.journey?.day && landNamed(state, land) !== state.land
      ? impossible('out-of-turn', 'First the day comes to its end.')
      : null,
  );

export const mayFile: May<'FileLand'> = (state, { land, before }, seat) =>
  objections(
    ...mayChangeLand(state, seat, land),
    before === land || (before !== null && !landNamed(state, before))
      ? impossible('no-such-thing', 'There is no such hex map to stand before.')
      : null,
  );

export const mayRemove: May<'RemoveLand'> = (state, { land }, seat) =>
  objections(
    ...mayChangeLand(state, seat, land),
    state.journey && landNamed(state, land) === state.land
      ? impossible('out-of-turn', 'The party is on that hex map: put it on another first.')
      : null,
  );

export const mayFindBearings: May<'FindBearings'> = (state, _, seat) => {
  const { journey } = state;
  return objections(
    ...mayChangeLand(state, seat),
    journey && !sameSquare(journey.at, journey.believed)
      ? null
      : impossible('no-change', 'The party knows where it is.'),
  );
};
