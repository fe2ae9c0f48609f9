import type { CreatureId } from '../../ids.ts';

/** The highest climb, in feet. */
export const HIGHEST_CLIMB = 1000;

/** The referee has somebody climb under pressure: a check, and a fall from half-way up when it fails. */
export interface Climb {
  readonly type: 'Climb';
  readonly creature: CreatureId;
  readonly feet: number;
  /** On the ability check: −4 easy to +4 hard. */
  readonly modifier: number;
  /** Too steep for hands and feet alone. */
  readonly sheer: boolean;
  /** With ropes, hooks and the like. */
  readonly equipment: boolean;
}

export type ClimbingCommand = Climb;
