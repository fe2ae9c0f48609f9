import {
  followingOf,
  languagesOfIntelligence,
  languagesOfWisdom,
  primePercent,
  primeScore,
  withPrime,
} from '../../../procedures/making/character-making/eris.ts';
import { type Adapter, type Adapters, read } from '../../../vectors.ts';
import { hitDieAdjustment, withstands } from '../content/constitution.ts';
import { dexterityStep } from '../content/dexterity.ts';
import { classNamed } from './class-functions.ts';

const kindredLanguages: Adapter = (inputs) => ({
  raceLanguages: 0,
  total: languagesOfIntelligence(read.number(inputs, 'int')) + languagesOfWisdom(read.number(inputs, 'wis')),
});

export const erisCharacterMakingVectors: Adapters = {
  'ERI-ABL-01': (inputs) => ({ extraLanguages: languagesOfWisdom(read.number(inputs, 'wis')) }),
  'ERI-ABL-02': (inputs) => {
    const step = typeof inputs.dex === 'number' ? dexterityStep(inputs.dex) : 0;
    if (!read.flag(inputs, 'tied')) return { adjustment: 0, acts: 'with-side' };
    return { adjustment: step, acts: step > 0 ? 'first' : step < 0 ? 'last' : 'simultaneous' };
  },
  'ERI-ELF-04': kindredLanguages,
  'ERI-DWF-01': kindredLanguages,
  'ERI-APX-01': (inputs) => {
    const score = read.number(inputs, 'primeScore');
    return { percent: primePercent(score), xp: withPrime(score, read.number(inputs, 'xp')) };
  },
  'ERI-APX-02': (inputs) => ({
    primeScore: primeScore(classNamed(inputs), read.record<number>(inputs, 'scores')),
  }),
  'ERI-APX-03': (inputs) => {
    const con = read.number(inputs, 'con');
    return { hitDieAdj: hitDieAdjustment(con), withstandPct: withstands(con) };
  },
  'ERI-APX-04': (inputs) => ({ missileAdj: dexterityStep(read.number(inputs, 'dex')) }),
  'ERI-APX-05': (inputs) => ({ ...followingOf(read.number(inputs, 'cha')) }),
  'ERI-APX-06': (inputs) => ({ extraLanguages: languagesOfIntelligence(read.number(inputs, 'int')) }),
};
