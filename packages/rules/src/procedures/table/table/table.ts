import { byPermission, impossible } from '../../../core/index.ts';
import type { Handler, Handlers } from '../../../play/index.ts';
import { isKnown } from '../../situation/sight/known.ts';
import { choosesColour } from './colour.ts';
import type { tableCommands } from './commands.ts';
import { isFree, playedBy } from './free.ts';

const seatPerson: Handler<'SeatPerson'> = (play, { user, name, role }) => {
  play.happen({ type: 'PersonSeated', user, name, role });
  return null;
};

const unseatPerson: Handler<'UnseatPerson'> = (play, { user }) => {
  play.happen({ type: 'PersonLeft', user });
  return null;
};

const setAutomation: Handler<'SetAutomation'> = (play, { step, on }) => {
  play.happen({ type: 'AutomationSet', step, on });
  return null;
};

const setGalleryDelay: Handler<'SetGalleryDelay'> = (play, { minutes }) => {
  play.happen({ type: 'GalleryDelayed', minutes });
  return null;
};

const chooseColour: Handler<'ChooseColour'> = (play, { hue }) => {
  const { state, by } = play;
  if (!choosesColour(state, by))
    return byPermission('not-your-seat', 'Whoever plays or referees has dice of a colour.');
  play.happen({ type: 'ColourChosen', user: by.user, hue });
  return null;
};

const giveCharacter: Handler<'GiveCharacter'> = (play, { creature, to }) => {
  play.happen({ type: 'CharacterGiven', creature, to });
  return null;
};

const claimCharacter: Handler<'ClaimCharacter'> = (play, { creature }) => {
  const { state, by } = play;
  if (by.role !== 'player' || by.as) return byPermission('not-your-seat', 'Players take the characters they play.');
  const found = state.creatures[creature];
  if (!found || !state.party.members.includes(creature) || !isKnown(state, by, found))
    return impossible('no-such-thing', 'Nobody of that name marches with the party.');
  if (!isFree(state, found)) return impossible('not-your-character', `${found.name} cannot be taken.`);
  const played = playedBy(state, by.user);
  if (played)
    return impossible('forbidden', `You play ${played.name} already: the referee may give you another character.`);
  play.happen({ type: 'CharacterClaimed', creature, by: by.user });
  return null;
};

/** Whether the entry `to` exists is known where the log is; see `history.ts`. */
const rewind: Handler<'Rewind'> = (play, { to }) => {
  play.happen({ type: 'Rewound', to });
  return null;
};

export const tableHandlers: Handlers<typeof tableCommands> = {
  SeatPerson: seatPerson,
  UnseatPerson: unseatPerson,
  SetAutomation: setAutomation,
  SetGalleryDelay: setGalleryDelay,
  ChooseColour: chooseColour,
  GiveCharacter: giveCharacter,
  ClaimCharacter: claimCharacter,
  Rewind: rewind,
};
