import type { Handler, Handlers } from '../../../play/index.ts';
import type { tableCommands } from './commands.ts';

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
  play.happen({ type: 'ColourChosen', user: play.by.user, hue });
  return null;
};

const giveCharacter: Handler<'GiveCharacter'> = (play, { creature, to }) => {
  play.happen({ type: 'CharacterGiven', creature, to });
  return null;
};

const claimCharacter: Handler<'ClaimCharacter'> = (play, { creature }) => {
  play.happen({ type: 'CharacterClaimed', creature, by: play.by.user });
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
