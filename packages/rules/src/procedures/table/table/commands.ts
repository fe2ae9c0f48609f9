import { figure, flag, id, label, ofServer, oneOf, orNull, whole } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';
import type { Role, UserId } from '../../../core/index.ts';

export const tableCommands = forms({
  /** The server tells that somebody took a seat, or another seat. Not asked over the wire. */
  SeatPerson: { user: ofServer<UserId>(), name: ofServer<string>(), role: ofServer<Role>() },
  /** The server tells that somebody was removed or left. Not asked over the wire. */
  UnseatPerson: { user: ofServer<UserId>() },
  /** The referee says how much the table does by itself. */
  SetAutomation: { step: oneOf('wandering', 'lights', 'traps', 'doors', 'rounds'), on: flag },
  /** The referee says how many minutes, from 0 to 30, the spectators are shown the game late. */
  SetGalleryDelay: { minutes: label('Minutes late', whole(0, 30)) },
  /** Somebody says which colour their dice and their pointer have: degrees on the wheel of colours. */
  ChooseColour: { hue: label('Degrees on the wheel of colours', whole(0, 359)) },
  /** The referee gives a character to a player, or takes it back (null). */
  GiveCharacter: { creature: id('creature'), to: label('Player', orNull(id('user'))) },
  /** A player takes a character of the party that nobody plays. */
  ClaimCharacter: { creature: id('creature') },
  /** The referee goes back to the state after the log entry `to`; nothing is erased. */
  Rewind: { to: figure },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly table: typeof tableCommands;
  }
}
