import { sameSquare } from '@lanthorn/geometry';
import { impossible, objections, type Refusal, type Seat } from '../../../core/index.ts';
import type { Legality, May } from '../../../play/index.ts';
import type { LandFacts } from '../../../state/land.ts';
import type { GameState } from '../../../state/state.ts';
import { onlyReferee } from '../../table/permission/permission.ts';
import type { landCommands } from './commands.ts';
import type { Area } from './hexes-named.ts';

function sized({ width, height, milesPerHex }: Pick<LandFacts, 'width' | 'height' | 'milesPerHex'>): Refusal | null {
  return isWhole(width, MOST_HEXES) && isWhole(height, MOST_HEXES) && isWhole(milesPerHex, MOST_MILES)
    ? null
    : impossible('bad-input', `A hex map is from 1 to ${MOST_HEXES} hexes a side, of 1 to ${MOST_MILES} miles.`);
}

export const MOST_MILES = 30;

/** Hexes a side, and miles to a hex; more is refused. */
export const MOST_HEXES = 100;

const isWhole = (value: number, most: number): boolean => Number.isInteger(value) && value >= 1 && value <= most;

/** The referee does something on the hex map, with hexes that are on it. */
function onLand({ land }: GameState, seat: Seat, ...hexes: readonly (readonly [number, number])[]): readonly Refusal[] {
  if (!land) return objections(onlyReferee(seat), impossible('no-such-thing', 'There is no hex map.'));
  return objections(
    onlyReferee(seat),
    hexes.every(([column, row]) => isWhole(column, land.width) && isWhole(row, land.height))
      ? null
      : impossible('bad-input', 'The hex map does not reach so far.'),
  );
}

const onArea = (state: GameState, { column, row, toColumn, toRow }: Area, seat: Seat): readonly Refusal[] =>
  onLand(state, seat, [column, row], [toColumn, toRow]);

const onHex = (state: GameState, { column, row }: Pick<Area, 'column' | 'row'>, seat: Seat): readonly Refusal[] =>
  onLand(state, seat, [column, row]);

export const mayFindBearings: May<'FindBearings'> = (state, _, seat) => {
  const { journey } = state;
  return objections(
    ...onLand(state, seat),
    journey && !sameSquare(journey.at, journey.believed)
      ? null
      : impossible('no-change', 'The party knows where it is.'),
  );
};

/** What stands against each of these commands. */
export const landLegality: Legality<typeof landCommands> = {
  AddLand: (_, { facts }, seat) => objections(onlyReferee(seat), sized(facts)),
  DrawLand: (_, facts, seat) => objections(onlyReferee(seat), sized(facts)),
  ScaleLand: (state, { milesPerHex }, seat) =>
    objections(...onLand(state, seat), state.land && sized({ ...state.land, milesPerHex })),
  PaintHexes: onArea,
  ShowHexes: onArea,
  DescribeHex: onHex,
  PlaceParty: onHex,
  FindBearings: mayFindBearings,
};
