import {
  type GridKind,
  midpointOf,
  type Segment,
  type Square,
  sameSquare,
  squareAt,
  stepsBetween,
} from '@lanthorn/geometry';
import type { Told } from '@lanthorn/protocol';

/** What of a board tells what has just happened on it. */
export interface Seen {
  readonly scene: string | null;
  readonly grid: GridKind;
  readonly tokens: readonly {
    readonly id: string;
    readonly name: string;
    readonly square: Square;
    readonly dead: boolean;
  }[];
  readonly doors: readonly { readonly id: string; readonly segment: Segment; readonly open: boolean }[];
}

/**
 * Where something has happened between two looks at a board: whoever came, walked or fell, doors that were worked, whoever
 * was hurt or spoke. Nowhere on a board that was only just laid out.
 */
export function happenedAt(before: Seen, now: Seen, fresh: readonly Told[]): readonly Square[] {
  if (before.scene !== now.scene) return [];
  const tokens = new Map(before.tokens.map((token) => [token.id, token]));
  const doors = new Map(before.doors.map((door) => [door.id, door]));
  const hurt = new Set(
    fresh.flatMap(({ line: { what } }) => (what?.type === 'damage' && what.to ? [what.to as string] : [])),
  );
  const spoke = new Set(fresh.flatMap(({ line }) => (line.kind === 'speech' && line.speaker ? [line.speaker] : [])));
  return [
    ...now.tokens
      .filter((token) => {
        const was = tokens.get(token.id);
        const moved = !was || !sameSquare(was.square, token.square) || was.dead !== token.dead;
        return moved || hurt.has(token.id) || spoke.has(token.name);
      })
      .map(({ square }) => square),
    ...now.doors
      .filter(({ id, open }) => doors.has(id) && doors.get(id)?.open !== open)
      .map(({ segment }) => squareAt(midpointOf(segment), now.grid)),
  ];
}

/** Squares around what happened that are looked at with it. */
const AROUND = 5;

/** What is looked at while it is fresh: where it happened, and whoever stands near. */
export function nearOf(
  happened: readonly Square[],
  { tokens, grid }: Pick<Seen, 'tokens' | 'grid'>,
): readonly Square[] {
  const near = (square: Square) => happened.some((one) => stepsBetween(one, square, grid) <= AROUND);
  return [...happened, ...tokens.map(({ square }) => square).filter(near)];
}
