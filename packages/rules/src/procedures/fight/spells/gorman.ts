import { castsIn } from '../../../books/gorman/content/armour.ts';
import { GORMAN_CLASS, type GormanClass, isGormanClass } from '../../../books/gorman/content/classes.ts';
import { GORMAN_SPELLS, READ_MAGIC, TURN_UNDEAD } from '../../../books/gorman/content/spells.ts';
import { bookArmour } from '../../../content/book-armour.ts';
import { isDenied } from '../../../content/denied.ts';
import type { Dice, Note, RuleId } from '../../../core/index.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import { reversedName, uprightName } from '../../situation/spells/reversed.ts';
import { chosen, highest, namesOf, randomSpell } from './gorman-books.ts';
import { levelOn, prayedFor, SPONTANEOUS, slotsOf, spellOf, studied, type Taught, traded } from './gorman-preparing.ts';
import type { BookBrings, Invented, SpellsRule } from './rule.ts';

const callingOf = ({ class: calling }: Creature): GormanClass | null => (isGormanClass(calling) ? calling : null);

const listOf = (caster: Creature) => {
  const calling = callingOf(caster);
  return calling && GORMAN_CLASS[calling].spellList;
};

/** The sixth level has no prayers of its own; its slots hold lower ones (GOR-MAG-01). */
const LAST = 6;

/** Prayers laid into slots: each of its own level while there is room, then of the last. */
function laid(
  slots: readonly number[],
  names: readonly string[],
  taught: readonly Taught[],
): readonly { name: string; slot: number }[] {
  const used = slots.map(() => 0);
  return names.map((name) => {
    const own =
      name === TURN_UNDEAD ? 1 : (levelOn('cleric', name) ?? taught.find((each) => each.name === name)?.level ?? 1);
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

/** GOR-MAG-02, 03: for who has rested; that a night’s sleep comes first is asked for of all books alike. */
function unready(caster: Creature, prepared: readonly string[], spell: string, invented: Invented): string | null {
  const held = prepared.map(uprightName);
  const calling = callingOf(caster);
  const list = listOf(caster);
  if (!calling || !list) return `${called(caster)} casts no spells.`;
  const names = [...held, uprightName(spell)];
  const { book = [] } = caster;
  const taught = taughtOf(caster, invented);
  const answer =
    list === 'cleric'
      ? prayedFor(caster.level, taught, laid(slotsOf(calling, caster.level), names, taught))
      : studied(
          calling,
          caster.level,
          { book: [...book, ...held], rested: true, hasBook: book.length > 0 },
          names.map((name) => ({ name, level: studyLevel(name, invented) ?? 1 })),
        );
  return isDenied(answer) ? `${called(caster)} ${SENTENCES[answer.error]}.` : null;
}

/** The level of a spell that is studied: of the list, or invented here (GOR-RES-05). */
const studyLevel = (name: string, invented: Invented): number | null =>
  levelOn('magic-user', name) ?? invented[name] ?? null;

/** What a master taught a cleric beside the list (GOR-MAG-10): it is noted like a book. */
const taughtOf = ({ book = [] }: Creature, invented: Invented): readonly Taught[] =>
  book
    .filter((name) => levelOn('cleric', name) === null)
    .map((name) => ({ name, level: studyLevel(name, invented) ?? 1 }));

function known(caster: Creature, invented: Invented): readonly (readonly string[])[] {
  const list = listOf(caster);
  if (!list) return [];
  const levels = GORMAN_SPELLS[list].map((spells) => spells.map(({ name }) => name));
  if (list === 'cleric') {
    const prayers = taughtOf(caster, invented);
    const taught = (level: number) => prayers.filter((prayer) => prayer.level === level).map(({ name }) => name);
    return levels.map((names, i) => [...names, ...(i === 0 ? [TURN_UNDEAD] : []), ...taught(i + 1)]);
  }
  const { book = [] } = caster;
  return levels.map((_, i) => book.filter((name) => studyLevel(name, invented) === i + 1));
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

const LIST_RULES = { cleric: 'GOR-MAG-11', 'magic-user': 'GOR-MAG-12' } as const;

/** GOR-MAG-11, 12: where a spell stands on the caster’s list. */
function listed(caster: Creature, prepared: string): { readonly note: Note; readonly reversible: boolean } | null {
  const list = listOf(caster);
  const spell = uprightName(prepared);
  const level = list && levelOn(list, spell);
  if (!list || !level) return null;
  const place = GORMAN_SPELLS[list][level - 1]?.findIndex(({ name }) => name === spell) ?? 0;
  const reversible = spellOf(list, level, place + 1)?.reversible ?? false;
  const text = `number ${place + 1} of level ${level}${reversible ? ', and works both ways' : ''}`;
  return { note: { rule: LIST_RULES[list], text }, reversible };
}

/** GOR-CLS-07: a magic-user casts nothing in armour or with a shield. */
function clad(caster: Creature): { readonly rule: RuleId; readonly sentence: string } | null {
  const calling = callingOf(caster);
  if (!calling || !listOf(caster) || castsIn(calling, bookArmour(caster.armour), caster.shield)) return null;
  return { rule: 'GOR-CLS-07', sentence: `${called(caster)} cannot cast in armour or with a shield.` };
}

/** GOR-MAG-13: what works both ways is prepared as one or the other. */
const bothWays = (caster: Creature, levels: readonly (readonly string[])[]): readonly (readonly string[])[] =>
  levels.map((spells) =>
    spells.flatMap((spell) => (listed(caster, spell)?.reversible ? [spell, reversedName(spell)] : [spell])),
  );

/** What a campaign settles of magic: whether a spell is turned round as it is cast, or as it is prepared (GOR-MAG-13). */
export interface MagicSettings {
  readonly reversedAt: 'casting' | 'preparation';
}

/** GOR-MAG-01…13 as one slot. On how long spells last and what keeps one from casting the book is silent (GOR-RUL-01). */
export const gormanSpells = (chapter: SpellsRule, { reversedAt }: MagicSettings): SpellsRule => ({
  cites: { lasting: chapter.cites.lasting, trading: 'GOR-MAG-04', firstBook: 'GOR-MAG-06', laterBook: 'GOR-MAG-07' },
  memory: {
    id: 'GOR-MAG-01',
    of: () => 'GOR-MAG-01',
    study: 0,
    slots: (caster) => {
      const calling = callingOf(caster);
      return calling ? slotsOf(calling, caster.level) : [];
    },
    preparing: (caster) => (listOf(caster) === 'cleric' ? 'GOR-MAG-03' : 'GOR-MAG-02'),
    known: (caster, invented) =>
      reversedAt === 'preparation' ? bothWays(caster, known(caster, invented)) : known(caster, invented),
    unready,
  },
  cast: {
    rule: 'GOR-MAG-13',
    clad,
    castable: (spell) => spell !== TURN_UNDEAD,
    trades: (caster) => {
      const calling = callingOf(caster);
      return calling ? SPONTANEOUS.filter((into) => !isDenied(traded(calling, [READ_MAGIC], 0, into))) : [];
    },
    obstacles: chapter.cast.obstacles,
  },
  listed: (caster, spell) => {
    const found = listed(caster, spell);
    return found && { ...found, reversible: found.reversible && reversedAt === 'casting' };
  },
  effect: {
    heals: chapter.effect.heals,
    cures: chapter.effect.cures,
    rids: chapter.effect.rids,
    range: chapter.effect.range,
    lasts: chapter.effect.lasts,
    works: chapter.effect.works,
    inForce: chapter.effect.inForce,
    onCasterAlone: chapter.effect.onCasterAlone,
    onPlace: chapter.effect.onPlace,
  },
  books: {
    due: bookDue,
    brings: bookBrings,
    choices: (caster, level) => namesOf(level).filter((name) => chosen(level, name, caster.book ?? []) === null),
  },
  // GOR-ITM-04: nobody else reads them.
  scrolls: { arcane: GORMAN_SPELLS['magic-user'].map((level) => level.map(({ name }) => name)), divine: [] },
});
