import { withArticle } from '../../../core/words.ts';
import { nameOf, rulesOf, type Tellers, toAll, toEach, toReferee } from '../../../play/index.ts';
import { isWatched } from '../../situation/sight/known.ts';
import { toAllWhoSee } from '../../situation/sight/witnesses.ts';
import type { SkillsEvent } from './events.ts';

const NAMED = 'a skill is called after those who have it';

export const skillsTellers: Tellers<SkillsEvent> = {
  SkillRecorded: ({ creature, skill, percent, roll, parts }, after) => {
    const name = nameOf(after, creature);
    const { untaught, naming } = rulesOf(after).skills.cites;
    const line = {
      kind: 'ruling',
      text: percent === null ? `${name} is no ${skill} any more.` : `${name} is ${withArticle(skill)}, at ${percent}%.`,
      ...(roll ? { rolls: [roll] } : {}),
      why: roll
        ? {
            rule: untaught,
            formula: 'd100 ÷ 4, with intelligence',
            roll,
            ...(parts ? { made: { amount: percent ?? 0, parts } } : {}),
            notes: [{ rule: naming, text: NAMED }],
          }
        : { rule: naming, formula: NAMED },
    } as const;
    return toAllWhoSee(after, [creature], line);
  },
  SkillChecked: ({ creature, skill, success, blind, ofClass, why }, after) => {
    const found = after.creatures[creature];
    const name = nameOf(after, creature);
    const tried = ofClass ? `${name} tries to ${skill}` : `${name} tries it as ${withArticle(skill)}`;
    const line = {
      kind: 'roll',
      speaker: name,
      text: `${tried}: ${success ? 'success' : 'failure'}.`,
      rolls: why.roll ? [why.roll] : [],
      why,
      tone: success ? 'good' : 'bad',
    } as const;
    if (!isWatched(after, found)) return toReferee(line);
    if (!blind) return toAll(line);
    return toEach(line, {
      kind: 'ruling',
      text: `${tried}; the referee sees how it goes.`,
    });
  },
};
