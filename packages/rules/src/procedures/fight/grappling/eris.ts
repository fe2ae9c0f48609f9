import { bookWeapon } from '../../../content/book-armour.ts';
import { atMost, type Dice, fallen, type Note, NotedDice, type Roll, roll, type Throw } from '../../../core/index.ts';
import { listed } from '../../../core/words.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import { strikesAsFighter } from '../attack/eris.ts';
import type { Bout, BoutOutcome, GrapplingRule, Manner } from './rule.ts';

const GRAPPLE_METHODS = ['gygaxian', 'natural-compromise', 'uncontested-3d6', 'uncontested-d100'] as const;
export type GrappleMethod = (typeof GRAPPLE_METHODS)[number] | 'referee';

/** ERI-GRP-01: one method for all grapples, or each situation’s own. */
export const GRAPPLE_SETTINGS = ['by-situation', ...GRAPPLE_METHODS] as const;
export type GrappleSetting = (typeof GRAPPLE_SETTINGS)[number];

const METHODS: Readonly<Record<string, GrappleMethod>> = {
  'wrestle-to-ground': 'natural-compromise',
  'hold-at-bay': 'natural-compromise',
  swarm: 'gygaxian',
  'quick-ruling': 'gygaxian',
  'climb-monster': 'uncontested-3d6',
  'break-free-ordinary': 'uncontested-3d6',
  'break-free-giant': 'uncontested-d100',
};

/** ERI-GRP-01: how a situation is settled, where the referee has not chosen one method for all; what is not listed is the referee's. */
export const methodFor = (situation: string, setting: GrappleSetting): GrappleMethod =>
  setting === 'by-situation' ? (METHODS[situation] ?? 'referee') : setting;

export interface ErisContest {
  /** d6 of the attackers, and of the defenders. */
  readonly attackDice: number;
  readonly defendDice: number;
  readonly attackTotal: number;
  readonly defendTotal: number;
  readonly winner: 'attackers' | 'defenders';
  readonly difference: number;
}

/** So many d6 and a bonus against the others'; the defenders win when they are equal. */
function contest(
  attack: { readonly dice: number; readonly bonus: number },
  defend: { readonly dice: number; readonly bonus: number },
  dice: Dice,
): ErisContest {
  const attackTotal = roll(dice, attack.dice, 6, attack.bonus).total;
  const defendTotal = roll(dice, defend.dice, 6, defend.bonus).total;
  const winner = attackTotal > defendTotal ? 'attackers' : 'defenders';
  return {
    attackDice: attack.dice,
    defendDice: defend.dice,
    attackTotal,
    defendTotal,
    winner,
    difference: Math.abs(attackTotal - defendTotal),
  };
}

const wholeDice = (hitDice: readonly number[]): number =>
  hitDice.reduce((sum, each) => sum + Math.max(1, Math.floor(each)), 0);

/** ERI-GRP-02: hit dice against hit dice. */
export function gygaxianGrapple(attackersHd: readonly number[], defendersHd: readonly number[], dice: Dice) {
  const [attackDice, defendDice] = [wholeDice(attackersHd), wholeDice(defendersHd)];
  return contest({ dice: attackDice, bonus: 0 }, { dice: defendDice, bonus: 0 }, dice);
}

/** ERI-GRP-03: who tried to hold and lost is stunned by the difference; whom the winner wanted to hold is held. */
export const afterGrapple = (difference: number, loserHolding: boolean, winnerHolding: boolean) => ({
  loserStunnedRounds: loserHolding ? difference : 0,
  loserHeld: winnerHolding,
});

/** One who wrestles by nature's measure (ERI-GRP-04). */
export interface Wrestler {
  readonly naturalHd: number;
  readonly strength?: number;
  readonly fighterLevel?: number;
}

const STRONG = 13;
const WEAK = 8;

/** ERI-GRP-04: one more for strength above average; by option one less for strength below it. */
function strengthStep(strength: number | undefined, weakSuffer: boolean): -1 | 0 | 1 {
  if (strength === undefined) return 0;
  if (strength >= STRONG) return 1;
  return weakSuffer && strength <= WEAK ? -1 : 0;
}

/** ERI-GRP-04: strength, and levels of fighters, add to the natural dice. */
const bonusOf = (wrestlers: readonly Wrestler[], weakSuffer: boolean): number =>
  wrestlers.reduce((sum, { strength, fighterLevel = 0 }) => sum + strengthStep(strength, weakSuffer) + fighterLevel, 0);

/** ERI-GRP-04. @param weakSuffer low strength counts against one */
export function naturalGrapple(
  attackers: readonly Wrestler[],
  defenders: readonly Wrestler[],
  weakSuffer: boolean,
  dice: Dice,
) {
  const [attackDice, defendDice] = [attackers, defenders].map((side) => wholeDice(side.map((each) => each.naturalHd)));
  const [attackBonus, defendBonus] = [bonusOf(attackers, weakSuffer), bonusOf(defenders, weakSuffer)];
  const attack = { dice: attackDice ?? 0, bonus: attackBonus };
  const defend = { dice: defendDice ?? 0, bonus: defendBonus };
  return { attackBonus, defendBonus, ...contest(attack, defend, dice) };
}

/** ERI-GRP-05: by kind, whatever levels somebody has. */
const NATURAL_DICE: readonly (readonly [number, readonly string[]])[] = [
  [1, ['human', 'elf', 'dwarf', 'hobbit', 'kobold', 'goblin', 'orc', 'hobgoblin', 'skeleton', 'zombie']],
  [2, ['gnoll', 'ghoul']],
  [3, ['wight']],
  [4, ['ogre', 'gargoyle', 'wraith']],
  [5, ['mummy']],
  [6, ['troll', 'minotaur']],
  [8, ['hill-giant']],
];
export const listedDice = (creature: string): number | null =>
  NATURAL_DICE.find(([, creatures]) => creatures.includes(creature))?.[0] ?? null;

/** ERI-GRP-06: one's own strength or less, by 3d6, or by d100 against giants. */
export function uncontested(
  strength: number,
  foe: 'ordinary' | 'extraordinary',
  dice: Dice,
): { readonly roll: number; readonly success: boolean } {
  const { total } = foe === 'ordinary' ? roll(dice, 3, 6) : roll(dice, 1, 100);
  return { roll: total, success: total <= strength };
}

/** A kind by its name: `Hill giant 2` is `hill-giant`. */
const kindOf = ({ name }: Creature): string => bookWeapon(name.replace(/\s*\d+$/, ''));

/** ERI-GRP-02: levels, or hit dice. */
const diceOf = ({ kind, level, hitDice }: Creature): number => (kind === 'monster' ? (hitDice?.dice ?? 1) : level);

/** ERI-GRP-05: what is not listed has the dice of its description. */
const natural = (creature: Creature): number =>
  creature.kind === 'monster'
    ? (listedDice(kindOf(creature)) ?? Math.max(1, Math.floor(creature.hitDice?.dice ?? 1)))
    : 1;

const wrestler = (creature: Creature): Wrestler => ({
  naturalHd: natural(creature),
  ...(creature.abilities ? { strength: creature.abilities.STR } : {}),
  fighterLevel: creature.class !== null && strikesAsFighter(creature) ? creature.level : 0,
});

/** ERI-GRP-06: a man in the grip of an ogre. */
const GIANT = 4;
const sizeOf = (foe: Creature) => (natural(foe) >= GIANT ? 'extraordinary' : 'ordinary');

/** How the referee plays grappling. */
export interface ErisGrapplingOptions {
  /** One method for all grapples, or each situation’s own (ERI-GRP-01). */
  readonly method: GrappleSetting;
  /** Low strength counts against one (ERI-GRP-04). */
  readonly weakSuffer: boolean;
}

const GYGAXIAN = 'hit dice in d6 against hit dice in d6; the defenders win when equal';
const naturalFormula = ({ weakSuffer }: ErisGrapplingOptions): string =>
  `natural hit dice in d6 + strength bonus${weakSuffer ? ' or penalty' : ''} + fighter levels; the defenders win when equal`;

/** ERI-GRP-05: all see the dice; what a body is worth in numbers is the referee’s to know. */
const WORTH: Note = { rule: 'ERI-GRP-05', text: 'each body throws as many dice as its kind is born with' };

/** The sums of both sides, each with what was added to its dice. @param faces the attackers' first */
function sums(
  { attackDice, attackTotal, defendTotal }: ErisContest,
  attackers: readonly Creature[],
  target: Creature,
  faces: readonly number[],
): readonly Throw[] {
  const sum = (thrown: readonly number[], total: number): Roll => {
    const dice = fallen(6, thrown);
    return { ...dice, plus: total - dice.total, total };
  };
  return [
    { who: listed(attackers.map(called)), roll: sum(faces.slice(0, attackDice), attackTotal) },
    { who: called(target), roll: sum(faces.slice(attackDice), defendTotal) },
  ];
}

/** ERI-GRP-02, 03, 04: the sum of dice against the sum of dice. */
function byContest(
  what: Bout,
  method: 'gygaxian' | 'natural-compromise',
  options: ErisGrapplingOptions,
  dice: Dice,
): BoutOutcome {
  const { attackers, target, bothHold } = what;
  const noted = new NotedDice(dice);
  const thrown: ErisContest =
    method === 'gygaxian'
      ? gygaxianGrapple(attackers.map(diceOf), [diceOf(target)], noted)
      : naturalGrapple(attackers.map(wrestler), [wrestler(target)], options.weakSuffer, noted);
  const won = thrown.winner === 'attackers';
  const after = afterGrapple(thrown.difference, won ? bothHold : true, won ? true : bothHold);
  return {
    winner: won ? 'attackers' : 'target',
    says: `${thrown.attackTotal} against ${thrown.defendTotal}`,
    targetHeld: won && after.loserHeld,
    attackersHeld: !won && after.loserHeld,
    targetStunned: won ? after.loserStunnedRounds : 0,
    attackersStunned: won ? 0 : after.loserStunnedRounds,
    rule: method === 'gygaxian' ? 'ERI-GRP-02' : 'ERI-GRP-04',
    formula: method === 'gygaxian' ? GYGAXIAN : naturalFormula(options),
    throws: sums(thrown, attackers, target, noted.thrown.faces),
    ...(method === 'gygaxian' ? {} : { notes: [WORTH] }),
  };
}

/** ERI-GRP-06: the one who throws alone: the target, or whoever climbs. */
const soleThrower = ({ manner, attackers, target }: Bout): Creature =>
  manner === CLIMBS ? (attackers[0] ?? target) : target;

/** ERI-GRP-06: one rolls the own strength or less. */
function alone(what: Bout, foe: 'ordinary' | 'extraordinary', dice: Dice): BoutOutcome {
  const climbs = what.manner === CLIMBS;
  const thrower = soleThrower(what);
  const strength = thrower.abilities?.STR ?? 0;
  const noted = new NotedDice(dice);
  const { roll, success } = uncontested(strength, foe, noted);
  return {
    winner: climbs === success ? 'attackers' : 'target',
    says: `${roll} against a strength of ${strength}`,
    targetHeld: !climbs && !success,
    attackersHeld: false,
    targetStunned: 0,
    attackersStunned: 0,
    rule: 'ERI-GRP-06',
    formula: foe === 'ordinary' ? '3d6 ≤ strength' : 'd100 ≤ strength',
    throws: [underStrength(thrower, strength, noted.thrown, success)],
  };
}

const underStrength = (thrower: Creature, strength: number, thrown: Roll, met: boolean): Throw => ({
  who: called(thrower),
  roll: thrown,
  needed: strength,
  judged: atMost(thrown.total, strength, met),
});

const CLIMBS = 'climb-monster';

/** ERI-GRP-01: what the situations are where one method settles them all. */
const BY_ONE_METHOD: readonly Manner[] = [
  { value: 'wrestle-to-ground', label: 'wrestle to the ground' },
  { value: 'hold-at-bay', label: 'hold at bay' },
  { value: 'swarm', label: 'swarm over' },
  { value: CLIMBS, label: 'climb onto', onto: true },
];

const BY_SITUATION: readonly Manner[] = [
  { value: 'wrestle-to-ground', label: 'wrestle to the ground' },
  { value: 'hold-at-bay', label: 'hold at bay' },
  { value: 'swarm', label: 'swarm over' },
  { value: 'quick-ruling', label: 'seize, by hit dice' },
  { value: CLIMBS, label: 'climb onto', alone: 'attacker', onto: true },
  { value: 'break-free-ordinary', label: 'seize; 3d6 under the target’s strength escapes', alone: 'target' },
  { value: 'break-free-giant', label: 'seize with a giant’s strength; d100 escapes', alone: 'target' },
];

/** ERI-GRP-01, 06: who has no strength score wrestles by nature's measure. */
function methodOf(what: Bout, { method }: ErisGrapplingOptions): Exclude<GrappleMethod, 'referee'> {
  const found = methodFor(what.manner, method);
  const contested = found === 'gygaxian' || found === 'natural-compromise';
  return found === 'referee' || !(contested || soleThrower(what).abilities) ? 'natural-compromise' : found;
}

/** ERI-GRP as one slot. */
export const erisGrappling = (options: ErisGrapplingOptions): GrapplingRule => ({
  cites: { held: 'ERI-GRP-03', stunned: 'ERI-GRP-03', breaking: 'ERI-GRP-06', objecting: 'ERI-GRP-08' },
  rule: 'ERI-GRP-01',
  impossible: 'ERI-GRP-07',
  overcome: {
    says: 'who can only try to break free',
    formula: 'whom the winner wanted to hold is held',
    stunnedFor: 'as many rounds as the difference, for those who wanted to hold and lost',
  },
  fewest: 1,
  manners: options.method === 'by-situation' ? BY_SITUATION : BY_ONE_METHOD,
  bout: (what, dice) => {
    const method = methodOf(what, options);
    if (method === 'gygaxian' || method === 'natural-compromise') return byContest(what, method, options, dice);
    return alone(what, method === 'uncontested-d100' ? 'extraordinary' : 'ordinary', dice);
  },
  breaksFree: (held, holder, dice) => {
    const noted = new NotedDice(dice);
    if (held.abilities) {
      const foe = sizeOf(holder);
      const formula = foe === 'ordinary' ? '3d6 ≤ strength' : 'd100 ≤ strength';
      const { success: free } = uncontested(held.abilities.STR, foe, noted);
      const throws = [underStrength(held, held.abilities.STR, noted.thrown, free)];
      return { free, rule: 'ERI-GRP-06', formula, throws };
    }
    const thrown = naturalGrapple([wrestler(held)], [wrestler(holder)], options.weakSuffer, noted);
    const throws = sums(thrown, [held], holder, noted.thrown.faces);
    return { free: thrown.winner === 'attackers', rule: 'ERI-GRP-04', formula: naturalFormula(options), throws };
  },
});
