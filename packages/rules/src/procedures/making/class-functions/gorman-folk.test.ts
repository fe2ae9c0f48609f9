import { describe, expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import { at, delve, player, referee, someone } from '../../../../test/table.ts';
import { id, type Options } from '../../../core/index.ts';
import { rulesFor } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';

const gorman = (options: Options = {}) => ({ base: 'gorman', slots: {}, options }) as const;
const begun = (facts: Partial<Creature>, options: Options = {}) =>
  new Script(delve([someone({ at: at(4, 0), ...facts })], { ruleset: gorman(options) }));
const walk = (y: number) => ({ type: 'MoveCreature', creature: id<'creature'>('aldo'), to: { x: 4, y } }) as const;

describe('folk by Gorman’s book', () => {
  it.each([
    [2, true],
    [3, false],
  ])('GOR-CLS-13: a dwarf who passes a secret door, on a %i: %s', (face, found) => {
    const script = begun({ class: 'dwarf' }).play(walk(2), player, face);
    expect(script.state.scenes[id<'scene'>('rooms')]?.doors[id<'door'>('secret')]?.found).toBe(found);
    script.play(walk(0), player).play(walk(2), player);
  });

  it('GOR-CLS-13: elves do not notice, and everybody who searches finds on 1 in 6', () => {
    begun({ class: 'elf' }).play(walk(2), player);
    const { search } = rulesFor(gorman());
    expect(
      ['elf', 'dwarf', 'fighter'].map((of) => search.chance(someone({ class: of }), 'secret-doors')?.upTo),
    ).toEqual([1, 1, 1]);
  });

  it('GOR-RUL-01: nobody tires of an hour without rest, unless the campaign has it so', () => {
    const walked = (options: Options) => {
      const script = begun({}, options);
      for (let turn = 0; turn < 7; turn += 1) script.play({ type: 'EndTurn', resting: false }, referee);
      return script.told().players.join(' ');
    };
    expect(walked({})).not.toMatch(/without rest/);
    expect(walked({ restEveryHour: true })).toMatch(/without rest/);
  });
});
