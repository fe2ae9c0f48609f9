import type { Armour } from '../../../state/creature.ts';
import { abilityBand } from './abilities.ts';

export interface ArmourFacts {
  /** Ascending armour class. */
  readonly armourClass: number;
  /** In gold pieces. */
  readonly cost: number;
  /** In coins. */
  readonly weight: number;
  /** What it counts as for basic encumbrance (OSE-ENC-04). */
  readonly movement: 'unarmoured' | 'light' | 'heavy';
}

/** OSE-APX-09. */
export const ARMOUR: Readonly<Record<Armour, ArmourFacts>> = {
  none: { armourClass: 10, cost: 0, weight: 0, movement: 'unarmoured' },
  leather: { armourClass: 12, cost: 20, weight: 200, movement: 'light' },
  chainmail: { armourClass: 14, cost: 40, weight: 400, movement: 'heavy' },
  plate: { armourClass: 16, cost: 60, weight: 500, movement: 'heavy' },
};

/** OSE-APX-09: a shield adds 1. */
export const SHIELD = { armourClass: 1, cost: 10, weight: 100 } as const;

/** Ascending armour class of a wearer; dexterity helps or hinders. */
export const armourClassOf = (armour: Armour, shield: boolean, dexterity: number): number =>
  ARMOUR[armour].armourClass + (shield ? SHIELD.armourClass : 0) + abilityBand(dexterity).modifier;
