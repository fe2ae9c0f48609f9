import type { CreatureId } from '../../ids.ts';

/** The farthest fall, in feet. */
export const FARTHEST_FALL = 1000;

/** The referee says that somebody falls so many feet. */
export interface Fall {
  readonly type: 'Fall';
  readonly creature: CreatureId;
  readonly feet: number;
}

export type FallingCommand = Fall;
