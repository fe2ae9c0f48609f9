import type { Handlers } from '../../../play/index.ts';
import type { tableCommands } from './commands.ts';

export const tableHandlers: Handlers<typeof tableCommands> = {
  SeatPerson: (play, { user, name, role }) => play.happen({ type: 'PersonSeated', user, name, role }),
  UnseatPerson: (play, { user }) => play.happen({ type: 'PersonLeft', user }),
  SetAutomation: (play, { step, on }) => play.happen({ type: 'AutomationSet', step, on }),
  SetGalleryDelay: (play, { minutes }) => play.happen({ type: 'GalleryDelayed', minutes }),
  ChooseColour: (play, { hue }) => play.happen({ type: 'ColourChosen', user: play.by.user, hue }),
  GiveCharacter: (play, { creature, to }) => play.happen({ type: 'CharacterGiven', creature, to }),
  ClaimCharacter: (play, { creature }) => play.happen({ type: 'CharacterClaimed', creature, by: play.by.user }),
  /** Whether the entry `to` exists is known where the log is; see `history.ts`. */
  Rewind: (play, { to }) => play.happen({ type: 'Rewound', to }),
};
