import { denied } from '../../content/denied.ts';
import type { GormanAbility, GormanScores } from '../../content/gorman/abilities.ts';
import { gormanModifier } from '../../content/gorman/abilities.ts';
import { loaded } from '../../core/index.ts';
import type { Adapters, VectorInputs } from '../../vectors.ts';
import { read } from '../../vectors.ts';
import {
  abilityFor,
  arranged,
  DICE_FOR_SCORES,
  gormanAlignment,
  gormanScores,
  type ScoreUse,
  scoreModifier,
  startingGold,
  swapped,
} from './gorman.ts';

const scoresOf = (inputs: VectorInputs): GormanScores => read.record<number>(inputs, 'scores') as GormanScores;

export const gormanCharacterMakingVectors: Adapters = {
  'GOR-ABI-01': (inputs) => {
    const faces = read.faces(inputs);
    return faces.length === DICE_FOR_SCORES ? { scores: gormanScores(loaded(...faces)) } : { ...denied('dice-count') };
  },
  'GOR-ABI-02': (inputs) => {
    const [one, other] = read.list<GormanAbility>(inputs, 'swap', []);
    return { ...swapped(scoresOf(inputs), one && other ? [one, other] : null, read.flag(inputs, 'swapUsed', false)) };
  },
  'GOR-ABI-03': (inputs) => ({ ...arranged(read.record<number>(inputs, 'assignment')) }),
  'GOR-ABI-04': (inputs) => ({ modifier: gormanModifier(read.number(inputs, 'score')) }),
  'GOR-ABI-05': (inputs) => {
    const use = read.text<ScoreUse>(inputs, 'use');
    const inCombat = read.setting<string>(inputs, 'abilityModsInCombat', 'off') === 'on';
    return { ability: abilityFor(use, inCombat), modifier: scoreModifier(use, scoresOf(inputs), inCombat) };
  },
  'GOR-ALN-01': (inputs) => ({ ...gormanAlignment(read.text(inputs, 'alignment')) }),
  'GOR-EQP-01': (inputs) => ({ gp: startingGold(loaded(...read.faces(inputs))) }),
};
