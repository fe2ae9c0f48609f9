import { type CreatureId, type Line, type Note, written } from '../../../core/index.ts';
import { TURNS_PER_DAY } from '../../../core/time-units.ts';
import { aOr, lasting as timeIn, withArticle } from '../../../core/words.ts';
import { nameOf, rulesOf, type Tellers, toEach, toNobody, toReferee } from '../../../play/index.ts';
import { ROUNDS_PER_TURN } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { clockNow, clockRound } from '../../situation/round/clock.ts';
import { isWatched } from '../../situation/sight/known.ts';
import { toAllWhoSee, toWitnesses } from '../../situation/sight/witnesses.ts';
import { curedBy } from './cured-by.ts';
import type { AfflictionsEvent } from './events.ts';
import type { AfflictionsCites } from './rule.ts';

/** In rounds while a fight runs, and what is less than a turn; else in turns; whole days are days always. */
function lasting(state: GameState, until: number): string {
  const left = Math.max(0, until - clockNow(state));
  if (isInRounds(state, until)) return `for ${aOr(Math.ceil(left / clockRound(state)), 'round')}`;
  return `for ${timeIn(Math.ceil(left / ROUNDS_PER_TURN))}`;
}

function isInRounds(state: GameState, until: number): boolean {
  const left = Math.max(0, until - clockNow(state));
  const wholeDays = left > 0 && left % (ROUNDS_PER_TURN * TURNS_PER_DAY) === 0;
  return (state.encounter !== null || left < ROUNDS_PER_TURN) && !wholeDays;
}

const THEN = {
  passes: '',
  dies: ', and then dies',
  wakes: ', and then wakes',
  sickens: ', and then takes to the sickbed',
} as const;

/** `is slowed`, `does not heal`. */
const suffers = (kind: string): string => (kind === 'not healing' ? 'does not heal' : `is ${kind}`);

const ENDED = { passed: 'its time is over', cured: 'cured in time' } as const;

/** That they are rid of it too is not said of the dead. */
const isSlain = ({ creatures }: GameState, creature: CreatureId): boolean =>
  creatures[creature]?.conditions.includes('dead') === true;

/** What becomes of hit points and experience, where the book says so. */
function drainedNotes({ drainedPoints, drainedExperience }: AfflictionsCites): { readonly notes?: readonly Note[] } {
  const notes = [
    { rule: drainedPoints, text: 'hit points thrown anew for the level, less the harm so far' },
    { rule: drainedExperience, text: 'experience one short of the next level' },
  ].filter(({ rule }) => rule !== 'TABLE');
  return notes.length > 0 ? { notes } : {};
}

export const afflictionsTellers: Tellers<AfflictionsEvent> = {
  Befell: ({ creature, says, saved, rolls, why }, after) => {
    const line: Line = {
      kind: 'roll',
      text: `${nameOf(after, creature)} ${says}.`,
      rolls,
      why,
      tone: saved ? 'good' : 'grave',
    };
    return toWitnesses(after, after.creatures[creature], line);
  },
  BiteRuled: ({ creature, forGood, rule }, after) =>
    toReferee({
      kind: 'ruling',
      text: `${nameOf(after, creature)}: its bite drains ${forGood ? 'for good' : 'until a week of rest'}.`,
      why: { rule, formula: 'the referee rules' },
    }),
  /** When it ends, and how, is the referee's to know. */
  AilmentBegan: ({ creature, ailment, rolls = [], said = false, plain = false, why }, after) => {
    if (said) return toNobody;
    const lasts =
      ailment.until === 'battle'
        ? 'until the fight is over'
        : ailment.until === null
          ? 'until cured'
          : lasting(after, ailment.until);

    const { rule } = rulesOf(after).turn.inFight;
    const counted = after.encounter !== null && typeof ailment.until === 'number' && isInRounds(after, ailment.until);
    const line: Line = {
      kind: 'ruling',
      text: `${nameOf(after, creature)} ${suffers(ailment.kind)} ${lasts}${THEN[ailment.ends]}.`,
      rolls,
      ...(counted && !why ? { why: { rule, formula: 'in a fight, what lasts for turns runs down by rounds' } } : {}),
      ...(why ? { why } : {}),
    };
    if (!plain || !isWatched(after, after.creatures[creature])) return toReferee(line);
    return toEach(line, { kind: 'ruling', text: `${nameOf(after, creature)} ${suffers(ailment.kind)}.` });
  },
  AilmentEnded: ({ creature, kind, how }, after) =>
    kind === 'senseless' || kind === 'drained' || isSlain(after, creature)
      ? toNobody
      : toAllWhoSee(after, [creature], {
          kind: 'ruling',
          text: `${nameOf(after, creature)} ${kind === 'not healing' ? 'heals again' : `is no longer ${kind}`}.`,
          why:
            kind === 'terrified'
              ? {
                  rule: rulesOf(after).afflictions.cites.fearEnds,
                  formula: 'until the fight is over, or a comrade breaks it',
                }
              : {
                  rule: curedBy(rulesOf(after), kind),
                  formula: how ? ENDED[how] : 'passed, or cured in time',
                },
        }),
  LevelsDrained: ({ creature, to, forAWhile }, after) => {
    const { now, max } = to.hitPoints;
    const { drained, levelsBack } = rulesOf(after).afflictions.cites;
    if (forAWhile)
      return toAllWhoSee(after, [creature], {
        kind: 'ruling',
        text: `${nameOf(after, creature)} is of level ${to.level} until a week of rest.`,
        why: { rule: levelsBack, formula: 'the level alone: hit points and experience stay' },
        tone: 'grave',
      });
    if (to.level < 1)
      return toAllWhoSee(after, [creature], {
        kind: 'ruling',
        text: `${nameOf(after, creature)} has no level left.`,
        why: { rule: drained, formula: 'nobody lives below the first level' },
        tone: 'grave',
      });
    return toAllWhoSee(after, [creature], {
      kind: 'ruling',
      text: `${nameOf(after, creature)} is of level ${to.level} now, with ${written(now)} of ${max} hit points.`,
      why: {
        rule: drained,
        formula: 'the blow, the level, the hit points, the experience',
        ...drainedNotes(rulesOf(after).afflictions.cites),
      },
      tone: 'grave',
    });
  },
  StrengthDrained: () => toNobody,
  LevelsRegained: ({ creature, level, aside }, after) =>
    toAllWhoSee(after, [creature], {
      kind: 'ruling',
      text: `${nameOf(after, creature)} is of level ${level} again${aside ? ` as ${withArticle(aside)}` : ''}.`,
      why: { rule: rulesOf(after).afflictions.cites.levelsBack, formula: 'a week of rest' },
      tone: 'good',
    }),
  Woke: ({ creature }, after) =>
    toAllWhoSee(after, [creature], {
      kind: 'ruling',
      text: `${nameOf(after, creature)} comes round.`,
      why: {
        rule: rulesOf(after).afflictions.cites.wakes,
        formula: 'after d6 turns, or when roused for a turn: 1 hit point',
      },
      tone: 'good',
    }),
  ShakenOut: ({ creature, victim }, after) =>
    toAllWhoSee(after, [creature, victim], {
      kind: 'ruling',
      text: `${nameOf(after, creature)} shakes ${nameOf(after, victim)} out of the fear.`,
      why: {
        rule: rulesOf(after).afflictions.cites.roused,
        formula: 'one who is able spends the action of the round',
      },
      tone: 'good',
    }),
  RousingBegan: ({ creature, patient }, after) =>
    toAllWhoSee(after, [creature, patient], {
      kind: 'ruling',
      text: `${nameOf(after, creature)} tries to rouse ${nameOf(after, patient)}.`,
      why: { rule: rulesOf(after).afflictions.cites.revived, formula: 'a turn with salts and cold water' },
    }),
};
