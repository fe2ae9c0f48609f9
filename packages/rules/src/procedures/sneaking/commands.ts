import type { CreatureId } from '../../ids.ts';

/** Some of the party sneak, together (ERI-SNK-02, 04). The referee alone sees whether anyone notices. */
export interface Sneak {
  readonly type: 'Sneak';
  readonly creatures: readonly CreatureId[];
  /** They go far: one category slower (ERI-SNK-03). */
  readonly far: boolean;
  /** They were noticed already, though not seen. Referee. */
  readonly noticed?: boolean;
  /** Fittingly camouflaged. Referee. */
  readonly camouflaged?: boolean;
}

/** Those who sneak walk openly again. */
export interface StopSneaking {
  readonly type: 'StopSneaking';
}

export type SneakingCommand = Sneak | StopSneaking;
