import type { Creature } from '../../../state/creature.ts';

/** The phases of a side's part of a round. */
export const PHASES = ['morale', 'movement', 'missile', 'spells', 'melee'] as const;
export type Phase = (typeof PHASES)[number];

/** A phase of one place of the order. */
export interface Moment {
  readonly acting: number;
  readonly phase: Phase;
}

/** Somebody who moves and acts, and what speeds them. */
export interface Mover extends Pick<Creature, 'class'> {
  readonly hasted: boolean;
  readonly mounted: boolean;
}
