import { describe, expect, it } from 'vitest';
import {
  aOr,
  atFirst,
  counted,
  creaturesOf,
  inside,
  lasting,
  listed,
  money,
  plural,
  someOrNo,
  things,
  timesAs,
  withArticle,
  withThe,
} from './words.ts';
import { written } from './written.ts';

describe('words of the log', () => {
  it('names are listed with "and" before the last', () => {
    expect([listed(['Aldo']), listed(['Aldo', 'Bera']), listed(['Aldo', 'Bera', 'Cuth'])]).toEqual([
      'Aldo',
      'Aldo and Bera',
      'Aldo, Bera and Cuth',
    ]);
  });

  it('a sentence begins with a capital, and "the" has none inside it', () => {
    expect(atFirst('the goblins flee.')).toBe('The goblins flee.');
    expect(['The goblins', 'Something in the dark', 'Theodora', 'Aldo'].map(inside)).toEqual([
      'the goblins',
      'something in the dark',
      'Theodora',
      'Aldo',
    ]);
  });

  it('a common noun has no capital inside a sentence, with an article or without', () => {
    expect(['Torch', 'Iron spikes', 'Holy water', 'Potion of Healing', 'THAC0'].map(withArticle)).toEqual([
      'a torch',
      'iron spikes',
      'holy water',
      'a Potion of Healing',
      'a THAC0',
    ]);
    expect([things(2, 'Torch'), things(20, 'Arrows'), things(3, 'Oil')]).toEqual(['2 torches', '20 arrows', '3 × oil']);
    expect([things(2, 'Torches (6)'), withArticle('Barding')]).toEqual(['12 torches', 'barding']);
  });

  it('money is told in the largest coins it makes', () => {
    expect([150_000, 3333, 30, 7, 0].map(money)).toEqual([
      '1,500 gp',
      '33 gp, 3 sp and 3 cp',
      '3 sp',
      '7 cp',
      'nothing',
    ]);
  });

  it('a time is told in the largest unit that it fills', () => {
    expect([1, 6, 144, 288, 1008, 2016, 1009].map(lasting)).toEqual([
      'a turn',
      '6 turns',
      'a day',
      '2 days',
      'a week',
      '2 weeks',
      '1,009 turns',
    ]);
  });

  it('thousands are set off in numbers, in counts and in money', () => {
    expect([999, 1000, 1_234_567, -2500, 0.12345].map(written)).toEqual([
      '999',
      '1,000',
      '1,234,567',
      '−2,500',
      '0.12345',
    ]);
    expect([counted(20_014, 'gold piece'), things(1000, 'Torch'), money(3_000_005)]).toEqual([
      '20,014 gold pieces',
      '1,000 torches',
      '30,000 gp and 5 cp',
    ]);
  });

  it('a number has its noun in the right number', () => {
    expect([0, 1, 2].map((count) => counted(count, 'day'))).toEqual(['0 days', '1 day', '2 days']);
    expect([0, 1, 2].map((count) => someOrNo(count, 'hoard'))).toEqual(['no hoards', '1 hoard', '2 hoards']);
    expect([1 / 3, 0.5, 1.25, 1.5, 2, 3].map(timesAs)).toEqual([
      'a third',
      'half',
      '1.25 times',
      'one and a half times',
      'twice',
      '3 times',
    ]);
    expect([1, 2].map((count) => aOr(count, 'hour'))).toEqual(['an hour', '2 hours']);
  });

  it.each([
    ['goblin', 'goblins'],
    ['wolf', 'wolves'],
    ['dwarf', 'dwarves'],
    ['mummy', 'mummies'],
    ['normal man', 'normal men'],
    ['normal human', 'normal humans'],
    ['swordsman', 'swordsmen'],
    ['heavy foot', 'heavy foot'],
    ['giant fly', 'giant flies'],
    ['witch', 'witches'],
    ['giant mouse', 'giant mice'],
    ['devil swine', 'devil swine'],
    ['giant catfish', 'giant catfish'],
    ['giant bass', 'giant bass'],
    ['cutlass', 'cutlasses'],
  ])('%s becomes %s', (one, many) => {
    expect(plural(one)).toBe(many);
    expect(creaturesOf(3, one)).toBe(`3 ${many}`);
  });

  it.each([
    ['torch', 'a torch', '3 torches'],
    ['iron spike', 'an iron spike', '3 iron spikes'],
    ['arrows', 'arrows', '3 arrows'],
    ['chain mail', 'chain mail', '3 × chain mail'],
    ["rope (50')", 'a rope of 50 feet', '3 ropes of 50 feet'],
    ['wine (2 pints)', '2 pints of wine', '6 pints of wine'],
    ['rations, standard', 'standard rations', '3 standard rations'],
    ['rations, iron (7 days)', 'iron rations for 7 days', '3 × iron rations (7 days)'],
    ['sailing ship, small', 'a small sailing ship', '3 small sailing ships'],
    ['Oil (flask)', 'a flask of oil', '3 flasks of oil'],
    ["pole (10', wood)", 'a wooden pole of 10 feet', '3 wooden poles of 10 feet'],
    ['chainmail', 'chainmail', '3 × chainmail'],
    ['plate mail +1', 'plate mail +1', '3 × plate mail +1'],
    ['arrows +1', 'arrows +1', '3 arrows +1'],
    ['stakes and mallet', 'stakes and mallet', '3 stakes and mallet'],
    ['heavy foot', 'heavy foot', '3 × heavy foot'],
    ['cross', 'a cross', '3 crosses'],
    ['a ring', 'a ring', '3 × a ring'],
    ['unicorn horn', 'a unicorn horn', '3 unicorn horns'],
    ['Potion of heroes', 'a potion of heroes', '3 potions of heroes'],
    ['Flask of oil', 'a flask of oil', '3 flasks of oil'],
    ['Boots of speed', 'boots of speed', '3 boots of speed'],
  ])('of %s one is told as %s, three as %s', (name, one, three) => {
    expect([withArticle(name), things(1, name), things(3, name)]).toEqual([one, one, three]);
  });

  it('what is called after its owner has no article, and keeps the capital of the name', () => {
    const [named, plainly] = ['Aldo’s sword', 'thieves’ tools'];
    expect([withArticle(named), withThe(named), things(2, named)]).toEqual([named, named, `2 × ${named}`]);
    expect([withArticle(plainly), withThe(plainly)]).toEqual([plainly, `the ${plainly}`]);
  });

  it('what was spoken of has "the", but where it is said whose it is', () => {
    expect(['Torch', 'a stoppered vial', 'galley, war', 'his sword', 'The pit'].map(withThe)).toEqual([
      'the torch',
      'the stoppered vial',
      'the war galley',
      'his sword',
      'The pit',
    ]);
  });
});
