import type { Dice } from '../../../core/index.ts';
import { skillSucceeds } from '../../making/skills/eris.ts';
import { type Stealth, sneakChance, stealthOf, stealthParts } from '../sneaking/eris.ts';
import type { PickpocketingRule } from './rule.ts';

export type Noticed = 'never' | 'now' | 'one-turn';

/** ERI-PIC-02: a victim that is not surprised notices. */
export function detected(stealth: Stealth, dice: Dice): { readonly chance: number; readonly detected: boolean } {
  const chance = sneakChance(stealth);
  return { chance, detected: dice.die(6) > chance };
}

/** ERI-PIC-03: a theft that succeeds is known a turn later, a failed one at once. */
export function noticedWhen(stolen: boolean, isDetected: boolean): Noticed {
  if (!isDetected) return 'never';
  return stolen ? 'one-turn' : 'now';
}

/** ERI-PIC-01: the skill, and then the victim's surprise. */
export function picked(skill: number, stealth: Stealth, dice: Dice) {
  const stolen = skillSucceeds(skill, dice.die(100));
  const watched = detected(stealth, dice);
  return { stolen, ...watched, noticed: noticedWhen(stolen, watched.detected) };
}

/** ERI-PIC as one slot. */
export const erisPickpocketing: PickpocketingRule = {
  cites: { theft: 'ERI-PIC-01', felt: 'ERI-PIC-02', missed: 'ERI-PIC-03' },
  played: true,
  skill: 'pickpocketer',
  attempt: (thief, chance, circumstances, dice) => {
    const stealth = stealthOf(thief, circumstances);
    return { ...picked(chance, stealth, dice), parts: stealthParts(stealth) };
  },
};
