import { type CommandOf, id, type Options, type RulesetId } from '../src/core/index.ts';
import type { Creature } from '../src/state/creature.ts';
import { Script } from './fight.ts';
import { campaign, someone } from './table.ts';

export const employer = id<'creature'>('aldo');

export const gold = (gp: number) => ({ pp: 0, gp, ep: 0, sp: 0, cp: 0 });

/** Ordinary scores, but for charisma. */
export const abilities = (CHA: number) => ({ STR: 10, INT: 10, WIS: 10, DEX: 10, CON: 10, CHA });

/** Aldo in town, with charisma 13 and a purse, by some book. */
export const town = (base: RulesetId, facts: Partial<Creature> = {}, options: Options = {}) =>
  new Script(
    campaign([someone({ abilities: abilities(13), coins: gold(1000), ...facts })], {
      ruleset: { base, slots: {}, options },
    }),
  );

export const meet = (kind: string, of = 'none', count = 1, name = '') =>
  ({ type: 'MeetApplicants', kind, of, count, name }) as const;

/** Nothing but the usual terms, to the first who apply. */
export const offerTo = (script: Script, terms: Partial<CommandOf<'OfferTerms'>> = {}): CommandOf<'OfferTerms'> => ({
  type: 'OfferTerms',
  applicants: script.state.hiring.applicants[0]?.id ?? id('nobody'),
  employer,
  approach: 'individual',
  count: 1,
  gold: 0,
  goods: true,
  modifier: 0,
  ...terms,
});

/** Those in service, with what was agreed. */
export const engaged = ({ state }: Script) =>
  Object.entries(state.engagements).map(([of, one]) => ({ ...one, ...state.creatures[id<'creature'>(of)] }));
