import type { Line, Why } from '../../../core/index.ts';
import { atFirst, counted, listed, withArticle } from '../../../core/words.ts';
import { nameOf, rulesOf, type Tellers, toAll, toReferee } from '../../../play/index.ts';
import { isWatched } from '../../situation/sight/known.ts';
import { toAllWhoSee } from '../../situation/sight/witnesses.ts';
import type { BackgroundJoined, BackgroundsEvent } from './events.ts';
import type { BackgroundsRule } from './rule.ts';

const STRUCK = { kills: 'kills', doubles: 'wounds deeply', misses: 'misses' } as const;

const capitals = (name: string): string =>
  name.replaceAll(/(^|-)([a-z])/g, (_, dash, letter) => dash + letter.toUpperCase());

/** A background lies over a class: both are named. */
const titleOf = (of: string, background: string): string => `${capitals(of)} ${capitals(background)}`.trim();

/** By the dice of the skills that it brings along, where it brings any. */
function joinedWhy(skills: BackgroundJoined['skills'], { cites }: BackgroundsRule): Why {
  const formula = 'd100 ÷ 2 for each skill of the background';
  const throws = skills.map(({ skill, roll }) => ({ who: atFirst(skill), roll }));
  if (skills.length === 0) return { rule: cites.skills, formula, throws };
  const notes = [{ rule: cites.skills, text: 'the background brings its skills along' }];
  return { rule: cites.learned, formula, throws, notes };
}

export const backgroundsTellers: Tellers<BackgroundsEvent> = {
  BackgroundJoined: ({ creature, background, skills }, after) =>
    toAllWhoSee(after, [creature], {
      kind: 'ruling',
      text: `${nameOf(after, creature)} is ${withArticle(titleOf(after.creatures[creature]?.class ?? '', background))} from now on${skills.length === 0 ? '' : `: ${listed(skills.map(({ skill, percent }) => `${skill} ${percent}%`))}`}.`,
      rolls: skills.map(({ roll }) => roll),
      why: joinedWhy(skills, rulesOf(after).backgrounds),
    }),
  BackgroundLeft: ({ creature }, after) =>
    toAllWhoSee(after, [creature], {
      kind: 'ruling',
      text: `${nameOf(after, creature)} has lost the background.`,
      tone: 'grave',
    }),
  HandsLaid: ({ healer, touched, healed }, after) =>
    toAllWhoSee(after, [healer], {
      kind: 'ruling',
      text: `${nameOf(after, healer)} lays hands on ${nameOf(after, touched)}: ${counted(healed, 'hit point')}.`,
      why: { rule: rulesOf(after).backgrounds.cites.touch, formula: 'two hit points a level, once a day' },
      tone: 'good',
    }),
  AssassinStruck: ({ creature, target, outcome, why }, after) => {
    const line: Line = {
      kind: 'roll',
      speaker: nameOf(after, creature),
      text: `${nameOf(after, creature)} strikes at ${nameOf(after, target)} unawares, and ${STRUCK[outcome]}.`,
      rolls: why.roll ? [why.roll] : [],
      why,
      tone: outcome === 'misses' ? 'bad' : 'good',
    };
    const open = isWatched(after, after.creatures[creature]) && isWatched(after, after.creatures[target]);
    return open ? toAll(line) : toReferee(line);
  },
  RageBegan: ({ creature }, after) =>
    toAllWhoSee(after, [creature], {
      kind: 'encounter',
      text: `${nameOf(after, creature)} rages!`,
      why: { rule: rulesOf(after).backgrounds.cites.rage, formula: '+2 on blows, and nothing but blows' },
    }),
};
