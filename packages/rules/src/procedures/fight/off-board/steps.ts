import type { CreatureId } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { isCapable } from '../../../state/read.ts';
import { targetsOfBlows } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { feetLeft } from '../../dungeon/movement/rate.ts';
import { apartOnLine, besideOnLine, isOnLine, placeOnLine } from '../../situation/reach/off-board.ts';
import { mayMoveNow } from '../../situation/round/turns.ts';
import { isInSightOfAll } from '../../situation/sight/in-sight.ts';
import { ofParty } from '../../situation/sight/known.ts';

/** A step on the line off the board, in the unit of the encounter. */
export interface LineStep {
  readonly creature: CreatureId;
  readonly from: number;
  readonly to: number;
  /** Up to whom; null for back. */
  readonly foe: CreatureId | null;
}

/** Those whom somebody strikes at, and may go up to or away from, on no map: to those of the party those whom all know of. */
export const foesOnLine = (state: GameState, mover: Creature): readonly Creature[] =>
  targetsOfBlows(state, mover.id).filter(
    (foe) => isCapable(foe) && isOnLine(state, foe) && (!ofParty(state, mover) || isInSightOfAll(state, foe)),
  );

/** The step up to a foe, as far as there is movement left, and no nearer than a blow needs; null where there is none to take. */
export function stepUp(state: GameState, mover: Creature, foe: Creature): LineStep | null {
  const [apart, from, there] = [apartOnLine(state, mover, foe), placeOf(state, mover), placeOf(state, foe)];
  if (apart === null || from === null || there === null) return null;
  const units = Math.floor(Math.min(feetLeft(state, mover), apart - besideOnLine(state)));
  return units < 1 ? null : { creature: mover.id, from, to: from + Math.sign(there - from) * units, foe: foe.id };
}

/** The step back from the nearest foe, as far as there is movement left; null where there is nobody to go back from. */
export function stepBack(state: GameState, mover: Creature): LineStep | null {
  const from = placeOf(state, mover);
  const [nearest] = nearestFirst(state, mover);
  const there = nearest ? placeOf(state, nearest) : null;
  const units = Math.floor(feetLeft(state, mover));
  if (from === null || there === null || units < 1) return null;
  const away = Math.sign(from - there) || (ofParty(state, mover) ? -1 : 1);
  return { creature: mover.id, from, to: from + away * units, foe: null };
}

/** The foes on the line, the nearest first. */
export const nearestFirst = (state: GameState, mover: Creature): readonly Creature[] =>
  foesOnLine(state, mover).toSorted(
    (one, other) => (apartOnLine(state, mover, one) ?? 0) - (apartOnLine(state, mover, other) ?? 0),
  );

/** The steps by which some of a side get nearer to their foes on no map, who can strike at none from where they stand. */
export const stepsToFoes = (state: GameState, creatures: readonly Creature[]): readonly LineStep[] =>
  creatures.flatMap((mover) => {
    if (!isOnLine(state, mover) || mayMoveNow(state, mover.id)) return [];
    const [nearest] = nearestFirst(state, mover);
    return (nearest && stepUp(state, mover, nearest)) ?? [];
  });

const placeOf = ({ encounter }: GameState, { id }: Creature): number | null => encounter && placeOnLine(encounter, id);
