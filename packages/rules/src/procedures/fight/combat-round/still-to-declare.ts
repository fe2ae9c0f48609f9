import { rulesOf } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Encounter } from '../../../state/encounter.ts';
import { ableOf, sideKind } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { isInMelee } from '../../situation/reach/reach.ts';
import { isParrying } from '../../situation/round/guard.ts';
import { isHolding, isShown, momentFor } from '../../situation/round/moment.ts';
import { strikesAlone } from '../../situation/round/strikes-alone.ts';
import { hasMissile } from '../initiative/first-fire.ts';
import { actingSides } from '../initiative/initiative.ts';
import { isOfUse, LEAVING, SAID } from './declarable.ts';
import type { CombatRoundRule } from './rule.ts';

/**
 * Those who may have something to declare before initiative, and have neither declared nor said that there is nothing.
 * What they have in memory is their own: whoever casts spells is waited for. Of those who are met, they are the casters
 * in sight: what others hide is not waited for, so that it does not show.
 */
export function stillToDeclare(state: GameState): readonly Creature[] {
  const { encounter } = state;
  const combat = encounter?.combat;
  if (!encounter || combat?.stage !== 'declarations') return [];
  return actingSides(state)
    .flatMap((side) => ableOf(state, side))
    .filter(
      (creature) =>
        isShown(state, creature) &&
        !combat.declarations[creature.id] &&
        !isHolding(combat, creature.id, momentFor(state, combat, creature)) &&
        mayDeclare(state, encounter, creature),
    );
}

function mayDeclare(state: GameState, encounter: Encounter, creature: Creature): boolean {
  const { combatRound, spells } = rulesOf(state);
  if (isParrying(state, creature.id) || strikesAlone(state, creature)) return false;
  if (spells.memory.slots(creature).some((count) => count > 0)) return true;
  if (sideKind(encounter, creature.id) === 'monsters') return false;
  const leaves = LEAVING.some((action) => combatRound.declaring.declares.includes(action));
  return saysSomething(encounter, combatRound, creature) || (leaves && isInMelee(state, creature.id));
}

/** Whether the book asks for something that is of use. */
const saysSomething = (
  encounter: Encounter,
  { declaring: { declares } }: CombatRoundRule,
  creature: Creature,
): boolean =>
  SAID.some(
    (action) => declares.includes(action) && isOfUse(encounter, action) && (action !== 'ready' || hasMissile(creature)),
  );
