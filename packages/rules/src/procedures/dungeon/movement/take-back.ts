import type { Handler } from '../../../play/index.ts';
import { lastMoveOf } from './may.ts';

export const takeBackMove: Handler<'TakeBackMove'> = (play) => {
  const move = lastMoveOf(play.state, play.by);
  if (!move) return;
  play.happen({ type: 'MoveTakenBack', by: play.by.user, movers: move });
};
