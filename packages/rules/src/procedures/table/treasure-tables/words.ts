import { listed, things, withoutArticle } from '../../../core/words.ts';
import { written } from '../../../core/written.ts';
import type { Hoard, HoardThing, SoMany } from '../../../state/hoard.ts';
import { coinsOf } from '../../../state/purse.ts';
import { looksOf } from './looks.ts';
import type { NamedMagic } from './tables.ts';

interface Contents extends Pick<Hoard, 'coins' | 'valuables' | 'items'> {
  readonly things: readonly Pick<HoardThing, 'name' | 'looks' | 'named'>[];
}

/** `30 gp, 2 gems of 50 gp each, and a stoppered vial`; things by what they look like, or by what they are. */
export const inHoard = ({ coins, valuables, things: magic, items = [] }: Contents, by: 'looks' | 'name'): string =>
  listed([
    ...coinsOf(coins),
    ...valuables.map(
      ({ name, count, worth }) => `${things(count, name)} of ${written(worth)} gp${count === 1 ? '' : ' each'}`,
    ),
    ...items.map(({ count, name }) => things(count, name)),
    ...magic.filter(({ named }) => named).map((thing) => thing[by]),
    ...inNumbers(magic.filter(({ named }) => !named).map((thing) => thing[by])),
  ]) || 'nothing';

/** Those that are called alike, together: `2 stoppered vials`. */
const inNumbers = (names: readonly string[]): readonly string[] =>
  [...Map.groupBy(names, withoutArticle)].map(([name, alike]) => things(alike.length, name));

/** The same of what the dice have just made. */
export const treasureInWords = ({ things: magic, ...rest }: Treasure, by: 'looks' | 'name' = 'name'): string =>
  inHoard({ ...rest, things: magic.map((one) => ({ name: one.name, looks: looksOf(one) })) }, by);

interface Treasure extends Pick<Hoard, 'coins' | 'valuables' | 'items'> {
  readonly things: readonly NamedMagic[];
}

/** So many things of magic by what they look like: `2 stoppered vials`. */
export const looksInWords = (magic: NamedMagic & SoMany): string => things(magic.count, withoutArticle(looksOf(magic)));
