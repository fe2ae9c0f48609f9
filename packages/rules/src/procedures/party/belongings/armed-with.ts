import type { Objection } from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import type { Attack, Creature } from '../../../state/creature.ts';
import type { Item } from '../../../state/item.ts';
import type { GameState } from '../../../state/state.ts';
import type { EquipmentRule } from '../../table/equipment/rule.ts';

type Thing = Pick<Item, 'name' | 'kind' | 'use' | 'magic' | 'does'>;

/** The ways in which somebody fights with a thing; nothing for what is no weapon, or not of their class. */
export function armedWith(
  state: GameState,
  of: Creature | undefined,
  thing: Thing,
): { readonly attacks?: readonly Attack[] } {
  const attacks = waysOf(rulesOf(state).equipment, thing);
  return attacks.length === 0 || unfitFor(state, of, thing) !== null ? {} : { attacks };
}

/** A name that says what magic adds, such as `sword +1`. */
const ENCHANTED = /^(?:cursed )?(.+?) ([+−-]\d)$/i;

/** The ways of fighting with a thing: as the list has it, or as the table made it; with what its magic adds. */
export function waysOf({ asWeapon, attacksWith }: EquipmentRule, thing: Thing): readonly Attack[] {
  const name = asWeapon(thing);
  if (name === null) return [];
  const [, plain = name, plus] = ENCHANTED.exec(name) ?? [];
  const attacks = thing.does?.fights ? ownAttacks(thing) : attacksWith(plain);
  const bonus = thing.magic || Number(plus?.replace('−', '-') ?? 0);
  if (thing.magic === undefined && bonus === 0) return attacks;
  return attacks.map((attack) => ({
    ...attack,
    name,
    material: 'magic',
    ...(bonus === 0 ? {} : { bonus }),
  }));
}

/** The ways of fighting with a weapon that the table made. */
function ownAttacks({ name, does = {} }: Thing): readonly Attack[] {
  const { fights = 'melee', damage = '', range = 0, twoHanded = false, blunt = false } = does;
  const own = { twoHanded, shot: fights === 'shot' };
  const way = { name, damage, times: 1, slow: false, blunt, own } as const;
  return [
    ...(fights.startsWith('melee') ? [{ ...way, kind: 'melee', ranges: null } as const] : []),
    ...(fights === 'melee' ? [] : [{ ...way, kind: 'missile', ranges: [range, 2 * range, 3 * range] } as const]),
  ];
}

/** Why somebody does not fight with a weapon that they carry; null where they do, and for what is none. */
export function unfitFor(state: GameState, of: Creature | undefined, thing: Thing): Objection | null {
  const { equipment, equipping } = rulesOf(state);
  const name = equipment.asWeapon(thing);
  if (name === null) return null;
  const { fights, twoHanded = false, blunt = false } = thing.does ?? {};
  const own = fights ? { own: { twoHanded, blunt } } : {};
  return equipping.forbids(of?.class ?? null, { kind: 'weapon', name, magical: thing.magic !== undefined, ...own });
}
