import type { CreatureId } from '../../../core/index.ts';
import type { CombatRound, RoundDeed } from '../../../state/encounter.ts';
import type { GameState } from '../../../state/state.ts';

/** What somebody has done in this round beside moves, blows and parries. */
export const deedsOf = ({ encounter }: GameState, creature: CreatureId): readonly RoundDeed[] =>
  encounter?.combat?.deeds?.filter((deed) => deed.creature === creature) ?? [];

/** How many of these took an action. */
export const fullDeeds = (state: GameState, creature: CreatureId): number =>
  deedsOf(state, creature).filter(({ kind }) => kind !== 'quick').length;

/** Whether the spell of the round has been cast, or what counts as one. */
export const hasCast = (state: GameState, creature: CreatureId): boolean =>
  deedsOf(state, creature).some(({ kind }) => kind === 'cast');

/** The round after a deed: all but a trifle is the action of those who do it. */
export const withDeed = (combat: CombatRound, kind: RoundDeed['kind'], ...who: readonly CreatureId[]): CombatRound => ({
  ...combat,
  deeds: [...(combat.deeds ?? []), ...who.map((creature) => ({ creature, kind }))],
  acted: kind === 'quick' ? combat.acted : [...new Set([...combat.acted, ...who])],
});
