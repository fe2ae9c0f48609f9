import type { RuleId } from '../../../core/index.ts';
import type { Attack } from '../../../state/creature.ts';
import type { Item } from '../../../state/item.ts';
import type { Purse } from '../../../state/purse.ts';
import type { Ware, WareKind } from '../../../state/ware.ts';

/** What a beast or a cart bears. Coins of weight, ten to the pound. */
export interface Bearing {
  /** At the full rate, and at half of it: the most of all. */
  readonly full: number;
  readonly half: number;
  /** Base movement rate unladen, in feet a turn; null for what goes as fast as those who draw it. */
  readonly rate: number | null;
}

/** Gear that is sold together; unpacked at once into single things. */
export interface Package {
  readonly name: string;
  /** Wares of the list, by name. */
  readonly contents: readonly { readonly ware: string; readonly lots: number }[];
}

/** What a ruleset says is for sale. */
export interface EquipmentRule {
  readonly id: RuleId;
  /** The rule whose list has the wares of a kind. */
  readonly lists: Readonly<Record<WareKind, RuleId>>;
  /** What beasts bear, and the rule that says so; null for what is no beast. */
  readonly beasts: { readonly rule: RuleId; bearing(name: string): Bearing | null };
  /** In the book's order; and each by its name, null for what is not on the list. */
  readonly wares: readonly Ware[];
  ware(name: string): Ware | null;
  /** What is sold together, and where the book says so; null where it knows no packages. */
  readonly packages: { readonly rule: RuleId; readonly all: readonly Package[] } | null;
  /** Worth of each coin in copper pieces. */
  readonly copper: Purse;
  /** Where the book says so, if coins are changed at par in town; null where the referee rules. */
  readonly changing: RuleId | null;
  /** The ways of attacking with a weapon of the list; none for other words. */
  attacksWith(name: string): readonly Attack[];
  /** The weapon of the list that a thing is fought with; null for what is no weapon. */
  asWeapon(thing: Pick<Item, 'name' | 'kind' | 'use'>): string | null;
}

/** Only a weapon is fought with. */
export const weaponsOnly: EquipmentRule['asWeapon'] = ({ name, kind }) => (kind === 'weapon' ? name : null);

/** The list of a book, by name. */
export function priceList(wares: readonly Ware[], rest: Omit<EquipmentRule, 'wares' | 'ware'>): EquipmentRule {
  const byName = new Map(wares.map((ware) => [ware.name, ware]));
  return { ...rest, wares, ware: (name) => byName.get(name) ?? null };
}

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly equipment: EquipmentRule;
  }
}
