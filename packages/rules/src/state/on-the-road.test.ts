import { describe, expect, it } from 'vitest';
import { after, at, campaign, delve, goblin, player, referee, someone, twoRooms } from '../../test/table.ts';
import { id } from '../core/index.ts';
import { offers } from '../view/offers.ts';
import type { GameState } from './state.ts';

const wren = someone({ class: 'thief', at: at(1, 1) });
const grik = goblin({ at: at(7, 1) });
const cellar = twoRooms();
const home = { type: 'BeginDowntime', place: 'settlement', guarded: false, wanderingFree: false } as const;
const onBoard = { scene: cellar.id, scenes: { [cellar.id]: cellar } };

/** Where the acts of an adventure are shown to a player and to the referee. */
const placesOf = (state: GameState) => [
  ...new Set(
    [player, referee].flatMap((seat) =>
      offers(state, seat)
        .filter(
          ({ command, key }) =>
            command === 'CheckSkill' || key.startsWith('Climb:sheer:') || command === 'BeginEncounter',
        )
        .map(({ command, place }) => `${command} ${place}`),
    ),
  ),
];

const SHOWN = ['CheckSkill creature', 'Climb creature', 'BeginEncounter encounter'];
const SOUGHT = ['CheckSkill palette', 'Climb palette', 'BeginEncounter palette'];

describe('at home', () => {
  it('a thief tries nothing and nobody is met, but by looking for it', () => {
    const below = delve([wren, grik]);
    expect(placesOf(below)).toEqual(expect.arrayContaining(SHOWN));
    expect(placesOf(below).join()).not.toContain('palette');
    expect(placesOf(after(below, home, referee)).toSorted()).toEqual(SOUGHT.toSorted());
  });

  it('is a party before its first adventure too, and no longer once it is on its way', () => {
    const before = campaign([{ ...wren, at: null }, grik], onBoard);
    expect(placesOf(before).toSorted()).toEqual(SOUGHT.toSorted());
    const hex = { x: 1, y: 1 };
    const journey: GameState['journey'] = {
      at: hex,
      believed: hex,
      doubtful: [],
      day: null,
      days: [],
      restOwed: 'no',
      vessel: null,
      inHand: null,
    };
    expect(placesOf({ ...before, journey }).join()).not.toContain('palette');
  });

  it('is no party without maps once time has gone by', () => {
    const mapless = campaign([{ ...wren, at: null }]);
    expect(placesOf(mapless)).toEqual(['CheckSkill palette', 'Climb palette']);
    expect(placesOf({ ...mapless, rounds: 60 })).toEqual(['CheckSkill creature', 'Climb creature']);
  });

  it('lets the referee meet the party before its first adventure with those made ready off the board', () => {
    const aside = campaign([{ ...wren, at: null }, goblin({ at: null })], onBoard);
    expect(placesOf(aside)).toContain('BeginEncounter encounter');
    const drawnUp = { name: 'Goblin', creatures: [id<'creature'>('goblin')], distance: 40 };
    expect(placesOf({ ...after(delve([wren, grik]), home, referee), drawnUp })).toContain('BeginEncounter encounter');
  });
});
