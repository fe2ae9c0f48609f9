import type { Roll, Throw } from '../../../core/index.ts';
import { creaturesOf } from '../../../core/words.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';

/** More than these are not told one by one. */
const FEW = 6;

/** Of many, the dice of their hit points are told as one throw. */
export function inOneThrow(hitPoints: readonly Roll[]): readonly Roll[] {
  const [first] = hitPoints;
  if (!first || hitPoints.length <= FEW) return hitPoints;
  const sumOf = (part: 'plus' | 'total') => hitPoints.reduce((sum, roll) => sum + roll[part], 0);
  const faces = hitPoints.flatMap((roll) => roll.faces);
  return [{ sides: first.sides, faces, plus: sumOf('plus'), total: sumOf('total') }];
}

/** The throws that bring monsters about: which, how many, and what each can bear. @param kind what they are */
export const throwsThatBring = (
  table: Roll | null,
  number: Roll | null,
  hitPoints: readonly Roll[],
  creatures: readonly Creature[],
  kind: string,
): readonly Throw[] => [
  ...(table ? [{ who: 'The table', roll: table }] : []),
  ...(number ? [{ who: 'Number appearing', roll: number }] : []),
  ...ofHitPoints(hitPoints, creatures, kind),
];

function ofHitPoints(hitPoints: readonly Roll[], creatures: readonly Creature[], kind: string): readonly Throw[] {
  const told = inOneThrow(hitPoints);
  if (told.length < hitPoints.length)
    return told.map((roll) => ({ who: `Hit points of ${creaturesOf(creatures.length, kind)}`, roll }));
  return told.flatMap((roll, place) => {
    const bears = creatures[place];
    return bears ? [{ who: `Hit points of ${called(bears)}`, roll }] : [];
  });
}
