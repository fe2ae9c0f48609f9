import type { Line } from '../../../core/index.ts';
import { atFirst, inside, listed } from '../../../core/words.ts';
import { rulesOf, type Tellers, toEach } from '../../../play/index.ts';
import type { GameState } from '../../../state/state.ts';
import { isOrAreShown, nameSeen } from '../../situation/round/seen-name.ts';
import type { ReactionEvent } from './events.ts';
import type { Reaction } from './rule.ts';
import { meaningOf } from './words.ts';

export const reactionTellers: Tellers<ReactionEvent> = {
  ReactionSettled: ({ reaction, was, why }, after) => {
    const line: Line = {
      kind: 'encounter',
      text: `Reaction: ${meaningOf(after, reaction)}${was === null || was === reaction ? '' : ` (before: ${meaningOf(after, was)})`}.`,
      ...(why.roll ? { rolls: [why.roll] } : {}),
      why,
    };
    return toEach(line, answered(after, reaction));
  },
};

/** Those who were spoken to and do not attack answer: what they mean by it, they say themselves. */
function answered(state: GameState, reaction: Reaction): Line | null {
  const { encounter } = state;
  const talks = rulesOf(state).encounter.isRoleplayed(true, reaction !== 'attacks');
  if (encounter?.mode !== 'parley' || !talks) return null;
  const met = encounter.sides.filter(({ kind }) => kind === 'monsters');
  const several = met.length > 1 || met.some((side) => isOrAreShown(state, side) === 'are');
  const who = atFirst(listed(met.map((side) => inside(nameSeen(state, side)))));
  return { kind: 'encounter', text: `${who} ${several ? 'answer' : 'answers'}: the two sides talk.` };
}
