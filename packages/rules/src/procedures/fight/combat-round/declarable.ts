import type { Creature } from '../../../state/creature.ts';
import type { DeclaredAction, Encounter } from '../../../state/encounter.ts';
import { sideKind } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { isInMelee } from '../../situation/reach/reach.ts';
import { isDeclarable } from './may-declare.ts';

/** What the members of the party say, where the book wants it declared. */
export const SAID = ['melee', 'missile', 'move', 'item', 'wait', 'ready'] as const;

/** How one leaves a melee. */
export const LEAVING = ['withdraw', 'retreat'] as const;

/** What somebody may declare before initiative as things stand, in the order of the book; nothing for those who parry or rage. */
export function declarable(state: GameState, encounter: Encounter, creature: Creature): readonly DeclaredAction[] {
  const { id } = creature;
  const sayable: readonly DeclaredAction[] = [
    ...(sideKind(encounter, id) === 'party' ? SAID : []),
    ...((state.memorised[id] ?? []).length > 0 ? (['spell'] as const) : []),
    ...(isInMelee(state, id) ? LEAVING : []),
  ];
  return sayable.filter((action) => isOfUse(encounter, action) && isDeclarable(state, creature, action));
}

/** A missile weapon held ready is of no use any more when blows have been struck. */
export const isOfUse = ({ engaged = [] }: Encounter, action: DeclaredAction): boolean =>
  action !== 'ready' || engaged.length === 0;
