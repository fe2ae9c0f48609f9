import { describe, expect, it } from 'vitest';
import { id } from '../core/index.ts';
import { manyOfKind } from '../core/words.ts';
import { called, calledAtFirst, choosable, eachOrCounted, nameOfOne, severalAtFirst } from './called.ts';

const monster = (name: string, ownName?: true) => ({ kind: 'monster', name, ...(ownName ? { ownName } : {}) }) as const;

describe('what somebody is called inside a sentence', () => {
  it.each([
    ['one that goes by its kind has its article', monster('Goblin'), 'the goblin', 'a goblin', 'The goblin'],
    [
      'so has one with a look of its own',
      monster('One-eyed orc'),
      'the one-eyed orc',
      'a one-eyed orc',
      'The one-eyed orc',
    ],
    ['a number is as good as a name', monster('Goblin 2'), 'Goblin 2', 'a goblin', 'The goblin'],
    ['an article in the name is said once', monster('The warden'), 'the warden', 'a warden', 'The warden'],
    ['a name that was given has none', monster('Grishnak', true), 'Grishnak', 'Grishnak', 'Grishnak'],
    ['nor has one with more capitals', monster('Brand the Red'), 'Brand the Red', 'Brand the Red', 'Brand the Red'],
    ['a character goes by the name', { kind: 'character', name: 'Aldo' } as const, 'Aldo', 'Aldo', 'Aldo'],
  ])('%s', (_, creature, inside, atFirst, side) => {
    expect([called(creature), calledAtFirst(creature), nameOfOne(creature)]).toEqual([inside, atFirst, side]);
  });
});

it('some to choose from go by their names, and in a sentence as they are called', () => {
  const goblin = { ...monster('Sullen goblin'), id: id<'creature'>('goblin') };
  const aldo = { kind: 'character', name: 'Aldo', id: id<'creature'>('aldo') } as const;
  expect(choosable([goblin, aldo])).toEqual([
    { value: 'goblin', label: 'Sullen goblin', said: 'the sullen goblin' },
    { value: 'aldo', label: 'Aldo' },
  ]);
});

it('a few are named one by one, and of many those of a kind are counted', () => {
  const orcs = ['Lame orc', 'Grey orc', 'Old orc', 'Bold orc', 'Orc 2', 'Torn-eared orc'].map((name) => ({
    kind: 'monster' as const,
    name,
  }));
  expect(eachOrCounted(orcs, called)).toBe(
    'the lame orc, the grey orc, the old orc, the bold orc, Orc 2 and the torn-eared orc',
  );
  const others = [
    { name: 'Grishnak', kind: 'monster' as const, ownName: true },
    { name: 'Cave bear', kind: 'monster' as const },
  ];
  expect(eachOrCounted([...orcs, ...others], called)).toBe('6 orcs, Grishnak and the cave bear');
  expect(severalAtFirst([...orcs, ...others])).toBe('6 orcs, Grishnak and a cave bear');
});

it('several that a number alone tells apart are counted', () => {
  const band = [monster('Lame orc'), monster('Orc 1'), monster('Grishnak', true), monster('Orc 2')];
  expect(severalAtFirst(band)).toBe('a lame orc, 2 orcs and Grishnak');
});

it('so many of a kind are counted, and one that has a name of its own keeps it', () => {
  expect([manyOfKind(1, 'Goblin'), manyOfKind(3, 'Goblin')]).toEqual(['a goblin', '3 goblins']);
  expect([manyOfKind(1, 'Baron Vulk'), manyOfKind(3, 'Baron Vulk')]).toEqual(['Baron Vulk', '3 × Baron Vulk']);
});
