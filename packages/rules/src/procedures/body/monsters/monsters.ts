import { within } from '@lanthorn/geometry';
import { impossible } from '../../../core/index.ts';
import type { Handler, Handlers } from '../../../play/index.ts';
import { sceneOf } from '../../../state/read.ts';
import { refereeOnly } from '../../table/permission/permission.ts';
import { MOST_AT_ONCE, type monstersCommands } from './commands.ts';
import { mustered } from './mustered.ts';

const addMonsters: Handler<'AddMonsters'> = (play, { monster, count, square, hidden }) => {
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  const entry = play.rules.monsters.monster(monster);
  if (!entry) return impossible('no-such-thing', 'The bestiary has no such monster.');
  if (!Number.isInteger(count) || count < 1 || count > MOST_AT_ONCE)
    return impossible('bad-input', `From 1 to ${MOST_AT_ONCE} at a time.`);
  const scene = sceneOf(play.state);
  if (square && !(scene && within(square, scene)))
    return impossible('no-such-thing', 'There is no such square on the board.');
  play.happen({ type: 'MonstersAdded', ...mustered(play, entry, count, square, hidden) });
  return null;
};

export const monstersHandlers: Handlers<typeof monstersCommands> = { AddMonsters: addMonsters };
