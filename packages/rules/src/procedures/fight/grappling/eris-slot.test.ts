import { describe, expect, it } from 'vitest';
import { goblin, someone } from '../../../../test/table.ts';
import { loaded } from '../../../core/index.ts';
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

  describe('who is held', () => {
    const aldo = someone({ abilities: { STR: 11, INT: 9, WIS: 9, DEX: 9, CON: 9, CHA: 9 } });
    const by = (dice: number) => goblin({ name: 'Brute', hitDice: { dice, plus: 0, stars: 0 } });
    const tries = (holder: ReturnType<typeof goblin>, ...faces: number[]) =>
      grappling.breaksFree(aldo, holder, loaded(...faces));

    it.each([
      [[4, 4, 3], true],
      [[4, 4, 4], false],
    ] as const)('ERI-GRP-06: by one of ordinary strength, throws 3d6 under the own: %j', (faces, free) => {
      expect(tries(by(1), ...faces)).toMatchObject({
        free,
        rule: 'ERI-GRP-06',
        formula: '3d6 ≤ strength',
        throws: [{ who: 'Aldo', roll: { sides: 6, faces }, needed: 11, judged: { by: 'at-most', met: free } }],
      });
    });

    it.each([
      [11, true],
      [12, false],
    ] as const)('ERI-GRP-06: by one as strong as a giant, throws d100 under it: %d', (face, free) => {
      expect(tries({ ...by(8), name: 'Hill giant' }, face)).toMatchObject({
        free,
        rule: 'ERI-GRP-06',
        formula: 'd100 ≤ strength',
        throws: [{ roll: { sides: 100, faces: [face] }, needed: 11, judged: { met: free } }],
      });
    });

    it('ERI-GRP-04: and has no strength score, wrestles by the dice it is born with, and must come to more', () => {
      const goblins = (...faces: number[]) => grappling.breaksFree(by(1), someone(), loaded(...faces));
      expect([goblins(5, 3), goblins(4, 3)].map(({ free, rule }) => [free, rule])).toEqual([
        [true, 'ERI-GRP-04'],
        [false, 'ERI-GRP-04'],
      ]);
    });
  });
});
