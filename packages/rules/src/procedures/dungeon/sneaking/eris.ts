import { type Answer, denied } from '../../../content/denied.ts';
import { dexterityStep } from '../../../content/eris/dexterity.ts';
import type { Dice } from '../../../core/index.ts';

/** What helps and hinders somebody who sneaks (ERI-SNK-01). */
export interface Stealth {
  readonly metalArmor: boolean;
  /** Noticed already, though unseen; or wary, when it is their pocket. */
  readonly detectedNotSeen: boolean;
  readonly thief: boolean;
  readonly hobbit: boolean;
  readonly dex: number;
  readonly camouflaged: boolean;
}

const USUAL = 2;

/** ERI-SNK-01: in six; nothing or less never, six always. */
export const sneakChance = ({ metalArmor, detectedNotSeen, thief, hobbit, dex, camouflaged }: Stealth): number =>
  USUAL +
  [thief, hobbit, camouflaged].filter(Boolean).length -
  [metalArmor, detectedNotSeen].filter(Boolean).length +
  dexterityStep(dex);

/** ERI-SNK-02, 04: one d6, of a group for its clumsiest member. */
export function sneaks(
  chances: readonly number[],
  dice: Dice,
): { readonly chance: number; readonly undetected: boolean } {
  const chance = Math.min(...chances);
  return { chance, undetected: dice.die(6) <= chance };
}

const RATES: readonly number[] = [120, 90, 60, 30];

/** ERI-SNK-03: over a long way, one category slower. Feet. */
export function sneakingRate(
  moveRate: number,
  longDistance: boolean,
): Answer<{ readonly moveRate: number }, 'bad-rate' | 'too-slow'> {
  const place = RATES.indexOf(moveRate);
  if (place < 0) return denied('bad-rate');
  if (!longDistance) return { moveRate };
  const slower = RATES[place + 1];
  return slower === undefined ? denied('too-slow') : { moveRate: slower };
}
