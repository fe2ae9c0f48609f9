import {
  bothArmourClasses,
  type CampaignContent,
  type Monster,
  type RulesetChoice,
  rulesFor,
  rulesOf,
} from '@lanthorn/rules';
import type { SeatView } from '../seat/seat.svelte.ts';

/** What the campaign has written otherwise than the book, from the records of the referee's seat. */
export const contentOf = (seat: Pick<SeatView, 'all'>): CampaignContent => ({
  monsters: Object.fromEntries(seat.all('own-monster').map(({ key, monster }) => [key, monster])),
  tables: Object.fromEntries(seat.all('own-table').map(({ table, monsters }) => [table, monsters])),
  wares: Object.fromEntries(seat.all('own-ware').map(({ name, ware }) => [name, ware])),
});

/** How an entry stands to the book's. */
export type Standing = 'book' | 'changed' | 'own' | 'struck';

export const STANDINGS: Readonly<Record<Standing, string>> = {
  book: '',
  changed: 'changed',
  own: 'your own',
  struck: 'struck out',
};

export interface Entry<T> {
  readonly key: string;
  /** As it counts now; the book's where it is struck out. */
  readonly entry: T;
  readonly standing: Standing;
}

/** The book's entries in their places, struck out or not, then the campaign's own. */
function entries<T>(
  book: readonly T[],
  now: readonly T[],
  own: Readonly<Record<string, T | null>>,
  keyOf: (entry: T) => string,
): readonly Entry<T>[] {
  const inBook = new Set(book.map(keyOf));
  const listed = book.map((entry): Entry<T> => {
    const key = keyOf(entry);
    if (!Object.hasOwn(own, key)) return { key, entry, standing: 'book' };
    const instead = own[key];
    return instead ? { key, entry: instead, standing: 'changed' } : { key, entry, standing: 'struck' };
  });
  const added = now.filter((entry) => !inBook.has(keyOf(entry)));
  return [...listed, ...added.map((entry) => ({ key: keyOf(entry), entry, standing: 'own' as const }))];
}

const byName = <T extends { readonly name: string }>(a: Entry<T>, b: Entry<T>): number =>
  a.entry.name.localeCompare(b.entry.name);

/** The bestiary by name, with what is struck out. */
export const bestiaryOf = (ruleset: RulesetChoice, content: CampaignContent): readonly Entry<Monster>[] =>
  entries(
    rulesFor(ruleset).monsters.bestiary,
    rulesOf({ ruleset, content }).monsters.bestiary,
    content.monsters,
    ({ key }) => key,
  ).toSorted(byName);

/** The price list in the book's order, then what is the campaign's own. */
export const pricesOf = (ruleset: RulesetChoice, content: CampaignContent) =>
  entries(
    rulesFor(ruleset).equipment.wares,
    rulesOf({ ruleset, content }).equipment.wares,
    content.wares,
    ({ name }) => name,
  );

/** A monster in a line, its armour class by both ways of counting: `AC 5 [14] · HD 4+1 · club 1d10`. */
export function summary({ armourClass, hitDice, attacks }: Monster): string {
  const { dice, plus, stars } = hitDice;
  const bonus = plus === 0 ? '' : plus > 0 ? `+${plus}` : `−${-plus}`;
  const hits = `${dice === 0.5 ? '½' : dice}${bonus}${'*'.repeat(stars)}`;
  const blows = attacks
    .filter(({ name }) => name !== 'none')
    .map(
      ({ name, times, damage }) => `${times > 1 ? `${times} × ` : ''}${name}${damage === 'none' ? '' : ` ${damage}`}`,
    );
  const strikes = blows.length > 0 ? blows : ['no attacks'];
  return [`AC ${bothArmourClasses(armourClass)}`, `HD ${hits}`, ...strikes].join(' · ');
}

/** Does an entry hold all of these words? */
export const holds = (text: string, search: string): boolean =>
  search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word));
