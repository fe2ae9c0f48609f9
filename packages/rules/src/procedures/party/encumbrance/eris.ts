import { descendingOf, type ErisArmour } from '../../../books/eris/content/armour-class.ts';
import { bookArmour } from '../../../content/book-armour.ts';
import type { Figure } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Item } from '../../../state/item.ts';
import { treasureOf } from './ose.ts';
import type { EncumbranceRule, Surplus } from './rule.ts';

/** ERI-ITM-01: the most of a thing that a character carries; null without limit. */
const ITEM_LIMITS: Readonly<Record<string, number>> = {
  'rope-50': 1,
  oil: 3,
  'ration-standard': 14,
  'ration-iron': 28,
  skin: 2,
  arrow: 40,
  quarrel: 60,
  torch: 12,
};
const itemLimit = (item: string, carrier: string): number | null =>
  carrier === 'pc' ? (ITEM_LIMITS[item] ?? null) : null;

type Counts = Readonly<Record<string, number>>;

/** ERI-ITM-02: what stays on the sheet, and what has to go. */
export function trimmed(items: Counts, exempt: readonly string[]): { readonly kept: Counts; readonly removed: Counts } {
  const all = Object.entries(items).map(([item, count]) => {
    const limit = exempt.includes(item) ? null : itemLimit(item, 'pc');
    return [item, limit === null ? count : Math.min(count, limit), count] as const;
  });
  return {
    kept: Object.fromEntries(all.map(([item, kept]) => [item, kept])),
    removed: Object.fromEntries(
      all.filter(([, kept, had]) => had > kept).map(([item, kept, had]) => [item, had - kept]),
    ),
  };
}

const COINS_PER_CLASS = 100;

/** ERI-WGT-01: coins at 60 feet, and at 30. */
export function carryingLimits(armour: ErisArmour, shield: boolean) {
  const ac = descendingOf(armour, shield);
  return { ac, normalMax: ac * COINS_PER_CLASS, encumberedMax: 2 * ac * COINS_PER_CLASS };
}

export type Load = 'unladen' | 'laden' | 'encumbered' | 'overloaded';
/** Coins below which a load is not felt. */
const FELT = 100;

/** ERI-WGT-02: what a load does; feet, null for no cap. @param ignoreBelow coins that are not felt */
export function loadOf(
  armourClass: number,
  coins: number,
  ignoreBelow = FELT,
): { readonly state: Load; readonly cap: number | null } {
  const normal = armourClass * COINS_PER_CLASS;
  if (coins < ignoreBelow) return { state: 'unladen', cap: null };
  if (coins <= normal) return { state: 'laden', cap: 60 };
  return coins <= 2 * normal ? { state: 'encumbered', cap: 30 } : { state: 'overloaded', cap: 0 };
}

/** ERI-MVE-01: feet, without and with a shield. */
const SPEEDS: Readonly<Record<ErisArmour, readonly [number, number]>> = {
  none: [120, 120],
  leather: [120, 120],
  chain: [120, 90],
  plate: [90, 60],
};
const CATEGORIES: Readonly<Record<number, string>> = {
  120: 'light',
  90: 'medium',
  60: 'heavy',
  30: 'overencumbered',
  0: 'overloaded',
};

const speed = (move: number) => ({ move, category: CATEGORIES[move] ?? 'light' });
const armourSpeed = (armour: ErisArmour, shield: boolean): number => SPEEDS[armour][shield ? 1 : 0];

/** ERI-MVE-01: by armour alone. */
export const speedIn = (armour: ErisArmour, shield: boolean) => speed(armourSpeed(armour, shield));

/** ERI-MVE-02: the slower of armour and load. @param share of the load that can be borne; half for the weakened (ERI-POI-03) */
export function speedWith(armour: ErisArmour, shield: boolean, coins: number, ignoreBelow = FELT, share = 1) {
  const { cap } = loadOf(descendingOf(armour, shield) * share, coins, ignoreBelow);
  return speed(Math.min(armourSpeed(armour, shield), cap ?? Number.POSITIVE_INFINITY));
}

/** A thing by the word of the book's list, as far as it is on it; what is magic is not counted. */
function listed({ name, use, magic }: Item): string | null {
  if (magic !== undefined) return null;
  const words = name.toLowerCase();
  if (/\barrows?\b/.test(words)) return 'arrow';
  if (/\bquarrels?\b|\bbolts?\b/.test(words)) return 'quarrel';
  if (use === 'ration') return words.includes('iron') ? 'ration-iron' : 'ration-standard';
  const uses = { rope: 'rope-50', oil: 'oil', waterskin: 'skin', torch: 'torch' } as const;
  return use === 'rope' || use === 'oil' || use === 'waterskin' || use === 'torch' ? uses[use] : null;
}

/** ERI-ITM-01, 02: what goes is taken from the last of a kind. Those who are no characters are bound by weight only. */
function overLimits({ kind, items }: Creature): readonly Surplus[] {
  if (kind !== 'character') return [];
  const counts = new Map<string, number>();
  for (const item of items) {
    const word = listed(item);
    if (word) counts.set(word, (counts.get(word) ?? 0) + item.quantity);
  }
  const { removed } = trimmed(Object.fromEntries(counts), []);
  const still = new Map(Object.entries(removed));
  return items.toReversed().flatMap((item) => {
    const word = listed(item);
    const gone = word === null ? 0 : Math.min(item.quantity, still.get(word) ?? 0);
    if (word === null || gone === 0) return [];
    still.set(word, (still.get(word) ?? 0) - gone);
    return [{ item: item.id, kept: item.quantity - gone, removed: gone }];
  });
}

/** What a campaign settles of loads. */
export interface LoadSettings {
  /** Whether nobody carries more than the list lets one, or is only told, or neither (ERI-ITM-02). */
  readonly itemLimits: 'block' | 'warn' | 'off';
  /** Coins that are not felt (ERI-WGT-02). */
  readonly ignoreBelow: number;
}

/** ERI-ITM-01: what there is too much of. */
const surplusFigures = (creature: Creature): readonly Figure[] =>
  overLimits(creature).map(({ item, kept, removed }) => ({
    name: 'Too many',
    value: `${removed} × ${creature.items.find(({ id }) => id === item)?.name ?? 'thing'}`,
    rule: 'ERI-ITM-01',
    why: `${kept} of them may stay`,
  }));

/** What armour leaves one, and what coins make of it. */
function loadFigures(creature: Creature, { itemLimits, ignoreBelow }: LoadSettings): readonly Figure[] {
  const { shield } = creature;
  const armour = bookArmour(creature.armour);
  const { move, category } = speedIn(armour, shield);
  const { ac, normalMax, encumberedMax } = carryingLimits(armour, shield);
  const coins = treasureOf(creature);
  return [
    { name: 'Pace by armour', value: `${move}′, ${category}`, rule: 'ERI-MVE-01', why: 'armour and shield' },
    {
      name: 'Coins borne',
      value: `${normalMax}, at a crawl ${encumberedMax}`,
      rule: 'ERI-WGT-01',
      why: `armour class ${ac}, times a hundred`,
    },
    { name: 'Treasure carried', value: `${coins} coins`, rule: 'ERI-WGT-03', why: 'by weight' },
    {
      name: 'Load',
      value: loadOf(ac, coins, ignoreBelow).state,
      rule: 'ERI-WGT-02',
      why: 'coins against what is borne',
    },
    ...(itemLimits === 'off' ? [] : surplusFigures(creature)),
  ];
}

/** ERI-MVE, ERI-WGT and ERI-ITM as one slot. */
export const erisEncumbrance = (settings: LoadSettings): EncumbranceRule => ({
  name: 'by armour and coins: other weights do not count',
  id: 'ERI-MVE-02',
  bulk: null,
  figures: (creature) => (creature.kind === 'monster' ? [] : loadFigures(creature, settings)),
  load: treasureOf,
  limits:
    settings.itemLimits === 'off'
      ? null
      : { rule: 'ERI-ITM-01', enforced: settings.itemLimits === 'block', over: overLimits },
  cites: { treasure: 'ERI-WGT-03', items: 'ERI-ITM-01', struck: 'ERI-ITM-02', overladen: 'ERI-WGT-02' },
  halvedByWeakness: true,
  rate: (creature, weakened = false) => {
    if (creature.kind === 'monster') return creature.movement;
    const [armour, coins] = [bookArmour(creature.armour), treasureOf(creature)];
    return speedWith(armour, creature.shield, coins, settings.ignoreBelow, weakened ? 1 / 2 : 1).move;
  },
});
