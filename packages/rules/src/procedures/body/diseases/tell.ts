import { atMost, type Line } from '../../../core/index.ts';
import { nameOf, rulesOf, type Tellers, toNobody, toReferee } from '../../../play/index.ts';
import { toWitnesses } from '../../situation/sight/witnesses.ts';
import type { DiseasesEvent } from './events.ts';

/** What each disease is called, and what comes of it. */
const DISEASES = {
  fever: {
    says: 'catches a disease',
    formula: 'one in four dies of it within 1d6 days, and the others keep to bed for a month',
  },
  rot: {
    says: 'catches a rotting disease',
    formula: 'no magic heals them, and wounds close ten times slower, until magic ends it',
  },
} as const;

export const diseasesTellers: Tellers<DiseasesEvent> = {
  Exposed: () => toNobody,
  /** Whether a wound is unclean shows by nothing but what comes of it. */
  WoundTested: ({ creature, roll, upTo, carries }, after) =>
    toReferee({
      kind: 'roll',
      text: `The wound of ${nameOf(after, creature)} carries ${carries ? 'a disease' : 'no disease'}.`,
      rolls: [roll],
      why: {
        rule: rulesOf(after).monsters.cites.bestiary,
        formula: `d20 ≤ ${upTo}`,
        roll,
        needed: upTo,
        judged: atMost(roll.total, upTo, carries),
      },
    }),
  DiseaseCaught: ({ creature, disease }, after) => {
    const { says, formula } = DISEASES[disease];
    const line: Line = {
      kind: 'ruling',
      text: `${nameOf(after, creature)} ${says}.`,
      why: { rule: rulesOf(after).monsters.cites.bestiary, formula },
      tone: 'grave',
    };
    return toWitnesses(after, after.creatures[creature], line);
  },
  FellIll: ({ creature }, after) => {
    const line: Line = {
      kind: 'ruling',
      text: `${nameOf(after, creature)} falls ill, and keeps to bed.`,
      why: { rule: rulesOf(after).monsters.cites.bestiary, formula: 'until it passes, kills or is cured' },
      tone: 'grave',
    };
    return toWitnesses(after, after.creatures[creature], line);
  },
  DiseaseSpared: ({ creature }, after) => {
    const line: Line = {
      kind: 'ruling',
      text: `${nameOf(after, creature)} catches no disease.`,
      why: { rule: rulesOf(after).backgrounds.cites.touch, formula: 'immune to disease' },
      tone: 'good',
    };
    return toWitnesses(after, after.creatures[creature], line);
  },
};
