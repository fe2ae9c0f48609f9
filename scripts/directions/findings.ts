import { needlessNeeds } from './packages.ts';
import { rulesetNames } from './rulesets.ts';

/** Something that goes against the directions of the house. */
export interface Finding {
  readonly path: string;
  /** Of the file, from 1; null when the whole file is meant. */
  readonly line: number | null;
  readonly says: string;
}

/** Everything in the files of these paths that goes against the directions. */
export const findings = (paths: readonly string[], read: (path: string) => string): readonly Finding[] => [
  ...needlessNeeds(paths, read),
  ...rulesetNames(paths, read),
];
