import { tablesNamedIn } from '@lanthorn/rules';
import type { WorldTable } from './world.ts';

const keyOf = (name: string): string => name.trim().toLowerCase();

/** Tables after those that they roll on; or the names along which one leads back to itself, its own first and last. */
export function inOrder(
  tables: readonly WorldTable[],
): { readonly ordered: readonly WorldTable[] } | { readonly circle: readonly string[] } {
  const named = new Map(tables.map((table) => [keyOf(table.name), { table, on: tablesNamedIn(table).map(keyOf) }]));
  const done = new Set<string>();
  const ordered: WorldTable[] = [];
  for (const { name } of tables) {
    const circle = visit(keyOf(name), []);
    if (circle) return { circle };
  }
  return { ordered };

  function visit(key: string, way: readonly string[]): readonly string[] | null {
    const found = named.get(key);
    if (!found || done.has(key)) return null;
    if (way.includes(key)) return [...way.slice(way.indexOf(key)), key].map((one) => named.get(one)?.table.name ?? one);
    for (const next of found.on) {
      const circle = visit(next, [...way, key]);
      if (circle) return circle;
    }
    done.add(key);
    ordered.push(found.table);
    return null;
  }
}
