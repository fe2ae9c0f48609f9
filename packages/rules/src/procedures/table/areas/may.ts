import { extentOf } from '@lanthorn/geometry';
import { byPermission, type CommandOf, impossible, type Seat } from '../../../core/index.ts';
import type { May } from '../../../play/index.ts';
import { areasOf } from '../../../state/areas.ts';
import type { GameState } from '../../../state/state.ts';
import { mayPlay, mayReferee } from '../permission/permission.ts';

/** Areas that one person lays on a map; who wants more takes some off first. */
const MOST_AREAS = 50;

/** The map that an area is to be laid on; null for none, or one that is not this seat's to name. */
export function sceneFor(state: GameState, named: CommandOf<'PlaceArea'>['scene'], seat: Seat) {
  const scene = named ?? state.scene;
  const found = scene === null ? undefined : state.scenes[scene];
  return found && (mayReferee(seat) || scene === state.scene) ? found : null;
}

export const mayPlaceArea: May<'PlaceArea'> = (state, command, seat) => {
  const { at, kind, width } = command;
  const scene = sceneFor(state, command.scene, seat);
  if (!mayReferee(seat) && !mayPlay(seat)) return [byPermission('not-your-seat', 'Whoever watches lays no areas.')];
  if (!scene) return [impossible('no-such-thing', 'There is no such map.')];
  const extent = extentOf(scene);
  if (at.x < 0 || at.y < 0 || at.x > extent.width || at.y > extent.height)
    return [impossible('bad-input', 'An area begins on the map.')];
  if ((kind === 'cone' || kind === 'line') && width === 0)
    return [impossible('bad-input', 'A cone or a line is at least a foot wide.')];
  // What is hidden tells nobody how much of it there is.
  const laid = Object.values(areasOf(state)).filter(
    (area) => area.scene === scene.id && area.by === seat.user && (area.open || mayReferee(seat)),
  );
  return laid.length < MOST_AREAS
    ? []
    : [impossible('bad-input', `You have laid ${MOST_AREAS} areas on the map already: take some off first.`)];
};

/** One that a seat may not know of is not there. */
export const mayRemoveArea: May<'RemoveArea'> = (state, { area }, seat) => {
  const found = areasOf(state)[area];
  if (!found || (!mayReferee(seat) && !found.open)) return [impossible('no-such-thing', 'There is no such area.')];
  return mayReferee(seat) || (mayPlay(seat) && found.by === seat.user)
    ? []
    : [byPermission('not-your-seat', 'Whoever laid it takes it off, or the referee.')];
};
