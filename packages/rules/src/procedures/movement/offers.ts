import { offer } from '../../offer.ts';
import { commands } from '../../permission.ts';
import type { Offers } from '../../procedure.ts';
import { isCapable, sceneOf } from '../../state/read.ts';
import { mayMoveNow } from '../combat-round/turns.ts';
import { squaresNextTo } from './next-to.ts';

/** Walking is asked on the board, by hand or by key; each token that may be moved has its offer. */
export const movementOffers: Offers = (state, seat) => {
  const scene = sceneOf(state);
  if (!scene) return [];
  return Object.values(state.creatures)
    .filter((creature) => commands(seat, creature) && creature.at?.scene === scene.id && isCapable(creature))
    .filter((creature) => seat.role === 'referee' || (!creature.hidden && mayMoveNow(state, creature.id) === null))
    .flatMap((creature) => {
      const from = squaresNextTo(state, scene, creature, seat);
      if (from.length === 0) return [];
      return [
        offer('MoveCreature', `Move ${creature.name}`, {
          place: 'board', about: creature.id, rule: 'OSE-MOV-01', fixed: { creature: creature.id },
          inputs: [{ kind: 'square', name: 'to', label: 'Where to', from }],
        }),
      ];
    });
};
