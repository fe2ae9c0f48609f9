import type { Line } from '../../../core/index.ts';
import { counted } from '../../../core/words.ts';
import { keeping, type Tellers, type Telling, toEach, toNobody, toReferee } from '../../../play/index.ts';
import { placeOf, placesOf, playersNameOf, type RoomFacts } from '../../../state/scene.ts';
import type { SceneEvent } from './events.ts';

export const sceneTellers: Tellers<SceneEvent> = {
  SceneAdded: ({ scene }) =>
    toReferee(keeping(`${scene.name} is ready (${scene.width} by ${scene.height} ${placesOf(scene.grid)}).`)),
  SceneShown: ({ scene }, after) => toEach(lies(after.scenes[scene]?.name), lies(playersNameOf(after.scenes[scene]))),
  SceneRenamed: ({ name }) => toReferee(keeping(`The map is called “${name}” now.`)),
  SceneRemoved: ({ scene }, _after, before) =>
    toReferee(keeping(`${before.scenes[scene]?.name ?? 'A map'} is removed. Go back in the log to have it again.`)),
  SceneSet: ({ scene, ambient, feetPerSquare, level }, after) =>
    toReferee(
      keeping(
        `The map is ${ambient}, ${counted(feetPerSquare, 'foot', 'feet')} to the ${placeOf(after.scenes[scene]?.grid ?? 'square')}, dungeon level ${level}.`,
      ),
    ),
  RoomEdited: () => toNobody,
  SquaresRevealed: () => toNobody,
  SceneFiled: () => toNobody,
  RoomEntered: ({ scene, room }, after) => {
    const found = after.scenes[scene]?.rooms.find(({ key }) => key === room);
    return found ? entered(found) : toNobody;
  },
};

const lies = (name = 'Another place'): Line => keeping(`${name} lies on the board.`);

/** The referee reads the key; players what they are to know of the room. */
const entered = ({ key, name, text, toPlayers }: RoomFacts): Telling =>
  toEach(
    { kind: 'ruling', text: `${key}. ${headed(name, withoutLinks(text))}` },
    toPlayers ? { kind: 'ruling', text: headed(toPlayers.name, toPlayers.text) } : null,
  );

/** `Vault: Dust.`, or the one of them that there is. */
const headed = (name: string, text: string): string => [name, text].filter((part) => part.trim() !== '').join(': ');

/** A key may point to pages and tables, `[[In a goblin’s pockets]]` or `[[room 3|the crypt]]`: read out, it is their words. */
const withoutLinks = (text: string): string =>
  text.replace(/\[\[(?:[^[\]|\n]+\|)?([^[\]|\n]+)\]\]/g, (_, words: string) => words.trim());
