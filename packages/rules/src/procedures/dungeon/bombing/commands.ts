import { id, list, maybeText, whole } from '../../../core/fields.ts';
import { type CommandsIn, forms } from '../../../core/forms.ts';

export const bombingCommands = forms({
  /** Something is dropped from the air on all who stand in a place. Referee. */
  DropBomb: {
    targets: list(id('creature'), 200),
    /** Feet above them. */
    altitude: whole(-1_000_000, 1_000_000),
    /** Dice notation. */
    damage: maybeText(200),
  },
});

declare module '../../../core/commands.ts' {
  interface CommandsByFolder {
    readonly bombing: CommandsIn<typeof bombingCommands>;
  }
}
