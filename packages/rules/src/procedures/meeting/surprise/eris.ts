import { erisLight, surpriseWith } from '../../dungeon/light/eris.ts';
import type { SurpriseRule } from './rule.ts';

/** ERI-LIT-02 as one slot: the brightest light that is carried decides. On the throw, and on what it costs to be surprised, the book is silent (ERI-RUL-03). */
export const erisSurprise = (silent: SurpriseRule): SurpriseRule => ({
  giveaways: {
    surprisesOn: (lights) => surpriseWith(lights.map(erisLight)),
    canSurpriseBehindDoor: silent.giveaways.canSurpriseBehindDoor,
    noticesShip: silent.giveaways.noticesShip,
    expects: silent.giveaways.expects && {
      any: silent.giveaways.expects.any,
      light: 'ERI-LIT-02',
      bearers: 'ERI-LIT-02',
      door: silent.giveaways.expects.door,
      ship: silent.giveaways.expects.ship,
    },
  },
  cites: silent.cites,
  id: silent.id,
  roll: silent.roll,
  mayEncircle: silent.mayEncircle,
  lost: silent.lost,
});
