import type { GormanArmour } from '../../../books/gorman/content/armour.ts';
import { bookArmour } from '../../../content/book-armour.ts';
import type { Figure } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Item } from '../../../state/item.ts';
import { gormanPart } from '../../table/precedence/gorman.ts';
import { treasureOf } from './ose.ts';
import type { EncumbranceRule } from './rule.ts';

/** GOR-ARM-01: ascending armour class and base rate in feet. */
const ARMOUR: Readonly<Record<GormanArmour, { readonly armourClass: number; readonly rate: number }>> = {
  none: { armourClass: 10, rate: 180 },
  leather: { armourClass: 13, rate: 120 },
  chain: { armourClass: 15, rate: 90 },
  plate: { armourClass: 17, rate: 60 },
};

/** GOR-ARM-01: with a shield one better; magic adds its bonus. */
export const gormanArmourClass = (armour: GormanArmour, shield: boolean, magic = 0): number =>
  ARMOUR[armour].armourClass + (shield ? 1 : 0) + magic;

/** GOR-ARM-02: the same formula both ways. */
export const otherArmourClass = (armourClass: number): number => 19 - armourClass;

/** GOR-MOV-01: feet; the last is the encumbered. */
const TIERS: readonly number[] = [180, 120, 90, 60, 30];
const COINS_PER_TIER = 400;
const MOST_COINS = 1_600;
const ENCUMBERED = 30;

export interface GormanRate {
  /** Feet. */
  readonly rate: number;
  readonly tierDrops: number;
  readonly encumbered: boolean;
}

/** GOR-MOV-01, 02, 03: armour sets the tier, a bulky load and each full 400 coins take one off; past 1600 nobody moves. */
export function gormanRate(armour: GormanArmour, bulky: boolean, coins: number): GormanRate {
  const tierDrops = gormanPart(coins, COINS_PER_TIER) + (bulky ? 1 : 0);
  const tier = Math.min(TIERS.length - 1, TIERS.indexOf(ARMOUR[armour].rate) + tierDrops);
  const rate = coins > MOST_COINS ? 0 : (TIERS[tier] ?? ENCUMBERED);
  return { rate, tierDrops, encumbered: rate <= ENCUMBERED };
}

/** Armour that is carried and not worn is bulky too. */
const isBulky = ({ bulky, kind, name }: Item): boolean =>
  bulky === true || (kind === 'armour' && !/shield|helm/i.test(name));

const BULK: Figure = { name: 'A bulky burden', value: 'a tier slower', rule: 'GOR-MOV-02', why: 'while it is carried' };

/** GOR-MOV-01 to 03 as one slot: armour and treasure; what is bulky the referee says. */
export const gormanEncumbrance: EncumbranceRule = {
  cites: { treasure: 'GOR-MOV-03', items: 'GOR-MOV-03', struck: 'GOR-MOV-03', overladen: 'GOR-MOV-03' },
  name: 'by armour and coins: other weights do not count',
  id: 'GOR-MOV-03',
  bulk: 'GOR-MOV-02',
  figures: ({ kind, armour, items }) =>
    kind === 'monster'
      ? []
      : [
          {
            name: 'Rate by armour',
            value: `${ARMOUR[bookArmour(armour)].rate}′`,
            rule: 'GOR-MOV-01',
            why: 'before bulk and coins',
          },
          ...(items.some(isBulky) ? [BULK] : []),
        ],
  load: treasureOf,
  rate: (creature: Creature) =>
    creature.kind === 'monster'
      ? creature.movement
      : gormanRate(bookArmour(creature.armour), creature.items.some(isBulky), treasureOf(creature)).rate,
  limits: null,
  halvedByWeakness: false,
};
