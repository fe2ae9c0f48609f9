import { banded } from '../../../content/banded.ts';
import { gormanModifier } from '../../../content/gorman/abilities.ts';
import type { GormanArmour } from '../../../content/gorman/armour.ts';
import { EXPERTS, type Expert, LOYALTY_BANDS, type Loyalty, MOST_HENCHMEN } from '../../../content/gorman/hirelings.ts';
import { gormanSaveTarget } from '../../../content/gorman/saves.ts';
import { type Dice, roll } from '../../../core/index.ts';
import { gormanArmourClass } from '../encumbrance/gorman.ts';

export const HELP_KINDS = ['hireling', 'expert', 'henchman'] as const;
export type HelpKind = (typeof HELP_KINDS)[number];

/** GOR-HIR-01: who plays them, and what they have of the treasure. */
export const termsOf = (kind: HelpKind) =>
  ({
    controlledBy: 'referee',
    treasureShare: kind === 'henchman' ? 0.5 : 0,
    gainsXp: kind === 'henchman',
  }) as const;

/** GOR-HIR-02: an ordinary person of one hit die. */
export const hireling = (armour: GormanArmour, shield: boolean, dice: Dice) => ({
  hp: roll(dice, 1, 6).total,
  attackBonus: 0,
  ac: gormanArmourClass(armour, shield),
  saveTarget: gormanSaveTarget(1),
});

/** Gold pieces in advance: a day's work, or a delve (GOR-HIR-02). */
export const HIRELING_WAGE = { day: 1, delve: 2 } as const;

/** GOR-HIR-03: the fee of so many experts; part weeks are paid whole. */
export function expertFee(expert: Expert, count: number, weeks: number, missions: number): number {
  const { gold, per } = EXPERTS[expert];
  return gold * count * (per === 'week' ? Math.ceil(weeks) : Math.ceil(missions));
}

/** GOR-HIR-05. */
export function henchmenOf(charisma: number, current: number): { readonly max: number; readonly mayHire: boolean } {
  const max = banded(MOST_HENCHMEN, charisma);
  return { max, mayHire: current < max };
}

/** GOR-HIR-06. */
export const startingLoyalty = (charisma: number, dice: Dice): number => dice.die(6) + 7 + gormanModifier(charisma);

/** GOR-HIR-07. */
export const loyaltyOf = (score: number): Loyalty => banded(LOYALTY_BANDS, score);

/** GOR-HIR-09: a check that an extreme demand brought on and that failed costs loyalty at once. */
export const afterDemand = (score: number, extreme: boolean, stands: boolean, adjustment = -1): number =>
  extreme && !stands ? score + adjustment : score;

export type Betrayal = 'absent-next-delve' | 'flees-now' | 'plots';

/** GOR-HIR-10: what a malcontent does; nothing of the others, and no die. */
export function betrayal(score: number, dice: Dice): Betrayal | null {
  if (loyaltyOf(score).band !== 'malcontent') return null;
  const face = dice.die(6);
  if (face <= 2) return 'absent-next-delve';
  return face <= 4 ? 'flees-now' : 'plots';
}
