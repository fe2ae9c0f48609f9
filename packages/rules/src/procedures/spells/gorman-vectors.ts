import { denied } from '../../content/denied.ts';
import type { GormanClass } from '../../content/gorman/classes.ts';
import type { GormanSpellList } from '../../content/gorman/spells.ts';
import { loaded } from '../../core/index.ts';
import type { Adapter, Adapters, VectorInputs } from '../../vectors.ts';
import { read } from '../../vectors.ts';
import { cast, prayedFor, slotsOf, spellOf, studied, type Taught, traded } from './gorman.ts';
import { firstBook, maySourceSpell, newBook, rewriting, taughtBy } from './gorman-books.ts';
import { reversedName } from './reversed.ts';

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
  'GOR-MAG-06': (inputs) => ({ ...firstBook(classOf(inputs), read.text(inputs, 'chosen', ''), dice(inputs)) }),
  'GOR-MAG-07': (inputs) => {
    const levels = { from: read.number(inputs, 'fromLevel'), to: read.number(inputs, 'toLevel') };
    const choice = read.text(inputs, 'chosen', '');
    const owned = read.list<string>(inputs, 'owned', []);
    return { ...newBook(classOf(inputs), levels, choice === '' ? null : choice, owned, dice(inputs)) };
  },
  'GOR-MAG-08': (inputs) => ({ allowed: maySourceSpell(classOf(inputs), read.text(inputs, 'source')) }),
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
  'GOR-MAG-13': (inputs) => ({
    ...cast(read.list<string>(inputs, 'prepared'), named(inputs), read.flag(inputs, 'disrupted', false)),
  }),
};
