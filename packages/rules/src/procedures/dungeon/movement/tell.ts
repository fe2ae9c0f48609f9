import type { Line } from '../../../core/index.ts';
import { verb } from '../../../core/words.ts';
import { nameOf, rulesOf, type Tellers, toAll, toNobody, toReferee } from '../../../play/index.ts';
import type { GameState } from '../../../state/state.ts';
import { isWatched } from '../../situation/sight/known.ts';
import type { CreatureMoved, MovementEvent } from './events.ts';

/** The board shows it; that somebody steps away from a foe is told, and what somebody walks up to. */
export const movementTellers: Tellers<MovementEvent> = {
  CreatureMoved: (event, after) => {
    const line = lineOf(event, after);
    if (!line) return toNobody;
    const shown = isWatched(after, after.creatures[event.creature]) && event.towards?.secret !== true;
    return shown ? toAll(line) : toReferee(line);
  },
  MovesStood: () => toNobody,
  MemberSetDown: () => toNobody,
  MoveTakenBack: ({ movers }, after) => {
    const [first] = movers;
    const name = first ? nameOf(after, first.creature) : 'Somebody';
    const text =
      movers.length > 1
        ? `${name} and ${movers.length - 1} more go back: the move is taken back.`
        : `${name} goes back: the move is taken back.`;
    const line: Line = { kind: 'ruling', text };
    return first && isWatched(after, after.creatures[first.creature]) ? toAll(line) : toReferee(line);
  },
};

/** How much there is time for in a turn, where the rules say so. */
function whyOf(state: GameState): Pick<Line, 'why'> {
  const most = rulesOf(state).turn.acts?.most;
  return most ? { why: { rule: most.rule, formula: most.text } } : {};
}

function lineOf({ creature, leaves, towards, feet }: CreatureMoved, after: GameState): Line | null {
  const name = nameOf(after, creature);
  if (leaves)
    return {
      kind: 'encounter',
      text: `${name} steps out of the melee.`,
      why: { rule: leaves, formula: 'no blow is struck at those who leave; it takes the move of the round' },
    };
  if (!towards) return null;
  const { what, ends, others = 0, feet: inAll = feet } = towards;
  const who = others > 0 ? `${name} and ${others} more` : name;
  const does = (ofOne: string, ofMore: string) => verb(others + 1, ofOne, ofMore);
  if (what === null)
    return ends === 'turn' || ends === 'round'
      ? {
          kind: 'ruling',
          text: `${who} ${does('gets', 'get')} ${Math.ceil(inAll)}′ of the way, and no farther in this ${ends}.`,
        }
      : null;
  if (ends === 'there') return { kind: 'ruling', text: `${who} ${does('walks', 'walk')} up to ${what}.` };
  if (ends === 'spent')
    return {
      kind: 'ruling',
      text: `${name} walks up to ${what}: for the rest there is no time in this turn.`,
      ...whyOf(after),
    };
  if (ends === 'stopped') return { kind: 'ruling', text: `${who} ${does('makes', 'make')} for ${what}.` };
  return {
    kind: 'ruling',
    text: `${who} ${does('gets', 'get')} ${Math.ceil(inAll)}′ towards ${what}: the ${ends} ends on the way.`,
  };
}
