import { rulesOf } from '../../../play/index.ts';
import type { Attack, Creature, Item } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';

/** The ways in which somebody fights with a thing; nothing for what is no weapon of the list, or not of their class. */
export function armedWith(
  state: GameState,
  of: Creature | undefined,
  thing: Pick<Item, 'name' | 'kind' | 'use' | 'magic'>,
): { readonly attacks?: readonly Attack[] } {
  const name = rulesOf(state).equipment.asWeapon(thing);
  if (name === null) return {};
  const attacks = rulesOf(state).equipment.attacksWith(name);
  const outfit = { kind: 'weapon', name, magical: thing.magic !== undefined } as const;
  if (attacks.length === 0 || rulesOf(state).equipping.forbids(of?.class ?? null, outfit) !== null) return {};
  return { attacks };
}
