import type { Play } from '../../../play/index.ts';
import type { Attack, Creature, Item } from '../../../state/creature.ts';

/** The ways in which somebody fights with a thing; nothing for what is no weapon of the list, or not of their class. */
export function armedWith(
  { rules }: Play,
  of: Creature | undefined,
  thing: Pick<Item, 'name' | 'kind' | 'use' | 'magic'>,
): { readonly attacks?: readonly Attack[] } {
  const name = rules.equipment.asWeapon(thing);
  if (name === null) return {};
  const attacks = rules.equipment.attacksWith(name);
  const outfit = { kind: 'weapon', name, magical: thing.magic !== undefined } as const;
  if (attacks.length === 0 || rules.equipping.forbids(of?.class ?? null, outfit) !== null) return {};
  return { attacks };
}
