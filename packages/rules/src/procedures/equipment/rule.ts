import type { Ware } from '../../content/ware.ts';

/** What a ruleset says is for sale. */
export interface EquipmentRule {
  /** In the book's order. */
  readonly wares: readonly Ware[];
  /** By its name; null for what is not on the list. */
  ware(name: string): Ware | null;
}

/** The list of a book, by name. */
export function priceList(wares: readonly Ware[]): EquipmentRule {
  const byName = new Map(wares.map((ware) => [ware.name, ware]));
  return { wares, ware: (name) => byName.get(name) ?? null };
}
