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
import { isOfHousehold } from '../../../state/members.ts';
import { hasYielded, isCaptive } from '../../../state/read.ts';
import { membersOf, partyStands } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { kill } from '../../body/dying/dying.ts';
import { isWatched } from '../../situation/sight/known.ts';
import { unseen } from '../../situation/sight/unseen.ts';
import { mayReferee, onlyReferee } from '../../table/permission/permission.ts';
import { captivesCommands, WAYS_OUT, type WayOut } from './commands.ts';
import { type CaptivesEvent, captivesEvolvers } from './events.ts';
import { helplessInSight } from './helpless.ts';
import { captivesTellers } from './tell.ts';

/** A prisoner, and whoever of the party gave up: nobody else ends that for them. */
const mayComeFree = (state: GameState, creature: Creature): boolean =>
  isCaptive(creature) || (isOfHousehold(state, creature.id) && hasYielded(creature));

const mayReleaseCaptive: May<'ReleaseCaptive'> = (state, { creature }, seat) => {
  const found = state.creatures[creature];
  return objections(
    onlyReferee(seat),
    !found || !mayComeFree(state, found) ? impossible('no-such-thing', 'There is no prisoner of that name.') : null,
  );
};

const maySettleHelpless: May<'SettleHelpless'> = (state, _, seat) =>
  objections(
    onlyReferee(seat),
    helplessInSight(state).length > 0
      ? null
      : impossible('no-such-thing', 'Nobody lies helpless before the party, with nobody left who fights for them.'),
  );

/** Those whom the party met, and who gave up to it. */
const surrenderedTo = (before: GameState): readonly Creature[] => {
  const { encounter } = before;
  if (!encounter || !partyStands(before, encounter)) return [];
  return encounter.sides
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
      const lying = helplessInSight(play.state);
      if (outcome === 'captive') play.happen({ type: 'CaptivesTaken', captives: lying.map(({ id }) => id) });
      else for (const one of lying) kill(play, one, null);
    },
  },
  ReleaseCaptive: {
    may: mayReleaseCaptive,
    play: (play, { creature, how }) =>
      play.happen({ type: 'CaptiveReleased', creature, ...(how ? { how } : {}), ...unseen(play.state, creature) }),
  },
};

/** What becomes of those who lie helpless once nobody fights on; that they are left as they lie needs no word. */
const helplessOffers: Offers = (state, seat) => {
  if (!mayReferee(seat) || helplessInSight(state).length === 0) return [];
  return (['slain', 'captive'] as const).map((outcome) =>
    offer('SettleHelpless', outcome === 'slain' ? 'Kill them' : 'Take them prisoner', {
      place: 'encounter',
      key: `SettleHelpless:${outcome}`,
      fixed: { outcome },
    }),
  );
};

/** What is said of each way in which one of the party comes free. */
const OUT: Readonly<Record<WayOut, string>> = { freed: 'is set free', ransomed: 'is ransomed', escaped: 'escapes' };

const releaseOffers: Offers = rememberedEach(
  (state, seat) => (mayReferee(seat) ? Object.values(state.creatures).filter((one) => mayComeFree(state, one)) : []),
  (state, { id, name }) => {
    const how = { place: 'creature', about: id } as const;
    if (!isOfHousehold(state, id))
      return [offer('ReleaseCaptive', `${name} is let go`, { ...how, fixed: { creature: id } })];
    return WAYS_OUT.map((way) =>
      offer('ReleaseCaptive', `${name} ${OUT[way]}`, {
        ...how,
        key: `ReleaseCaptive:${way}:${id}`,
        fixed: { creature: id, how: way },
      }),
    );
  },
  ({ party, stayingHome }) => [party.members, stayingHome],
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
