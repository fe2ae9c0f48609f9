import { describe, expect, it } from 'vitest';
import { someone } from '../../../../test/table.ts';
import { TURN_UNDEAD } from '../../../books/gorman/content/spells.ts';
import { rulesFor } from '../../../play/index.ts';

const { turning } = rulesFor({ base: 'gorman', slots: {}, options: {} });

describe('turning by Gorman', () => {
  it('GOR-MAG-04, 05: it spends what was declared for it, then the prayer itself, then any other', () => {
    expect(turning.spends(['Bless', TURN_UNDEAD], 'Bless')).toBe('Bless');
    expect(turning.spends(['Bless', TURN_UNDEAD], null)).toBe(TURN_UNDEAD);
    expect(turning.spends(['Bless', TURN_UNDEAD], 'Light')).toBe(TURN_UNDEAD);
    expect(turning.spends(['Bless'], null)).toBe('Bless');
    expect(turning.spends([], null)).toBeNull();
  });

  it('GOR-MAG-05: only clerics turn, and only with a spell left', () => {
    const cleric = someone({ class: 'cleric' });
    expect([turning.mayTurn(cleric), turning.mayTurn(someone())]).toEqual([true, false]);
    expect(turning.hindrance(cleric, [])).toMatchObject({ rule: 'GOR-MAG-05', code: 'forbidden' });
    expect(turning.hindrance(cleric, ['Bless'])).toBeNull();
  });

  it('GOR-MAG-05: there is room for it beside a declared spell that still stands, and beside nothing else', () => {
    const declared = (action: string, disrupted: boolean) => ({ action, spell: null, disrupted }) as never;
    expect(turning.leavesRoom(null)).toBe(true);
    expect(turning.leavesRoom(declared('spell', false))).toBe(true);
    expect(turning.leavesRoom(declared('spell', true))).toBe(false);
    expect(turning.leavesRoom(declared('melee', false))).toBe(false);
  });
});
