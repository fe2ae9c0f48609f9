import type { CreatureId } from '../../ids.ts';
import { inUnit } from './units.ts';

/** Turns in a day (OSE-TIM-01). */
export const TURNS_PER_DAY = inUnit(1, 'day', 'turn');

/** The referee lets turns go by, one after another; it ends early when monsters come. */
export interface PassTurns {
  readonly type: 'PassTurns';
  /** From 1 to 144. */
  readonly turns: number;
  readonly resting: boolean;
}

/** The referee lets a whole day go by away from danger: food is eaten, and who rests in full heals. */
export interface PassDay {
  readonly type: 'PassDay';
  /** Who rests all day, undisturbed (OSE-HEA-01). */
  readonly resting: readonly CreatureId[];
  /** Everyone eats a ration of their own. */
  readonly food: boolean;
  /** Everyone empties a waterskin of their own; off where there is water at hand. */
  readonly water: boolean;
  /** The place is safe and secured, where healing asks for that (ERI-REC-01). */
  readonly safe?: boolean;
}

export type TimeCommand = PassTurns | PassDay;
