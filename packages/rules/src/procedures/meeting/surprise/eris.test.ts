import { describe, expect, it } from 'vitest';
import { after, ask, at, delve, goblin, referee, someone, toMeet } from '../../../../test/table.ts';
import { toldOf } from '../../../../test/told.ts';
import { id } from '../../../core/index.ts';
import { rulesFor } from '../../../play/index.ts';
import type { LightKind } from '../../../state/light.ts';
import { expecting } from './giveaways.ts';

const aldo = someone({ at: at(1, 1) });
const carrying = (kind: LightKind | null) =>
  delve([aldo, goblin({ at: at(3, 1) })], {
    ruleset: { base: 'ose', slots: { surprise: 'eris' }, options: {} },
    lights: kind
      ? {
          [id<'light'>('light')]: { id: id('light'), kind, carriedBy: aldo.id, left: null, radius: 15, turnsLeft: 6 },
        }
      : {},
  });

/** What comes of the surprise throw of a meeting that the party expected. */
function thrown(kind: LightKind | null, ...faces: number[]) {
  const met = after(carrying(kind), toMeet([id('goblin')], { aware: 'party' }), referee);
  return ask(met, { type: 'RollSurprise' }, referee, ...faces);
}
const monsters = (surprised: boolean) =>
  expect.objectContaining({
    type: 'SurpriseRolled',
    sides: expect.arrayContaining([expect.objectContaining({ side: 'id-2', surprised })]),
  });

describe('surprise by Planet Eris', () => {
  it.each([
    [null, 2, true],
    ['candle', 2, false],
    ['candle', 1, true],
    ['spell', 1, true],
  ] as const)('ERI-LIT-02: by %s, those who throw %d are surprised: %s', (kind, face, surprised) => {
    expect(thrown(kind, face)).toContainEqual(monsters(surprised));
  });

  it('ERI-LIT-02: the referee reads why a dim light surprises less, and each number stands with its throw', () => {
    const told = (kind: LightKind | null) => {
      const met = after(carrying(kind), toMeet([id('goblin')], { aware: 'none' }), referee);
      const why = toldOf(met, { type: 'RollSurprise' }, [3, 1])[0]?.line?.why;
      return [why?.formula, why?.throws?.map(({ needed }) => needed), why?.notes];
    };
    expect(told('candle')).toEqual([
      'd6 at most the number of each side: surprised',
      [2, 1],
      [{ rule: 'ERI-LIT-02', text: 'those with a dim light surprise on a 1 alone' }],
    ]);
    expect(told(null)).toEqual(['d6 ≤ 2: surprised', [2, 2], undefined]);
  });

  it.each([
    [null, false],
    ['candle', false],
    ['torch', true],
  ] as const)('ERI-LIT-02: the monsters expect whoever comes with %s: %s', (kind, expected) => {
    const state = carrying(kind);
    const sides = [
      { id: id<'side'>('party'), kind: 'party', members: [aldo.id] },
      { id: id<'side'>('them'), kind: 'monsters', members: [id<'creature'>('goblin')] },
    ] as const;
    expect(expecting(state, rulesFor(state.ruleset), sides)).toEqual(expected ? ['them'] : []);
  });
});
