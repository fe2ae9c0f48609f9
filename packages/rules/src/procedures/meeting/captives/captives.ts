import type { Follows, Handlers } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { ableOf, membersOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { isWatched } from '../../situation/sight/known.ts';
import { unseen } from '../../situation/sight/unseen.ts';
import type { captivesCommands } from './commands.ts';

/** Those whom the party met, and who gave up to it. */
const surrenderedTo = (before: GameState): readonly Creature[] => {
  const sides = before.encounter?.sides ?? [];
  if (!sides.some((side) => side.kind === 'party' && ableOf(before, side).length > 0)) return [];
  return sides
    .filter(({ kind }) => kind === 'monsters')
    .flatMap((side) => membersOf(before, side))
    .filter((creature) => creature.conditions.includes('surrendered') && isWatched(before, creature));
};

/** A meeting is over: those who gave up in it, as all could see, go with the party as its prisoners. */
export const captivesFollow: Follows = {
  EncounterConcluded: (play, _event, before) => {
    const captives = surrenderedTo(before).map(({ id }) => id);
    if (captives.length > 0) play.happen({ type: 'CaptivesTaken', captives });
  },
};

export const captivesHandlers: Handlers<typeof captivesCommands> = {
  ReleaseCaptive: (play, { creature }) =>
    play.happen({ type: 'CaptiveReleased', creature, ...unseen(play.state, creature) }),
};
