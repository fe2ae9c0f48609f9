import type { Square } from '@lanthorn/geometry';
import type { CreatureId } from '../../../core/index.ts';
import type { Creature, Place } from '../../../state/creature.ts';
import type { Door } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { shutDoorBetween } from '../attack/shut-door.ts';

/** What comes of aiming a spell at somebody or at a place. */
export interface Aim {
  readonly reached: readonly CreatureId[];
  readonly place: Place | null;
  /** Those in its way that are shut, and were thought open by the players. */
  readonly doors: readonly (Door | null)[];
  /** It reaches nobody and nothing of what it was aimed at. */
  readonly stopped: boolean;
}

/** Whom and where a spell reaches from where its caster stands. */
export function aimAt(state: GameState, caster: Creature, targets: readonly CreatureId[], to: Square | undefined): Aim {
  const place = to && caster.at ? { scene: caster.at.scene, square: to } : null;
  const shut = shutDoorBetween(state, caster, place, 'missile');
  const ways = targets.map((target) => ({
    target,
    door: shutDoorBetween(state, caster, state.creatures[target]?.at ?? null, 'missile'),
  }));
  const reached = ways.filter(({ door }) => door === null).map(({ target }) => target);
  return {
    reached,
    place,
    doors: [...ways.map(({ door }) => door), shut],
    stopped: shut !== null || (reached.length === 0 && targets.length > 0),
  };
}
