import { counted, listed, things, withArticle } from '../../../core/words.ts';
import { written } from '../../../core/written.ts';
import type { Hoard, HoardThing } from '../../../state/hoard.ts';
import { coinsOf } from '../../../state/purse.ts';

interface Contents extends Pick<Hoard, 'coins' | 'valuables' | 'items'> {
  readonly things: readonly Pick<HoardThing, 'name' | 'looks' | 'named'>[];
}

/** `30 gp, 2 gems of 50 gp each, and a stoppered vial`; things by what they look like, or by what they are. */
export const inHoard = ({ coins, valuables, things: magic, items = [] }: Contents, by: 'looks' | 'name'): string =>
  listed([
    ...coinsOf(coins),
    ...valuables.map(({ name, count, worth }) =>
      count === 1
        ? `a ${name} of ${written(worth)} gp`
        : `${counted(count, name, name.replace(/^(gem|piece)/, '$1s'))} of ${written(worth)} gp each`,
    ),
    ...items.map(({ count, name }) => things(count, name)),
    ...magic.map((thing) => (thing.named ? thing[by] : withArticle(thing[by]))),
  ]) || 'nothing';

/** The same of what the dice have just made. */
export const treasureInWords = ({ things: magic, ...rest }: Treasure): string =>
  inHoard({ ...rest, things: magic.map(({ name }) => ({ name, looks: name })) }, 'name');

interface Treasure extends Pick<Hoard, 'coins' | 'valuables' | 'items'> {
  readonly things: readonly { readonly name: string }[];
}
