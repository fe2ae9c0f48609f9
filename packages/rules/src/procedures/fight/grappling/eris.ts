import { type Dice, roll } from '../../../core/index.ts';

export const GRAPPLE_METHODS = ['gygaxian', 'natural-compromise', 'uncontested-3d6', 'uncontested-d100'] as const;
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
  return { attackTotal, defendTotal, winner, difference: Math.abs(attackTotal - defendTotal) };
}

const wholeDice = (hitDice: readonly number[]): number =>
  hitDice.reduce((sum, each) => sum + Math.max(1, Math.floor(each)), 0);

/** ERI-GRP-02: hit dice against hit dice. */
export function gygaxianGrapple(attackersHd: readonly number[], defendersHd: readonly number[], dice: Dice) {
  const [attackDice, defendDice] = [wholeDice(attackersHd), wholeDice(defendersHd)];
  return {
    attackDice,
    defendDice,
    ...contest({ dice: attackDice, bonus: 0 }, { dice: defendDice, bonus: 0 }, dice),
  };
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
  return { attackDice, attackBonus, defendDice, defendBonus, ...contest(attack, defend, dice) };
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

/** ERI-GRP-08: an outcome stands unless the referee agrees with an objection. */
export const stands = (objection: boolean, refereeAgrees: boolean): boolean => !(objection && refereeAgrees);
