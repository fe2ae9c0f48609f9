import { type Answer, denied } from '../../content/denied.ts';
import type { Creature } from '../../state/creature.ts';

export interface Series {
  readonly attacks: number;
  /** On every roll of the series. */
  readonly penaltyEach: number;
}

/** ERI-MUL-01: how many somebody may strike at in one round, and shoot at where missiles count too. */
export const mostTargets = (of: string, level: number, kind: 'melee' | 'missile', withMissiles: boolean): number =>
  of === 'fighter' && (kind === 'melee' || withMissiles) ? Math.max(1, level) : 1;
/** ERI-MUL-01: on every roll; a single attack suffers nothing. */
export const seriesPenalty = (attacks: number): number => (attacks > 1 ? -attacks : 0);

/** ERI-MUL-01: a fighter strikes at as many as levels, each roll the worse for their number. */
export function seriesOf(
  of: string,
  level: number,
  targets: readonly string[],
  kind: 'melee' | 'missile',
  withMissiles: boolean,
): Answer<Series, 'same-target' | 'too-many-attacks'> {
  if (new Set(targets).size < targets.length) return denied('same-target');
  if (targets.length > mostTargets(of, level, kind, withMissiles)) return denied('too-many-attacks');
  return { attacks: targets.length, penaltyEach: seriesPenalty(targets.length) };
}

/** How many a monster large enough to hit several may strike at: one for each of its attacks (ERI-CNV-08, ERI-CNV-09). */
export const sweepOf = ({ traits, attacks }: Creature): number =>
  traits?.sweeps ? attacks.reduce((sum, { kind, times }) => sum + (kind === 'melee' ? times : 0), 0) : 1;
