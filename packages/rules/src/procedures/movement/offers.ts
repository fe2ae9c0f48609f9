import type { Square } from '@lanthorn/geometry';
import type { Input, Offer } from '../../offer.ts';
import { offer } from '../../offer.ts';
import { commands, speaksForParty } from '../../permission.ts';
import type { Offers } from '../../procedure.ts';
import type { Seat } from '../../seat.ts';
import type { Creature } from '../../state/creature.ts';
import { isCapable, sceneOf } from '../../state/read.ts';
import type { GameState } from '../../state/state.ts';
import { mayMoveNow } from '../combat-round/turns.ts';
import { squaresNextTo, squaresNextToParty } from './next-to.ts';

/** Walking is asked on the board, by hand or by key; each token that may be moved has its offer. */
export const movementOffers: Offers = (state, seat) => [...together(state, seat), ...alone(state, seat)];

const whereTo = (from: readonly Square[]): readonly Input[] => [
  { kind: 'square', name: 'to', label: 'Where to', from },
];

function together(state: GameState, seat: Seat): Offer[] {
  const from = speaksForParty(state, seat) ? squaresNextToParty(state, seat) : [];
  if (from.length === 0) return [];
  return [offer('MoveParty', 'Move the party', { place: 'board', rule: 'OSE-MOV-02', inputs: whereTo(from) })];
}

function alone(state: GameState, seat: Seat): Offer[] {
  const scene = sceneOf(state);
  if (!scene) return [];
  const mayMove = (creature: Creature): boolean =>
    seat.role === 'referee' || (!creature.hidden && isCapable(creature) && mayMoveNow(state, creature.id) === null);
  return Object.values(state.creatures)
    .filter((creature) => commands(seat, creature) && creature.at?.scene === scene.id && mayMove(creature))
    .flatMap((creature) => {
      const from = squaresNextTo(state, scene, creature, seat);
      const { id, name } = creature;
      if (from.length === 0) return [];
      return [
        offer('MoveCreature', `Move ${name}`, {
          place: 'board',
          about: id,
          rule: 'OSE-MOV-01',
          fixed: { creature: id },
          inputs: whereTo(from),
        }),
      ];
    });
}
