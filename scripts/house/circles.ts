import { dirname } from 'node:path/posix';
import { DirectedGraph } from 'graphology';
import { stronglyConnectedComponents } from 'graphology-components';
import type { Source } from './sources.ts';

/** The most nodes that all lead to each other, in order of their names; none where no circle is. */
export function largestCircle(arrows: Iterable<readonly [string, string]>): readonly string[] {
  const graph = new DirectedGraph();
  for (const [from, to] of arrows) if (from !== to) graph.mergeEdge(from, to);
  const [largest = []] = stronglyConnectedComponents(graph).sort((a, b) => b.length - a.length);
  return largest.length > 1 ? largest.sort() : [];
}

/** From each file to those that it imports. */
export function* fileArrows(sources: readonly Source[]): Generator<readonly [string, string]> {
  const known = new Set(sources.map(({ path }) => path));
  for (const { path, imports } of sources) for (const to of imports) if (known.has(to)) yield [path, to];
}

/** From each folder to those whose files its own files import. */
export function* folderArrows(sources: readonly Source[]): Generator<readonly [string, string]> {
  for (const [from, to] of fileArrows(sources)) yield [dirname(from), dirname(to)];
}
