import { describe, expect, it } from 'vitest';
import { Script } from '../../../test/fight.ts';
import { ask, delve, player, referee, refusedOffers, someone } from '../../../test/table.ts';
import { id } from '../../ids.ts';
import type { Creature } from '../../state/creature.ts';

const GORMAN = { base: 'gorman', slots: {}, options: {} } as const;
const gold = (gp: number) => ({ pp: 0, gp, ep: 0, sp: 0, cp: 0 });
const mira = someone({ id: id('mira'), name: 'Mira', class: 'magic-user', book: ['Read Magic', 'Sleep'], booksTo: 1 });
const osric = someone({ id: id('osric'), name: 'Osric', class: 'cleric', alignment: 'lawful' });
const begun = (one: Creature, inventions: Readonly<Record<string, number>> = {}) =>
  new Script(delve([one], { ruleset: GORMAN, inventions }));
const allGranted = (script: Script) =>
  expect([referee, player].flatMap((seat) => refusedOffers(script.state, seat))).toEqual([]);

describe('a lost spell book', () => {
  const rewrite = { type: 'RewriteSpell', creature: mira.id, spell: 'Sleep' } as const;

  it('GOR-MAG-09: is written anew spell by spell, for what research would cost', () => {
    const script = begun({ ...mira, coins: gold(10_000) }).play({ type: 'LoseBook', creature: mira.id });
    expect(ask(script.state, { type: 'Memorise', creature: mira.id, spell: 'Sleep' }, referee)).toBe('no-such-thing');
    allGranted(script);
    script.play(rewrite, player);
    expect(script.state.creatures[mira.id]).toMatchObject({
      book: ['Sleep'],
      lostBook: ['Read Magic'],
      coins: gold(0),
    });
    expect(script.told().players.at(-1)).toBe('Mira writes Sleep anew, in 1 day.');
    expect(ask(script.state, { ...rewrite, spell: 'Read Magic' }, player)).toBe('too-dear');
    script.play({ type: 'Memorise', creature: mira.id, spell: 'Sleep' });
  });

  it('GOR-MAG-02: leaves what is in mind already', () => {
    const script = begun(mira).play({ type: 'Memorise', creature: mira.id, spell: 'Sleep' });
    script.play({ type: 'LoseBook', creature: mira.id });
    expect(script.state.memorised[mira.id]).toEqual(['Sleep']);
    expect(ask(begun(osric).state, { type: 'LoseBook', creature: osric.id }, referee)).toBe('no-such-thing');
    expect(ask(begun(mira).state, { type: 'LoseBook', creature: mira.id }, player)).toBe('not-your-seat');
  });

  it('GOR-RES-05: what was invented is prepared at its own level', () => {
    const script = begun({ ...mira, level: 3, book: ['Sleep', 'Slow Steps'] }, { 'Slow Steps': 2 });
    script.play({ type: 'Memorise', creature: mira.id, spell: 'Slow Steps' });
    expect(ask(script.state, { type: 'Memorise', creature: mira.id, spell: 'Slow Steps' }, referee)).toBe('forbidden');
  });
});

describe('a prayer of a master', () => {
  const learn = { type: 'LearnPrayer', creature: osric.id, spell: 'Stillness', level: 1, teacher: 'lawful' } as const;

  it('GOR-MAG-10: costs a tithe, and joins the prayers', () => {
    const script = begun({ ...osric, coins: gold(10_000) });
    allGranted(script);
    script.play(learn);
    expect(script.state.creatures[osric.id]?.coins.gp).toBe(0);
    expect(script.told().players.at(-1)).toBe('Osric learns Stillness of a master, in 1 month.');
    script.play({ type: 'Memorise', creature: osric.id, spell: 'Stillness' });
    expect(ask(script.state, { type: 'Memorise', creature: osric.id, spell: 'Light' }, referee)).toBe('forbidden');
  });

  it.each([
    ['of another alignment', { teacher: 'neutral' }, 10_000, 'forbidden'],
    ['without the tithe', {}, 9_999, 'forbidden'],
    ['known already', { spell: 'Bless' }, 10_000, 'no-change'],
    ['of no level', { level: 0 }, 10_000, 'bad-input'],
  ] as const)('GOR-MAG-10: not %s', (_why, other, purse, code) => {
    expect(ask(begun({ ...osric, coins: gold(purse) }).state, { ...learn, ...other }, referee)).toBe(code);
  });

  it('GOR-MAG-10: is nothing for those who study', () => {
    const rich = begun({ ...mira, coins: gold(10_000) }).state;
    expect(ask(rich, { ...learn, creature: mira.id }, referee)).toBe('forbidden');
    expect(ask(begun(osric).state, learn, player)).toBe('not-your-seat');
  });
});
