import { byRule, type Refusal } from '../../../core/index.ts';
import { listed } from '../../../core/words.ts';
import { rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';
import type { TurnAct } from '../../../state/turn-act.ts';
import { actsDone } from '../../situation/acts/kept.ts';
import { spentOn } from './acts.ts';
import { rateNow } from './rate.ts';

/** Each act in words: as it was done, and as it is to be done. */
const WORDS: Readonly<Record<TurnAct, readonly [string, string]>> = {
  move: ['moved', 'go on'],
  search: ['searched', 'search'],
  listen: ['listened', 'listen'],
  'force-door': ['forced a door', 'force a door'],
  'open-door': ['opened or closed a door', 'open or close a door'],
  'light-source': ['made light', 'make light'],
  'pick-up': ['picked something up', 'pick anything up'],
  'draw-item': ['drawn something', 'draw anything'],
  'use-item': ['used a thing', 'use a thing'],
  'drink-potion': ['drunk a potion', 'drink a potion'],
  'read-scroll': ['read a scroll', 'read a scroll'],
  'cast-spell': ['cast a spell', 'cast a spell'],
  'turn-undead': ['turned the undead', 'turn the undead'],
};

/** Whether it is counted what somebody does: one of the party, on the board, while turns of exploration run and the rules count it. */
export const countsActs = (state: GameState, { id, at }: Creature): boolean =>
  rulesOf(state).turn.acts !== null &&
  state.encounter === null &&
  state.downtime === null &&
  !state.journey?.day &&
  at !== null &&
  state.party.members.includes(id);

/** Why there is no time in the running turn for somebody to do something, by what they have done in it; null where there is. */
export function noTimeFor(state: GameState, who: Creature, act: TurnAct): Refusal | null {
  const { acts } = rulesOf(state).turn;
  if (!acts || !countsActs(state, who)) return null;
  const spent = spentOn(state, who, rateNow(state, who));
  if (spent.length === 0 || acts.leavesTime(spent, act)) return null;
  const done = listed([...new Set(spent.map((each) => WORDS[each][0]))]);
  return byRule(
    acts.most.rule,
    'out-of-turn',
    `${called(who)} has ${done} in this turn, which leaves no time to ${WORDS[act][1]}.`,
  );
}

/** Whether somebody who has to walk up first would have no time left for it in the running turn. */
export const comesTooLate = (state: GameState, who: Creature, act: TurnAct): boolean =>
  noTimeFor(state, { ...who, moved: who.moved + 1 }, act) !== null;

/** As `noTimeFor`, for somebody whose way is cut short by what else they have done; null where the whole of it is gone. */
export const noTimeToGo = (state: GameState, who: Creature): Refusal | null =>
  actsDone(state, who.id).length > 0 ? noTimeFor(state, who, 'move') : null;
