import { impossible, objections, offer } from '../../../core/index.ts';
import {
  type Declaration,
  type Follows,
  type Handlers,
  type May,
  type Offers,
  rememberedEach,
} from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { isCaptive } from '../../../state/read.ts';
import { ableOf, membersOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { isWatched } from '../../situation/sight/known.ts';
import { unseen } from '../../situation/sight/unseen.ts';
import { mayReferee, onlyReferee } from '../../table/permission/permission.ts';
import { captivesCommands } from './commands.ts';
import { type CaptivesEvent, captivesEvolvers } from './events.ts';
import { captivesTellers } from './tell.ts';

const mayReleaseCaptive: May<'ReleaseCaptive'> = (state, { creature }, seat) => {
  const found = state.creatures[creature];
  return objections(
    onlyReferee(seat),
    !found || !isCaptive(found) ? impossible('no-such-thing', 'There is no prisoner of that name.') : null,
  );
};

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
const captivesFollow: Follows = {
  EncounterConcluded: (play, _event, before) => {
    const captives = surrenderedTo(before).map(({ id }) => id);
    if (captives.length > 0) play.happen({ type: 'CaptivesTaken', captives });
  },
};

const captivesHandlers: Handlers<typeof captivesCommands> = {
  ReleaseCaptive: {
    may: mayReleaseCaptive,
    play: (play, { creature }) => play.happen({ type: 'CaptiveReleased', creature, ...unseen(play.state, creature) }),
  },
};

const captivesOffers: Offers = rememberedEach(
  ({ creatures }, seat) => (mayReferee(seat) ? Object.values(creatures).filter(isCaptive) : []),
  (_state, { id, name }) => [
    offer('ReleaseCaptive', `${name} is let go`, { place: 'creature', about: id, fixed: { creature: id } }),
  ],
  () => [],
);

export const captives: Declaration<typeof captivesCommands, CaptivesEvent> = {
  forms: captivesCommands,
  handle: captivesHandlers,
  evolve: captivesEvolvers,
  tell: captivesTellers,
  offer: captivesOffers,
  follows: captivesFollow,
};
