import type { Handlers } from '../../../play/index.ts';
import type { magicInForceCommands } from './commands.ts';
import { crossWall, mayCross } from './crossing.ts';
import { beginMagic, endMagic } from './lasting.ts';
import { mayBeginMagic, mayEndMagic } from './may.ts';
import { maySetHarm, setHarm } from './place-harm.ts';

export const magicInForceHandlers: Handlers<typeof magicInForceCommands> = {
  BeginMagic: { may: mayBeginMagic, play: beginMagic },
  SetPlaceHarm: { may: maySetHarm, play: setHarm },
  EndMagic: { may: mayEndMagic, play: endMagic },
  /** Who is harmed on the way is the rules' to say; that they go, the referee's. */
  CrossWall: { may: mayCross, play: crossWall },
};
