import { LISTS_OF, MAGIC_LISTS, type MagicList } from '../../../content/magic-things.ts';
import {
  type Chanced,
  GEMS,
  type MagicKind,
  TREASURE_TYPES,
  type TreasureType,
  UNGUARDED,
} from '../../../content/treasure-types.ts';
import { type Dice, pick, throwText } from '../../../core/index.ts';
import type { Valuable } from '../../../state/hoard.ts';
import { NO_COINS, type Purse } from '../../../state/purse.ts';
import { magicNamed } from './magic-named.ts';
import { type ScrollSpells, written } from './scroll-spells.ts';
import { NO_TREASURE, type Rolled, type TreasureTables, treasuresTogether } from './tables.ts';

/** Treasure types of the classic game, and what lies unguarded on each level. @param scrolls the spells that stand on scrolls */
export const classicTreasure = (scrolls: ScrollSpells): TreasureTables => ({
  ofTypes: (text, dice) =>
    lettersIn(text)
      .map((letter) => rolledOf(TREASURE_TYPES[letter] ?? NOTHING, scrolls, dice))
      .reduce(treasuresTogether, { ...NO_TREASURE, coins: goldIn(text) }),
  counted: ({ gems, jewellery, magic }, dice) =>
    rolledOf(
      {
        coins: {},
        gems: [100, `${gems}`],
        jewellery: [100, `${jewellery}`],
        ...(magic > 0 && { magic: { percent: 100, of: [[`${magic}`, 'any']] } }),
      },
      scrolls,
      dice,
    ),
  magicNamed,
  unguarded: (level, dice) =>
    rolledOf((UNGUARDED.find(([deepest]) => level <= deepest) ?? [0, NOTHING])[1], scrolls, dice),
});

const NOTHING: TreasureType = { coins: {} };

/** `U (A)` are two, `C + 1,000 gp` is one with coins besides. */
const lettersIn = (text: string): readonly string[] => text.match(/\b[A-V]\b/g) ?? [];

const goldIn = (text: string): Purse => ({
  ...NO_COINS,
  gp: Number(/([\d,]+) gp/.exec(text)?.[1]?.replaceAll(',', '') ?? 0),
});

function rolledOf({ coins, gems, jewellery, magic }: TreasureType, scrolls: ScrollSpells, dice: Dice): Rolled {
  const amount = (chanced: Chanced | undefined): number =>
    chanced && (chanced[0] >= 100 || dice.die(100) <= chanced[0]) ? throwText(dice, chanced[1]).total : 0;
  const found = Object.entries(coins).map(([coin, chanced]) => [coin, amount(chanced)] as const);
  const [stones, jewels] = [amount(gems), amount(jewellery)];
  const kinds = magic && (magic.percent >= 100 || dice.die(100) <= magic.percent) ? magic.of : [];
  return {
    coins: { ...NO_COINS, ...Object.fromEntries(found) },
    valuables: [
      ...alike('gem', stones, () => gemWorth(dice.die(20))),
      ...alike('piece of jewellery', jewels, () => throwText(dice, '3d6*100').total),
    ],
    things: kinds.flatMap(([count, kind]) =>
      Array.from({ length: throwText(dice, count).total }, () => written(thingOf(kind, dice), scrolls, dice)),
    ),
  };
}

/** Those that are worth the same, together. */
function alike(name: string, count: number, worth: () => number): readonly Valuable[] {
  const worths = new Map<number, number>();
  for (let nth = 0; nth < count; nth += 1) {
    const each = worth();
    worths.set(each, (worths.get(each) ?? 0) + 1);
  }
  return [...worths]
    .toSorted(([one], [other]) => one - other)
    .map(([each, many]) => ({ name, count: many, worth: each }));
}

const gemWorth = (face: number): number => GEMS.find(([upTo]) => face <= upTo)?.[1] ?? 0;

function thingOf(kind: MagicKind, dice: Dice): Rolled['things'][number] {
  const { thing, names } = pick(listsOf(kind, dice), dice);
  return { thing, name: pick(names, dice) };
}

/** What is no weapon is thrown for on the rows above the weapons. */
function listsOf(kind: MagicKind, dice: Dice): readonly MagicList[] {
  if (kind === 'arms' || kind === 'potion' || kind === 'scroll') return LISTS_OF[kind];
  const face = dice.die(kind === 'any' ? 100 : 75);
  return MAGIC_LISTS.find(([upTo]) => face <= upTo)?.[1] ?? LISTS_OF.potion;
}
