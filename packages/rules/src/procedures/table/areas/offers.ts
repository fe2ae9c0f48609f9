import { offer } from '../../../core/index.ts';
import type { Offers } from '../../../play/index.ts';
import { areaInWords } from '../../../state/area.ts';
import { areasOf } from '../../../state/areas.ts';
import { mayReferee } from '../permission/permission.ts';
import { mayRemoveArea } from './may.ts';

/** An area is laid by hand on the board; what lies there is taken off from the list of them as well. */
export const areasOffers: Offers = (state, seat) =>
  Object.values(areasOf(state))
    .filter(({ scene }) => scene === state.scene)
    .filter(({ id }) => mayRemoveArea(state, { area: id }, seat).length === 0)
    .map((area) =>
      offer('RemoveArea', `Take the ${areaInWords(area)} off the map`, {
        place: 'palette',
        about: area.id,
        fixed: { area: area.id },
        ...(mayReferee(seat) && area.open
          ? { asks: 'Players see it: it will be gone for them as well. Undo in the log brings it back.' }
          : {}),
      }),
    );
