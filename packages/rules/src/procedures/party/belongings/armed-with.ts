import type { Objection } from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import type { Attack, Creature, Item } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';

type Thing = Pick<Item, 'name' | 'kind' | 'use' | 'magic'>;

/** The ways in which somebody fights with a thing; nothing for what is no weapon of the list, or not of their class. */
export function armedWith(
  state: GameState,
  of: Creature | undefined,
  thing: Thing,
): { readonly attacks?: readonly Attack[] } {
  const { equipment } = rulesOf(state);
  const name = equipment.asWeapon(thing);
  const attacks = name === null ? [] : equipment.attacksWith(name);
  return attacks.length === 0 || unfitFor(state, of, thing) !== null ? {} : { attacks };
}

/** Why somebody does not fight with a weapon that they carry; null where they do, and for what is none. */
export function unfitFor(state: GameState, of: Creature | undefined, thing: Thing): Objection | null {
  const { equipment, equipping } = rulesOf(state);
  const name = equipment.asWeapon(thing);
  if (name === null) return null;
  return equipping.forbids(of?.class ?? null, { kind: 'weapon', name, magical: thing.magic !== undefined });
}
