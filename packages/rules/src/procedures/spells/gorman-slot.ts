import { isDenied } from '../../content/denied.ts';
import { GORMAN_CLASS, type GormanClass, isGormanClass } from '../../content/gorman/classes.ts';
import { CURE_LIGHT_WOUNDS, GORMAN_SPELLS, READ_MAGIC, TURN_UNDEAD } from '../../content/gorman/spells.ts';
import type { Dice } from '../../dice.ts';
import type { Creature } from '../../state/creature.ts';
import { levelOn, prayedFor, SPONTANEOUS, slotsOf, studied, traded } from './gorman.ts';
import { chosen, highest, namesOf, randomSpell } from './gorman-books.ts';
import type { BookBrings, SpellsRule } from './rule.ts';

const callingOf = ({ class: calling }: Creature): GormanClass | null => (isGormanClass(calling) ? calling : null);

const listOf = (caster: Creature) => {
  const calling = callingOf(caster);
  return calling && GORMAN_CLASS[calling].spellList;
};

/** The sixth level has no prayers of its own; its slots hold lower ones (GOR-MAG-01). */
const LAST = 6;

/** Prayers laid into slots: each of its own level while there is room, then of the last. */
function laid(slots: readonly number[], names: readonly string[]): readonly { name: string; slot: number }[] {
  const used = slots.map(() => 0);
  return names.map((name) => {
    const own = name === TURN_UNDEAD ? 1 : (levelOn('cleric', name) ?? 1);
    const slot = (used[own - 1] ?? 0) < (slots[own - 1] ?? 0) ? own : LAST;
    used[slot - 1] = (used[slot - 1] ?? 0) + 1;
    return { name, slot };
  });
}

const SENTENCES = {
  'no-rest': 'has not rested',
  'no-book': 'has no spell book',
  'not-in-book': 'has no such spell in the book',
  'not-on-list': 'knows no such prayer',
  'wrong-slot': 'has no slot of that level left',
  'too-many': 'has no slot of that level left',
} as const;

/** GOR-MAG-02, 03: whoever has rested is the referee's to know. */
function unready(caster: Creature, held: readonly string[], spell: string): string | null {
  const calling = callingOf(caster);
  const list = listOf(caster);
  if (!calling || !list) return `${caster.name} casts no spells.`;
  const names = [...held, spell];
  const book = caster.book ?? [];
  const answer =
    list === 'cleric'
      ? prayedFor(caster.level, [], laid(slotsOf(calling, caster.level), names))
      : studied(
          calling,
          caster.level,
          { book: [...book, ...held], rested: true, hasBook: book.length > 0 },
          names.map((name) => ({ name, level: levelOn(list, name) ?? 1 })),
        );
  return isDenied(answer) ? `${caster.name} ${SENTENCES[answer.error]}.` : null;
}

function known(caster: Creature): readonly (readonly string[])[] {
  const list = listOf(caster);
  if (!list) return [];
  const levels = GORMAN_SPELLS[list].map((spells) => spells.map(({ name }) => name));
  if (list === 'cleric') return levels.map((names, i) => (i === 0 ? [...names, TURN_UNDEAD] : names));
  return levels.map((names) => names.filter((name) => caster.book?.includes(name)));
}

/** GOR-MAG-06, 07: the next book that a level has opened. */
function bookDue(caster: Creature): number | null {
  const calling = callingOf(caster);
  const had = caster.booksTo ?? (caster.book?.includes(READ_MAGIC) ? 1 : 0);
  return calling && listOf(caster) === 'magic-user' && highest(calling, caster.level) > had ? had + 1 : null;
}

/** The first book holds Read Magic too, which chance does not give a second time. */
function bookBrings(caster: Creature, level: number, dice: Dice): BookBrings {
  const given = level === 1 ? [READ_MAGIC] : [];
  const faces: number[] = [];
  const die = (sides: number): number => {
    const face = dice.die(sides);
    faces.push(face);
    return face;
  };
  const spell = randomSpell(level, [...(caster.book ?? []), ...given], { die });
  const total = faces.at(-1) ?? 0;
  return { spells: [...given, spell], roll: { sides: namesOf(level).length, faces, plus: 0, total } };
}

/** GOR-MAG-01…07, 11, 12 as one slot. */
export const gormanSpells = (chapter: SpellsRule): SpellsRule => ({
  ...chapter,
  id: 'GOR-MAG-01',
  casting: 'GOR-MAG-13',
  slots: (caster) => {
    const calling = callingOf(caster);
    return calling ? slotsOf(calling, caster.level) : [];
  },
  known,
  unready,
  castable: (spell) => spell !== TURN_UNDEAD,
  trades: (caster) => {
    const calling = callingOf(caster);
    return calling ? SPONTANEOUS.filter((into) => !isDenied(traded(calling, [READ_MAGIC], 0, into))) : [];
  },
  heals: (spell) => (spell === CURE_LIGHT_WOUNDS ? { count: 1, sides: 6, plus: 1, times: 1 } : null),
  bookDue,
  bookBrings,
  bookChoices: (caster, level) => namesOf(level).filter((name) => chosen(level, name, caster.book ?? []) === null),
});
