import { type Band, banded } from '../../../content/banded.ts';
import { gormanModifier } from './abilities.ts';
import { GORMAN_CLASS, isGormanClass } from './classes.ts';

/** GOR-SAV-01: by level or hit dice. */
const TARGETS: readonly Band<number>[] = [
  { upTo: 3, value: 14 },
  { upTo: 7, value: 12 },
  { upTo: 11, value: 9 },
  { upTo: Number.POSITIVE_INFINITY, value: 6 },
];

/** GOR-SAV-01: the one score that a d20 must reach. */
export const gormanSaveTarget = (level: number): number => banded(TARGETS, level);

export interface GormanSave {
  readonly total: number;
  readonly target: number;
  readonly success: boolean;
}

/** GOR-SAV-02, GOR-CLS-11: d20, what the class adds, and what the referee adds. */
export function gormanSave(of: string, level: number, natural: number, modifier = 0): GormanSave {
  const total = natural + modifier + (isGormanClass(of) ? GORMAN_CLASS[of].saveBonus : 0);
  const target = gormanSaveTarget(level);
  return { total, target, success: total >= target };
}

/** GOR-ABI-06: a save with constitution, by somebody brought back from death. */
export const recovery = (of: string, level: number, constitution: number, natural: number): GormanSave =>
  gormanSave(of, level, natural, gormanModifier(constitution));
