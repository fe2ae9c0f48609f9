import type { Encounter } from '../../../state/encounter.ts';
import { ableOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';

/** No more than one side has anybody left who can act, or somebody got away: nothing is left but to conclude. */
export const isDecided = (state: GameState, encounter: Encounter): boolean =>
  encounter.flight?.outcome === 'evaded' || encounter.sides.filter((side) => ableOf(state, side).length > 0).length < 2;
