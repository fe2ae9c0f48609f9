import type { Ware, WareKind } from '../../content/ware.ts';
import type { RuleId } from '../../ruling.ts';
import type { Attack, Purse } from '../../state/creature.ts';

/** What a ruleset says is for sale. */
export interface EquipmentRule {
  readonly id: RuleId;
  /** The rule whose list has the wares of a kind. */
  readonly lists: Readonly<Record<WareKind, RuleId>>;
  /** In the book's order. */
  readonly wares: readonly Ware[];
  /** By its name; null for what is not on the list. */
  ware(name: string): Ware | null;
  /** Worth of each coin in copper pieces. */
  readonly copper: Purse;
  /** The ways of attacking with a weapon of the list; none for other words. */
  attacksWith(name: string): readonly Attack[];
}

/** The list of a book, by name. */
export function priceList(wares: readonly Ware[], rest: Omit<EquipmentRule, 'wares' | 'ware'>): EquipmentRule {
  const byName = new Map(wares.map((ware) => [ware.name, ware]));
  return { ...rest, wares, ware: (name) => byName.get(name) ?? null };
}
