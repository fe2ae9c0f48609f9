import type { Handler, Handlers } from '../../../play/index.ts';
import { sceneNamed } from '../../../state/read.ts';
import type { monstersCommands } from './commands.ts';
import { mustered } from './mustered.ts';

const addMonsters: Handler<'AddMonsters'> = (play, { monster, count, square, scene: named, hidden }) => {
  const entry = play.rules.monsters.monster(monster);
  if (!entry) return;
  const scene = sceneNamed(play.state, named);
  play.happen({
    type: 'MonstersAdded',
    ...mustered(play, entry, { count, at: scene && square ? { scene: scene.id, square } : null, hidden }),
  });
};

export const monstersHandlers: Handlers<typeof monstersCommands> = { AddMonsters: addMonsters };
