import { type GridKind, type Square, stepsBetween } from '@lanthorn/geometry';

/** Somebody on the board. */
interface Token {
  readonly id: string;
  readonly square: Square;
  readonly side: 'yours' | 'party' | 'other';
}

/** Squares from one end to the other of what is looked at, at most: more is not made out. */
const WIDE = 26;

/** What the gallery looks at: who acts, the party, and those who are met as far as they stand near enough. */
export function sceneOfAction(
  tokens: readonly Token[],
  acting: readonly string[],
  met: readonly string[],
  grid: GridKind,
): readonly Square[] {
  const party = tokens.filter(({ side }) => side !== 'other');
  const doers = tokens.filter(({ id }) => acting.includes(id));
  const [first] = doers.length > 0 ? doers : party;
  if (!first) return [];
  return [...doers, ...party, ...tokens.filter(({ id }) => met.includes(id))]
    .map(({ square }) => square)
    .filter((square) => stepsBetween(square, first.square, grid) <= WIDE / 2);
}
