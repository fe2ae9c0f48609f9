import type { CreatureId } from '../../ids.ts';

/** The referee brings poison, paralysis or a drained level upon somebody. */
export interface Afflict {
  readonly type: 'Afflict';
  readonly creature: CreatureId;
  /** One of those that the rules in force know, such as `coma`. */
  readonly by: string;
  /** Added to the save, −10 to 10. */
  readonly modifier: number;
}

/** Somebody spends the action of the round to shake a comrade out of the fear of ghouls (ERI-PRL-06). Owner, or referee. */
export interface ShakeOut {
  readonly type: 'ShakeOut';
  readonly creature: CreatureId;
  readonly victim: CreatureId;
}

/** A cure, by magic or an antidote, of all that poison and paralysis do (ERI-POI-06). Referee. */
export interface Cure {
  readonly type: 'Cure';
  readonly creature: CreatureId;
}

/** Somebody spends the rest of the turn with salts and cold water on one who is merely unconscious (ERI-DTH-04). Owner, or referee. */
export interface Rouse {
  readonly type: 'Rouse';
  readonly creature: CreatureId;
  readonly patient: CreatureId;
}

/** The referee says whether the bite of a vampire drains for good (ERI-DRN-08). */
export interface RuleBite {
  readonly type: 'RuleBite';
  readonly creature: CreatureId;
  readonly forGood: boolean;
}

export type AfflictionsCommand = Afflict | ShakeOut | Cure | Rouse | RuleBite;
