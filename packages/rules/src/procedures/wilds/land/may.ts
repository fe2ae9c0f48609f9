import { type CommandOf, impossible, objections, type Refusal, type Seat } from '../../../core/index.ts';
import type { Legality } from '../../../play/index.ts';
import type { LandFacts } from '../../../state/land.ts';
import type { GameState } from '../../../state/state.ts';
import { onlyReferee } from '../../table/permission/permission.ts';
import type { landCommands } from './commands.ts';

export function sized({
  width,
  height,
  milesPerHex,
}: Pick<LandFacts, 'width' | 'height' | 'milesPerHex'>): Refusal | null {
  return isWhole(width, MOST_HEXES) && isWhole(height, MOST_HEXES) && isWhole(milesPerHex, MOST_MILES)
    ? null
    : impossible('bad-input', `A hex map is from 1 to ${MOST_HEXES} hexes a side, of 1 to ${MOST_MILES} miles.`);
}

export const MOST_MILES = 30;

/** Hexes a side, and miles to a hex; more is refused. */
export const MOST_HEXES = 100;

export const isWhole = (value: number, most: number): boolean => Number.isInteger(value) && value >= 1 && value <= most;

function mayAddLand(_state: GameState, { facts }: CommandOf<'AddLand'>, seat: Seat): readonly Refusal[] {
  return objections(onlyReferee(seat), sized(facts));
}

function mayDrawLand(
  _state: GameState,
  { name, layout, width, height, milesPerHex }: CommandOf<'DrawLand'>,
  seat: Seat,
): readonly Refusal[] {
  const facts = { name, layout, width, height, milesPerHex, hexes: {} };
  return objections(onlyReferee(seat), sized(facts));
}

/** What stands against each of these commands. */
export const landLegality: Legality<typeof landCommands> = {
  AddLand: mayAddLand,
  DrawLand: mayDrawLand,
};
