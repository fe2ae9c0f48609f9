import { rulesFor } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Encounter, Side } from '../../../state/encounter.ts';
import { ableOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { rateAsConveyed } from '../../dungeon/movement/rate.ts';
import { feetApart } from '../../situation/reach/reach.ts';
import { measured } from '../../table/measures/outdoors.ts';
import { countedAs } from '../distance/rule.ts';

/** Base movement rate of a group: its slowest; 0 for nobody. */
export const rateOf = (state: GameState, creatures: readonly Creature[]): number =>
  creatures.length === 0 ? 0 : Math.min(...creatures.map((creature) => rateAsConveyed(state, creature)));

/** Base movement rate of some sides: the slowest of them; the vessel's of a party aboard. */
export function rateOfSides(state: GameState, sides: readonly Side[]): number {
  const aboard = state.encounter?.setting === 'water' ? vesselRate(state) : null;
  const rates = sides.map((side) =>
    side.kind === 'party' && aboard !== null ? aboard : rateOf(state, ableOf(state, side)),
  );
  return rates.length === 0 ? 0 : Math.min(...rates);
}

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
  sides.flatMap((side) => ableOf(state, side)).length;

/** What is supposed where neither board nor dice have told a distance, in feet. */
const UNKNOWN = 60;

/** Feet between those who flee and the nearest behind them: as the encounter has it, else as the board has it (R25, R26). */
export function gapBetween(state: GameState, encounter: Encounter): number {
  const { distance: rule } = rulesFor(state.ruleset);
  if (encounter.distance !== null)
    return measured('range', encounter.distance, countedAs(rule, encounter.setting)).feet;
  const [fleeing, pursuing] = [true, false].map((flees) =>
    encounter.sides
      .filter((side) => (side.id === encounter.flight?.fleeing) === flees)
      .flatMap((side) => ableOf(state, side)),
  );
  const apart = (fleeing ?? []).flatMap((one) =>
    (pursuing ?? []).flatMap((other) => feetApart(state, one, other) ?? []),
  );
  return apart.length > 0 ? Math.min(...apart) : UNKNOWN;
}
