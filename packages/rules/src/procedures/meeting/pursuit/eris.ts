import { dexterityStep } from '../../../books/eris/content/dexterity.ts';
import type { Dice } from '../../../core/index.ts';
import { distancesOf } from '../../dungeon/movement/eris.ts';
import { APART } from '../../dungeon/turn/eris.ts';
import { ERIS_MELEE_FEET } from '../../situation/reach/eris.ts';
import { inSix } from '../../table/chance/chance.ts';
import { type Dexterities, PASSAGES, type PursuitRule } from './rule.ts';

/** ERI-PUR-01: how things stand once a group has broken off. */
export function stateAfter(disengaged: boolean, feet: number, enemyPursues: boolean): 'combat' | 'pursuit' | 'free' {
  if (!disengaged || feet <= APART) return 'combat';
  return enemyPursues ? 'pursuit' : 'free';
}

/** Feet run in a turn, less what rounds of spells and shots cost. */
const covered = (move: number, lost: number): number => {
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
const FOLLOW = { corner: 2, door: 2, stairs: 2, 'secret-door': 1 } as const;

/** ERI-PUR-05: monsters give up when they are too far behind. */
export const goesOn = (gapFeet: number): boolean => gapFeet <= GIVE_UP;

const slowest = (scores: readonly (number | null)[]): number => Math.min(...scores.map(dexterityStep));

/** Whose slowest is the quicker, when the dice are alike (ERI-INI-02). */
function quicker({ pursued, pursuers }: Dexterities): 'pursued' | 'pursuer' | null {
  const difference = slowest(pursued) - slowest(pursuers);
  if (difference === 0) return null;
  return difference > 0 ? 'pursued' : 'pursuer';
}

/** What else the referee plays otherwise, as it bears on a chase. */
export interface ErisPursuitOptions {
  /** The lowest initiative goes first (ERI-INI-01). */
  readonly lowFirst: boolean;
  /** Of those who tie the quick act first (ERI-INI-02). */
  readonly tieByDexterity: boolean;
  /** ERI-TIM-01. */
  readonly roundsPerTurn: number;
}

/** ERI-PUR as one slot: a chase by turns. On what is dropped, where one hides and how one tires in a chase the book is silent (ERI-RUL-03). */
export const erisPursuit = (
  silent: PursuitRule,
  { lowFirst, tieByDexterity, roundsPerTurn }: ErisPursuitOptions,
): PursuitRule => ({
  cites: {
    running: 'ERI-PUR-02',
    speed: 'ERI-PUR-02',
    passages: 'ERI-PUR-05',
    givingUp: 'ERI-PUR-05',
    obstacle: silent.cites.obstacle,
    treasure: silent.cites.treasure,
    food: silent.cites.food,
    exhaustion: silent.cites.exhaustion,
    onWater: silent.cites.onWater,
    days: silent.cites.days,
    shooting: 'ERI-PUR-04',
    contact: 'ERI-PUR-03',
    initiative: 'ERI-INI-05',
    turning: 'ERI-PUR-03',
    lettingGo: 'ERI-PUR-01',
  },
  escape: {
    passages: PASSAGES,
    follows: (passage) => inSix(FOLLOW[passage]),
    givesUp: (gap, byMonsters) => byMonsters && !goesOn(gap),
    obstacle: silent.escape.obstacle,
    endsOutOfSight: silent.escape.endsOutOfSight,
    lure: silent.escape.lure,
    luredOpenly: silent.escape.luredOpenly,
  },
  caught: {
    gap: ERIS_MELEE_FEET,
    contact: (dexterity, dice) =>
      onContact(true, tieByDexterity ? quicker(dexterity) : null, lowFirst, dice).combatRound,
    catchUp: silent.caught.catchUp,
  },
  pace: {
    running: (base, roundsLost = 0) => covered(base, roundsLost),
    roundsInGo: roundsPerTurn,
    shooting: 'each round of spells or shots costs one of the run; elves and mounted archers shoot for nothing',
    closing: silent.pace.closing,
  },
  exhaustion: silent.exhaustion,
});
