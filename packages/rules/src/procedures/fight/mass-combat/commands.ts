import { id, label, list, oneOf, whole } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';

const creatures = list(id('creature'), 200);

export const massCombatCommands = forms({
  /** What becomes of those whose figure was destroyed, or routed, in a battle. Referee. */
  SettleBattle: {
    creatures: label('Who', creatures),
    event: label('What became of their figure', oneOf('destroyed', 'routed')),
  },
  /** Volleys of arrows come down on some, in one turn of a battle. Referee. */
  LooseVolleys: { creatures: label('Who', creatures), volleys: label('Volleys this turn', whole(1, 20)) },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly massCombat: typeof massCombatCommands;
  }
}
