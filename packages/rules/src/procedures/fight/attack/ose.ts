import { abilityBand } from '../../../books/ose/content/abilities.ts';
import { armourClassOf, SHIELD } from '../../../books/ose/content/armour.ts';
import { classTable, levelBand } from '../../../books/ose/content/levels.ts';
import { weaponOf } from '../../../books/ose/content/weapons.ts';
import { bothArmourClasses, descending } from '../../../core/armour-class.ts';
import type { Figure, Note } from '../../../core/index.ts';
import type { Creature, HitDice } from '../../../state/creature.ts';
import { mayMelee } from '../../situation/reach/ose.ts';
import { attacksPerRound } from '../missiles/ose.ts';
import type { AttackRoll, AttackRule, Strike } from './rule.ts';

/** The attack matrix by armour class −3…9 (OSE-TAB-01): what the row of a THAC0 says. */
export const MATRIX_COLUMNS = [-3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** OSE-TAB-01, and beyond its columns by R11. */
export const matrixNeed = (thac0: number, ac: number): number => Math.min(20, Math.max(2, thac0 - ac));

/** The best armour class in the matrix that a total hits; null for none. */
export const bestHit = (thac0: number, total: number): number | null =>
  MATRIX_COLUMNS.find((ac) => matrixNeed(thac0, ac) <= total) ?? null;

export interface AttackOptions {
  readonly method: 'matrix' | 'thac0' | 'ascending';
  readonly waterAttack: number;
  readonly waterDamage: number;
  readonly invulnerabilityHD5: boolean;
}

/** OSE-TAB-02: hit dice up to so many attack at this THAC0. */
const ROWS: readonly (readonly [upTo: number, thac0: number])[] = [
  [1, 19],
  [2, 18],
  [3, 17],
  [4, 16],
  [5, 15],
  [6, 14],
  [7, 13],
  [9, 12],
  [11, 11],
  [13, 10],
  [15, 9],
  [17, 8],
  [19, 7],
  [21, 6],
  [Infinity, 5],
];

/** OSE-TAB-02: a bonus to the hit dice counts as a die more. */
export const thac0ForHitDice = ({ dice, plus }: HitDice): number =>
  ROWS.find(([upTo]) => dice + (plus > 0 ? 1 : 0) <= upTo)?.[1] ?? 5;

/** OSE-TAB-04. */
export const NORMAL_HUMAN_THAC0 = 20;

/** C7. */
export const attackBonus = (thac0: number): number => 19 - thac0;

/** OSE-CMB-20: a natural 20 hits, a natural 1 misses, whatever the total. */
const hits = (natural: number, total: number, need: number): boolean =>
  natural === 20 || (natural !== 1 && total >= need);

const struck = (natural: number, total: number, need: number): Strike => ({
  total,
  need,
  hit: hits(natural, total, need),
});

/** OSE-CMB-17: the best armour class that a total hits. */
function matrixNote(thac0: number, total: number): Note {
  const best = bestHit(thac0, total);
  const text =
    best === null
      ? 'hits no armour class of the matrix'
      : `hits armour class ${bothArmourClasses(19 - best)} and worse`;
  return { rule: 'OSE-CMB-17', text };
}

/** OSE-CMB-17, OSE-TAB-03 and OSE-CMB-19: the three ways to compare; the last two clamp nothing (R12). */
const METHODS: Readonly<
  Record<AttackOptions['method'], Pick<AttackRoll, 'rule' | 'formula' | 'ownBonus' | 'strike' | 'readOff'>>
> = {
  matrix: {
    rule: 'OSE-CMB-17',
    formula: 'd20 + modifiers ≥ the matrix (THAC0 − AC, 2 to 20)',
    ownBonus: () => null,
    strike: (thac0, natural, modifier, armourClass) =>
      struck(natural, natural + modifier, matrixNeed(thac0, descending(armourClass))),
    readOff: matrixNote,
  },
  thac0: {
    rule: 'OSE-TAB-03',
    formula: 'd20 + modifiers ≥ THAC0 − AC',
    ownBonus: () => null,
    strike: (thac0, natural, modifier, armourClass) =>
      struck(natural, natural + modifier, thac0 - descending(armourClass)),
    readOff: () => null,
  },
  ascending: {
    rule: 'OSE-CMB-19',
    formula: 'd20 + modifiers + attack bonus ≥ ascending AC',
    ownBonus: (attacker) => ({ name: 'attack bonus', value: attackBonus(thac0Of(attacker)), rule: 'OSE-CMB-19' }),
    strike: (thac0, natural, modifier, armourClass) =>
      struck(natural, natural + modifier + attackBonus(thac0), armourClass),
    readOff: () => null,
  },
};

/** OSE-CMB-13: partial cover from −4 to −1, complete cover, or none. */
export function cover(
  kind: 'none' | 'partial' | 'complete',
  penalty: number,
): { readonly accepted: boolean; readonly canHit: boolean; readonly modifier: number } {
  if (kind !== 'partial') return { accepted: true, canHit: kind === 'none', modifier: 0 };
  const accepted = Number.isInteger(penalty) && penalty >= -4 && penalty <= -1;
  return { accepted, canHit: accepted, modifier: accepted ? penalty : 0 };
}

/** OSE-CMB-18: strength in melee; dexterity, range and cover with missiles; all else in both. */
const ONLY = { melee: ['strength'], missile: ['dexterity', 'range', 'cover'] } as const;

/** The modifiers that count for an attack of this type. */
function counting<M extends { readonly name: string }>(type: 'melee' | 'missile', all: readonly M[]): readonly M[] {
  const other: readonly string[] = ONLY[type === 'melee' ? 'missile' : 'melee'];
  return all.filter(({ name }) => !other.includes(name));
}

/** OSE-CMB-36: on a pitching deck or a living mount. */
const unstable: AttackRule['footing']['unstable'] = (kind) => {
  if (kind === 'spell') return { allowed: false, modifier: 0 };
  return { allowed: true, modifier: kind === 'missile' ? -4 : 0 };
};

/** OSE-CMB-32: the helpless are hit in melee without a roll. */
export const autoHit = (helpless: boolean, type: 'melee' | 'missile'): boolean => helpless && type === 'melee';

/** OSE-CMB-29; those who do not rely on their eyes are exempt. */
export const mayAttackBlind = (blind: boolean, eyeless: boolean): boolean => !blind || eyeless;

/** OSE-CMB-34: the weapons that can be used to subdue. */
export const canSubdue = (intelligent: boolean, weapon: 'blunt' | 'bladed-melee' | 'missile'): boolean =>
  intelligent && weapon !== 'missile';

/** OSE-CMB-17…37 as one slot. */
export const oseAttack = (options: AttackOptions): AttackRule => ({
  armour: {
    rule: 'OSE-APX-09',
    // The figure of a form that magic gives is whole.
    classOf: ({ naturalArmour, armour, shield, abilities, shifted }) =>
      naturalArmour - 10 + armourClassOf(armour, shield, (shifted ? null : abilities)?.DEX ?? 10),
    withoutShield: (armourClass, shieldBonus = SHIELD.armourClass) => armourClass - shieldBonus,
    warded: () => null,
  },
  cites: {
    behind: 'OSE-CMB-28',
    mighty: 'OSE-CMB-31',
    unharmed: 'OSE-CMB-21',
    modifiers: 'OSE-CMB-18',
    blind: 'OSE-CMB-29',
    dark: 'OSE-HAZ-03',
    helpless: 'OSE-CMB-32',
    backstab: 'OSE-APX-04',
    water: 'OSE-CMB-37',
    unsteady: 'OSE-CMB-36',
  },
  figures: (creature) => fightingFigures(creature, thac0Of(creature), options.method),
  roll: {
    ...METHODS[options.method],
    thac0: thac0Of,
    counting,
    autoHit,
    least: null,
    naturals: 'OSE-CMB-20',
  },
  bonuses: {
    ability: (attacker, kind) => abilityBand(attacker.abilities?.[kind === 'melee' ? 'STR' : 'DEX'] ?? 10).modifier,
    enchanted: ({ bonus }) => (bonus === undefined ? null : { name: 'magic weapon', value: bonus, rule: 'TABLE' }),
    enchantment: null,
  },
  footing: {
    mayMelee: (feet) => mayMelee(feet),
    mayBeCramped: false,
    cover,
    mayAttackBlind,
    // OSE-HAZ-03: in the dark one counts as blind.
    mayAttackInTheDark: () => false,
    unstable,
    water: (place, kind, aquatic) => {
      if (place === 'under' && kind === 'missile' && !aquatic) return { allowed: false, attackMod: 0, damageMod: 0 };
      return aquatic
        ? { allowed: true, attackMod: 0, damageMod: 0 }
        : { allowed: true, attackMod: options.waterAttack, damageMod: options.waterDamage };
    },
  },
  often: {
    mostTargets: () => 1,
    series: () => ({ rule: 'OSE-CMB-22', penalty: () => 0 }),
    attacksPerRound,
    manner: null,
  },
  where: { ability: 'OSE-CMB-18', reach: 'OSE-CMB-16', spent: 'OSE-CMB-22' },
  harms: {
    undeadAlone: ({ name }) => weaponOf(name)?.qualities.includes('undead-only') ?? false,
    canSubdue,
    harmsInvulnerable: (attackerInvulnerable, attackerDice) =>
      options.invulnerabilityHD5 && (attackerInvulnerable || attackerDice >= 5),
  },
});

/** A class's figure for the level, or a monster's. */
function thac0Of({ class: calling, level, ...facts }: Creature): number {
  const table = classTable(calling);
  return table ? levelBand(table, level).thac0 : thac0OfMonster(facts);
}

/** A monster's figure for its hit dice; who has none is a normal human (OSE-TAB-04). */
export const thac0OfMonster = ({ hitDice, traits }: Pick<Creature, 'hitDice' | 'traits'>): number =>
  hitDice && !traits?.normalHuman ? thac0ForHitDice(hitDice) : NORMAL_HUMAN_THAC0;

/** The row somebody attacks on, and with the matrix what it says (OSE-TAB-01, OSE-TAB-02, OSE-TAB-04). */
function fightingFigures(
  creature: Creature,
  thac0: number,
  method: 'matrix' | 'thac0' | 'ascending',
): readonly Figure[] {
  const needs = MATRIX_COLUMNS.toReversed().map((armourClass) => matrixNeed(thac0, armourClass));
  const matrix: Figure = {
    name: 'To hit AC 9 to −3',
    value: needs.join(' '),
    rule: 'OSE-TAB-01',
    why: 'THAC0 − AC, from 2 to 20',
  };
  return [rowOf(creature), ...(method === 'matrix' ? [matrix] : [])];
}

function rowOf({ class: calling, level, hitDice }: Creature): Figure {
  const name = 'Attacks as';
  if (calling !== null) return { name, value: `${calling} ${level}`, rule: 'OSE-APX-02', why: 'class and level' };
  if (!hitDice) return { name, value: 'normal human', rule: 'OSE-TAB-04', why: 'neither class nor hit dice' };
  const more = hitDice.plus > 0;
  return {
    name,
    value: `${hitDice.dice + (more ? 1 : 0)} hit dice`,
    rule: 'OSE-TAB-02',
    why: more ? 'a bonus counts as one more' : 'as described',
  };
}
