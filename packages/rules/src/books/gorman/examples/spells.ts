import { inPeace, rulesBy } from '../../../../test/in-play.ts';
import { ask, referee, someone } from '../../../../test/table.ts';
import { denied } from '../../../content/denied.ts';
import { type Dice, loaded } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';
import { evolve } from '../../../procedures/evolve.ts';
import { chosen, highest, rewriting, taughtBy } from '../../../procedures/fight/spells/gorman-books.ts';
import {
  prayedFor,
  slotsOf,
  spellOf,
  studied,
  type Taught,
  traded,
} from '../../../procedures/fight/spells/gorman-preparing.ts';
import { reversedName } from '../../../procedures/situation/spells/reversed.ts';
import type { Creature } from '../../../state/creature.ts';
import { type Adapter, type Adapters, read, type VectorInputs } from '../../../vectors.ts';
import type { GormanClass } from '../content/classes.ts';
import type { GormanSpellList } from '../content/spells.ts';

const classOf = (inputs: VectorInputs) => read.text<GormanClass>(inputs, 'class');
const dice = (inputs: VectorInputs) => loaded(...read.faces(inputs));

const numbered: Adapter = (inputs) => ({
  ...(spellOf(
    read.text<GormanSpellList>(inputs, 'list'),
    read.number(inputs, 'level'),
    read.number(inputs, 'number'),
  ) ?? denied('no-such-spell')),
});

/** What is cast, by the name that it was prepared by. */
function named(inputs: VectorInputs): string {
  const spell = read.text(inputs, 'cast');
  const turned =
    read.flag(inputs, 'reversed', false) &&
    read.text<'casting' | 'preparation'>(inputs, 'reversedAt', 'casting') === 'preparation';
  return turned ? reversedName(spell) : spell;
}

/** In what ways spells come to those who keep a book: each has a command, or comes with one. */
const WAYS: ReadonlySet<string> = new Set(['new-spell-level', 'research', 'found', 'looted', 'shared']);

/** The book that a level has opened, and what chance writes in it; null where none is due. */
function opening(caster: Creature, thrown: Dice) {
  const {
    books: { due: bookDue, brings: bookBrings },
  } = rulesBy('gorman').spells;
  const level = bookDue?.(caster) ?? null;
  return level === null ? null : { level, spells: bookBrings?.(caster, level, thrown)?.spells ?? [] };
}

export const gormanSpellsVectors: Adapters = {
  'GOR-MAG-01': (inputs) => ({ slots: slotsOf(classOf(inputs), read.number(inputs, 'level')) }),
  'GOR-MAG-02': (inputs) => {
    const study = {
      book: read.list<string>(inputs, 'book'),
      rested: read.flag(inputs, 'rested'),
      hasBook: read.flag(inputs, 'hasBook'),
    };
    const prepare = read.list<{ readonly name: string; readonly level: number }>(inputs, 'prepare');
    return { ...studied(classOf(inputs), read.number(inputs, 'level'), study, prepare) };
  },
  'GOR-MAG-03': (inputs) => ({
    ...prayedFor(
      read.number(inputs, 'level'),
      read.list<Taught>(inputs, 'extraSpells', []),
      read.list<{ readonly name: string; readonly slot: number }>(inputs, 'prepare'),
    ),
  }),
  'GOR-MAG-04': (inputs) => ({
    ...traded(
      classOf(inputs),
      read.list<string>(inputs, 'prepared'),
      read.number(inputs, 'index'),
      read.text(inputs, 'into'),
    ),
  }),
  'GOR-MAG-06': (inputs) => {
    const opened = opening(someone({ class: classOf(inputs), level: 1 }), dice(inputs));
    if (!opened) return { ...denied('not-on-list') };
    const against = chosen(1, read.text(inputs, 'chosen', ''), opened.spells);
    return against ? { ...denied(against) } : { book: [...opened.spells, read.text(inputs, 'chosen', '')] };
  },
  'GOR-MAG-07': (inputs) => {
    const [from, to] = ['fromLevel', 'toLevel'].map((name) => read.number(inputs, name));
    const booksTo = Math.max(highest(classOf(inputs), from ?? 0), highest(classOf(inputs), to ?? 1) - 1);
    const owned = read.list<string>(inputs, 'owned', []);
    const caster = someone({ class: classOf(inputs), level: to ?? 1, book: owned, booksTo });
    const opened = opening(caster, dice(inputs));
    if (!opened) return { newSpellLevel: null, newBook: [] };
    const choice = typeof inputs.chosen === 'string' ? inputs.chosen : null;
    const against = chosen(opened.level, choice, [...owned, ...opened.spells]);
    if (against) return { ...denied(against) };
    return { newSpellLevel: opened.level, newBook: [...opened.spells, choice] };
  },
  'GOR-MAG-08': (inputs) => {
    const { state } = inPeace('gorman', [someone({ class: classOf(inputs), book: ['Read Magic'] })]);
    const write = { type: 'WriteInBook', creature: someone().id, spell: 'Sleep' } as const;
    const keepsBook = typeof ask(state, write, referee) !== 'string';
    return { allowed: keepsBook && WAYS.has(read.text(inputs, 'source')) };
  },
  'GOR-MAG-09': (inputs) => ({ ...rewriting(read.list<number>(inputs, 'spellLevels')) }),
  'GOR-MAG-10': (inputs) => ({
    ...taughtBy(
      { cleric: read.text(inputs, 'clericAlignment'), teacher: read.text(inputs, 'teacherAlignment') },
      read.number(inputs, 'spellLevel'),
      read.number(inputs, 'purseGp'),
      read.flag(inputs, 'interrupted', false),
    ),
  }),
  'GOR-MAG-11': numbered,
  'GOR-MAG-12': numbered,
  'GOR-MAG-13': (inputs) => {
    const [caster, spell] = [someone({ class: 'magic-user', level: 9 }), named(inputs)];
    const { state } = inPeace('gorman', [caster]);
    const memorised = { [caster.id]: read.list<string>(inputs, 'prepared') };
    const cast = { type: 'CastSpell', caster: caster.id, spell, targets: [] } as const;
    const ruling = decide({ ...state, memorised }, cast, referee, loaded(...Array<number>(20).fill(1)));
    if (!ruling.granted) return { ...denied('not-prepared') };
    const disrupted = read.flag(inputs, 'disrupted', false);
    const now = disrupted
      ? evolve({ ...state, memorised }, { type: 'SpellDisrupted', creature: caster.id, spell, rule: 'GOR-MAG-01' })
      : ruling.after.at(-1);
    return { prepared: now?.memorised[caster.id] ?? [], takesEffect: !disrupted };
  },
};
