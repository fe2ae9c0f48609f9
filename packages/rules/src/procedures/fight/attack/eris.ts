import { descendingOf } from '../../../books/eris/content/armour-class.ts';
import { isErisClass } from '../../../books/eris/content/classes.ts';
import { dexterityStep } from '../../../books/eris/content/dexterity.ts';
import { bookArmour } from '../../../content/book-armour.ts';
import type { Figure } from '../../../core/index.ts';
import type { Attack, Creature } from '../../../state/creature.ts';
import { erisCalling } from '../../body/creature/eris-calling.ts';
import { classWhile } from '../../party/equipping/eris.ts';
import { inMelee } from '../../situation/reach/eris.ts';
import { convertedWeapon, magicPenalty } from '../../table/conversion/eris.ts';
import type { AttackRule } from './rule.ts';

/** ERI-MUL-01: how many somebody may strike at in one round, and shoot at where missiles count too. */
const mostTargets = (of: string, level: number, kind: 'melee' | 'missile', withMissiles: boolean): number =>
  of === 'fighter' && (kind === 'melee' || withMissiles) ? Math.max(1, level) : 1;
/** ERI-MUL-01: on every roll; a single attack suffers nothing. */
const seriesPenalty = (attacks: number): number => (attacks > 1 ? -attacks : 0);

/** How many a monster large enough to hit several may strike at: one for each of its attacks (ERI-CNV-08, ERI-CNV-09). */
const sweepOf = ({ traits, attacks }: Creature): number =>
  traits?.sweeps ? attacks.reduce((sum, { kind, times }) => sum + (kind === 'melee' ? times : 0), 0) : 1;

const [WORST, BEST] = [9, 2];

/** ERI-ATK-01: a descending class, held in its bounds, and the ascending one. */
export function armourClasses(descending: number): { readonly descending: number; readonly ac: number } {
  const held = Math.max(BEST, Math.min(WORST, descending));
  return { descending: held, ac: 19 - held };
}
/** An ascending class, held in the rows of the matrix. */
const rowOf = (armourClass: number): number => Math.max(19 - WORST, Math.min(19 - BEST, armourClass));

/** How well somebody fights: the column of the matrix, and what it adds to the die. */
export interface Prowess {
  readonly band: number;
  readonly attackBonus: number;
}

const MEN: readonly number[] = [0, 2, 5, 7, 9, 12];
const MONSTERS: readonly number[] = [0, 1, 2, 4, 5, 6, 8, 10];
const LEVELS_PER_BAND = { fighter: 3, cleric: 4, 'magic-user': 5 } as const;
export type ErisFighting = keyof typeof LEVELS_PER_BAND | 'normal-man';
/** The least that somebody needs before modifiers: men one, monsters nothing (ERI-ATK-04). */
const leastOf = (attacker: Attacker): number => ('class' in attacker ? 1 : 0);
/** What the die must show to hit an ascending class. */
const numberFor = (attackBonus: number, armourClass: number, least: number): number =>
  Math.max(least, rowOf(armourClass) - attackBonus);

/** ERI-ATK-02: by class and level; normal men as fighters of the first. */
function prowessOfMan(of: ErisFighting, level: number): Prowess {
  const each = of === 'normal-man' ? LEVELS_PER_BAND.fighter : LEVELS_PER_BAND[of];
  const rank = of === 'normal-man' ? 1 : Math.max(1, level);
  const band = Math.min(MEN.length, Math.ceil(rank / each));
  return { band, attackBonus: MEN[band - 1] ?? 0 };
}

/** The most hit dice of each band; a plus lifts somebody half a die, so that 2+ stays with 3 and 8+ goes with 9. */
const BAND_TOPS: readonly number[] = [1, 1.5, 3, 4, 6, 8, 10];

/** ERI-ATK-03: by hit dice; the size of a plus does not matter. */
function prowessOfMonster(hitDice: number, plus: number): Prowess {
  const figure = plus === 0 ? hitDice : hitDice + (plus > 0 ? 0.5 : -0.5);
  const found = BAND_TOPS.findIndex((top) => figure <= top);
  const band = found < 0 ? MONSTERS.length : found + 1;
  return { band, attackBonus: MONSTERS[band - 1] ?? 0 };
}

/** Whoever attacks: a man by class and level, or a monster by hit dice. */
export type Attacker =
  | { readonly class: ErisFighting; readonly level: number }
  | { readonly hitDice: number; readonly plus: number };

export const prowessOf = (attacker: Attacker): Prowess =>
  'class' in attacker
    ? prowessOfMan(attacker.class, attacker.level)
    : prowessOfMonster(attacker.hitDice, attacker.plus);

/** ERI-ATK-02, 03: what the die must show; men need one at least. */
export const needed = (attacker: Attacker, armourClass: number): number =>
  numberFor(prowessOf(attacker).attackBonus, armourClass, leastOf(attacker));

export interface ErisStrike {
  readonly total: number;
  readonly hit: boolean;
  readonly critical: boolean;
}

/** ERI-ATK-04: the die and all modifiers against the number needed; a 20 hits, and a 1 misses where it always does. */
export function erisStrike(natural: number, modifier: number, need: number, oneMisses: boolean): ErisStrike {
  const total = natural + modifier;
  const critical = natural === 20;
  return { total, hit: critical || (!(oneMisses && natural === 1) && total >= need), critical };
}

/** ERI-MIS-11: what dexterity adds to missiles, where it counts. */
export const missileDexterity = (dexterity: number | null, counts: boolean): number =>
  counts ? dexterityStep(dexterity) : 0;

/** Races fight as fighters, elves as what they are that day (ERI-ATK-02, ERI-ELF-10). */
const AS_FIGHTERS: readonly string[] = ['dwarf', 'halfling', 'hobbit', 'thief'];

function attackerOf({ class: of, level, hitDice, operating }: Creature): Attacker {
  if (of === 'elf') return { class: operating?.as ?? 'fighter', level };
  if (isErisClass(of)) return { class: of, level };
  if (of !== null && AS_FIGHTERS.includes(of)) return { class: 'fighter', level };
  return hitDice && of === null ? { hitDice: hitDice.dice, plus: hitDice.plus } : { class: 'normal-man', level: 1 };
}

/** Whether somebody strikes at several as fighters do (ERI-MUL-01): races do, elves while they are fighters (ERI-ELF-10). */
export const strikesAsFighter = (creature: Pick<Creature, 'class' | 'operating'>): boolean =>
  creature.class !== 'thief' && erisCalling(creature) === 'fighter';

/** The matrix somebody attacks by: men's or monsters' (ERI-ATK-02, ERI-ATK-03). */
const rowFigure = (attacker: Attacker): Figure =>
  'hitDice' in attacker
    ? { name: 'Attacks as', value: `${attacker.hitDice} hit dice`, rule: 'ERI-ATK-03', why: 'as described' }
    : { name: 'Attacks as', value: `${attacker.class} ${attacker.level}`, rule: 'ERI-ATK-02', why: 'class and level' };

/** What is said of an attack, beside its sum. */
const MANNER: AttackRule['often']['manner'] = {
  blow: { rule: 'ERI-DMG-06', text: 'the throw with all that bears on it, and on a hit at once the dice of the wound' },
  shot: {
    rule: 'ERI-MIS-10',
    text: 'the range, the throw, the wound or the stray shot; hit or miss, the missile is spent',
  },
  series: { rule: 'ERI-MUL-02', text: 'all the blows are thrown one after the other, then the wounds fall' },
  answer: { rule: 'ERI-PAR-05', text: 'it answers a natural 1, before the next attacker strikes' },
  sum: { rule: 'ERI-ATK-05', text: 'all that bears on it is added together, and to the die' },
};

/** The bonus in a weapon's name: two for `sword +2`. */
const enchantment = (name: string): number => Number(/\+(\d+)\s*$/.exec(name)?.[1] ?? 0);

/** What a weapon's magic comes to (ERI-CNV-07). */
const converted = ({ name, material, bonus }: Attack): ReturnType<typeof convertedWeapon> =>
  convertedWeapon(/sword/i.test(name) ? 'sword' : 'other', material === 'magic' ? (bonus ?? enchantment(name)) : 0);

/** Magic that the natural armour class counts, which is the attacker's to overcome here (ERI-CNV-06). */
const wornMagic = (enchanted: Creature['enchanted']): number => (enchanted?.armour ?? 0) + (enchanted?.shield ?? 0);

/** What enchanted arms and armour are by this book. */
function magicFigures({ enchanted, attacks }: Creature): readonly Figure[] {
  const penalty = magicPenalty(enchanted?.armour ?? 0, enchanted?.shield ?? 0);
  const unique = attacks.filter((attack) => converted(attack).requires);
  return [
    ...(penalty === 0
      ? []
      : [
          {
            name: 'Enchanted armour',
            value: `−${penalty} to attackers`,
            rule: 'ERI-CNV-06',
            why: 'three at most for armour, and three for a shield',
          } as const,
        ]),
    ...unique.map(
      ({ name }): Figure => ({
        name,
        value: 'of a special purpose, or holy',
        rule: 'ERI-CNV-07',
        why: 'no weapon is better than +3, and such a sword is one of a kind',
      }),
    ),
  ];
}

/** The row of the matrix for men, from the worst armour class to the best (ERI-APX-12). */
function matrixFigure(attacker: Attacker): readonly Figure[] {
  if ('hitDice' in attacker) return [];
  const classes = Array.from({ length: WORST - BEST + 1 }, (_, place) => WORST - place);
  const numbers = classes.map((descending) => needed(attacker, 19 - descending)).join(' ');
  return [{ name: 'Hits armour class 9 to 2 on', value: numbers, rule: 'ERI-APX-12', why: 'd20, by class and level' }];
}

/** How the referee plays attacks. */
export interface ErisAttackOptions {
  /** A natural 1 misses whatever is needed (ERI-ATK-04). */
  readonly oneMisses: boolean;
  /** Dexterity counts with missiles (ERI-MIS-11). */
  readonly dexterityMissiles: boolean;
  /** Fighters shoot at several as they strike at several (ERI-MUL-01). */
  readonly manyWithMissiles: boolean;
}

/** ERI-ATK and ERI-MEL as one slot. On holy water, cover, water, footing, the blind and the helpless, and subduing the book is silent (ERI-RUL-03). */
export const erisAttack = (
  silent: AttackRule,
  { oneMisses, dexterityMissiles, manyWithMissiles }: ErisAttackOptions,
): AttackRule => ({
  roll: {
    rule: 'ERI-ATK-04',
    formula: 'd20 + modifiers ≥ the matrix by class and level',
    thac0: (attacker) => 19 - prowessOf(attackerOf(attacker)).attackBonus,
    ownBonus: () => null,
    readOff: () => null,
    least: (attacker) => leastOf(attackerOf(attacker)),
    strike: (thac0, natural, modifier, armourClass, least = 0) => {
      const need = numberFor(19 - thac0, armourClass, least);
      const { total, hit } = erisStrike(natural, modifier, need, oneMisses);
      return { total, need, hit };
    },
    naturals: null,
    counting: silent.roll.counting,
    autoHit: silent.roll.autoHit,
  },
  where: { ability: 'ERI-MIS-11', reach: 'ERI-MEL-01', spent: 'ERI-ACT-01' },
  armour: {
    rule: 'ERI-ATK-01',
    classOf: ({ naturalArmour, armour, shield, dressing, enchanted }) => {
      const worn = bookArmour(dressing?.action === 'don' ? dressing.armour : armour);
      const descending = dressing ? classWhile({ ...dressing, armour: worn, shield }) : descendingOf(worn, shield);
      return naturalArmour - wornMagic(enchanted) - 10 + armourClasses(descending).ac;
    },
    warded: ({ enchanted }) => ({
      penalty: magicPenalty(enchanted?.armour ?? 0, enchanted?.shield ?? 0),
      rule: 'ERI-CNV-06',
    }),
    withoutShield: silent.armour.withoutShield,
  },
  figures: (creature) => [
    rowFigure(attackerOf(creature)),
    ...matrixFigure(attackerOf(creature)),
    ...magicFigures(creature),
  ],
  bonuses: {
    ability: (attacker, kind) =>
      kind === 'missile' ? missileDexterity(attacker.abilities?.DEX ?? null, dexterityMissiles) : 0,
    enchanted: (attack) => {
      const { bonus: value } = converted(attack);
      return value === 0 ? null : { name: 'magic weapon', value, rule: 'ERI-CNV-07' };
    },
    enchantment: silent.bonuses.enchantment,
  },
  footing: {
    mayMelee: (feet, cramped = false) => inMelee(feet, cramped),
    mayBeCramped: true,
    unstable: silent.footing.unstable,
    water: silent.footing.water,
    cover: silent.footing.cover,
    mayAttackBlind: silent.footing.mayAttackBlind,
    mayAttackInTheDark: silent.footing.mayAttackInTheDark,
  },
  often: {
    mostTargets: (creature, kind) => {
      if (creature.kind === 'monster') return kind === 'melee' ? sweepOf(creature) : 1;
      return strikesAsFighter(creature) ? mostTargets('fighter', creature.level, kind, manyWithMissiles) : 1;
    },
    series: ({ kind }) => ({ rule: kind === 'monster' ? 'ERI-CNV-09' : 'ERI-MUL-01', penalty: seriesPenalty }),
    manner: MANNER,
    attacksPerRound: silent.often.attacksPerRound,
  },
  harms: silent.harms,
  cites: silent.cites,
});
