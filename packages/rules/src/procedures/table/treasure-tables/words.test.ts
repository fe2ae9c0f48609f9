import { describe, expect, it } from 'vitest';
import { id } from '../../../core/index.ts';
import { NO_COINS } from '../../../state/purse.ts';
import { looksOf } from './looks.ts';
import type { NamedMagic } from './tables.ts';
import { inHoard } from './words.ts';

const NOTHING = { coins: NO_COINS, valuables: [], things: [] };
const twice = (magic: NamedMagic, by: 'looks' | 'name'): string => {
  const one = { id: id<'item'>('one'), ...magic, looks: looksOf(magic) };
  return inHoard({ ...NOTHING, things: [one, one] }, by);
};

describe('what treasure holds, in words', () => {
  it.each([
    [1, 'gem', 'a gem of 50 gp'],
    [3, 'gem', '3 gems of 50 gp each'],
    [2, 'piece of jewellery', '2 pieces of jewellery of 50 gp each'],
    [1, 'emerald', 'an emerald of 50 gp'],
    [3, 'silver goblet', '3 silver goblets of 50 gp each'],
    [3, 'ring', '3 rings of 50 gp each'],
    [2, 'ruby from the east', '2 rubies from the east of 50 gp each'],
  ])('%i of a valuable called %s', (count, name, words) => {
    expect(inHoard({ ...NOTHING, valuables: [{ name, count, worth: 50 }] }, 'name')).toBe(words);
  });

  it.each([
    ['potion', 'potion of flying', '2 stoppered vials', '2 potions of flying'],
    ['scroll', 'scroll of 2 spells', '2 rolled parchments', '2 scrolls of 2 spells'],
    ['scroll', 'map to a hidden magic item', '2 rolled parchments', '2 maps to a hidden magic item'],
    ['weapon', 'sword −1 cursed', '2 finely made swords', '2 swords −1 cursed'],
    ['weapon', 'sword +1; +2 against lycanthropes', '2 finely made swords', '2 swords +1; +2 against lycanthropes'],
    ['shield', 'shield +1', '2 finely made shields', '2 shields +1'],
    ['ammunition', '10 arrows +1', '2 bundles of finely made missiles', '20 arrows +1'],
    ['spellbook', 'spell book', '2 books in cipher', '2 spell books'],
    ['misc', 'amulet against crystal balls and ESP', '2 curious things', '2 amulets against crystal balls and ESP'],
  ] as const)('two of a kind of %s, “%s”, are told in one', (thing, name, looks, names) => {
    expect([twice({ thing, name }, 'looks'), twice({ thing, name }, 'name')]).toEqual([looks, names]);
  });

  it('what has a name of its own is called by it, however many there are', () => {
    const bane = { name: 'Durgan’s Bane', looks: 'a rune-carved axe', named: true } as const;
    expect(inHoard({ ...NOTHING, things: [bane] }, 'name')).toBe('Durgan’s Bane');
  });
});
