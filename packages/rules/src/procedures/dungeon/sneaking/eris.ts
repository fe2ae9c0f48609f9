import { dexterityStep } from '../../../books/eris/content/dexterity.ts';
import { bookArmour } from '../../../content/book-armour.ts';
import { type Answer, denied, isDenied } from '../../../content/denied.ts';
import { type Dice, type Modifier, summed } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { ERIS_LIGHTS, erisLight } from '../light/eris.ts';
import type { SneakingRule, Stealthily } from './rule.ts';

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

/** ERI-SNK-01: all that makes the chance in six; what does not bear on it is left out. */
export function stealthParts({
  metalArmor,
  detectedNotSeen,
  thief,
  hobbit,
  dex,
  camouflaged,
}: Stealth): readonly Modifier[] {
  const parts: readonly Modifier[] = [
    { name: 'a thief', value: Number(thief), rule: 'ERI-SNK-01' },
    { name: 'a hobbit', value: Number(hobbit), rule: 'ERI-HOB-02' },
    { name: 'dexterity', value: dexterityStep(dex), rule: 'ERI-SNK-01' },
    { name: 'camouflaged', value: Number(camouflaged), rule: 'ERI-SNK-01' },
    { name: 'metal armour', value: -Number(metalArmor), rule: 'ERI-SNK-01' },
    { name: 'noticed already', value: -Number(detectedNotSeen), rule: 'ERI-SNK-01' },
  ];
  return [
    { name: 'the chance of anybody', value: USUAL, rule: 'ERI-SNK-01' },
    ...parts.filter(({ value }) => value !== 0),
  ];
}

/** ERI-SNK-01: in six; nothing or less never, six always. */
export const sneakChance = (stealth: Stealth): number => summed(stealthParts(stealth));

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

/** What the modifiers of the book make of somebody. */
export function stealthOf(creature: Creature, { noticed, camouflaged }: Stealthily): Stealth {
  const armour = bookArmour(creature.armour);
  return {
    metalArmor: armour === 'chain' || armour === 'plate',
    detectedNotSeen: noticed,
    thief: creature.background === 'thief' || creature.class === 'thief',
    hobbit: creature.class === 'hobbit' || creature.class === 'halfling',
    dex: creature.abilities?.DEX ?? 10,
    camouflaged,
  };
}

/** ERI-SNK as one slot. */
export const erisSneaking: SneakingRule = {
  cites: {
    sneaking: 'ERI-SNK-02',
    slow: 'ERI-SNK-03',
    together: 'ERI-SNK-04',
    bright: 'ERI-SNK-06',
  },
  played: true,
  surprised: 'ERI-SNK-05',
  parts: (creature, circumstances) => stealthParts(stealthOf(creature, circumstances)),
  isBright: (light) => !ERIS_LIGHTS[erisLight(light)].dim,
  attempt: sneaks,
  slower: (rate) => {
    const answer = sneakingRate(rate, true);
    if (!isDenied(answer)) return answer.moveRate;
    return answer.error === 'too-slow' ? null : rate;
  },
};
