import type { Ruleset } from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { isDead, partyOf } from '../../../state/read.ts';
import { isApart } from '../../../state/split.ts';
import type { GameState } from '../../../state/state.ts';
import { wantOf } from '../../party/provisions/want.ts';
import { laden } from '../../party/treasure/bearers.ts';
import { ails } from '../../situation/condition/ailing.ts';
import { fliesByMagic, isSlowedByMagic } from '../../situation/condition/enchantment.ts';
import { steedRate } from '../../situation/round/stance.ts';
import { feetThisRound } from '../../situation/round/turns.ts';
import { swimmersNow, swims } from '../../situation/round/water.ts';
import { actsReads, wayOfTurn } from './acts.ts';
import { mostBearing } from './bearing.ts';

/** Base movement rate in feet a turn, with what is carried; half of it for the starving, where the campaign says so; and for those whom poison or magic slows; no more than their legs allow, and at the slowest pace with a companion on the back. Whoever flies by magic, or has another form by it, goes as fast whatever is carried. */
export function baseRate(state: GameState, creature: Creature): number {
  const rules = rulesOf(state);
  const borne = creature.shifted
    ? creature.movement
    : rules.encumbrance.rate(laden(state, creature), ails(state, creature.id, 'weakened'));
  const rate = sneaking(state, rules, creature, borne);
  const flies = fliesByMagic(state, creature.id);
  const most = rules.dying.living(creature).maxRate ?? Number.POSITIVE_INFINITY;
  const halved =
    wantOf(state, rules, creature.id).halfMovement ||
    ails(state, creature.id, 'slowed') ||
    isSlowedByMagic(state, creature.id);
  const goes = flies ?? Math.min(rate, most);
  return Math.min(halved ? Math.floor(goes / 2) : goes, mostBearing(state, creature));
}

/** Feet a turn where it is now: whoever is in the water swims, and does not fly. */
export function rateNow(state: GameState, creature: Creature): number {
  const base = baseRate(state, creature);
  return swims(state, creature) && fliesByMagic(state, creature.id) === null
    ? rulesOf(state).swimming.rate(base)
    : base;
}

/** All that rates rest on beside the creatures: what shows rates is looked at anew when one of these changes. */
export const rateReads = (state: GameState): readonly unknown[] => [...restingOn(state), swimmersNow(state)];

/** All that `feetLeft` rests on beside the creatures and the encounter. */
export const feetLeftReads = (state: GameState): readonly unknown[] => [...rateReads(state), ...actsReads(state)];

const restingOn = ({
  ruleset,
  hunger,
  ailments,
  magic,
  journey,
  sneaking: now,
  adventure,
  party,
  borne,
}: GameState): readonly unknown[] => [
  ruleset,
  magic,
  journey,
  adventure,
  party.members,
  party.marchingOrder,
  hunger,
  ailments,
  now,
  borne,
];

/** Who sneaks a long way goes slower. */
function sneaking({ sneaking: now }: GameState, rules: Ruleset, { id }: Creature, rate: number): number {
  return now?.far === true && now.creatures.includes(id) ? (rules.sneaking.slower(rate) ?? rate) : rate;
}

/** The party's rate: its slowest living member's. */
export const partyRate = (state: GameState): number =>
  rulesOf(state).movement.group(
    partyOf(state)
      .filter((member) => !isDead(member) && !isApart(state, member))
      .map((member) => baseRate(state, member)),
  );

/** The rate at which somebody goes in an encounter: a mount's in place of the rider's. */
export const rateAsConveyed = (state: GameState, creature: Creature): number =>
  steedRate(state, creature.id) ?? rateNow(state, creature);

/** Feet a creature may still go in this round of its encounter, all of them before the first one begins, else in this turn; `base` where it goes slower than it could. */
export function feetLeft(state: GameState, creature: Creature, base = rateAsConveyed(state, creature)): number {
  const round = feetThisRound(state, creature.id, base);
  if (round !== null && !state.encounter?.combat) return round;
  return Math.max(0, (round ?? wayOfTurn(state, creature, base)) - creature.moved);
}
