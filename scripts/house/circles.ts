import { dirname } from 'node:path/posix';
import { DirectedGraph } from 'graphology';
import { stronglyConnectedComponents } from 'graphology-components';
import type { Source } from './sources.ts';

/** The most nodes that all lead to each other; 0 where none do. */
export function largestCircle(arrows: Iterable<readonly [string, string]>): number {
  const graph = new DirectedGraph();
  for (const [from, to] of arrows) if (from !== to) graph.mergeEdge(from, to);
  const largest = Math.max(0, ...stronglyConnectedComponents(graph).map((component) => component.length));
  return largest > 1 ? largest : 0;
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
