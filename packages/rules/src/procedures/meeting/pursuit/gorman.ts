import { type Chance, inSix } from '../../table/chance/chance.ts';
import { gormanReaction } from '../reaction/gorman.ts';
import { PASSAGES, type Passage, type PursuitRule } from './rule.ts';

/** Two groups that run. Rates and the gap in feet, a combat turn at a time. */
export interface GormanChase {
  readonly fleeingRate: number;
  readonly pursuingRate: number;
  readonly gapFeet: number;
}

export interface Caught {
  readonly escapes: boolean;
  readonly caughtAfterTurns: number | null;
}

/** GOR-EVA-02: the faster flee away; the faster pursuers close in by the difference; between equals the gap stays. */
export function chased({ fleeingRate, pursuingRate, gapFeet }: GormanChase): Caught {
  if (fleeingRate > pursuingRate) return { escapes: true, caughtAfterTurns: null };
  const closing = pursuingRate - fleeingRate;
  if (closing === 0) return { escapes: false, caughtAfterTurns: null };
  return { escapes: false, caughtAfterTurns: Math.max(0, Math.ceil(gapFeet / closing)) };
}

/** Feet behind at which monsters give up (GOR-EVA-03). */
const GIVE_UP_FEET = 90;

/** GOR-EVA-03: hostile monsters pursue unless the referee says otherwise; from too far behind none do. */
export function monstersChase(
  chase: GormanChase,
  reactionTotal: number | null,
  refereePursues: boolean | null,
): Caught & { readonly pursues: boolean } {
  const willing = refereePursues ?? (reactionTotal !== null && gormanReaction(reactionTotal) === 'hostile');
  if (!willing || chase.gapFeet > GIVE_UP_FEET) return { pursues: false, escapes: true, caughtAfterTurns: null };
  return { pursues: true, ...chased(chase) };
}

/** In six, that monsters come after (GOR-EVA-04). */
const FOLLOW: Readonly<Record<Passage, number>> = { corner: 2, door: 2, stairs: 2, 'secret-door': 1 };
/** In six, that bait stops those it tempts. */
const BAIT = 3;

const bait = (kind: 'treasure' | 'food', intelligent: boolean): Chance =>
  inSix((kind === 'treasure') === intelligent ? BAIT : 0);

const EXHAUSTED_AFTER = 30;
const REST_TURNS = 3;
const EXHAUSTION = -2;

/** GOR-EVA-05: combat turns run, and exploration turns rested since. */
export function tired(turnsRun: number, restTurns: number): { readonly exhausted: boolean; readonly penalty: number } {
  const exhausted = turnsRun >= EXHAUSTED_AFTER && restTurns < REST_TURNS;
  return { exhausted, penalty: exhausted ? EXHAUSTION : 0 };
}

/** GOR-EVA-02…05 as one slot: caught when nothing is left between them. On running, obstacles and how a chase ends the book is silent (GOR-RUL-01). */
export const gormanPursuit = (chapter: PursuitRule): PursuitRule => {
  const { penalty } = tired(EXHAUSTED_AFTER, 0);
  return {
    cites: {
      running: 'GOR-EVA-02',
      speed: 'GOR-EVA-05',
      passages: 'GOR-EVA-04',
      treasure: 'GOR-EVA-04',
      food: 'GOR-EVA-04',
      exhaustion: 'GOR-EVA-05',
      givingUp: 'GOR-EVA-03',
      obstacle: chapter.cites.obstacle,
      onWater: chapter.cites.onWater,
      days: chapter.cites.days,
      shooting: chapter.cites.shooting,
      contact: chapter.cites.contact,
      initiative: chapter.cites.initiative,
      turning: chapter.cites.turning,
      lettingGo: 'GOR-EVA-02',
    },
    caught: {
      gap: 0,
      contact: chapter.caught.contact,
      catchUp: chapter.caught.catchUp,
    },
    escape: {
      passages: PASSAGES,
      follows: (passage) => inSix(FOLLOW[passage]),
      givesUp: (gap, byMonsters) => byMonsters && gap > GIVE_UP_FEET,
      lure: bait,
      // Throws to shake pursuers off are the referee’s, and secret.
      luredOpenly: false,
      obstacle: chapter.escape.obstacle,
      endsOutOfSight: chapter.escape.endsOutOfSight,
    },
    exhaustion: {
      after: EXHAUSTED_AFTER,
      restTurns: REST_TURNS,
      costs: { attack: penalty, damage: penalty, armour: penalty },
    },
    pace: chapter.pace,
  };
};
