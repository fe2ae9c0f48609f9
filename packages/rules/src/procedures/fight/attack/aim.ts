import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';
import { distanceFor } from '../../situation/reach/reach.ts';
import type { Stroke } from '../../situation/reach/stroke.ts';
import type { Choice } from './routine.ts';
import { shutDoorBetween } from './shut-door.ts';

/** An attack as it is, with nothing that the referee judges and nothing that its manner adds. */
export const plainStroke = (state: GameState, attacker: Creature, target: Creature, { attack }: Choice): Stroke => ({
  attacker,
  target,
  attack,
  distance: distanceFor(state, attacker, target, attack.kind),
  modifier: 0,
  behind: false,
  backstab: false,
});

/** The same, stopped by a door that is thought open where there is one. */
export function strokeAt(state: GameState, attacker: Creature, target: Creature, choice: Choice): Stroke {
  const stopped = shutDoorBetween(state, attacker, target.at, choice.attack.kind);
  return { ...plainStroke(state, attacker, target, choice), ...(stopped ? { stopped } : {}) };
}
