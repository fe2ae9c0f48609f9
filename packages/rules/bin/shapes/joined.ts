import type { Shape } from '../../src/event-shape.ts';

/** What may be of the one shape or of the other. */
export function joined(one: Shape, other: Shape): Shape {
  const list = both(one.list, other.list);
  const table = both(one.table, other.table);
  const names = [...new Set([...(one.named ?? []), ...(other.named ?? [])])].sort();
  const most = one.number && other.number ? widest(one.most, other.most) : (one.most ?? other.most);
  return {
    ...one,
    ...other,
    ...(most === undefined ? {} : { most }),
    ...(list ? { list } : {}),
    ...(table ? { table } : {}),
    ...(names.length > 0 ? { named: names } : {}),
    ...(one.fields || other.fields ? { fields: fieldsOf(one.fields ?? {}, other.fields ?? {}) } : {}),
  };
}

const both = (one: Shape | undefined, other: Shape | undefined): Shape | undefined =>
  one && other ? joined(one, other) : (one ?? other);

/** A figure without a bound of its own has that of all. */
const widest = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined || other === undefined ? undefined : Math.max(one, other);

function fieldsOf(one: Readonly<Record<string, Shape>>, other: Readonly<Record<string, Shape>>) {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
  return Object.fromEntries(names.map((name) => [name, both(one[name], other[name]) ?? {}]));
}
