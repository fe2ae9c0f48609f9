import type { Segment } from '@lanthorn/geometry';

/** Walls along the grid that lie over or behind one another become one; all others stay as they are, each once. */
export function joined(walls: readonly Segment[]): readonly Segment[] {
  const lines = new Map<string, [number, number][]>();
  const slanted = new Map<string, Segment>();
  for (const { a, b } of walls) {
    const across = a.y === b.y;
    if (!across && a.x !== b.x) {
      const key = [a, b]
        .map(({ x, y }) => `${x},${y}`)
        .toSorted()
        .join(' ');
      if (!slanted.has(key)) slanted.set(key, { a, b });
      continue;
    }
    const key = across ? `y${a.y}` : `x${a.x}`;
    const span: [number, number] = across
      ? [Math.min(a.x, b.x), Math.max(a.x, b.x)]
      : [Math.min(a.y, b.y), Math.max(a.y, b.y)];
    lines.set(key, [...(lines.get(key) ?? []), span]);
  }
  const straight = [...lines].flatMap(([key, spans]) => {
    const at = Number(key.slice(1));
    return merged(spans).map(
      ([from, to]): Segment =>
        key[0] === 'y'
          ? { a: { x: from, y: at }, b: { x: to, y: at } }
          : { a: { x: at, y: from }, b: { x: at, y: to } },
    );
  });
  return [...straight, ...slanted.values()];
}

function merged(spans: readonly (readonly [number, number])[]): readonly (readonly [number, number])[] {
  const all: [number, number][] = [];
  for (const [from, to] of spans.toSorted((one, other) => one[0] - other[0])) {
    const last = all.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else all.push([from, to]);
  }
  return all;
}
