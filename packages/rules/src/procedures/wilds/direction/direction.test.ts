import { describe, expect, it } from 'vitest';
import { after, ask, campaign, player, referee, someone } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import type { Hex, Land } from '../../../state/land.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';
import { actualHeading, lostAtSeaChance, lostChance, mayLoseWay } from './ose.ts';

describe('direction', () => {
  it.each([
    [false, false, false, true],
    [true, false, false, false],
    [false, true, false, false],
    [false, false, true, false],
  ])('OSE-HAZ-07: guide %s, trail or river %s, landmark %s: the risk is %s', (guide, trail, landmark, risk) => {
    expect(mayLoseWay(guide, trail, landmark)).toBe(risk);
  });

  it.each([
    ['N', 5, 'NE'],
    ['N', 2, 'NW'],
    ['NW', 6, 'N'],
    ['E', 3, 'NE'],
  ] as const)('OSE-HAZ-08: heading %s, a %i veers to %s', (intended, die, actual) =>
    expect(actualHeading(intended, die)).toBe(actual),
  );

  it.each([
    ['clear', 1],
    ['forest', 2],
    ['swamp', 3],
    ['road', 0],
  ])('OSE-WLD-07: in %s the way is lost on %i in 6, and never without a risk', (terrain, chance) => {
    expect([lostChance(terrain, true), lostChance(terrain, false)]).toEqual([chance, 0]);
  });

  it.each([
    [true, false, 2],
    [false, false, 6],
    [false, true, 2],
  ])('OSE-SEA-03: navigator %s, land in sight %s: lost on %i in 6', (navigator, land, chance) =>
    expect(lostAtSeaChance(navigator, land)).toBe(chance),
  );
});

describe('what the form of a day is filled in with', () => {
  const land = (hexes: Readonly<Record<string, Partial<Hex>>>): Land => ({
    name: 'The March',
    layout: 'flat',
    width: 12,
    height: 12,
    milesPerHex: 6,
    hexes: Object.fromEntries(
      Object.entries(hexes).map(([key, hex]) => [
        key,
        { ground: 'clear', road: false, river: false, label: '', note: '', ...hex },
      ]),
    ),
    charted: {},
  });
  const way = { pace: 'march', way: 'country', mount: 'none', forage: false } as const;
  const presets = (hexes: Readonly<Record<string, Partial<Hex>>>, how: 'country' | 'road' = 'country') => {
    const state = after(
      after({ ...campaign([someone()]), land: land(hexes) }, { type: 'PlaceParty', column: 6, row: 6 }, referee),
      { type: 'SetCourse', heading: 'N', ...way, way: how },
      player,
    );
    const inputs = offers(state, referee).find(({ command }) => command === 'CheckDirection')?.inputs ?? [];
    return inputs.flatMap((input) => ('preset' in input && input.preset === true ? [input.name] : []));
  };

  it('OSE-HAZ-07: a road taken, a river that goes on with them, and a named place that lies ahead', () => {
    expect(presets({})).toEqual([]);
    expect(presets({ '5,5': { road: true }, '5,4': { road: true } }, 'road')).toEqual(['trailOrRiver']);
    expect(presets({ '5,5': { road: true }, '5,6': { road: true } }, 'road')).toEqual([]);
    expect(presets({ '5,5': { river: true }, '5,4': { river: true } })).toEqual(['trailOrRiver']);
    expect(presets({ '5,5': { river: true } })).toEqual([]);
    const passing = { '5,5': { river: true, riverSides: ['S'] }, '5,4': { river: true, riverSides: ['N'] } } as const;
    expect(presets(passing), 'two rivers side by side').toEqual([]);
    expect(presets({ '5,4': { label: 'The Old Tower' } })).toEqual(['landmark']);
    expect(presets({ '5,6': { label: 'The Old Tower' } })).toEqual([]);
  });

  describe('aboard', () => {
    const sea = (shore: Partial<Hex>): GameState => {
      const water = Object.fromEntries(
        [...Array(12).keys()].flatMap((x) =>
          [...Array(12).keys()].map((y) => [`${x},${y}`, { ground: 'ocean' }] as const),
        ),
      );
      const crew = [someone(), someone({ id: id('mate'), name: 'Mate' })];
      const engagement = { ...service, employer: crew[0]?.id ?? id('none'), kind: 'ship-navigator' };
      const state: GameState = {
        ...campaign(crew),
        land: land({ ...water, '5,3': shore }),
        engagements: { [id<'creature'>('mate')]: engagement },
      };
      const embarked = after(
        after(state, { type: 'PlaceParty', column: 6, row: 6 }, referee),
        { type: 'Embark', vessel: 'galley, small' },
        referee,
      );
      return after(embarked, { type: 'SetCourse', heading: 'N', ...way, way: 'sails' }, player);
    };
    const ticked = (state: GameState, command: string) =>
      (offers(state, referee).find((offer) => offer.command === command)?.inputs ?? []).flatMap((input) =>
        'preset' in input && input.preset === true ? [input.name] : [],
      );
    const service = { race: null, share: 0, experience: 0, wage: null, loyalty: null, paidUntil: 1 } as const;

    it('OSE-SEA-03: a navigator in service finds the way', () => {
      expect(ticked(sea({}), 'CheckDirection')).toEqual(['navigator']);
    });

    it('OSE-SEA-03, OSE-HAZ-08: where the way is lost for certain, the die of the new heading is told with its reason', () => {
      const check = {
        type: 'CheckDirection',
        guide: false,
        trailOrRiver: false,
        landmark: false,
        navigator: false,
      } as const;
      const checked = ask(sea({ ground: 'ocean' }), check, referee, 5);
      const [event] = typeof checked === 'string' ? [] : checked;
      expect(event).toMatchObject({
        roll: null,
        heading: 'NE',
        why: { rule: 'OSE-SEA-03', throws: [{ who: 'Which way they go', roll: { faces: [5] } }] },
      });
    });

    it('OSE-SEA-15: a ship in a gale runs for a shore in sight, clear or not as the map has it', () => {
      const looking = (shore: Partial<Hex>) =>
        after(
          sea(shore),
          { type: 'CheckDirection', guide: false, trailOrRiver: false, landmark: false, navigator: true },
          referee,
          6,
        );
      expect(ticked(looking({ ground: 'clear' }), 'CheckWeather')).toEqual(['beach', 'clearShore']);
      expect(ticked(looking({ ground: 'forest' }), 'CheckWeather')).toEqual(['beach']);
      expect(ticked(looking({ ground: 'ocean' }), 'CheckWeather')).toEqual([]);
    });
  });
});
