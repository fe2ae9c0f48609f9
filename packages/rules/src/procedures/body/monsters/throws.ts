import type { Roll, Throw } from '../../../core/index.ts';
import { inside } from '../../../core/words.ts';
import type { Creature } from '../../../state/creature.ts';

/** The throws that bring monsters about: which, how many, and what each can bear. */
export const throwsThatBring = (
  table: Roll | null,
  number: Roll | null,
  hitPoints: readonly Roll[],
  creatures: readonly Pick<Creature, 'name'>[],
): readonly Throw[] => [
  ...(table ? [{ who: 'The table', roll: table }] : []),
  ...(number ? [{ who: 'Number appearing', roll: number }] : []),
  ...hitPoints.map((roll, place) => ({ who: `Hit points of ${inside(creatures[place]?.name ?? '')}`, roll })),
];
