import type { Roll, Throw } from '../../../core/index.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';

/** The throws that bring monsters about: which, how many, and what each can bear. */
export const throwsThatBring = (
  table: Roll | null,
  number: Roll | null,
  hitPoints: readonly Roll[],
  creatures: readonly Creature[],
): readonly Throw[] => [
  ...(table ? [{ who: 'The table', roll: table }] : []),
  ...(number ? [{ who: 'Number appearing', roll: number }] : []),
  ...hitPoints.flatMap((roll, place) => {
    const bears = creatures[place];
    return bears ? [{ who: `Hit points of ${called(bears)}`, roll }] : [];
  }),
];
