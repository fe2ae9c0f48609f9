import { id, label, list, maybeText, whole } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';

export const bombingCommands = forms({
  /** Something is dropped from the air on all who stand in a place. Referee. */
  DropBomb: {
    targets: label('Who stands below', list(id('creature'), 200)),
    /** Feet above them. */
    altitude: label('Feet above', whole(-1_000_000, 1_000_000)),
    /** Dice notation. */
    damage: maybeText(200),
  },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly bombing: typeof bombingCommands;
  }
}
