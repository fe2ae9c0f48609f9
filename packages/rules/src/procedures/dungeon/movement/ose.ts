import { unitsOf } from '../../table/measures/outdoors.ts';
import type { MovementRule } from './rule.ts';

/** OSE-MOV-01: a third of the base rate. */
export const encounterRate = (base: number): number => Math.floor(base / 3);

/** OSE-MOV-02: the slowest member's; nobody goes nowhere. */
export const groupRate = (rates: readonly number[]): number => (rates.length === 0 ? 0 : Math.min(...rates));

/** OSE-DUN-10: a known part may be crossed up to three times as fast. */
export const familiarRate = (base: number, multiplier: number): number => base * Math.min(3, Math.max(1, multiplier));

/**
 * OSE-DUN-09, OSE-DUN-10, OSE-MOV-01, OSE-MOV-02.
 * @param familiar times the rate where the way is known
 */
export function oseMovement({ familiar: multiplier }: { readonly familiar: number }): MovementRule {
  return {
    cites: { one: 'OSE-MOV-01', group: 'OSE-MOV-02', round: 'OSE-CMB-08', turn: 'OSE-DUN-09', meeting: 'OSE-EVT-12' },
    figures: (_creature, base) => [
      {
        name: 'Where the way is known',
        value: `${familiarRate(base, multiplier)}′ a turn`,
        rule: 'OSE-DUN-10',
        why: `${multiplier} times the rate`,
      },
      {
        name: 'Outdoors',
        value: `${encounterRate(base)} ${unitsOf('wilderness')} a round`,
        rule: 'OSE-WLD-02',
        why: 'yards stand for feet, but not in areas',
      },
    ],
    encounter: encounterRate,
    exploration: (base) => base,
    familiar: (base) => familiarRate(base, multiplier),
    groupRule: 'OSE-MOV-02',
    group: groupRate,
  };
}
