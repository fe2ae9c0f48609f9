import { id, list, oneOf, whole } from '../../fields.ts';
import { type CommandIn, type CommandsIn, forms } from '../../forms.ts';

const creatures = list(id('creature'), 200);

export const massCombatCommands = forms({
  /** What becomes of those whose figure was destroyed, or routed, in a battle (ERI-MAS-03). Referee. */
  SettleBattle: { creatures, event: oneOf('destroyed', 'routed') },
  /** Volleys of arrows come down on some, in one turn of a battle (ERI-VOL-01, 02). Referee. */
  LooseVolleys: { creatures, volleys: whole(1, 20) },
});

export type MassCombatCommand = CommandsIn<typeof massCombatCommands>;
export type SettleBattle = CommandIn<typeof massCombatCommands, 'SettleBattle'>;
export type LooseVolleys = CommandIn<typeof massCombatCommands, 'LooseVolleys'>;

declare module '../../commands.ts' {
  interface CommandsByFolder {
    readonly massCombat: MassCombatCommand;
  }
}
