import { dexterityStep } from '../../../content/eris/dexterity.ts';
import { ERIS_MELEE_FEET } from '../../situation/reach/eris.ts';
import { inSix } from '../../table/chance/chance.ts';
import { covered, FOLLOW, goesOn, onContact } from './eris.ts';
import { type Dexterities, PASSAGES, type PursuitRule } from './rule.ts';

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

/** ERI-PUR as one slot: a chase by turns. On lures and exhaustion the book is silent. */
export const erisPursuit = (
  silent: PursuitRule,
  { lowFirst, tieByDexterity, roundsPerTurn }: ErisPursuitOptions,
): PursuitRule => ({
  ...silent,
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
  },
  passages: PASSAGES,
  follows: (passage) => inSix(FOLLOW[passage]),
  givesUp: (gap, byMonsters) => byMonsters && !goesOn(gap),
  caughtAt: ERIS_MELEE_FEET,
  running: (base, roundsLost = 0) => covered(base, roundsLost),
  roundsInGo: roundsPerTurn,
  contact: (dexterity, dice) => onContact(true, tieByDexterity ? quicker(dexterity) : null, lowFirst, dice).combatRound,
});
