import type { Handler, Handlers } from '../../../play/index.ts';
import type { offBoardCommands } from './commands.ts';
import { stepBack, stepUp } from './steps.ts';

const approach: Handler<'Approach'> = (play, { creature, foe: named }) => {
  const [mover, foe] = [play.state.creatures[creature], play.state.creatures[named]];
  const step = mover && foe && stepUp(play.state, mover, foe);
  if (step) play.happen({ type: 'StoodOnLine', ...step });
};

const fallBack: Handler<'FallBack'> = (play, { creature }) => {
  const mover = play.state.creatures[creature];
  const step = mover && stepBack(play.state, mover);
  if (step) play.happen({ type: 'StoodOnLine', ...step });
};

export const offBoardHandlers: Handlers<typeof offBoardCommands> = { Approach: approach, FallBack: fallBack };
