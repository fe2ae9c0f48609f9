import { describe, expect, it } from 'vitest';
import { someone } from '../../../../test/table.ts';
import { GORMAN_SPELLS, READ_MAGIC, TURN_UNDEAD } from '../../../books/gorman/content/spells.ts';
import { loaded } from '../../../core/index.ts';
import { rulesFor } from '../../../play/index.ts';

const { spells } = rulesFor({ base: 'gorman', slots: {}, options: {} });
const prepared = rulesFor({ base: 'gorman', slots: {}, options: { reversedAt: 'preparation' } }).spells;
const cleric = someone({ class: 'cleric', level: 3 });
const mage = (facts = {}) => someone({ class: 'magic-user', level: 1, book: [READ_MAGIC], ...facts });
const [first = []] = GORMAN_SPELLS.cleric;
const [arcane = [], second = []] = GORMAN_SPELLS['magic-user'];
const named = (list: readonly { readonly name: string }[], place: number): string => list[place]?.name ?? '';

describe('magic by Gorman', () => {
  it('GOR-MAG-03: a cleric has the whole list of each level, and turning among the first', () => {
    const known = spells.memory.known(cleric, {});
    expect(known[0]).toEqual([...first.map(({ name }) => name), TURN_UNDEAD]);
    expect(known[1]).not.toContain(TURN_UNDEAD);
    expect(known[2]).toEqual(GORMAN_SPELLS.cleric[2]?.map(({ name }) => name));
  });

  it('GOR-MAG-10: what a master taught a cleric stands beside the list, at its own level', () => {
    const taught = { ...cleric, book: [named(second, 0)] };
    expect(spells.memory.known(taught, {})[1]).toContain(named(second, 0));
    expect(spells.memory.known(taught, {})[0]).not.toContain(named(second, 0));
    const invented = { ...cleric, book: ['Own Prayer'] };
    expect(spells.memory.known(invented, { 'Own Prayer': 2 })[1]).toContain('Own Prayer');
    expect(spells.memory.known(invented, {})[0]).toContain('Own Prayer');
  });

  it('GOR-MAG-02: a magic-user knows what is in the book, each spell at its level', () => {
    const caster = mage({ book: [READ_MAGIC, named(arcane, 1), named(second, 0), 'Own Spell'] });
    const known = spells.memory.known(caster, { 'Own Spell': 2 });
    expect(known[0]?.toSorted()).toEqual([READ_MAGIC, named(arcane, 1)].toSorted());
    expect(known[1]?.toSorted()).toEqual([named(second, 0), 'Own Spell'].toSorted());
    expect(spells.memory.known(someone({ class: 'fighter' }), {})).toEqual([]);
  });

  it('GOR-MAG-02, 03: nobody prepares what is not in the book or on the list, nor more than there are slots', () => {
    const { unready } = spells.memory;
    expect(unready(mage(), [], READ_MAGIC, {})).toBeNull();
    expect(unready(mage(), [], named(arcane, 1), {})).toBe('Aldo has no such spell in the book.');
    expect(unready(mage({ book: [] }), [], READ_MAGIC, {})).toBe('Aldo has no spell book.');
    expect(unready(mage(), [READ_MAGIC], READ_MAGIC, {})).toBe('Aldo has no slot of that level left.');
    expect(unready(cleric, [], 'Own Prayer', {})).toBe('Aldo knows no such prayer.');
    expect(unready(someone({ class: 'fighter' }), [], READ_MAGIC, {})).toBe('Aldo casts no spells.');
    expect([spells.memory.preparing(cleric), spells.memory.preparing(mage())]).toEqual(['GOR-MAG-03', 'GOR-MAG-02']);
  });

  it('GOR-MAG-01, 03: prayers fill the slots of their own level, and turning one of the first', () => {
    const [slots = 0] = spells.memory.slots(cleric);
    const some = Array.from({ length: slots }, (_, at) => named(first, at));
    expect(spells.memory.unready(cleric, some.slice(1), named(first, 0), {})).toBeNull();
    expect(spells.memory.unready(cleric, some, named(first, 0), {})).toBe('Aldo has no slot of that level left.');
    expect(spells.memory.unready(cleric, some.slice(1), TURN_UNDEAD, {})).toBeNull();
    expect(spells.memory.unready(cleric, some, TURN_UNDEAD, {})).toBe('Aldo has no slot of that level left.');
    expect(spells.memory.slots(someone({ class: 'stranger' }))).toEqual([]);
  });

  it.each([
    ['cleric', first, 'GOR-MAG-11'],
    ['magic-user', arcane, 'GOR-MAG-12'],
  ] as const)('GOR-MAG-11, 12: the log says where a spell stands on the list of a %s', (of, list, rule) => {
    const caster = someone({ class: of });
    list.forEach(({ name }, at) => {
      const found = spells.listed?.(caster, name);
      expect(found?.note.rule).toBe(rule);
      expect(found?.note.text).toMatch(new RegExp(`^number ${at + 1} of level 1(, and works both ways)?$`));
      expect(found?.note.text.includes('both ways')).toBe(found?.reversible);
    });
    expect(spells.listed?.(caster, 'Own Spell')).toBeNull();
  });

  it('GOR-MAG-13: what works both ways is turned round as it is cast, or by option as it is prepared', () => {
    const both = first.map(({ name }) => name).find((name) => spells.listed?.(cleric, name)?.reversible) ?? '';
    expect(both).not.toBe('');
    expect(prepared.listed?.(cleric, both)?.reversible).toBe(false);
    const [asCast = []] = spells.memory.known(cleric, {});
    const [asPrepared = []] = prepared.memory.known(cleric, {});
    expect(asPrepared.length).toBeGreaterThan(asCast.length);
    expect(asPrepared.indexOf(both) + 1).toBe(asPrepared.findIndex((name) => !asCast.includes(name)));
  });

  it('GOR-CLS-07: a magic-user casts nothing in armour or behind a shield; an elf does', () => {
    expect(spells.cast.clad(mage())).toBeNull();
    expect(spells.cast.clad(mage({ armour: 'leather' }))?.rule).toBe('GOR-CLS-07');
    expect(spells.cast.clad(mage({ shield: true }))?.rule).toBe('GOR-CLS-07');
    expect(spells.cast.clad(someone({ class: 'elf', armour: 'plate', shield: true }))).toBeNull();
    expect(spells.cast.clad(someone({ class: 'fighter', armour: 'plate' }))).toBeNull();
  });

  it('GOR-MAG-04: clerics trade what they prepared, magic-users do not', () => {
    expect(spells.cast.trades(cleric).length).toBeGreaterThan(0);
    expect(spells.cast.trades(mage())).toEqual([]);
    expect(spells.cast.trades(someone({ class: 'stranger' }))).toEqual([]);
    expect([spells.cast.castable(TURN_UNDEAD), spells.cast.castable(READ_MAGIC)]).toEqual([false, true]);
  });

  it('GOR-MAG-06, 07: each level of spells that is reached brings a book, one after the other', () => {
    const { due } = spells.books;
    expect(due(mage({ book: [] }))).toBe(1);
    expect(due(mage())).toBeNull();
    expect(due(mage({ level: 3 }))).toBe(2);
    expect(due(mage({ level: 5, booksTo: 2 }))).toBe(3);
    expect(due(mage({ level: 5, booksTo: 3 }))).toBeNull();
    expect(due(cleric)).toBeNull();
  });

  it('GOR-MAG-06: the first book holds Read Magic and a spell by the dice, later ones only that', () => {
    expect(spells.books.brings(mage({ book: [] }), 1, loaded(2))).toMatchObject({
      spells: [READ_MAGIC, expect.any(String)],
      roll: { sides: arcane.length, faces: [2], total: 2 },
    });
    expect(spells.books.brings(mage({ level: 3 }), 2, loaded(1)).spells).toHaveLength(1);
  });
});
