import { id } from '../../../core/index.ts';
import type { Handler, Handlers } from '../../../play/index.ts';
import { mayReferee } from '../permission/permission.ts';
import type { areasCommands } from './commands.ts';
import { mayPlaceArea, mayRemoveArea, sceneFor } from './may.ts';

const placeArea: Handler<'PlaceArea'> = (play, { type: _, scene: named, open, ...facts }) => {
  const scene = sceneFor(play.state, named, play.by);
  if (!scene) return;
  play.happen({
    type: 'AreaPlaced',
    area: {
      id: id(play.dice.id()),
      scene: scene.id,
      ...facts,
      by: play.by.user,
      open: open || !mayReferee(play.by),
    },
  });
};

export const areasHandlers: Handlers<typeof areasCommands> = {
  PlaceArea: { may: mayPlaceArea, play: placeArea },
  RemoveArea: {
    may: mayRemoveArea,
    play: (play, { area }) => play.happen({ type: 'AreaRemoved', area }),
    anywhere: true,
  },
};
