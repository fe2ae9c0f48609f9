import { flag, id, label, maybe, whole } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';

export const evasionCommands = forms({
  /** A side turns to flee before it has come to blows. A party command; the referee's for monsters. */
  Evade: { side: id('side') },
  /** Whether the other side goes after it: the referee for monsters, a party command for the party. */
  DecidePursuit: {
    pursue: flag,
    /** Something makes the fleeing side stop. Referee. */
    forcedToStop: label('They cannot run on: a dead end, a barred door', maybe(flag)),
    /** Percent that the country adds in the wilderness. Referee. */
    environment: label('Cover of the country (percent)', maybe(whole(-100, 100))),
    /** Percent that the referee grants the surprised; 0 for none. */
    granted: label('Chance granted to the surprised (percent)', maybe(whole(0, 100))),
    /** On the water: feet a turn of what the others are in; 0, and they swim. Referee. */
    afloat: label('Rate of the others’ vessel (feet a turn; 0 where they swim)', maybe(whole(0, 1_000))),
  },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly evasion: typeof evasionCommands;
  }
}
