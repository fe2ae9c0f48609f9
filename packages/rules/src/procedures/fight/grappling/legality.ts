import { byRule, type Refusal } from '../../../core/index.ts';
import { rulesFor } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { sideOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { distanceFor, isWalledOff } from '../../situation/reach/reach.ts';
import { boundBy } from '../../situation/round/bound.ts';
import { isHasted, moverOf } from '../../situation/round/swift.ts';
import { mayActNow } from '../../situation/round/turns.ts';
import { hasSpentRound } from '../combat-round/spent.ts';

/** Why somebody may not grapple with a target now, one after the other; the referee may set each aside. */
export function objections(state: GameState, attacker: Creature, target: Creature): readonly Refusal[] {
  return [mayActNow(state, attacker.id, 'melee'), spent(state, attacker), inReach(state, attacker, target)].filter(
    (refusal) => refusal !== null,
  );
}

/** It is the action of the round, or one of them for the hasted: else no blow, no spell, and where moving leaves no time, no move. */
function spent(state: GameState, attacker: Creature): Refusal | null {
  const { encounter, ruleset } = state;
  const { id, name, moved } = attacker;
  const combat = encounter?.combat;
  const declared = combat?.declarations[id]?.action;
  const begun = combat?.blows.some((blow) => blow.creature === id) === true || boundBy(state, id) !== null;
  const busy = hasSpentRound(state, attacker) || (begun && !isHasted(state, id));
  const { combatRound, grappling } = rulesFor(ruleset);
  return busy ||
    !combatRound.declaring.mayActMoving(
      'melee',
      moved > 0 && !encounter?.cramped,
      declared === 'retreat',
      moverOf(state, attacker),
    )
    ? byRule(grappling.rule, 'already-tried', `${name} has done something else in this round.`)
    : null;
}

function inReach(state: GameState, attacker: Creature, target: Creature): Refusal | null {
  const { attack, grappling } = rulesFor(state.ruleset);
  const feet = distanceFor(state, attacker, target, 'melee');
  const near =
    (feet === null || attack.footing.mayMelee(feet, state.encounter?.cramped)) &&
    !isWalledOff(state, attacker, target, 'melee');
  return near ? null : byRule(grappling.rule, 'too-far', 'Out of reach: they stand next to each other to grapple.');
}

export const takesPart = ({ encounter }: GameState, { id }: Creature): boolean => sideOf(encounter, id) !== null;
