import type { Handler, Handlers } from '../../../play/index.ts';
import { plainStroke } from '../attack/aim.ts';
import { attackOf } from '../attack/routine.ts';
import { strike } from '../attack/strike.ts';
import type { parryingCommands } from './commands.ts';

/** At once, without the modifiers of the parry. */
const counterAttack: Handler<'CounterAttack'> = (play, { creature, target: at, attack }) => {
  const [found, target] = [play.state.creatures[creature], play.state.creatures[at]];
  const choice = found && attackOf(found, attack);
  if (!target || !choice) return;
  play.happen({ type: 'CounterTaken', creature, target: at });
  strike(play, { ...plainStroke(play.state, found, target, choice), free: true }, choice, false);
};

export const parryingHandlers: Handlers<typeof parryingCommands> = {
  Parry: (play, { creature, against, points, wards }) =>
    play.happen({ type: 'Parried', creature, against, points, wards }),
  CounterAttack: counterAttack,
};
