import { bookArmour } from '../../../content/book-armour.ts';
import { isDenied } from '../../../content/denied.ts';
import type { Creature } from '../../../state/creature.ts';
import { ERIS_LIGHTS, erisLight } from '../light/eris.ts';
import { type Stealth, sneakChance, sneakingRate, sneaks } from './eris.ts';
import type { SneakingRule, Stealthily } from './rule.ts';

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
    odds: 'ERI-SNK-01',
    slow: 'ERI-SNK-03',
    together: 'ERI-SNK-04',
    bright: 'ERI-SNK-06',
  },
  played: true,
  surprised: 'ERI-SNK-05',
  chance: (creature, circumstances) => sneakChance(stealthOf(creature, circumstances)),
  isBright: (light) => !ERIS_LIGHTS[erisLight(light)].dim,
  attempt: sneaks,
  slower: (rate) => {
    const answer = sneakingRate(rate, true);
    if (!isDenied(answer)) return answer.moveRate;
    return answer.error === 'too-slow' ? null : rate;
  },
};
