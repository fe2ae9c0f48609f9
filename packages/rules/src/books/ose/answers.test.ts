import { describe, expect, it } from 'vitest';
import { weapon } from '../../../test/brawl.ts';
import { goblin, someone } from '../../../test/table.ts';
import { id } from '../../core/index.ts';
import { rulesFor } from '../../play/index.ts';
import type { Item } from '../../state/item.ts';

const by = (options: Readonly<Record<string, boolean | number | string>> = {}) =>
  rulesFor({ base: 'ose', slots: {}, options });
const rules = by();
const item = (name: string, weight: number, quantity = 1): Item => ({
  id: id(name),
  name,
  quantity,
  weight,
  kind: 'weapon',
  use: null,
});

describe('what the adventures chapter answers', () => {
  it('OSE-PTY-06, OSE-PUR-03: the mapper alone draws, and nobody while running', () => {
    const { canDraw } = rules.mapping;
    expect([canDraw('ann', 'ann', false), canDraw('ann', 'bob', false), canDraw(null, 'ann', false)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(canDraw('ann', 'ann', true)).toBe(false);
  });

  it.each([
    [[1, 4], 3],
    [[2, 2, 5], 3],
    [[], 0],
  ])('OSE-PTY-03: characters of the levels %j lie %i apart', (levels, spread) => {
    expect(rules.party.spread(levels).spread).toBe(spread);
  });

  it('OSE-PTY-03: and too far apart beyond what the book advises', () => {
    expect(
      [
        [1, 2],
        [1, 9],
      ].map((levels) => rules.party.spread(levels).ok),
    ).toEqual([true, false]);
  });

  it('OSE-APX-05: a halfling shoots better by one, and strikes no better', () => {
    const added = (kind: 'melee' | 'missile', calling: string) =>
      rules.classFunctions.blows
        .attack({ attacker: someone({ class: calling }), attack: weapon('sling', { kind }) } as never)
        .reduce((sum, { value }) => sum + value, 0);
    expect([added('missile', 'halfling'), added('melee', 'halfling'), added('missile', 'fighter')]).toEqual([1, 0, 0]);
  });

  it.each([
    ['claw + draining 2 levels', 'Ghost', 2],
    ['touch + draining a level', 'Ghost', 1],
    ['touch + drain', 'Wight', 1],
    ['touch + drain', 'Vampire', 2],
    ['touch + drain', 'Ghost', null],
    ['touch', 'Wight', null],
  ])('OSE-APX-13: “%s” of a %s takes %s levels', (name, monster, levels) => {
    const brought = rules.afflictions.brings(goblin({ name: monster }), weapon(name));
    expect(brought && 'levels' in brought ? brought.levels : null).toBe(levels);
  });

  it('OSE-SAV-03: a monster of less than one die saves as a normal human, one of a whole die does not', () => {
    const saves = (dice: number, plus: number) =>
      rules.savingThrow.numbers.values(goblin({ saveAs: null, hitDice: { dice, plus, stars: 0 } }));
    expect(saves(1, -1)).toEqual(saves(0.5, 0));
    expect(saves(1, 0)).not.toEqual(saves(1, -1));
    expect(saves(2, -1)).toEqual(saves(2, 0));
  });

  it('OSE-CMB-04, 06: the tied throw again among themselves, and go one by one where that never ends', () => {
    const { order } = by({ individualInitiative: true, initiativeTies: 'reroll' }).initiative;
    const two = ['ann', 'bob'].map((who) => ({ id: who, modifier: 0, slow: false }));
    const faces = [3, 3, 2, 5];
    expect(order(two, () => faces.shift() ?? 1)).toEqual([['bob'], ['ann']]);
    expect(order(two, () => 4).flat()).toEqual(['ann', 'bob']);
  });

  it('OSE-APX-09: a weapon in hand weighs by the list, and once alone where it is carried besides', () => {
    const { load } = by({ encumbrance: 'detailed' }).encumbrance;
    const bare = load(someone({ attacks: [] }));
    const sword = weapon('sword');
    const weighs = (items: readonly Item[]) => load(someone({ attacks: [sword], items })) - bare;
    expect(weighs([])).toBe(60);
    expect(weighs([item('sword', 60)])).toBe(60);
    expect(weighs([item('sword', 60, 2)])).toBe(120);
    expect(weighs([item('dagger', 10)])).toBe(70);
  });

  it.each([
    ['griffon', true],
    ['hippogriff', null],
    ['pegasus', null],
    ['goblin', null],
  ])(
    'OSE-WLD-04: of winged beasts those of enough dice bear a grown rider; whether a %s flies with one: %s',
    (name, flies) => {
      expect(rules.travel.miles.steeds[name]?.flies ?? null).toBe(flies);
    },
  );
});
