import {
  type Attack,
  LONGEST_NAME,
  LONGEST_SPECIAL,
  type Monster,
  monsterKey,
  monsterRefusal,
  readDice,
  savesAs,
  strike,
} from '@lanthorn/rules';
import { type Imported, type ImportRefusal, refused } from '../result.ts';
import type { AttackRecord, MonsterRecord } from './monster.ts';

/**
 * A monster as the campaign's bestiary keeps it. What the file leaves open is filled with what is usual, and each such
 * figure is named in a sentence.
 */
export function bestiaryEntry(record: MonsterRecord): Imported<Monster> | ImportRefusal {
  const assumed: string[] = [];
  const read = entryOf(record, (sentence) => assumed.push(sentence));
  if (read.key === '') return refused('malformed', 'The monster has no name that could be written in letters.');
  const refusal = monsterRefusal(read);
  return refusal ? refused('malformed', refusal.sentence) : { read, dropped: assumed };
}

type Assume = (sentence: string) => void;

function entryOf(record: MonsterRecord, assume: Assume): Monster {
  const hitDice = hitDiceOf(record, assume);
  const { text } = record;
  if (text.length > LONGEST_SPECIAL) assume(`The description was cut after ${LONGEST_SPECIAL} letters.`);
  return {
    key: monsterKey(record.name),
    name: record.name.trim().slice(0, LONGEST_NAME).toWellFormed(),
    armourClass: known(record.armourClassAscending, 10, 'armour class', assume),
    hitDice,
    attacks: record.attacks.flatMap((attack) => attacksOf(attack, assume)),
    movement: known(record.movementFeet, 120, 'movement', assume),
    modes: record.otherMovement ?? {},
    saveAs: saveAsOf(record, hitDice, assume),
    morale: moraleOf(record.morale, assume),
    otherMorale: null,
    alignment: alignmentOf(record.alignment, assume),
    numberAppearing: {
      dungeon: numberOf(record.numberAppearing.dungeon, 'in a dungeon', assume),
      lair: numberOf(record.numberAppearing.wilderness, 'in a lair', assume),
    },
    treasure: record.treasure.slice(0, 40).toWellFormed() || '-',
    infravision: Number(/\binfravision\W{0,4}(?:to )?(\d{1,3})/i.exec(text)?.[1] ?? 0),
    undead: /^undead\b/im.test(text),
    traits: traitsOf(text),
    special: text.slice(0, LONGEST_SPECIAL).toWellFormed(),
  };
}

function known(figure: number | null, usual: number, what: string, assume: Assume): number {
  if (figure !== null) return Math.round(figure);
  assume(`No ${what} in figures: ${usual} was taken.`);
  return usual;
}

/** Dice of eight; a single die of four is half a hit die. */
function hitDiceOf({ hitDice: told }: MonsterRecord, assume: Assume): Monster['hitDice'] {
  if (!told) {
    assume('No hit dice in figures: one was taken.');
    return { dice: 1, plus: 0, stars: 0 };
  }
  const { dice, sides, bonus, asterisks } = told;
  const half = dice === 1 && sides === 4;
  if (sides !== 8 && !half) assume(`Hit dice of ${sides} sides count as dice of eight.`);
  return { dice: half ? 0.5 : dice, plus: bonus, stars: asterisks };
}

function attacksOf({ name, damage, count, ranges, thrown }: AttackRecord, assume: Assume): readonly Attack[] {
  const called = name.trim().toLowerCase().slice(0, LONGEST_NAME).toWellFormed() || 'attack';
  const dice = damage !== null && damage.length <= 40 && readDice(damage) ? damage : 'none';
  if (damage !== null && dice === 'none') assume(`The damage of “${called}” is no dice: ${damage.slice(0, 40)}.`);
  const melee = strike(called, dice, count);
  const missile = ranges ? [{ ...melee, kind: 'missile', ranges } as const] : [];
  return ranges && !thrown ? missile : [melee, ...missile];
}

/** Rows of the monsters' table, and of the classes' at the levels where they change. */
const ROWS: readonly string[] = [
  'NH',
  ...[1, 4, 7, 10, 13, 16, 19, 22].map(String),
  ...['F', 'C', 'T', 'M', 'E', 'Dw', 'H'].flatMap((letters) => [1, 4, 5, 6, 7, 9, 10, 11, 13].map((n) => letters + n)),
];

/** The row with the five throws of the file; the row of the hit dice where it has others. */
function saveAsOf({ saves }: MonsterRecord, { dice }: Monster['hitDice'], assume: Assume): string {
  const told = [saves.death, saves.wand, saves.paralysis, saves.breath, saves.spell];
  const own = dice < 1 ? 'NH' : String(dice);
  const fits = (row: string) => savesAs(row)?.every((value, at) => value === told[at]) === true;
  const row = [own, ...ROWS].find(fits);
  if (row === undefined) assume(`The saving throws are of no row of the tables: it saves as ${own}.`);
  return row ?? own;
}

function moraleOf(morale: number | null, assume: Assume): number {
  const score = known(morale, 8, 'morale', assume);
  const within = Math.min(12, Math.max(2, score));
  if (within !== score) assume(`A morale of ${score} counts as ${within}.`);
  return within;
}

const ALIGNMENTS = ['lawful', 'neutral', 'chaotic'] as const;

function alignmentOf(text: string, assume: Assume): Monster['alignment'] {
  const [first, ...others] = ALIGNMENTS.filter((alignment) => text.toLowerCase().includes(alignment));
  const taken = others.length > 0 ? 'neutral' : (first ?? 'neutral');
  if (text.trim().toLowerCase() !== taken) assume(`The alignment “${text.slice(0, 40)}” counts as ${taken}.`);
  return taken;
}

function numberOf(text: string, where: string, assume: Assume): string {
  const dice = text.replaceAll(' ', '');
  if (dice.length <= 40 && readDice(dice)) return dice;
  assume(`How many appear ${where} is no dice (“${text.slice(0, 40)}”): one was taken.`);
  return '1';
}

/** What the words of the abilities tell that procedures ask about. */
function traitsOf(text: string): Monster['traits'] {
  const harmed = /only be harmed by ([^.\n]*)|only harmed by ([^.\n]*)/i.exec(text)?.[0];
  const surprise = /^surprise: on (?:a )?1\D{1,3}([2-6])/im.exec(text)?.[1];
  return {
    ...(harmed === undefined ? {} : { immune: /silver/i.test(harmed) ? 'mundane' : 'nonmagical' }),
    ...(surprise === undefined ? {} : { surprisesOn: Number(surprise) }),
  };
}
