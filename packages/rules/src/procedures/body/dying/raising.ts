import { atLeast } from '../../../core/index.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { dyingCommands } from './commands.ts';

/** The throw of somebody called back; whoever fails stays dead. */
export function throwToRecover(play: Play, creature: Creature): void {
  const { raising } = play.rules.dying;
  if (!raising) return;
  const { modifiers, needed } = raising.recovery(creature);
  const roll = play.roll(
    1,
    20,
    modifiers.reduce((sum, { value }) => sum + value, 0),
  );
  const why = {
    rule: raising.rule,
    formula: 'd20 + modifiers ≥ the saving throw',
    roll,
    needed,
    judged: atLeast(roll.total, needed, roll.total >= needed),
    modifiers: modifiers.filter(({ value }) => value !== 0),
  };
  const recovers = roll.total >= needed;
  play.happen({ type: 'CalledBack', creature: creature.id, recovers, hitPoints: raising.hitPoints, why });
}

const callBack: Handler<'CallBack'> = (play, { creature }) => {
  const found = play.state.creatures[creature];
  if (!found) return;
  throwToRecover(play, found);
};

export const dyingHandlers: Handlers<typeof dyingCommands> = { CallBack: callBack };
