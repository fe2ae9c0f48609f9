import type { Square } from '@lanthorn/geometry';

/** A square as people read it, counted from one: `column 7, row 3`. */
export const columnAndRow = ({ x, y }: Square): string => `column ${x + 1}, row ${y + 1}`;

/** Each thing with its name; of those that would read alike, with what tells them apart: `torch (column 7, row 3)`. */
export function toldApart<Thing>(
  things: readonly Thing[],
  nameOf: (thing: Thing) => string,
  apartBy: (thing: Thing) => string,
): readonly (readonly [Thing, string])[] {
  const alike = Map.groupBy(things, nameOf);
  return things.map((thing) => {
    const name = nameOf(thing);
    return [thing, alike.get(name)?.length === 1 ? name : `${name} (${apartBy(thing)})`];
  });
}
