import type { CombatRound, Encounter, Side } from '../../../state/encounter.ts';
import { sideNamed } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { awaitsMorale } from '../../meeting/morale/morale.ts';
import { endsWithMorale, nextPhase } from './phases.ts';

/** The sides whose hearts are tried as soon as the running phase ends: as their place comes, or once all have acted. */
export function heartsNext(state: GameState, encounter: Encounter, combat: CombatRound): readonly Side[] {
  if (combat.pending.length > 0) return [];
  const next = nextPhase(state, encounter, combat);
  if (!next)
    return endsWithMorale(state, encounter, combat) ? encounter.sides.filter((side) => awaitsMorale(state, side)) : [];
  if (next.phase !== 'morale') return [];
  const acting = (combat.order[next.acting] ?? []).flatMap((id) => sideNamed(encounter, id) ?? []);
  return acting.filter((side) => awaitsMorale(state, side));
}
