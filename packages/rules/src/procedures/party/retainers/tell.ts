import { type CreatureId, gathered, type Line, type Why } from '../../../core/index.ts';
import { atFirst, listed, verb } from '../../../core/words.ts';
import { nameOf, type Tellers, type Telling, toAll, toEach, toReferee } from '../../../play/index.ts';
import { severalAtFirst } from '../../../state/called.ts';
import type { GameState } from '../../../state/state.ts';
import { isOpenToAll } from '../../situation/sight/known.ts';
import { toAllIfOfParty } from '../../situation/sight/witnesses.ts';
import { countedApplicants } from './counted-applicants.ts';
import type { ApplicantsFound, RetainersEvent } from './events.ts';
import type { Taken } from './rule.ts';

/** To all where the players know of the one it is about. */
function about(state: GameState, creature: CreatureId, referee: Line, table: Line | null): Telling {
  const found = state.creatures[creature];
  return found && isOpenToAll(state, found) ? toEach(referee, table) : toReferee(referee);
}

/** How one or several took an offer: one alone answers for himself, several are counted. */
function outcome({ joined, undecided, eager, illWill, attacks }: Taken, asked: number): string {
  const taken = asked === 1 ? 'the offer is taken' : 'they join';
  const turnedDown = asked === 1 ? 'the offer is refused' : 'nobody joins';
  const alone = asked === 1 && undecided > 0;
  const parts = [
    alone ? 'the offer is weighed, and a better one would be heard' : null,
    alone || joined > 0 ? null : turnedDown,
    joined === asked ? `${taken}${eager ? ' gladly' : ''}` : null,
    joined > 0 && joined < asked ? `${joined} of ${asked} ${verb(joined, 'joins', 'join')}` : null,
    !alone && undecided > 0 ? `${undecided === 1 ? 'one' : undecided} would hear a better offer` : null,
    illWill ? 'it is taken ill' : null,
    attacks ? 'swords are drawn' : null,
  ];
  return parts.filter((part) => part !== null).join('; ');
}

const HOW = { dismissed: 'is let go', deserted: 'deserts', fled: 'runs away' } as const;

/** What the table sees of the dice: of a tavern who is there, but not whether somebody unusual might have been; of a notice none. */
function asFound(line: Line, { throws = [], ...why }: Why, how: ApplicantsFound['how']): Line {
  const open = how === 'tavern' ? throws.filter(({ needed }) => needed === undefined) : [];
  return open.length > 0
    ? { ...line, rolls: open.map(({ roll }) => roll), why: { ...why, throws: open } }
    : { ...line, why };
}

export const retainersTellers: Tellers<RetainersEvent> = {
  ApplicantsFound: ({ how, found, rolls, why }) => {
    const who = listed(found.map((each) => countedApplicants(each, each.count)));
    const text = {
      met: `${atFirst(who)} would take service.`,
      tavern: `In the tavern: ${who}.`,
      notice: `Answer to the notice: ${who}.`,
    }[how];
    const line: Line = {
      kind: 'table',
      text: found.length > 0 ? text : 'Nobody has come who would take service.',
      why,
    };
    return rolls.length > 0 ? toEach({ ...line, rolls: gathered(rolls) }, asFound(line, why, how)) : toAll(line);
  },
  TermsOffered: ({ applicants, employer, asked, taken, rolls, open, why }, after, before) => {
    const who = before.hiring.applicants.find(({ id }) => id === applicants);
    const text = `${nameOf(after, employer)} offers terms to ${who ? countedApplicants(who, asked) : 'somebody'}: ${outcome(taken, asked)}.`;
    const line: Line = { kind: 'ruling', text, tone: taken.joined > 0 ? 'good' : 'bad' };
    const full: Line = { ...line, rolls: gathered(rolls), why };
    const found = after.creatures[employer];
    return open && found && isOpenToAll(after, found) ? toAll(full) : about(after, employer, full, line);
  },
  RetainersHired: ({ creatures, rolls, why }) => {
    const line: Line = {
      kind: 'table',
      text: `${severalAtFirst(creatures)} ${verb(creatures.length, 'enters', 'enter')} service.`,
    };
    const thrown = why.throws?.map(({ roll }) => roll) ?? gathered(rolls);
    return toEach({ ...line, rolls: thrown, why }, line);
  },
  ApplicantsLeft: ({ applicants }, _after, before) => {
    const who = before.hiring.applicants.find(({ id }) => id === applicants);
    const unwanted = who && `${atFirst(countedApplicants(who, who.count))} ${verb(who.count, 'is', 'are')} not wanted.`;
    return toAll({ kind: 'table', text: unwanted ?? 'Those who would have served stay behind.' });
  },
  RetainerLeft: ({ creature, how }, after, before) => {
    const line: Line = {
      kind: 'table',
      text: `${nameOf(after, creature)} ${HOW[how]}.`,
      tone: how === 'dismissed' ? 'good' : 'bad',
    };
    return toAllIfOfParty(before, creature, line);
  },
  RetainerMoved: ({ creature, along }, after) => {
    const text = along ? `${nameOf(after, creature)} comes along again.` : `${nameOf(after, creature)} stays at home.`;
    return toAllIfOfParty(after, creature, { kind: 'table', text });
  },
  LoyaltyChanged: ({ loyalty, why }, after) => {
    const scores = (Object.entries(loyalty) as [CreatureId, number][]).map(
      ([of, score]) => `${nameOf(after, of)} ${score}`,
    );
    return toReferee({ kind: 'ruling', text: `Loyalty: ${listed(scores)}.`, why });
  },
  LoyaltyTried: ({ creature, outcome: done, rolls, why }, after) =>
    toReferee({
      kind: 'roll',
      text: `${nameOf(after, creature)} ${done === null ? 'is loyal enough' : (DEEDS[done] ?? done)}.`,
      rolls: gathered(rolls),
      why,
    }),
  WagesSettled: ({ employer, paid }, after) =>
    paid ? NOTHING : toReferee({ kind: 'ruling', text: `${nameOf(after, employer)} pays no wages.` }),
};

const NOTHING: Telling = { referee: null, table: null };

const DEEDS: Readonly<Record<string, string>> = {
  'absent-next-delve': 'stays away from the next delve',
  'flees-now': 'runs off on the spot',
  plots: 'plots, and waits for the worst moment',
};
