import { LAST_DIE_LEVEL } from '../../../books/gorman/content/advancement.ts';
import { wholeDice } from '../../../books/gorman/content/hit-dice.ts';
import { type Answer, denied } from '../../../content/denied.ts';
import { atLeast, type Dice, fallen, NotedDice, roll, type Throw } from '../../../core/index.ts';
import { called } from '../../../state/called.ts';
import type { Creature, HitDice } from '../../../state/creature.ts';
import { gormanStrike } from '../attack/gorman.ts';
import type { Bout, GrapplingRule } from './rule.ts';

/** Who is grappled with. */
export interface Defender {
  readonly armourClass: number;
  /** Wrestled with (GOR-GRP-02). */
  readonly dice: number;
  /** How many there are: more than one cannot be grappled with. */
  readonly count: number;
}

/** GOR-GRP-01: how few may grapple: a group, or by option one alone. */
export const fewestToGrapple = (alone: boolean): number => (alone ? 1 : 2);

/** GOR-GRP-01: each of a group throws to hit one lone opponent. @param fewest who may try */
export function holds(
  attackBonuses: readonly number[],
  { armourClass, count }: Pick<Defender, 'armourClass' | 'count'>,
  fewest: number,
  dice: Dice,
): Answer<{ readonly hits: number }, 'lone-opponent-only' | 'needs-group'> {
  if (count !== 1) return denied('lone-opponent-only');
  if (attackBonuses.length < fewest) return denied('needs-group');
  return { hits: attackBonuses.filter((bonus) => gormanStrike(dice.die(20), bonus, armourClass).hit).length };
}

/** GOR-GRP-02: dice of a defender with a class: as many as levels, nine at most. */
export const wrestlingLevel = (level: number): number => Math.max(1, Math.min(LAST_DIE_LEVEL, level));
/** GOR-GRP-02: dice of a monster: its whole hit dice. */
export const wrestlingDice = (hitDice: HitDice): number => wholeDice(hitDice);

export interface Contest {
  readonly attackSum: number;
  readonly defendSum: number;
}

/** GOR-GRP-02: a d6 for each hold against a d6 for each hit die; without a hold, none. */
export function wrestled(hits: number, defenderDice: number, dice: Dice): Contest {
  if (hits === 0) return { attackSum: 0, defendSum: 0 };
  return { attackSum: roll(dice, hits, 6).total, defendSum: roll(dice, defenderDice, 6).total };
}

export interface Grapple extends Contest {
  readonly hits: number;
  readonly outcome: 'subdued' | 'thrown-off' | 'stalemate' | 'no-hold';
  /** Combat turns, of all who took part. */
  readonly stunnedTurns: number;
}

/** GOR-GRP-03: the whole of it. */
export function grappled(
  attackBonuses: readonly number[],
  defender: Defender,
  fewest: number,
  dice: Dice,
): Answer<Grapple, 'lone-opponent-only' | 'needs-group'> {
  const held = holds(attackBonuses, defender, fewest, dice);
  if ('error' in held) return held;
  const contest = wrestled(held.hits, defender.dice, dice);
  const ahead = contest.attackSum - contest.defendSum;
  if (held.hits === 0) return { ...held, ...contest, outcome: 'no-hold', stunnedTurns: 0 };
  if (ahead === 0) return { ...held, ...contest, outcome: 'stalemate', stunnedTurns: 0 };
  return ahead > 0
    ? { ...held, ...contest, outcome: 'subdued', stunnedTurns: 0 }
    : { ...held, ...contest, outcome: 'thrown-off', stunnedTurns: -ahead };
}

const diceOf = ({ class: of, level, hitDice }: Creature): number =>
  of === null && hitDice ? wrestlingDice(hitDice) : wrestlingLevel(level);

const NOTHING = { targetHeld: false, attackersHeld: false, targetStunned: 0, attackersStunned: 0 } as const;

/** What a bout threw: each to hit, then the dice of the holds and those of the defender. @param faces in that order */
function thrownIn({ attackers, bonuses, armourClass, target }: Bout, hits: number, faces: readonly number[]): Throw[] {
  const toHit = faces.slice(0, attackers.length).map((face) => fallen(20, [face]));
  const holding = faces.slice(attackers.length, attackers.length + hits);
  const against = faces.slice(attackers.length + hits);
  return [
    ...toHit.flatMap((thrown, place) => {
      const plus = bonuses[place] ?? 0;
      const { hit } = gormanStrike(thrown.total, plus, armourClass);
      const roll = { ...thrown, plus, total: thrown.total + plus };
      const judged = atLeast(roll.total, armourClass, hit);
      const attacker = attackers[place];
      return { who: attacker ? called(attacker) : '', roll, needed: armourClass, judged };
    }),
    ...contestThrown('The holds', holding, called(target), against),
  ];
}

/** The dice of both sides of a contest; none where nobody got a hold. */
const contestThrown = (one: string, his: readonly number[], other: string, theirs: readonly number[]): Throw[] =>
  his.length === 0
    ? []
    : [
        { who: one, roll: fallen(6, his) },
        { who: other, roll: fallen(6, theirs) },
      ];

/** GOR-GRP as one slot; one alone may grapple by option. Whoever is subdued and not bound yet may throw the holder off, a contest of one against one. */
export const gormanGrappling = ({ alone }: { readonly alone: boolean }): GrapplingRule => ({
  cites: { held: 'GOR-GRP-03', stunned: 'GOR-GRP-03', breaking: 'GOR-GRP-02', objecting: 'TABLE' },
  rule: 'GOR-GRP-01',
  fewest: fewestToGrapple(alone),
  manners: [{ value: 'overcome', label: 'overcome together, unhurt' }],
  bout: (what, dice) => {
    const { bonuses, armourClass, target } = what;
    const noted = new NotedDice(dice);
    const ended = grappled(bonuses, { armourClass, dice: diceOf(target), count: 1 }, fewestToGrapple(alone), noted);
    const rule = {
      rule: 'GOR-GRP-03',
      formula: 'each throws to hit; a d6 for a hold against a d6 for a hit die',
    } as const;
    if ('error' in ended) return { ...NOTHING, ...rule, winner: 'nobody', says: 'too few', throws: [] };
    const { outcome, hits, attackSum, defendSum, stunnedTurns } = ended;
    const winner = outcome === 'subdued' ? 'attackers' : outcome === 'thrown-off' ? 'target' : 'nobody';
    const says = hits === 0 ? 'nobody gets a hold' : `${hits} hold, ${attackSum} against ${defendSum}`;
    const throws = thrownIn(what, hits, noted.thrown.faces);
    const ends = { targetHeld: winner === 'attackers', attackersStunned: stunnedTurns };
    return { ...NOTHING, ...rule, winner, says, throws, ...ends };
  },
  breaksFree: (held, holder, dice) => {
    const noted = new NotedDice(dice);
    const { attackSum, defendSum } = wrestled(1, diceOf(held), noted);
    const [hold = 0, ...struggle] = noted.thrown.faces;
    const throws = contestThrown(called(holder), [hold], called(held), struggle);
    return { free: defendSum > attackSum, rule: 'GOR-GRP-02', formula: 'a d6 for each hit die > a d6', throws };
  },
  impossible: null,
  overcome: {
    says: 'who is subdued, and helpless',
    formula: 'whose dice come to less than those of the holds is subdued, helpless and otherwise unharmed',
    stunnedFor: 'as many turns as the difference, for all who took part and were thrown off',
  },
});
