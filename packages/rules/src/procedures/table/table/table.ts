import { byPermission, impossible, objections } from '../../../core/index.ts';
import type { Handlers, May } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import { isKnown } from '../../situation/sight/known.ts';
import { mayPlay, onlyReferee } from '../permission/permission.ts';
import { choosesColour } from './colour.ts';
import type { tableCommands } from './commands.ts';
import { isFree, playedBy } from './free.ts';

const maySeatPerson: May<'SeatPerson'> = (state, { user, name, role }, seat) => {
  const known = state.people[user];
  return objections(
    onlyReferee(seat),
    known?.name === name && known.role === role ? impossible('no-change', `${name} sits there already.`) : null,
  );
};

const mayGiveCharacter: May<'GiveCharacter'> = (state, { creature, to }, seat) => {
  const found = state.creatures[creature];
  const barred = onlyReferee(seat);
  if (!found || (to !== null && state.people[to]?.role !== 'player'))
    return objections(barred, impossible('no-such-thing', 'There is no such character, or no such player.'));
  return objections(barred, found.owner === to ? impossible('no-change', `${called(found)} is theirs already.`) : null);
};

const mayClaim: May<'ClaimCharacter'> = (state, { creature }, seat) => {
  const found = state.creatures[creature];
  const played = playedBy(state, seat.user);
  const there = found && state.party.members.includes(creature) && isKnown(state, seat, found);
  return objections(
    mayPlay(seat) && !seat.as ? null : byPermission('not-your-seat', 'Players take the characters they play.'),
    there ? null : impossible('no-such-thing', 'Nobody of that name marches with the party.'),
    found && !isFree(state, found) ? impossible('not-your-character', `${called(found)} cannot be taken.`) : null,
    played && impossible('forbidden', `You play ${played.name} already: the referee may give you another character.`),
  );
};

export const tableHandlers: Handlers<typeof tableCommands> = {
  SeatPerson: {
    may: maySeatPerson,
    play: (play, { user, name, role }) => play.happen({ type: 'PersonSeated', user, name, role }),
  },
  UnseatPerson: {
    may: (state, { user }, seat) =>
      objections(
        onlyReferee(seat),
        state.people[user] ? null : impossible('no-such-thing', 'Nobody of that name sits here.'),
      ),
    play: (play, { user }) => play.happen({ type: 'PersonLeft', user }),
  },
  SetAutomation: {
    may: (state, { step, on }, seat) =>
      objections(
        onlyReferee(seat),
        state.automation[step] === on ? impossible('no-change', 'It is set so already.') : null,
      ),
    play: (play, { step, on }) => play.happen({ type: 'AutomationSet', step, on }),
  },
  SetGalleryDelay: {
    may: (_, __, seat) => objections(onlyReferee(seat)),
    play: (play, { minutes }) => play.happen({ type: 'GalleryDelayed', minutes }),
  },
  ChooseColour: {
    may: (state, _, seat) =>
      objections(
        choosesColour(state, seat)
          ? null
          : byPermission('not-your-seat', 'Whoever plays or referees has dice of a colour.'),
      ),
    play: (play, { hue }) => play.happen({ type: 'ColourChosen', user: play.by.user, hue }),
  },
  GiveCharacter: {
    may: mayGiveCharacter,
    play: (play, { creature, to }) => play.happen({ type: 'CharacterGiven', creature, to }),
  },
  ClaimCharacter: {
    may: mayClaim,
    play: (play, { creature }) => play.happen({ type: 'CharacterClaimed', creature, by: play.by.user }),
  },
  /** Whether the entry `to` exists is known where the log is; see `history.ts`. */
  Rewind: {
    may: (_, __, seat) => objections(onlyReferee(seat)),
    play: (play, { to }) => play.happen({ type: 'Rewound', to }),
  },
};
