import type { Dice } from '../../../core/index.ts';
import { distancesOf } from '../../dungeon/movement/eris.ts';

import { APART } from '../../dungeon/turn/eris.ts';

/** ERI-PUR-01: how things stand once a group has broken off. */
export function stateAfter(disengaged: boolean, feet: number, enemyPursues: boolean): 'combat' | 'pursuit' | 'free' {
  if (!disengaged || feet <= APART) return 'combat';
  return enemyPursues ? 'pursuit' : 'free';
}

/** Feet run in a turn, less what rounds of spells and shots cost. */
export const covered = (move: number, lost: number): number => {
  const { pursuit, perRound } = distancesOf(move);
  return Math.max(0, pursuit - lost * perRound);
};

/** ERI-PUR-03: on contact a d6 each; the pursued slip away if theirs is higher (by option lower), or as high and they are quicker. */
export function onContact(
  contact: boolean,
  quicker: 'pursuer' | 'pursued' | null,
  lowFirst: boolean,
  dice: Dice,
): { readonly rolled: boolean; readonly combatRound: boolean } {
  if (!contact) return { rolled: false, combatRound: false };
  const [pursued, pursuer] = [dice.die(6), dice.die(6)];
  const combatRound = pursued === pursuer ? quicker !== 'pursued' : pursuer > pursued !== lowFirst;
  return { rolled: true, combatRound };
}

const GIVE_UP = 90;
/** In six, that monsters come after (ERI-PUR-05). */
export const FOLLOW = { corner: 2, door: 2, stairs: 2, 'secret-door': 1 } as const;

/** ERI-PUR-05: monsters give up when they are too far behind. */
export const goesOn = (gapFeet: number): boolean => gapFeet <= GIVE_UP;
