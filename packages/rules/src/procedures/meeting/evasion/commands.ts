import { flag, id, maybe, whole } from '../../../core/fields.ts';
import { type CommandsIn, forms } from '../../../core/forms.ts';

export const evasionCommands = forms({
  /** A side turns to flee before it has come to blows. A party command; the referee's for monsters. */
  Evade: { side: id('side') },
  /** Whether the other side goes after it: the referee for monsters, a party command for the party. */
  DecidePursuit: {
    pursue: flag,
    /** Something makes the fleeing side stop. Referee. */
    forcedToStop: maybe(flag),
    /** Percent that the country adds in the wilderness. Referee. */
    environment: maybe(whole(-100, 100)),
    /** Percent that the referee grants the surprised; 0 for none. */
    granted: maybe(whole(0, 100)),
    /** On the water: feet a turn of what the others are in; 0, and they swim. Referee. */
    afloat: maybe(whole(-1_000_000, 1_000_000)),
  },
});

declare module '../../../core/commands.ts' {
  interface CommandsByFolder {
    readonly evasion: CommandsIn<typeof evasionCommands>;
  }
}
