import { figure, id, label, list, maybeText } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';

export const bombingCommands = forms({
  /** Something is dropped from the air on all who stand in a place. Referee. */
  DropBomb: {
    targets: label('Who stands below', list(id('creature'), 200)),
    /** Feet above them. */
    altitude: label('Feet above', figure),
    /** Dice notation. */
    damage: maybeText(200),
  },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly bombing: typeof bombingCommands;
  }
}
