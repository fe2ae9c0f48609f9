import type { Segment } from './point.ts';

/** An edge of a square: the left one, upright, or the upper one. */
export interface Edge {
  readonly x: number;
  readonly y: number;
  readonly upright: boolean;
}

/** Edges that follow on each other in one line, as one wall. */
export function joinedEdges(edges: readonly Edge[]): Segment[] {
  const left = new Set(edges.map(nameOf));
  return edges.flatMap((edge) => {
    if (!left.delete(nameOf(edge))) return [];
    let length = 1;
    while (left.delete(nameOf(along(edge, length)))) length += 1;
    const end = along(edge, length);
    return [{ a: { x: edge.x, y: edge.y }, b: { x: end.x, y: end.y } }];
  });
}

const along = ({ x, y, upright }: Edge, far: number): Edge =>
  upright ? { x, y: y + far, upright } : { x: x + far, y, upright };
const nameOf = ({ x, y, upright }: Edge): string => `${x},${y},${upright}`;
