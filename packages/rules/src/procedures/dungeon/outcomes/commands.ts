import { id, label, maybe, square } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';

const where = {
  square: label('Where', square),
  /** On which map; absent for the one on the board. */
  scene: maybe(id('scene')),
};

/** What came up on a random table comes into play. Referee. */
export const outcomeCommands = forms({
  /** Its coins and things lie on a map, out of sight until they are found. */
  LayOutcome: { outcome: id('outcome'), ...where },
  /** Its coins and things are the party's; ordinary things go into somebody's pack. */
  GiveOutcome: { outcome: id('outcome'), creature: label('Who takes it', id('creature')) },
  /** Its monsters stand on a map, hidden from the players. */
  PlaceOutcome: { outcome: id('outcome'), ...where },
  /** Its monsters come upon the party, and wait for the encounter to begin. */
  MeetOutcome: { outcome: id('outcome') },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly outcomes: typeof outcomeCommands;
  }
}
