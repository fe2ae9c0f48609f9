import type { Attack, Creature, HitDice } from '../../../state/creature.ts';
import { HALVINGS, HARMS } from '../../../state/harms.ts';
import { type Monster, strike } from '../../../state/monster.ts';
import type { Traits } from '../../../state/traits.ts';

const ALIGNMENTS: Readonly<Record<string, Creature['alignment']>> = { L: 'lawful', N: 'neutral', C: 'chaotic' };

/** What a stat line says in a word. */
const WORDS: Readonly<Record<string, Traits>> = {
  beast: { mindless: true },
  aquatic: { aquatic: true },
  silent: { silent: true },
  eyeless: { eyeless: true },
  dreaded: { dreaded: true },
  stench: { stench: true },
  normal: { normalHuman: true },
  burns: { burns: true },
  silver: { immune: 'mundane' },
  magic: { immune: 'nonmagical' },
  'fire-harms': { harmedByFire: true },
  sweeps: { sweeps: true },
  hugs: { hug: '2d8' },
  first: { first: true },
  'regrows-1': { regrows: { points: 1, from: 1 } },
  'regrows-3': { regrows: { points: 3, from: 1 } },
  'regrows-3-from-3': { regrows: { points: 3, from: 3 } },
  'unseen-2': { invisible: -2 },
  'unseen-4': { invisible: -4 },
  'sees-unseen': { seesInvisible: true },
  'by-day-1': { byDay: -1 },
  'elves-unparalysed': { spares: 'elf' },
  'hits-at-2': { toHit: { points: 2, on: 'all' } },
  'hits-first-at-2': { toHit: { points: 2, on: 'all', first: true } },
  'hits-people-at-2': { toHit: { points: 2, on: 'people' } },
  'surprises-3': { surprisesOn: 3 },
  'surprises-4': { surprisesOn: 4 },
  'surprises-5': { surprisesOn: 5 },
  'in-woods': { surprisesInWoods: true },
};

/** Monsters from their lines. */
export const monstersFrom = (lines: string): readonly Monster[] => lines.trim().split('\n').map(monsterFrom);

/**
 * A monster from its line: `name | armour class | hit dice | attacks | movement | save | morale | alignment | number
 * appearing in dungeon, lair | treasure | words | what else it can do`. Hit dice are written `3+1**`, attacks
 * `claw 2×1d4, bite 1d8 & poison`, movement `120 fly 180`, morale `8/10` where
 * it has another at times; the words are traits, `undead`, `blunt`, `sees-90` for another infravision than 60 feet,
 * `breath-fire-90` for a breath that reaches so many feet (`-3d6` for dice of its own), `clings-1d6` for what holds on, `proof-fire` for what does nothing to it, `half-silver` for what harms it but by half, `only-fire` for what alone harms it,
 * `divides-1d4+1-2-1d6` for what a blow parts into so many of 2 hit dice that do 1d6, `dark` for those whom the dark blinds, and `slow` for those who always act last.
 */
function monsterFrom(line: string): Monster {
  const [name = '', armour, dice = '', attacks = '', moves = '', saveAs = '', morale = '', side = 'N', ...rest] =
    fieldsOf(line);
  const [numbers = '', treasure = '-', words = '', special = ''] = rest;
  const [dungeon = '0', lair = '0'] = numbers.split(' ');
  const [movement, ...modes] = moves.split(' ');
  const said = words.split(' ').filter(Boolean);
  const [usual, other] = morale.split('/').map(Number);
  const sees = /\bsees-(\d+)/.exec(words)?.[1];
  return {
    key: name
      .toLowerCase()
      .replaceAll('ä', 'ae')
      .replaceAll(/[^a-z0-9]+/g, '-'),
    name,
    armourClass: Number(armour),
    hitDice: hitDiceOf(dice),
    attacks: attacks
      .split(/, (?!instead)/)
      .map((attack) => ({ ...attackOf(attack), slow: said.includes('slow'), blunt: said.includes('blunt') })),
    movement: Number(movement),
    modes: Object.fromEntries(pairs(modes).map(([mode, feet]) => [mode, Number(feet)])),
    saveAs,
    morale: usual ?? 0,
    otherMorale: other ?? null,
    alignment: ALIGNMENTS[side] ?? 'neutral',
    numberAppearing: { dungeon, lair },
    treasure,
    infravision: said.includes('dark') ? 0 : Number(sees ?? 60),
    undead: said.includes('undead'),
    traits: Object.assign(
      {},
      ...said.map((word) => WORDS[word] ?? gripOf(word) ?? breathOf(word)),
      proofOf(said),
      halfOf(said),
      onlyOf(said),
      ...said.map(dividesOf),
    ),
    special,
  };
}

/** `clings-1d6`, and `swallows-3d6-above-4-man` or `swallows-2d6-from-18` for a roll that does it, and the largest it gets. */
function gripOf(word: string): Traits | null {
  const [, manner, damage, by, roll, fits] =
    /^(clings|swallows)-(\d+d\d+)(?:-(from|above)-(\d+))?(?:-(small|man))?$/.exec(word) ?? [];
  if (!damage || (manner !== 'clings' && manner !== 'swallows')) return null;
  const when = by === 'from' ? { natural: Number(roll) } : by === 'above' ? { natural: 20, above: Number(roll) } : {};
  return { holds: { manner, damage, ...when, ...(fits === 'small' || fits === 'man' ? { fits } : {}) } };
}

/** `proof-sleep proof-fire` for what does nothing to it. */
function proofOf(said: readonly string[]): Traits {
  const proof = said.flatMap((word) => PROOF[word] ?? []);
  return proof.length > 0 ? { proof } : {};
}

const PROOF: Readonly<Record<string, NonNullable<Traits['proof']>[number]>> = {
  'proof-sleep': 'sleep-spell',
  'proof-charm': 'charm',
  'proof-hold': 'hold',
  'proof-fire': 'fire',
  'proof-cold': 'cold',
  'proof-lightning': 'lightning',
};

/** `half-silver half-fire` for what harms it but by half. */
function halfOf(said: readonly string[]): Traits {
  const half = HALVINGS.filter((each) => said.includes(`half-${each}`));
  return half.length > 0 ? { half } : {};
}

/** `only-cold only-fire` for what alone harms it. */
function onlyOf(said: readonly string[]): Traits {
  const only = HARMS.filter((each) => said.includes(`only-${each}`));
  return only.length > 0 ? { only } : {};
}

/** `divides-1d4+1-2-1d6`: into how many, of how many hit dice each, and what their attacks do; `-by-all` of what all else divides, too. */
function dividesOf(word: string): Traits {
  const [, count, hitDice, damage, all] = /^divides-([\dd+]+)-(\d+)-(\d+d\d+)(-by-all)?$/.exec(word) ?? [];
  const byAll = all ? { byAll: true } : {};
  return count && hitDice && damage ? { divides: { count, hitDice: Number(hitDice), damage, ...byAll } } : {};
}

/** Three times a day, as most of the lists breathe; `breath-fire-10-1d6-a-die-on-2` in a round that a d6 shows 1 or 2. */
function breathOf(word: string): Traits {
  const [, what, feet, damage, each, upTo] =
    /^breath-([a-z]+)-(\d+)(?:-(\d+d\d+))?(-a-die)?(?:-on-(\d))?$/.exec(word) ?? [];
  if (!what || !feet) return {};
  const often = upTo ? { inSix: Number(upTo) } : { aDay: 3 };
  const dice = damage ? { damage, ...(each ? { eachDie: true } : {}) } : {};
  return { breath: { what, feet: Number(feet), ...often, ...dice } };
}

const fieldsOf = (line: string): readonly string[] => line.split('|').map((field) => field.trim());

const pairs = (words: readonly string[]): readonly (readonly [string, string])[] =>
  words.flatMap((word, at) => (at % 2 === 0 ? [[word, words[at + 1] ?? ''] as const] : []));

function hitDiceOf(text: string): HitDice {
  const [, dice, plus, stars = ''] = /^([\d.]+)([+-]\d+)?(\**)$/.exec(text) ?? [];
  return { dice: Number(dice), plus: Number(plus ?? 0), stars: stars.length };
}

function attackOf(text: string): Attack {
  const [figures = '', effect = null] = text.split(' & ');
  const [, name = figures, times, damage = 'none'] = /^(.+?) (?:(\d+)×)?(none|\d\S*)$/.exec(figures) ?? [];
  return strike(name, damage, Number(times ?? 1), effect);
}
