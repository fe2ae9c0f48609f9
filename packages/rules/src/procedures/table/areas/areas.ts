import { id, offer } from '../../../core/index.ts';
import type { Declaration, Handler, Handlers, Offers } from '../../../play/index.ts';
import { areasToldApart } from '../../../state/area.ts';
import { areasOf } from '../../../state/areas.ts';
import { sceneOf } from '../../../state/read.ts';
import { mayReferee } from '../permission/permission.ts';
import { areasCommands } from './commands.ts';
import { type AreasEvent, areasEvolvers } from './events.ts';
import { mayPlaceArea, mayRemoveArea, sceneFor } from './may.ts';
import { areasShown } from './shown.ts';
import { areasTellers } from './tell.ts';

const placeArea: Handler<'PlaceArea'> = (play, { type: _, scene: named, open, height, ...facts }) => {
  const scene = sceneFor(play.state, named, play.by);
  if (!scene) return;
  play.happen({
    type: 'AreaPlaced',
    area: {
      id: id(play.dice.id()),
      scene: scene.id,
      ...facts,
      ...(height ? { height } : {}),
      by: play.by.user,
      open: open || !mayReferee(play.by),
    },
  });
};

const areasHandlers: Handlers<typeof areasCommands> = {
  PlaceArea: { may: mayPlaceArea, play: placeArea },
  RemoveArea: {
    may: mayRemoveArea,
    play: (play, { area }) => play.happen({ type: 'AreaRemoved', area }),
    anywhere: true,
  },
};

/** An area is laid by hand on the board; what lies there is taken off from the list of them as well. */
const areasOffers: Offers = (state, seat) => {
  const scene = sceneOf(state);
  if (!scene) return [];
  const here = Object.values(areasOf(state)).filter(
    (area) => area.scene === scene.id && mayRemoveArea(state, { area: area.id }, seat).length === 0,
  );
  return areasToldApart(here, scene.grid).map(([area, name]) =>
    offer('RemoveArea', `Take the ${name} off the map`, {
      place: 'palette',
      about: area.id,
      fixed: { area: area.id },
      ...(mayReferee(seat) && area.open
        ? { asks: 'Players see it: it will be gone for them as well. Undo in the log brings it back.' }
        : {}),
    }),
  );
};

export const areas: Declaration<typeof areasCommands, AreasEvent> = {
  forms: areasCommands,
  handle: areasHandlers,
  evolve: areasEvolvers,
  tell: areasTellers,
  offer: areasOffers,
  shows: { onScene: [areasShown] },
};
