import { impossible, objections, offer } from '../../../core/index.ts';
import {
  type Declaration,
  type Follows,
  type Handlers,
  type May,
  type Offers,
  rememberedEach,
} from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import { isCaptive } from '../../../state/read.ts';
import { ableOf, membersOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { kill } from '../../body/dying/dying.ts';
import { isWatched } from '../../situation/sight/known.ts';
import { unseen } from '../../situation/sight/unseen.ts';
import { mayReferee, onlyReferee } from '../../table/permission/permission.ts';
import { isDecided } from '../encounter/decided.ts';
import { helplessBefore } from '../encounter/overcome.ts';
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

/** Those who lie helpless before the party, as all can see, where nobody who was met fights on; nobody while somebody does. */
function lyingBefore(state: GameState): readonly Creature[] {
  const { encounter } = state;
  const isWon = encounter?.sides.some((side) => side.kind === 'party' && ableOf(state, side).length > 0);
  if (!encounter || !isWon || encounter.round === 0 || !isDecided(state, encounter)) return [];
  return helplessBefore(state, encounter).filter((one) => isWatched(state, one));
}

const maySettleHelpless: May<'SettleHelpless'> = (state, _, seat) =>
  objections(
    onlyReferee(seat),
    lyingBefore(state).length > 0
      ? null
      : impossible('no-such-thing', 'Nobody lies helpless before the party, with nobody left who fights for them.'),
  );

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
  SettleHelpless: {
    may: maySettleHelpless,
    play: (play, { outcome }) => {
      const lying = lyingBefore(play.state);
      if (outcome === 'captive') play.happen({ type: 'CaptivesTaken', captives: lying.map(({ id }) => id) });
      else for (const one of lying) kill(play, one, null);
    },
  },
  ReleaseCaptive: {
    may: mayReleaseCaptive,
    play: (play, { creature }) => play.happen({ type: 'CaptiveReleased', creature, ...unseen(play.state, creature) }),
  },
};

/** What becomes of those who lie helpless once nobody fights on; that they are left as they lie needs no word. */
const helplessOffers: Offers = (state, seat) => {
  const lying = mayReferee(seat) ? lyingBefore(state) : [];
  if (lying.length === 0) return [];
  const whom = lying.length === 1 ? lying.map(called).join('') : 'them';
  return (['slain', 'captive'] as const).map((outcome) =>
    offer('SettleHelpless', outcome === 'slain' ? `Kill ${whom}` : `Take ${whom} prisoner`, {
      place: 'encounter',
      key: `SettleHelpless:${outcome}`,
      fixed: { outcome },
    }),
  );
};

const releaseOffers: Offers = rememberedEach(
  ({ creatures }, seat) => (mayReferee(seat) ? Object.values(creatures).filter(isCaptive) : []),
  (_state, { id, name }) => [
    offer('ReleaseCaptive', `${name} is let go`, { place: 'creature', about: id, fixed: { creature: id } }),
  ],
  () => [],
);

const captivesOffers: Offers = (state, seat) => [...helplessOffers(state, seat), ...releaseOffers(state, seat)];

export const captives: Declaration<typeof captivesCommands, CaptivesEvent> = {
  forms: captivesCommands,
  handle: captivesHandlers,
  evolve: captivesEvolvers,
  tell: captivesTellers,
  offer: captivesOffers,
  follows: captivesFollow,
};
