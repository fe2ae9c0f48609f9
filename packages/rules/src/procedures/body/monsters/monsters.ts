import { hasSquare, type Square, within } from '@lanthorn/geometry';
import { impossible, objections, type Refusal } from '../../../core/index.ts';
import { type Handler, type Handlers, type May, rulesOf } from '../../../play/index.ts';
import { sceneNamed } from '../../../state/read.ts';
import type { Scene } from '../../../state/scene.ts';
import { onlyReferee } from '../../table/permission/permission.ts';
import { roomFor } from '../creature/bounds.ts';
import type { monstersCommands } from './commands.ts';
import { mustered } from './mustered.ts';

const mayAddMonsters: May<'AddMonsters'> = (state, { monster, count, square, scene: named }, seat) => {
  const entry = rulesOf(state).monsters.monster(monster);
  const barred = onlyReferee(seat);
  if (!entry) return objections(barred, impossible('no-such-thing', 'The bestiary has no such monster.'));
  const scene = sceneNamed(state, named);
  return objections(barred, roomFor(state, count), square && onFloor(square, scene));
};

/** They stand on the floor of a map, and never in the rock. */
function onFloor(square: Square, scene: Scene | null): Refusal | null {
  if (!scene || !within(square, scene)) return impossible('no-such-thing', 'There is no such square on the map.');
  const solid = scene.floor !== null && !hasSquare(scene.floor, square);
  return solid ? impossible('bad-input', 'That is solid rock: choose a place on the floor.') : null;
}

const addMonsters: Handler<'AddMonsters'> = (play, { monster, count, square, scene: named, hidden }) => {
  const entry = play.rules.monsters.monster(monster);
  if (!entry) return;
  const scene = sceneNamed(play.state, named);
  play.happen({
    type: 'MonstersAdded',
    ...mustered(play, entry, { count, at: scene && square ? { scene: scene.id, square } : null, hidden }),
  });
};

export const monstersHandlers: Handlers<typeof monstersCommands> = {
  AddMonsters: { may: mayAddMonsters, play: addMonsters, anywhere: true },
};
