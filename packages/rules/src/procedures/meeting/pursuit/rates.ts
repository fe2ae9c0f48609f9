import { rulesOf } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Encounter, Side } from '../../../state/encounter.ts';
import { isCapable, isDead } from '../../../state/read.ts';
import { ableOf, hasLetGo, membersOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { rateAsConveyed } from '../../dungeon/movement/rate.ts';
import { apartOnLine } from '../../situation/reach/off-board.ts';
import { nearestFeet } from '../../situation/reach/reach.ts';
import { swims } from '../../situation/round/water.ts';
import { measured } from '../../table/measures/outdoors.ts';
import { countedAs } from '../distance/rule.ts';

/** Those of a side who run, or go after them: who lost heart in the fight and is gone runs still. */
function runnersOf(state: GameState, side: Side): readonly Creature[] {
  const routed = side.id === state.encounter?.flight?.fleeing ? (state.encounter.flight.routed ?? []) : [];
  return membersOf(state, side).filter((one) => isCapable(one) || (routed.includes(one.id) && !isDead(one)));
}

/** The lowest of some rates; 0 for none. */
const slowest = (rates: readonly number[]): number => (rates.length === 0 ? 0 : Math.min(...rates));

/** Base movement rate of a group: its slowest; 0 for nobody. */
const rateOf = (state: GameState, creatures: readonly Creature[]): number =>
  slowest(creatures.map((creature) => rateAsConveyed(state, creature)));

/**
 * Base movement rate of some sides: the slowest of them; the vessel's of a party aboard. Whoever meets a ship swims, but
 * for those at home in the water and those who are afloat.
 * @param afloat feet a turn of what the others are in; 0 for nothing
 */
export function rateOfSides(state: GameState, sides: readonly Side[], afloat: number): number {
  const aboard = state.encounter?.setting === 'water' ? vesselRate(state) : null;
  const rates = sides.map((side) => {
    const able = runnersOf(state, side);
    if (aboard === null) return rateOf(state, able);
    return side.kind === 'party' ? aboard : afloat || slowest(able.map((one) => rateInWater(state, one)));
  });
  return slowest(rates);
}

function rateInWater(state: GameState, creature: Creature): number {
  const rate = rateAsConveyed(state, creature);
  return creature.traits?.aquatic || swims(state, creature) ? rate : rulesOf(state).swimming.rate(rate);
}

/** Whether others go after a ship, or flee from it, without one of their own. */
export const swimsAfter = (state: GameState, { sides, setting }: Encounter, afloat: number): boolean =>
  setting === 'water' &&
  afloat === 0 &&
  vesselRate(state) !== null &&
  sides.some((side) => side.kind !== 'party' && runnersOf(state, side).some((one) => !one.traits?.aquatic));

/** Feet a turn of the party's vessel as the day's wind has it, by oars or by sails, whichever the course is by; null ashore. */
function vesselRate({ journey }: GameState): number | null {
  if (!journey?.vessel) return null;
  const { rowing, sailing, holed } = journey.vessel;
  const { day } = journey;
  const [byOars, bySails] = [
    (rowing ?? 0) * (day?.windFactor.oars ?? 1),
    (sailing ?? 0) * (day?.windFactor.sails ?? 1),
  ];
  const chosen = day ? (day.course.way === 'oars' ? byOars : bySails) : Math.max(byOars, bySails);
  return Math.floor(holed ? (chosen * 2) / 3 : chosen);
}

export const countOf = (state: GameState, sides: readonly Side[]): number =>
  sides.flatMap((side) => runnersOf(state, side)).length;

/** What is supposed where neither board nor dice have told a distance, in feet. */
const UNKNOWN = 60;

/** Between the nearest of some and of others on no map, in the unit of the encounter; null where that is not kept count of. */
function nearestOnLine(state: GameState, some: readonly Creature[], others: readonly Creature[]): number | null {
  const apart = some.flatMap((one) => others.flatMap((other) => apartOnLine(state, one, other) ?? []));
  return apart.length > 0 ? Math.min(...apart) : null;
}

/** Whole feet between those who flee and the nearest behind them: as the encounter has it, else as the board has it (R25, R26). */
export function gapBetween(state: GameState, encounter: Encounter): number {
  const { distance: rule } = rulesOf(state);
  if (encounter.flight?.routed) return encounter.flight.gap ?? UNKNOWN;
  const those = (flee: boolean): readonly Creature[] =>
    encounter.sides
      .filter(({ id }) => (id === encounter.flight?.fleeing) === flee && !hasLetGo(encounter, id))
      .flatMap((side) => ableOf(state, side));
  const onLine = encounter.line && nearestOnLine(state, those(true), those(false));
  const distance = onLine ?? encounter.distance;
  if (distance !== null) return measured('range', distance, countedAs(rule, encounter.setting)).feet;
  return Math.floor(nearestFeet(state, those(true), those(false)) ?? UNKNOWN);
}
