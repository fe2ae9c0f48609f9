import { denied } from '../../content/denied.ts';
import { loaded } from '../../core/index.ts';
import type { Adapters, VectorInputs } from '../../vectors.ts';
import { read } from '../../vectors.ts';
import { maySneak, type Stealth, sneakChance, sneakingRate, sneaks, surprisedWhileSneaking } from './eris.ts';

/** The modifiers of a vector; what is left out does not apply. */
export const stealthOf = (inputs: VectorInputs): Stealth => ({
  metalArmor: read.flag(inputs, 'metalArmor', false),
  detectedNotSeen: read.flag(inputs, 'detectedNotSeen', false),
  thief: read.flag(inputs, 'thief', false),
  hobbit: read.flag(inputs, 'hobbit', false),
  dex: read.number(inputs, 'dex', 10),
  camouflaged: read.flag(inputs, 'camouflaged', false),
});

const dice = (inputs: VectorInputs) => loaded(...read.faces(inputs));
const mayTry = (inputs: VectorInputs): boolean =>
  maySneak(read.flag(inputs, 'brightLight', false), read.flag(inputs, 'lightAllowed', false));

export const erisSneakingVectors: Adapters = {
  'ERI-HOB-02': (inputs) => {
    const gained = sneakChance({ ...stealthOf({}), hobbit: true }) - sneakChance(stealthOf({}));
    return { chance: read.number(inputs, 'baseChance') + gained };
  },
  'ERI-SNK-01': (inputs) => ({ chance: sneakChance(stealthOf(inputs)) }),
  'ERI-SNK-02': (inputs) => {
    if (!mayTry(inputs)) return { ...denied('bright-light') };
    const result = sneaks([sneakChance(stealthOf(inputs))], dice(inputs));
    return { ...result, surpriseRound: result.undetected };
  },
  'ERI-SNK-03': (inputs) => ({
    ...sneakingRate(read.number(inputs, 'moveRate'), read.flag(inputs, 'longDistance')),
  }),
  'ERI-SNK-04': (inputs) => ({ ...sneaks(read.list<number>(inputs, 'chances'), dice(inputs)) }),
  'ERI-SNK-05': (inputs) => ({
    surprised: surprisedWhileSneaking(read.flag(inputs, 'knewOfMonster'), dice(inputs)),
  }),
  'ERI-SNK-06': (inputs) => ({ mayTry: mayTry(inputs) }),
};
