import { describe, expect, it } from 'vitest';
import { campaign, goblin, someone, twoRooms } from '../test/table.ts';
import { beyondBounds } from './beyond-bounds.ts';
import { type GameEvent, id } from './core/index.ts';
import type { Person } from './state/state.ts';
import { unplayable } from './unplayable.ts';

/** A list in a list in a list. */
const deep = (lists: number): unknown => (lists === 0 ? 1 : [deep(lists - 1)]);

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
    ['a figure that is a word', { type: 'PartyMapBegun', map: 'm', name: 'Map', width: '1000000000', height: 9 }],
    ['a text that is a list', { type: 'PartyMapBegun', map: 'm', name: ['Map'], width: 9, height: 9 }],
    ['a name that every object has', { type: 'PartyMapBegun', map: 'constructor', name: 'Map', width: 9, height: 9 }],
    ['a letter without end', { type: 'PartyMapBegun', map: 'm', name: 'x'.repeat(50_001), width: 9, height: 9 }],
    ['a list without end', { type: 'ItemsRolledOff', faces: Array(50_001).fill(1) }],
    ['throws without end', { type: 'ItemsRolledOff', items: 1e9, order: ['u'] }],
    ['squares without end', { type: 'SceneDrawn', put: { floor: [[0, 0, 1e9]] }, take: {} }],
    ['lists within lists without end', { type: 'Parried', of: deep(40) }],
    ['rounds without end, which come to turns as a fight is concluded', { type: 'RoundBegan', round: 1e7 }],
    ['what is of no kind', { type: 'constructor' }],
  ])('is %s', (_, event) => expect(beyondBounds(event as GameEvent)).toEqual(expect.any(String)));

  it('is not what an older log says otherwise, or not at all', () => {
    for (const event of [
      { type: 'Parried', creature: 'aldo' },
      { type: 'Parried', creature: 'aldo', against: 'grak', points: 1, wards: [], manner: { of: ['old'] } },
    ])
      expect(beyondBounds(event as GameEvent)).toBeNull();
  });

  it('is somebody who comes broader than any map', () => {
    const before = campaign([someone()]);
    expect(unplayable(campaign([someone(), goblin({ across: 3e6 })]), before)).toEqual(expect.any(String));
    expect(unplayable(campaign([someone(), goblin({ across: 3 })]), before)).toBeNull();
  });

  it('is a map of squares so small that an area holds more of them than can be searched', () => {
    const on = (feetPerSquare: number) =>
      campaign([someone()], { scenes: { [id<'scene'>('rooms')]: twoRooms({ feetPerSquare }) } });
    expect(unplayable(on(0.002), campaign([]))).toEqual(expect.any(String));
    expect(unplayable(on(1), campaign([]))).toBeNull();
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
