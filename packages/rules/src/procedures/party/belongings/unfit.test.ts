import { describe, expect, it } from 'vitest';
import { cited } from '../../../../test/citing.ts';
import { Script } from '../../../../test/fight.ts';
import { at, delve, someone } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';

const aldo = id<'creature'>('aldo');
const bea = id<'creature'>('bea');
const given = (name: string, creature = aldo) =>
  ({ type: 'GiveItem', creature, name, quantity: 1, weight: 60, kind: 'weapon', use: 'none' }) as const;

/** Aldo is of a class, and Bea, a fighter, stands beside him. */
const beside = (base: 'ose' | 'gorman' | 'eris', of: NonNullable<Creature['class']>) =>
  delve(
    [
      someone({ class: of, at: at(1, 1), attacks: [] }),
      someone({ id: bea, name: 'Bea', class: 'fighter', at: at(1, 2) }),
    ],
    { ruleset: { base, slots: {}, options: {} } },
  );

describe('a weapon that comes to somebody whose class does not fight with it', () => {
  it.each([
    ['OSE-APX-02', 'ose', 'cleric', 'sword', 'A cleric does not use that.'],
    ['OSE-APX-02', 'ose', 'cleric', 'sword +1', 'A cleric does not use that.'],
    ['OSE-APX-02', 'ose', 'dwarf', 'two-handed sword +2', 'A dwarf does not use that.'],
    ['OSE-APX-02', 'ose', 'halfling', 'long bow', 'A halfling does not use that.'],
    ['OSE-APX-02', 'ose', 'magic-user', 'sword', 'A magic-user does not use that.'],
    ['GOR-CLS-02', 'gorman', 'cleric', 'sword', 'Clerics use blunt weapons alone.'],
    ['GOR-CLS-06', 'gorman', 'magic-user', 'sword', 'Magic-users fight with a dagger and nothing else.'],
    [
      'ERI-HOB-07',
      'eris',
      'hobbit',
      'long bow',
      'Hobbits handle no such weapon, unless the referee finds one fitting.',
    ],
    [
      'ERI-HOB-08',
      'eris',
      'hobbit',
      'two-handed sword',
      'Hobbits handle no such weapon, unless the referee finds one fitting.',
    ],
    ['ERI-DWF-07', 'eris', 'dwarf', 'long bow', 'Dwarves handle no such weapon, unless the referee finds one fitting.'],
    [
      'ERI-DWF-08',
      'eris',
      'dwarf',
      'two-handed sword',
      'Dwarves handle no such weapon, unless the referee finds one fitting.',
    ],
  ] as const)('%s: by %s a %s with a %s is told so, and has no attack by it', (rule, base, of, name, sentence) => {
    const script = new Script(beside(base, of)).play(given(name));
    expect(script.told().players).toEqual([`Aldo receives a ${name}. ${sentence}`]);
    expect(cited(beside(base, of), given(name))).toContain(rule);
    expect(script.state.creatures[aldo]?.attacks).toEqual([]);
  });

  it.each([
    ['ose', 'cleric', 'mace'],
    ['ose', 'cleric', 'war hammer +1'],
    ['ose', 'magic-user', 'dagger +1'],
    ['ose', 'magic-user', 'staff'],
    ['ose', 'magic-user', 'holy water vial'],
    ['ose', 'cleric', 'holy water vial'],
    ['ose', 'thief', 'two-handed sword'],
    ['ose', 'halfling', 'short bow'],
    ['gorman', 'cleric', 'mace'],
    ['gorman', 'fighter', 'sword'],
    ['gorman', 'magic-user', 'dagger'],
    ['eris', 'dwarf', 'battle axe'],
  ] as const)('by %s a %s fights with a %s, and nothing more is said', (base, of, name) => {
    const script = new Script(beside(base, of)).play(given(name));
    expect(script.told().players).toEqual([`Aldo receives a ${name}.`]);
    expect(script.state.creatures[aldo]?.attacks).not.toEqual([]);
  });

  it.each([
    ['cleric', { blunt: true }, true],
    ['cleric', { blunt: false }, false],
    ['dwarf', { twoHanded: false }, true],
    ['dwarf', { twoHanded: true }, false],
    ['magic-user', { blunt: true }, false],
    ['fighter', { twoHanded: true }, true],
  ] as const)('OSE-APX-02: of a weapon that the table made a %s judges by what it is: %j, %s', (of, own, fights) => {
    const made = { ...given('moon flail'), fights: 'melee', damage: '1d6', ...own } as const;
    const script = new Script(beside('ose', of)).play(made);
    expect((script.state.creatures[aldo]?.attacks ?? []).length > 0).toBe(fights);
  });

  it('GOR-CLS-02: it is said of whom it is handed to, not of who had it', () => {
    const script = new Script(beside('gorman', 'cleric')).play(given('sword', bea));
    const sword = script.state.creatures[bea]?.items.find(({ name }) => name === 'sword');
    if (!sword) throw new Error('Bea has the sword');
    expect(script.told().players).toEqual(['Bea receives a sword.']);
    script.play({ type: 'HandOver', creature: bea, item: sword.id, quantity: 1, to: aldo });
    expect(script.told().players).toEqual(['Bea hands Aldo a sword. Clerics use blunt weapons alone.']);
  });
});
