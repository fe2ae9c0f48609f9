import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a test noticed; or, at the end of a file, what its tests came by. */
export interface Noticed {
  /** The file of the test, from the folder of the rules. */
  readonly file: string;
  readonly test: string;
  readonly noticed: readonly string[];
  readonly covered: readonly string[];
}

/** What all tests noticed and came by, change by change. */
export interface Found {
  readonly noticed: ReadonlySet<string>;
  /** The files of the tests that came by a change. */
  readonly covering: ReadonlyMap<string, readonly string[]>;
}

export function foundIn(folder: string): Found {
  const lines = readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line): Noticed => JSON.parse(line)),
  );
  const covering = new Map<string, string[]>();
  for (const { file, covered } of lines)
    for (const id of covered) covering.set(id, [...(covering.get(id) ?? []), file]);
  return { noticed: new Set(lines.flatMap(({ noticed }) => noticed)), covering };
}
