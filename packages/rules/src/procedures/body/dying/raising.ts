import { atLeast } from '../../../core/index.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { dyingCommands } from './commands.ts';
import { mayCallBack } from './may.ts';

/** The throw of somebody called back; whoever fails stays dead. */
export function throwToRecover(play: Play, creature: Creature): void {
  const { raising } = play.rules.dying;
  if (!raising) return;
  const { rule, spell, hitPoints } = raising;
  const recovery = raising.recovery?.(creature);
  if (!recovery) {
    const why = { rule, formula: `${spell} calls the dead back, at ${hitPoints} hit point` };
    play.happen({ type: 'CalledBack', creature: creature.id, recovers: true, hitPoints, why });
    return;
  }
  const { modifiers, needed } = recovery;
  const roll = play.roll(
    1,
    20,
    modifiers.reduce((sum, { value }) => sum + value, 0),
  );
  const why = {
    rule,
    formula: 'd20 + modifiers ≥ the saving throw',
    roll,
    needed,
    judged: atLeast(roll.total, needed, roll.total >= needed),
    modifiers: modifiers.filter(({ value }) => value !== 0),
  };
  const recovers = roll.total >= needed;
  play.happen({ type: 'CalledBack', creature: creature.id, recovers, hitPoints, why });
}

const callBack: Handler<'CallBack'> = (play, { creature }) => {
  const found = play.state.creatures[creature];
  if (!found) return;
  throwToRecover(play, found);
};

export const dyingHandlers: Handlers<typeof dyingCommands> = { CallBack: { may: mayCallBack, play: callBack } };
