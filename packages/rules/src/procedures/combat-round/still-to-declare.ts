import { rulesFor } from '../../rulesets/index.ts';
import type { Creature } from '../../state/creature.ts';
import type { DeclaredAction, Encounter } from '../../state/encounter.ts';
import type { GameState } from '../../state/state.ts';
import { ableOf } from '../encounter/sides.ts';
import { actingSides } from '../initiative/initiative.ts';
import { declarable } from './declarable.ts';
import { isHolding, isShown, momentFor } from './moment.ts';

/**
 * Those who have something to declare before initiative, and have neither declared nor said that there is nothing. Of
 * those who are met, they are the spell casters in sight: what others hide is not waited for, so that it does not show.
 */
export function stillToDeclare(state: GameState): readonly Creature[] {
  const { encounter } = state;
  const combat = encounter?.combat;
  if (!encounter || combat?.stage !== 'declarations') return [];
  return actingSides(state, { rules: rulesFor(state.ruleset) })
    .flatMap((side) => ableOf(state, side).map((creature) => ({ creature, kind: side.kind })))
    .filter(
      ({ creature, kind }) =>
        isShown(state, creature) &&
        !combat.declarations[creature.id] &&
        !isHolding(combat, creature.id, momentFor(state, combat, creature)) &&
        declarable(state, encounter, creature).some((action) => isDue(encounter, kind, action)),
    )
    .map(({ creature }) => creature);
}

/** A missile weapon held ready is of no use any more when blows have been struck (ERI-MIS-04). */
function isDue({ engaged = [] }: Encounter, kind: 'party' | 'monsters', action: DeclaredAction): boolean {
  if (kind === 'monsters') return action === 'spell';
  return action !== 'ready' || engaged.length === 0;
}
