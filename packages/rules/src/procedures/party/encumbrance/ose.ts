import { ARMOUR, type ArmourFacts, SHIELD } from '../../../books/ose/content/armour.ts';
import { weaponOf } from '../../../books/ose/content/weapons.ts';
import { plainWeapon } from '../../../content/book-armour.ts';
import type { Figure } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { poundsOf } from '../../table/measures/units.ts';
import type { EncumbranceRule } from './rule.ts';

/** OSE-ENC-03: coins; more than this and one cannot move. */
const MAX_LOAD = 1_600;

/** OSE-ENC-02: weights of treasure, in coins each. */
const TREASURE_WEIGHTS: Readonly<Record<string, number>> = {
  coin: 1,
  gem: 1,
  jewellery: 10,
  potion: 10,
  rod: 20,
  scroll: 1,
  staff: 40,
  wand: 10,
};

/** OSE-ENC-02. */
export const treasureWeight = (items: Readonly<Record<string, number>>): number =>
  Object.entries(items).reduce((sum, [item, count]) => sum + (TREASURE_WEIGHTS[item] ?? 0) * count, 0);

/** The kind of treasure that a name speaks of: a ruby gem, a potion of healing. */
const kindOf = (name: string): string | undefined => {
  const words = name.toLowerCase().split(/[^a-z]+/);
  return Object.keys(TREASURE_WEIGHTS).find((kind) => words.includes(kind) || words.includes(`${kind}s`));
};

/** OSE-ENC-02: coins and treasure carried; a weight of its own stands, what has none weighs as its kind does. */
export function treasureOf({ coins, items }: Pick<Creature, 'coins' | 'items'>): number {
  const treasure = items.filter((item) => item.kind === 'treasure');
  const own = treasure.reduce((sum, { weight, quantity }) => sum + weight * quantity, 0);
  const listed = treasure.reduce((sum, { name, weight, quantity }) => {
    const kind = weight === 0 ? kindOf(name) : undefined;
    return sum + (kind ? treasureWeight({ [kind]: quantity }) : 0);
  }, 0);
  return own + listed + treasureWeight({ coin: Object.values(coins).reduce((sum, count) => sum + count, 0) });
}

/** OSE-ENC-03. */
export const canMove = (load: number): boolean => load <= MAX_LOAD;

/** OSE-ENC-04: feet a turn, without and with a significant amount of treasure. */
const BASIC: Readonly<Record<ArmourFacts['movement'], readonly [number, number]>> = {
  unarmoured: [120, 90],
  light: [90, 60],
  heavy: [60, 30],
};

/** OSE-ENC-04: feet a turn; shields do not count. */
export const basicRate = (armour: ArmourFacts['movement'], carryingTreasure: boolean, load: number): number =>
  canMove(load) ? BASIC[armour][carryingTreasure ? 1 : 0] : 0;

/** OSE-ENC-05: up to so many coins, so many feet a turn. */
const DETAILED: readonly (readonly [number, number])[] = [
  [400, 120],
  [600, 90],
  [800, 60],
  [MAX_LOAD, 30],
];

/** OSE-ENC-05. */
export const detailedRate = (load: number): number => DETAILED.find(([upTo]) => load <= upTo)?.[1] ?? 0;

/** OSE-ENC-05: the whole load; all miscellaneous gear together counts once. */
export const detailedLoad = (
  treasure: number,
  armour: number,
  weapons: number,
  misc: boolean,
  miscWeight: number,
): number => treasure + armour + weapons + (misc ? miscWeight : 0);

interface EncumbranceSettings {
  readonly method: 'none' | 'basic' | 'detailed';
  /** What all gear together weighs, in coins. */
  readonly gear: number;
}

/** OSE-ENC-01: which of the systems, as the campaign has chosen. */
export function oseEncumbrance({ method, gear }: EncumbranceSettings): EncumbranceRule {
  switch (method) {
    case 'basic':
      return basic;
    case 'detailed':
      return detailed(gear);
    default:
      return none;
  }
}

const CITES: EncumbranceRule['cites'] = {
  treasure: 'OSE-ENC-02',
  items: 'OSE-ENC-01',
  struck: 'OSE-ENC-01',
  overladen: 'OSE-ENC-03',
};

const none: EncumbranceRule = {
  cites: CITES,
  name: 'none',
  id: 'OSE-ENC-01',
  bulk: null,
  load: () => 0,
  rate: (creature) => creature.movement,
  figures: null,
  limits: null,
  halvedByWeakness: false,
};

/** Carrying more treasure than this, in coins, is a significant amount: what one man's sacks hold beyond pocket money. */
const SIGNIFICANT = 100;

const basic: EncumbranceRule = {
  cites: CITES,
  name: 'basic encumbrance',
  id: 'OSE-ENC-04',
  bulk: null,
  load: treasureOf,
  figures: (creature) => loadFigures(creature, treasureOf(creature)),
  rate: (creature) =>
    creature.kind === 'monster'
      ? creature.movement
      : basicRate(ARMOUR[creature.armour].movement, treasureOf(creature) > SIGNIFICANT, treasureOf(creature)),
  limits: null,
  halvedByWeakness: false,
};

const detailed = (miscWeight: number): EncumbranceRule => {
  const load = (creature: Creature) =>
    detailedLoad(
      treasureOf(creature),
      armourOf(creature),
      weaponsOf(creature),
      creature.items.some(isGear),
      miscWeight,
    );
  return {
    cites: CITES,
    name: 'detailed encumbrance',
    id: 'OSE-ENC-05',
    bulk: null,
    load,
    figures: (creature) => loadFigures(creature, load(creature)),
    rate: (creature) => (creature.kind === 'monster' ? creature.movement : detailedRate(load(creature))),
    limits: null,
    halvedByWeakness: false,
  };
};

/** The treasure and the load by weight, and how near the most it is (OSE-ENC-02, OSE-ENC-03, OSE-MOV-05). */
const loadFigures = (creature: Creature, load: number): readonly Figure[] => [
  {
    name: 'Treasure carried',
    value: `${treasureOf(creature)} coins`,
    rule: 'OSE-ENC-02',
    why: 'coins, gems and the like by weight',
  },
  { name: 'Load', value: `${load} of ${MAX_LOAD} coins`, rule: 'OSE-ENC-03', why: 'more cannot be moved' },
  { name: 'Weight', value: `${poundsOf(load)} lb`, rule: 'OSE-MOV-05', why: 'ten coins to the pound' },
];

const isGear = (item: Creature['items'][number]): boolean => item.kind === 'gear';

const armourOf = ({ armour, shield }: Creature): number => ARMOUR[armour].weight + (shield ? SHIELD.weight : 0);

/** Weapons in hand by the list's weight, and those that are carried besides. */
function weaponsOf({ attacks, items }: Creature): number {
  const carried = items.filter((item) => item.kind === 'weapon');
  const inHand = attacks.filter(({ name }) => !carried.some((item) => item.name === name));
  return (
    inHand.reduce((sum, { name }) => sum + (weaponOf(plainWeapon(name))?.weight ?? 0), 0) +
    carried.reduce((sum, item) => sum + item.weight * item.quantity, 0)
  );
}
