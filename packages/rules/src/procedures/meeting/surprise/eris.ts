import { erisLight, surpriseWith } from '../../dungeon/light/eris.ts';
import type { SurpriseRule } from './rule.ts';

/** ERI-LIT-02 as one slot: the brightest light that is carried decides. On all else the book is silent. */
export const erisSurprise = (silent: SurpriseRule): SurpriseRule => ({
  surprisesOn: (lights) => surpriseWith(lights.map(erisLight)),
  // On the throw, and on what it costs to be surprised, the book is silent (ERI-RUL-03).
  cites: silent.cites,
  id: silent.id,
  sides: silent.sides,
  surprisedOn: silent.surprisedOn,
  rolls: silent.rolls,
  surprised: silent.surprised,
  canSurpriseBehindDoor: silent.canSurpriseBehindDoor,
  mayEncircle: silent.mayEncircle,
  noticesShip: silent.noticesShip,
  expects: silent.expects,
  frozen: silent.frozen,
  loseFirstRound: silent.loseFirstRound,
});
