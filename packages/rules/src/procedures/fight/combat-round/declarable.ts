import { rulesFor } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { DeclaredAction, Encounter } from '../../../state/encounter.ts';
import { sideKind } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { isInMelee } from '../../situation/reach/reach.ts';
import { isParrying } from '../../situation/round/guard.ts';
import { isRaging } from '../../situation/round/raging.ts';
import { situationOf } from '../../situation/round/stance.ts';
import { hasMissile } from '../initiative/first-fire.ts';

/** Letters of what somebody adds to a declaration. */
export const LONGEST_WORDS = 200;

/** What the members of the party say, where the book wants it declared. */
export const SAID = ['melee', 'missile', 'move', 'item', 'wait', 'ready'] as const;

/** How one leaves a melee. */
export const LEAVING = ['withdraw', 'retreat'] as const;

/** What somebody may declare before initiative as things stand, in the order of the book; nothing for those who parry or rage. */
export function declarable(state: GameState, encounter: Encounter, creature: Creature): readonly DeclaredAction[] {
  if (isParrying(state, creature.id) || isRaging(state, creature)) return [];
  const {
    declaring: { declares },
  } = rulesFor(state.ruleset).combatRound;
  const { silenced, surrounded } = situationOf(state, creature.id);
  const speaks = sideKind(encounter, creature.id) === 'party';
  const said = SAID.filter((action) => declares.includes(action) && (action !== 'ready' || hasMissile(creature)));
  const spells = (state.memorised[creature.id] ?? []).length > 0 && !silenced;
  const leaves = LEAVING.filter((action) => declares.includes(action) && (action === 'retreat' || !surrounded));
  return [
    ...(speaks ? said : []),
    ...(spells ? (['spell'] as const) : []),
    ...(isInMelee(state, creature.id) ? leaves : []),
  ];
}
