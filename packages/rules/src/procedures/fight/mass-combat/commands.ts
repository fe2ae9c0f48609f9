import { id, list, oneOf, whole } from '../../../core/fields.ts';
import { type CommandsIn, forms } from '../../../core/forms.ts';

const creatures = list(id('creature'), 200);

export const massCombatCommands = forms({
  /** What becomes of those whose figure was destroyed, or routed, in a battle. Referee. */
  SettleBattle: { creatures, event: oneOf('destroyed', 'routed') },
  /** Volleys of arrows come down on some, in one turn of a battle. Referee. */
  LooseVolleys: { creatures, volleys: whole(1, 20) },
});

declare module '../../../core/commands.ts' {
  interface CommandsByFolder {
    readonly massCombat: CommandsIn<typeof massCombatCommands>;
  }
}
