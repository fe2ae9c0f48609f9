import { describe, expect, it } from 'vitest';
import { after, ask, campaign, player, someone } from '../../../test/table.ts';
import { id } from '../../ids.ts';
import type { Item } from '../../state/creature.ts';

const torches: Item = { id: id('torches'), name: 'Torch', quantity: 2, weight: 20, kind: 'gear', use: 'torch' };
const bearer = someone({ items: [torches] });

describe('light', () => {
  it('OSE-TIM-04: a torch burns six turns, the one it was lit in included', () => {
    let state = after(campaign([bearer]), { type: 'LightUp', creature: bearer.id, kind: 'torch' }, player);
    for (let turn = 1; turn <= 5; turn += 1) {
      state = after(state, { type: 'EndTurn', resting: false }, player);
      expect(Object.values(state.lights).map((light) => light.turnsLeft)).toEqual([6 - turn]);
    }
    state = after(state, { type: 'EndTurn', resting: false }, player);
    expect(state.lights).toEqual({});
  });

  it('OSE-TIM-03: lighting a torch uses it up', () => {
    const state = after(campaign([bearer]), { type: 'LightUp', creature: bearer.id, kind: 'torch' }, player);
    expect(state.creatures[bearer.id]?.items).toEqual([{ ...torches, quantity: 1 }]);
  });

  it('OSE-TIM-03: who carries no torch cannot light one', () => {
    expect(ask(campaign([someone()]), { type: 'LightUp', creature: bearer.id, kind: 'torch' }, player)).toBe(
      'not-equipped',
    );
  });
});
