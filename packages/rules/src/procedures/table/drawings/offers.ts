import { type Offer, offer } from '../../../core/index.ts';
import type { Offers } from '../../../play/index.ts';
import { drawingsOf } from '../../../state/drawings.ts';
import { mayReferee } from '../permission/permission.ts';
import { mayWipeDrawings } from './drawings.ts';

/** It is drawn by hand on the board; what was drawn is wiped off from the palette as well. */
export const drawingsOffers: Offers = (state, seat) => {
  const scene = mayReferee(seat) && state.scene ? { scene: state.scene } : {};
  const others = Object.values(drawingsOf(state)).some((one) => one.scene === state.scene && one.by !== seat.user);
  const asks = others ? { asks: 'What others drew goes too. Undo in the log brings it back.' } : {};
  const wiping = (whose: 'mine' | 'all', label: string, asked: object = {}): readonly Offer[] =>
    mayWipeDrawings(state, { ...scene, whose }, seat).length > 0
      ? []
      : [
          offer('WipeDrawings', label, {
            place: 'palette',
            key: `WipeDrawings:${whose}`,
            fixed: { ...scene, whose },
            ...asked,
          }),
        ];
  return [
    ...wiping('mine', 'Wipe my drawings off the board'),
    ...wiping('all', 'Wipe all drawings off the board', asks),
  ];
};
