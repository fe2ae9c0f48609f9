import { type Answer, denied } from '../../content/denied.ts';
import type { Dice } from '../../core/index.ts';
import { ERIS_MELEE_FEET } from '../attack/eris-reach.ts';
import { distancesOf } from '../movement/eris.ts';

/** Feet from the enemy beyond which a group has got out of the fight (ERI-MOV-05). */
export const APART = 20;

/** ERI-PUR-01: how things stand once a group has broken off. */
export function stateAfter(disengaged: boolean, feet: number, enemyPursues: boolean): 'combat' | 'pursuit' | 'free' {
  if (!disengaged || feet <= APART) return 'combat';
  return enemyPursues ? 'pursuit' : 'free';
}

/** Two groups in a chase; rates in feet, and rounds of movement that each has given up. */
export interface ErisChase {
  readonly pursuedMove: number;
  readonly pursuerMove: number;
  readonly gapFeet: number;
  readonly pursuedLost: number;
  readonly pursuerLost: number;
}

export interface ChaseTurn {
  readonly pursuedFeet: number;
  readonly pursuerFeet: number;
  readonly gap: number;
  readonly contact: boolean;
}

/** Feet run in a turn, less what rounds of spells and shots cost. */
export const covered = (move: number, lost: number): number => {
  const { pursuit, perRound } = distancesOf(move);
  return Math.max(0, pursuit - lost * perRound);
};

/** ERI-PUR-02: both run their distance of a turn; within ten feet there is contact. */
export function chaseTurn(chase: ErisChase): ChaseTurn {
  const pursuedFeet = covered(chase.pursuedMove, chase.pursuedLost);
  const pursuerFeet = covered(chase.pursuerMove, chase.pursuerLost);
  const gap = chase.gapFeet + pursuedFeet - pursuerFeet;
  return { pursuedFeet, pursuerFeet, gap: Math.max(ERIS_MELEE_FEET, gap), contact: gap <= ERIS_MELEE_FEET };
}

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

/** ERI-PUR-04: each round of spells or shots costs a round of movement; elves and mounted archers shoot for nothing. */
export function runningAndActing(
  move: number,
  spells: number,
  shots: number,
  shootsFreely: boolean,
  roundsPerTurn: number,
): Answer<{ readonly penaltyFeet: number; readonly pursuitFeet: number }, 'too-many-rounds'> {
  if (spells + shots > roundsPerTurn) return denied('too-many-rounds');
  const { perRound, pursuit } = distancesOf(move);
  const penaltyFeet = perRound * (spells + (shootsFreely ? 0 : shots));
  return { penaltyFeet, pursuitFeet: Math.max(0, pursuit - penaltyFeet) };
}

const GIVE_UP = 90;
/** In six, that monsters come after (ERI-PUR-05). */
export const FOLLOW = { corner: 2, door: 2, stairs: 2, 'secret-door': 1 } as const;
export type ErisTurning = keyof typeof FOLLOW;

/** ERI-PUR-05: monsters give up when they are too far behind. */
export const goesOn = (gapFeet: number): boolean => gapFeet <= GIVE_UP;
export const followsThrough = (event: ErisTurning, dice: Dice): boolean => dice.die(6) <= FOLLOW[event];
