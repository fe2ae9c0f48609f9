import type { Line } from '../../../core/index.ts';
import { asSentence, withArticle } from '../../../core/words.ts';
import { nameOf, rulesOf, type Tellers, toEach, toReferee, toSome } from '../../../play/index.ts';
import type { GameState } from '../../../state/state.ts';
import { toAllWhoSee } from '../../situation/sight/witnesses.ts';
import { against, inSix } from '../../table/chance/chance.ts';
import type { ClassFunctionsEvent } from './events.ts';

export const classFunctionsTellers: Tellers<ClassFunctionsEvent> = {
  LanguageKnown: ({ creature, language, known, rule }, after) => {
    const name = nameOf(after, creature);
    const line = {
      kind: 'ruling',
      text: known ? `${name} speaks ${language}.` : `${name} speaks no ${language}.`,
      why: { rule, formula: 'as many as the scores give, beside the common tongue and that of the alignment' },
    } as const;
    return toAllWhoSee(after, [creature], line);
  },
  ClassOperated: ({ creature, as }, after) => {
    const found = after.creatures[creature];
    const line = {
      kind: 'ruling',
      text: `${nameOf(after, creature)} sets out as ${withArticle(as)} of level ${found?.level ?? 1}.`,
      why: { rule: rulesOf(after).classFunctions.cites.calling, formula: 'for the whole of the adventure' },
    } as const;
    return toAllWhoSee(after, [creature], line);
  },
  LoreNoted: ({ lore: { topic, text } }, after) =>
    toReferee({
      kind: 'table',
      text: asSentence(`Noted of ${topic.replaceAll('-', ' ')}: ${text}`),
      ...byLore(after, 'for those who see it and know'),
    }),
  LoreTold: ({ creature, topic, text }, after) => {
    const found = after.creatures[creature];
    const line: Line = {
      kind: 'whisper',
      text: asSentence(`${nameOf(after, creature)} knows of ${topic.replaceAll('-', ' ')}: ${text}`),
      ...byLore(after, 'noticed unasked'),
    };
    return toSome(line, found?.owner ? [found.owner] : []);
  },
  LoreMissed: ({ creature, topic, roll }, after) =>
    toReferee({
      kind: 'roll',
      text: `${nameOf(after, creature)} does not notice: ${topic.replaceAll('-', ' ')}.`,
      rolls: [roll],
      ...byLore(after, 'a d6, once, at the first sight of it'),
    }),
  /** Whoever notices nothing does not know that there was something. */
  SecretDoorPassed: ({ creature, roll, noticed }, after) => {
    const name = nameOf(after, creature);
    const { passing } = rulesOf(after).classFunctions;
    const why = passing && { rule: passing.rule, formula: passing.formula, ...against(inSix(passing.needed), roll) };
    const ruled = { rolls: [roll], ...(why ? { why } : {}) };
    if (!noticed) return toReferee({ kind: 'roll', text: `${name} passes a secret door.`, ...ruled });
    const line = { kind: 'ruling', text: `${name} notices a secret door in passing!`, tone: 'good' } as const;
    return toEach({ ...line, ...ruled }, line);
  },
};

/** The rule by which some folk are told. */
function byLore(state: GameState, formula: string): Pick<Line, 'why'> {
  const { lore } = rulesOf(state).classFunctions;
  return lore ? { why: { rule: lore.rule, formula } } : {};
}
