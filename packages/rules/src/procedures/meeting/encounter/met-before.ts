import type { CreatureId } from '../../../core/index.ts';
import { adventureOf } from '../../../state/adventure.ts';
import type { Creature } from '../../../state/creature.ts';
import { isCapable, isOut } from '../../../state/read.ts';
import { membersOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';

declare module '../../../state/state.ts' {
  interface GameState {
    /** Those whom the party has met and let be: nobody need be asked to meet them again. Absent for none. */
    readonly metBefore?: readonly CreatureId[];
  }
}

/** Somebody among these has not been met yet. */
export const isNewTo = ({ metBefore = [] }: GameState, creatures: readonly { readonly id: CreatureId }[]): boolean =>
  creatures.some(({ id }) => !metBefore.includes(id));

/**
 * Whoever was met and let be, and lies asleep or bound by magic since, or stands on no map, as those who were met on the
 * way over the land: there is no meeting them anew but where they are.
 */
export function isLeftBehind(state: GameState, creature: Creature): boolean {
  const met = (before: readonly CreatureId[] = []): boolean => before.includes(creature.id);
  if (!isCapable(creature) && met(adventureOf(state).helpless)) return true;
  return met(state.metBefore) && (!isCapable(creature) || creature.at === null);
}

/** As the encounter ends: those of it who are left have been met. */
export function metNow(state: GameState): GameState {
  const sides = state.encounter?.sides.filter(({ kind }) => kind !== 'party') ?? [];
  const left = sides.flatMap((side) => membersOf(state, side)).filter((one) => !isOut(one));
  const before = (state.metBefore ?? []).filter((one) => state.creatures[one]);
  const met = [...new Set([...before, ...left.map(({ id }) => id)])];
  return met.length > 0 ? { ...state, metBefore: met } : state;
}
