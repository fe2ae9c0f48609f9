import type { Creature } from '../../../state/creature.ts';

/** ERI-MUL-01: how many somebody may strike at in one round, and shoot at where missiles count too. */
export const mostTargets = (of: string, level: number, kind: 'melee' | 'missile', withMissiles: boolean): number =>
  of === 'fighter' && (kind === 'melee' || withMissiles) ? Math.max(1, level) : 1;
/** ERI-MUL-01: on every roll; a single attack suffers nothing. */
export const seriesPenalty = (attacks: number): number => (attacks > 1 ? -attacks : 0);

/** How many a monster large enough to hit several may strike at: one for each of its attacks (ERI-CNV-08, ERI-CNV-09). */
export const sweepOf = ({ traits, attacks }: Creature): number =>
  traits?.sweeps ? attacks.reduce((sum, { kind, times }) => sum + (kind === 'melee' ? times : 0), 0) : 1;
