import type { Square } from '@lanthorn/geometry';
import type { CreatureId, RuleId } from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import { isCapable } from '../../../state/read.ts';
import { foesOf, sideOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { inReach } from '../../situation/reach/reach.ts';
import { isInSightOfAll } from '../../situation/sight/in-sight.ts';

/** The rule by which somebody leaves a melee on this way, where the book lets them; null for any other move. */
export function leavingRule(state: GameState, creature: CreatureId, path: readonly Square[]): RuleId | null {
  const found = state.creatures[creature];
  const end = path.at(-1);
  const rule = rulesOf(state).combatRound.parting.leaving;
  if (!rule || !found?.at || !end || state.encounter?.mode !== 'combat' || !sideOf(state.encounter, creature))
    return null;
  const there = { ...found, at: { ...found.at, square: end } };
  const near = foesOf(state, creature).filter(
    (foe) => isInSightOfAll(state, foe) && isCapable(foe) && inReach(state, found, foe) === true,
  );
  return near.length > 0 && near.every((foe) => inReach(state, there, foe) !== true) ? rule : null;
}
