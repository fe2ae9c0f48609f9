import { describe, expect, it } from 'vitest';
import { goblin, someone } from '../../../../test/table.ts';
import { rulesFor } from '../../../play/index.ts';
import { listedDice } from './eris.ts';

const { grappling } = rulesFor({ base: 'eris', slots: {}, options: {} });
const even = { die: () => 3, id: () => 'x' };
/** The dice that one of such a name throws to get free. */
const held = (name: string) =>
  grappling
    .breaksFree(goblin({ name, hitDice: { dice: 9, plus: 0, stars: 0 } }), someone({ class: 'fighter' }), even)
    .throws.map(({ roll }) => roll);

describe('wrestling on Planet Eris', () => {
  it.each([
    [1, ['human', 'elf', 'dwarf', 'hobbit', 'kobold', 'goblin', 'orc', 'hobgoblin', 'skeleton', 'zombie']],
    [2, ['gnoll', 'ghoul']],
    [3, ['wight']],
    [4, ['ogre', 'gargoyle', 'wraith']],
    [5, ['mummy']],
    [6, ['troll', 'minotaur']],
    [8, ['hill-giant']],
  ] as const)('ERI-GRP-05: with %i natural dice wrestle %j', (dice, kinds) => {
    expect(kinds.map(listedDice)).toEqual(kinds.map(() => dice));
  });

  it('ERI-GRP-05: a number after its name makes nobody another kind; what is not listed has the dice it is described with', () => {
    expect(held('Ogre 12')).toEqual(held('Ogre'));
    expect(held('Ogre12')).toEqual(held('Ogre'));
    expect(listedDice('dragon')).toBeNull();
  });
});
