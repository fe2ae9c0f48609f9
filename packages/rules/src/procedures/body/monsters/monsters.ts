import { within } from '@lanthorn/geometry';
import { impossible } from '../../../core/index.ts';
import type { Handler, Handlers } from '../../../play/index.ts';
import { sceneNamed } from '../../../state/read.ts';
import { refereeOnly } from '../../table/permission/permission.ts';
import type { monstersCommands } from './commands.ts';
import { mustered } from './mustered.ts';
import { MOST_AT_ONCE } from './rule.ts';

const addMonsters: Handler<'AddMonsters'> = (play, { monster, count, square, scene: named, hidden }) => {
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  const entry = play.rules.monsters.monster(monster);
  if (!entry) return impossible('no-such-thing', 'The bestiary has no such monster.');
  if (!Number.isInteger(count) || count < 1 || count > MOST_AT_ONCE)
    return impossible('bad-input', `From 1 to ${MOST_AT_ONCE} at a time.`);
  const scene = sceneNamed(play.state, named);
  if (square && !(scene && within(square, scene)))
    return impossible('no-such-thing', 'There is no such square on the map.');
  play.happen({
    type: 'MonstersAdded',
    ...mustered(play, entry, { count, at: scene && square ? { scene: scene.id, square } : null, hidden }),
  });
  return null;
};

export const monstersHandlers: Handlers<typeof monstersCommands> = { AddMonsters: addMonsters };
