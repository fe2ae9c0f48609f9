import { byPermission, impossible } from '../../../core/index.ts';
import type { Handler, Handlers } from '../../../play/index.ts';
import { isKnown } from '../../situation/sight/known.ts';
import { refereeOnly } from '../permission/permission.ts';
import { choosesColour } from './colour.ts';
import type { tableCommands } from './commands.ts';
import { isFree, playedBy } from './free.ts';

/** Minutes that the gallery may be late at most. */
export const MOST_DELAY = 30;

const seatPerson: Handler<'SeatPerson'> = (play, { user, name, role }) => {
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  const known = play.state.people[user];
  if (known?.name === name && known.role === role) return impossible('no-change', `${name} sits there already.`);
  play.happen({ type: 'PersonSeated', user, name, role });
  return null;
};

const unseatPerson: Handler<'UnseatPerson'> = (play, { user }) => {
  const refusal =
    refereeOnly(play) ??
    (play.state.people[user] ? null : impossible('no-such-thing', 'Nobody of that name sits here.'));
  if (refusal) return refusal;
  play.happen({ type: 'PersonLeft', user });
  return null;
};

const setAutomation: Handler<'SetAutomation'> = (play, { step, on }) => {
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  if (play.state.automation[step] === on) return impossible('no-change', 'It is set so already.');
  play.happen({ type: 'AutomationSet', step, on });
  return null;
};

const setGalleryDelay: Handler<'SetGalleryDelay'> = (play, { minutes }) => {
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  if (minutes < 0 || minutes > MOST_DELAY)
    return impossible('no-such-thing', `The gallery is shown the game at most ${MOST_DELAY} minutes late.`);
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
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  const found = play.state.creatures[creature];
  if (!found || (to !== null && play.state.people[to]?.role !== 'player'))
    return impossible('no-such-thing', 'There is no such character, or no such player.');
  if (found.owner === to) return impossible('no-change', `${found.name} is theirs already.`);
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
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
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
