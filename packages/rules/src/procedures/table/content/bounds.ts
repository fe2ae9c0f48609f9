import { readSavesAs } from '../../../content/saves-as.ts';
import { impossible, leastOf, mostOf, type Refusal, readDice } from '../../../core/index.ts';
import { written } from '../../../core/written.ts';
import type { Attack } from '../../../state/creature.ts';
import type { Monster } from '../../../state/monster.ts';
import type { Ware } from '../../../state/ware.ts';
import { powersRefusal } from './powers.ts';

/** The most entries of a kind that a campaign may have of its own, and lines of a table. */
export const MOST_OWN = 500;
export const MOST_LINES = 100;
/** Letters of a monster's or ware's name, and of what a monster can do beyond its figures. */
export const LONGEST_NAME = 80;
export const LONGEST_SPECIAL = 4_000;
/** The most monsters that come at once. */
export const MOST_APPEARING = 400;
/** Into how many parts a monster divides at once; fewer than two are no parts. */
export const FEWEST_PARTS = 2;
export const MOST_PARTS = 20;
/** Gold pieces, and coins of weight. */
const MOST_COST = 1_000_000;
const MOST_WEIGHT = 100_000;

/** Small letters and figures, joined by hyphens. */
const KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const WARE_NAME = /^[\p{Ll}\p{Lo}\p{N}][\p{Ll}\p{Lo}\p{N} ,.'’()/+-]*$/u;

/** The key of a monster by its name: `Giant rat` is `giant-rat`. Empty for a name without letters and figures. */
export const monsterKey = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, LONGEST_NAME)
    .replace(/-$/, '');

const whole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

const named = (name: string): boolean => name.trim().length > 0 && name.length <= LONGEST_NAME;

/** Dice of so many that come; 0 for none. */
function isNumberAppearing(text: string): boolean {
  const dice = readDice(text);
  if (!dice) return false;
  const most = mostOf(dice);
  return most >= 0 && most <= MOST_APPEARING;
}

const isDamage = (text: string): boolean => text === 'none' || (readDice(text) !== null && text.length <= 40);

const isAttack = ({ name, damage, times, ranges, kind }: Attack): boolean =>
  named(name) &&
  isDamage(damage) &&
  whole(times, 1, 20) &&
  (kind === 'melee' ? ranges === null : ranges !== null && isRising(ranges));

const isRising = ([short, medium, long]: readonly [number, number, number]): boolean =>
  whole(short, 1, medium) && whole(medium, short, long) && whole(long, medium, 10_000);

const areHitDice = ({ dice, plus, stars }: Monster['hitDice']): boolean =>
  (dice === 0.5 || whole(dice, 1, 100)) && whole(plus, -100, 100) && whole(stars, 0, 20);

const areTraits = ({ surprisesOn = 1, initiative = 0 }: Monster['traits']): boolean =>
  whole(surprisesOn, 1, 6) && whole(initiative, -10, 10);

const isHug = (hug = 'none'): boolean => isDamage(hug);
const isGrip = ({ holds }: Monster['traits']): boolean => !holds || readDice(holds.damage) !== null;

/** Whether this is into how many a monster may divide: a number, or dice. */
export function arePartsIn(count: string): boolean {
  const dice = readDice(count);
  return dice !== null && leastOf(dice) >= FEWEST_PARTS && mostOf(dice) <= MOST_PARTS;
}

const areParts = ({ divides }: Monster['traits']): boolean =>
  !divides || (arePartsIn(divides.count) && isDamage(divides.damage));

const isBreath = ({ breath }: Monster['traits']): boolean =>
  !breath ||
  (breath.what.trim().length > 0 &&
    whole(breath.feet, 1, 1_000) &&
    (breath.aDay === undefined || whole(breath.aDay, 1, 100)) &&
    (breath.inSix === undefined || whole(breath.inSix, 1, 6)) &&
    (breath.damage === undefined || readDice(breath.damage) !== null));

const isToHit = ({ toHit }: Monster['traits']): boolean => !toHit || whole(toHit.points, -10, 10);

const isRegrowth = ({ regrows }: Monster['traits']): boolean =>
  !regrows || (whole(regrows.points, 1, 100) && whole(regrows.from, 1, 100));

/** What a monster may be: whether it fits, and in words. */
const monsterChecks = (monster: Monster): readonly (readonly [boolean, string])[] => [
  [KEY.test(monster.key) && monster.key.length <= LONGEST_NAME, 'its key is small letters, figures and hyphens'],
  [named(monster.name), `its name has 1 to ${LONGEST_NAME} letters`],
  [whole(monster.armourClass, 0, 40), 'its armour class is from 0 to 40, ascending'],
  [areHitDice(monster.hitDice), 'it has half a hit die, or 1 to 100'],
  [
    monster.attacks.length <= 20 && monster.attacks.every(isAttack),
    'it has at most 20 attacks, each with a name, damage such as 1d6 or “none”, 1 to 20 times, and ranges if thrown or shot',
  ],
  [whole(monster.movement, 0, 1_000), 'it moves 0 to 1000 feet a turn'],
  [Object.values(monster.modes).every((feet) => whole(feet, 0, 1_000)), 'it flies or swims 0 to 1000 feet a turn'],
  [monster.saveAs.length <= 8 && readSavesAs(monster.saveAs) !== null, 'it saves as NH, as so many hit dice, or as C1'],
  [whole(monster.morale, 2, 12), 'its morale is from 2 to 12'],
  [monster.otherMorale === null || whole(monster.otherMorale, 2, 12), 'its other morale is from 2 to 12'],
  [
    isNumberAppearing(monster.numberAppearing.dungeon) && isNumberAppearing(monster.numberAppearing.lair),
    `how many appear is dice such as 2d4, ${MOST_APPEARING} at most`,
  ],
  [monster.treasure.length <= 40, 'its treasure has at most 40 letters'],
  [whole(monster.infravision, 0, 1_000), 'it sees heat up to 1000 feet'],
  [areTraits(monster.traits), 'it surprises on 1 to 6, and has an initiative modifier from −10 to 10'],
  [isHug(monster.traits.hug), 'the damage of its hug is dice such as 2d8'],
  [isGrip(monster.traits), 'what it does while it holds on is dice such as 1d3'],
  [
    areParts(monster.traits),
    `it divides into ${FEWEST_PARTS} to ${MOST_PARTS}, or dice such as 1d4+1, that each do damage such as 1d6 or “none”`,
  ],
  [
    isBreath(monster.traits),
    'it breathes 1 to 1000 feet far, 1 to 100 times a day or on 1 to 6 in six, for dice such as 3d6 or for its hit points',
  ],
  [isToHit(monster.traits), 'from −10 to 10 are added to its attacks'],
  [isRegrowth(monster.traits), '1 to 100 hit points come back to it a round, from a round from 1 to 100 on'],
  [monster.special.length <= LONGEST_SPECIAL, `its description has at most ${LONGEST_SPECIAL} letters`],
];

/** Why this makes no monster; null when it does. */
export function monsterRefusal(monster: Monster): Refusal | null {
  const wrong = monsterChecks(monster).find(([fits]) => !fits);
  return wrong ? impossible('bad-input', `${monster.name.slice(0, LONGEST_NAME) || 'A monster'}: ${wrong[1]}.`) : null;
}

/** Copper is the smallest coin. */
const isPrice = (gold: number): boolean =>
  gold >= 0 && gold <= MOST_COST && Math.abs(gold * 100 - Math.round(gold * 100)) < 1e-6;

/** Why this makes no ware; null when it does. */
export function wareRefusal({ name, cost, weight, pieces, does }: Ware): Refusal | null {
  if (!WARE_NAME.test(name) || name.length > LONGEST_NAME)
    return impossible('bad-input', `A ware has a name of 1 to ${LONGEST_NAME} small letters.`);
  if (cost !== null && !isPrice(cost))
    return impossible('bad-input', `A ware costs from nothing to ${written(MOST_COST)} gold pieces, to the copper.`);
  if (!whole(weight, 0, MOST_WEIGHT))
    return impossible('bad-input', `A ware weighs 0 to ${written(MOST_WEIGHT)} coins.`);
  if (!whole(pieces, 1, 1_000)) return impossible('bad-input', 'A ware is sold in lots of 1 to 1000.');
  return powersRefusal(does ?? {});
}
