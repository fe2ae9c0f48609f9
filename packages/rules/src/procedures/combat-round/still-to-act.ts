import type { Creature } from '../../state/creature.ts';
import { isCapable } from '../../state/read.ts';
import type { GameState } from '../../state/state.ts';
import { isAllowed } from '../attack/legality.ts';
import { distanceFor } from '../attack/reach.ts';
import { attacksLeft, type Choice } from '../attack/routine.ts';
import { isInSightOfAll } from '../encounter/known.ts';
import { foesOf, membersOf } from '../encounter/sides.ts';
import { baseRate } from '../movement/rate.ts';
import { ofParty } from '../sight/known.ts';
import { momentFor } from './moment.ts';
import { castsOrTurns } from './phases.ts';
import { feetThisRound, mayActNow, mayMoveNow } from './turns.ts';

/** By state: all seats ask the same. */
const known = new WeakMap<GameState, readonly Creature[]>();

/**
 * Those in the fight who could still do something in the phase that runs for them, and have not. What is asked of the
 * party's members rests on foes whom all know of, so that it may be told to all.
 */
export function stillToAct(state: GameState): readonly Creature[] {
  const before = known.get(state);
  if (before) return before;
  const { encounter } = state;
  const able =
    encounter?.combat?.stage === 'acting'
      ? encounter.sides
          .flatMap((side) => membersOf(state, side))
          .filter((one) => isCapable(one) && couldStillAct(state, one))
      : [];
  known.set(state, able);
  return able;
}

function couldStillAct(state: GameState, creature: Creature): boolean {
  const combat = state.encounter?.combat;
  if (!combat || combat.waiting?.includes(creature.id)) return false;
  const { phase, acting } = momentFor(state, combat, creature);
  if (!combat.actors[acting]?.includes(creature.id)) return false;
  switch (phase) {
    case 'movement':
      return mayStillWalk(state, creature);
    case 'spells':
      return mayActNow(state, creature.id, 'spells') === null && castsOrTurns(state, combat, creature);
    case 'missile':
    case 'melee':
      return attacksLeft(state, creature).some(
        (choice) => choice.attack.kind === phase && mayStrikeSomebody(state, creature, choice),
      );
    default:
      return false;
  }
}

/** Who has not moved at all, and stands on the board. */
const mayStillWalk = (state: GameState, creature: Creature): boolean =>
  creature.moved === 0 &&
  creature.at !== null &&
  creature.at.scene === state.scene &&
  mayMoveNow(state, creature.id) === null &&
  (feetThisRound(state, creature.id, baseRate(state, creature)) ?? 0) > 0;

const mayStrikeSomebody = (state: GameState, attacker: Creature, choice: Choice): boolean =>
  foesOf(state, attacker.id)
    .filter((foe) => (ofParty(state, attacker) ? isInSightOfAll(state, foe) : true))
    .some((target) => {
      const { attack } = choice;
      const distance = distanceFor(state, attacker, target, attack.kind);
      return isAllowed(
        state,
        { attacker, target, attack, distance, modifier: 0, behind: false, backstab: false },
        choice,
        false,
      );
    });
