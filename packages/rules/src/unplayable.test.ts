import { describe, expect, it } from 'vitest';
import { campaign, goblin, someone } from '../test/table.ts';
import { beyondBounds } from './beyond-bounds.ts';
import type { GameEvent } from './core/index.ts';
import type { Person } from './state/state.ts';
import { unplayable } from './unplayable.ts';

describe('what a log made elsewhere may not bring about', () => {
  it.each<[what: string, event: object]>([
    ['paper without end', { type: 'PartyMapBegun', map: 'm', name: 'Map', width: 1e9, height: 1e9 }],
    [
      'a stroke without end',
      { type: 'PartyMapDrawn', map: 'm', strokes: [{ fill: 'floor', from: { x: 0, y: 0 }, to: { x: 1e9, y: 1e9 } }] },
    ],
    ['somebody broader than any map', { type: 'PoseSet', creature: 'c', facing: 0, elevation: 0, across: 3e6 }],
    ['an area without end', { type: 'AreaPlaced', area: { feet: 1e9, width: 0 } }],
    ['a gallery that is late for ever', { type: 'GalleryDelayed', minutes: 1e6 }],
    ['a gallery that is late by a word', { type: 'GalleryDelayed', minutes: 'long' }],
  ])('is %s', (_, event) => expect(beyondBounds(event as GameEvent)).toEqual(expect.any(String)));

  it('is somebody who comes broader than any map', () => {
    const before = campaign([someone()]);
    expect(unplayable(campaign([someone(), goblin({ across: 3e6 })]), before)).toEqual(expect.any(String));
    expect(unplayable(campaign([someone(), goblin({ across: 3 })]), before)).toBeNull();
  });

  it('is more people than any table seats', () => {
    const crowd = Array.from({ length: 1_001 }, (_, nth): [string, Person] => [
      `u${nth}`,
      { name: 'Ada', role: 'player' },
    ]);
    const people = Object.fromEntries(crowd);
    expect(unplayable(campaign([], { people }), campaign([]))).toEqual(expect.any(String));
  });
});
