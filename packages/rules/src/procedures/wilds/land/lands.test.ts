import { describe, expect, it, test } from 'vitest';
import {
  ask,
  campaign,
  player,
  referee,
  refusedOffers,
  seededDice,
  someone,
  spectator,
} from '../../../../test/table.ts';
import { type Command, id, type LandId } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';
import { known } from '../../../known/known.ts';
import { allLands, type HexKey, hexAtKey, hexKey, landId, landNamed, landsInOrder } from '../../../state/land.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';
import { project } from '../../../view/project.ts';
import { evolve } from '../../evolve.ts';
import { newPlaces } from '../../making/advancement/places.ts';
import { seenHex } from './events.ts';
import { waysOf } from './ways.ts';

const dice = seededDice(1);
const after = (state: GameState, command: Command): GameState => {
  const ruling = decide(state, command, referee, dice);
  if (!ruling.granted) throw new Error(ruling.refusal.sentence);
  return ruling.events.reduce(evolve, state);
};

const drawn = (state: GameState, name: string): GameState =>
  after(state, { type: 'DrawLand', name, layout: 'flat', width: 5, height: 4, milesPerHex: 6 });

const named = (state: GameState, name: string): LandId => {
  const found = allLands(state).find((land) => land.name === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return landId(found);
};

const march = after(drawn(campaign([someone()]), 'The March'), { type: 'PlaceParty', column: 2, row: 2 });
const both = drawn(march, 'The Fens');
const fens = named(both, 'The Fens');
const crossed = after(both, { type: 'PlaceParty', land: fens, column: 1, row: 1 });

describe('a campaign has several hex maps', () => {
  test('a new one comes beside the others, and the party stays where it is', () => {
    expect(allLands(both).map(({ name }) => name)).toEqual(['The March', 'The Fens']);
    expect(both.land).toBe(march.land);
    expect(both.journey).toBe(march.journey);
  });

  test('each is painted, named and scaled by itself', () => {
    const area = { column: 1, row: 1, toColumn: 2, toRow: 1 };
    const painted = after(both, {
      type: 'PaintHexes',
      land: fens,
      ...area,
      ground: 'swamp',
      road: false,
      river: false,
    });
    const told = after(painted, { type: 'DescribeHex', land: fens, column: 1, row: 1, label: 'Mirk', note: '' });
    const scaled = after(told, { type: 'ScaleLand', land: fens, milesPerHex: 3 });
    const renamed = after(scaled, { type: 'RenameLand', land: fens, name: 'The Wet Fens' });
    expect(renamed.otherLands?.[fens]).toMatchObject({
      name: 'The Wet Fens',
      milesPerHex: 3,
      hexes: { '0,0': { ground: 'swamp', label: 'Mirk' }, '1,0': { ground: 'swamp' } },
    });
    expect(renamed.land).toBe(march.land);
  });

  test('a brush paints the hexes it went over in one act', () => {
    const stroke = { column: 1, row: 1, toColumn: 1, toRow: 1, ground: 'swamp', road: false, river: false } as const;
    const brushed = {
      type: 'PaintHexes',
      land: fens,
      ...stroke,
      also: [
        [2, 2],
        [3, 2],
      ],
    } as const;
    expect(Object.keys(after(both, brushed).otherLands?.[fens]?.hexes ?? {})).toEqual(['0,0', '1,1', '2,1']);
    expect(
      ask(
        both,
        {
          ...brushed,
          also: [
            [2, 2],
            [99, 2],
          ],
        },
        referee,
      ),
    ).toBe('bad-input');
  });

  describe('a road that is drawn from hex to hex', () => {
    const [there, turn, back] = [
      [2, 2],
      [3, 3],
      [2, 3],
    ] as const;
    const drawn = { type: 'DrawWay', land: fens, way: 'road', through: [there, turn, back] } as const;
    const hexesAfter = (...commands: readonly Parameters<typeof after>[1][]) =>
      commands.reduce((state, command) => after(state, command), both).otherLands?.[fens]?.hexes;

    test('is kept as it was drawn, over the land as it is', () => {
      const painted = { type: 'PaintHexes', land: fens, column: 2, row: 2, toColumn: 2, toRow: 3 } as const;
      const swamp = { ...painted, ground: 'swamp', road: false, river: false } as const;
      const hexes = hexesAfter(swamp, drawn);
      expect(hexes?.['1,1']).toMatchObject({ ground: 'swamp', road: true, river: false, roadSides: ['SE'] });
      expect(hexes?.['2,2']).toMatchObject({ ground: 'clear', road: true, roadSides: ['NW', 'SW'] });
      expect(hexes?.['1,2']).toMatchObject({ ground: 'swamp', road: true, roadSides: ['NE'] });
    });

    test('goes with the road, and stays under a ground that is painted over it', () => {
      const at = { type: 'PaintHexes', land: fens, column: 3, row: 3, toColumn: 3, toRow: 3, river: false } as const;
      expect(hexesAfter(drawn, { ...at, ground: 'hills', road: true })?.['2,2']?.roadSides).toEqual(['NW', 'SW']);
      expect(hexesAfter(drawn, { ...at, ground: 'hills', road: false })?.['2,2']).not.toHaveProperty('roadSides');
    });

    test('that is taken off a hex leads into it no more, and does not come back when another is drawn through it', () => {
      const off = {
        type: 'PaintHexes',
        land: fens,
        column: 3,
        row: 3,
        toColumn: 3,
        toRow: 3,
        ground: 'clear',
      } as const;
      const erased = { ...off, road: false, river: false };
      expect(hexesAfter(drawn, erased)?.['1,1']).toMatchObject({ road: true, roadSides: [] });
      expect(hexesAfter(drawn, erased)?.['1,2']).toMatchObject({ road: true, roadSides: [] });
      const across = [
        [3, 2],
        [3, 3],
        [3, 4],
      ] as const;
      const again = after([drawn, erased, { ...drawn, through: across }].reduce(after, both), {
        type: 'PlaceParty',
        land: fens,
        column: 1,
        row: 1,
      });
      const hexes = Object.entries(again.land?.hexes ?? {}).map(([key, hex]) => ({
        ...hex,
        ...hexAtKey(key as HexKey),
      }));
      const links = waysOf(hexes, 'road', 'flat').map((link) => link.map(hexKey).toSorted().join(' – '));
      expect(links.toSorted()).toEqual(['2,1 – 2,2', '2,2 – 2,3']);
    });

    test('stays where the river beside it is taken away', () => {
      const river = { ...drawn, way: 'river' } as const;
      const off = {
        type: 'PaintHexes',
        land: fens,
        column: 3,
        row: 3,
        toColumn: 3,
        toRow: 3,
        ground: 'clear',
      } as const;
      const hexes = hexesAfter(drawn, river, { ...off, road: true, river: false });
      expect(hexes?.['1,1']).toMatchObject({ roadSides: ['SE'], riverSides: [] });
      expect(hexes?.['2,2']).toMatchObject({ roadSides: ['NW', 'SW'] });
      expect(hexes?.['2,2']).not.toHaveProperty('riverSides');
    });

    test('that goes on from one of which it is only known where it runs keeps the links that one had', () => {
      const row = { type: 'PaintHexes', land: fens, column: 2, row: 1, toColumn: 2, toRow: 3 } as const;
      const through = [
        [2, 3],
        [2, 4],
      ] as const;
      const hexes = hexesAfter({ ...row, ground: 'clear', road: true, river: false }, { ...drawn, through });
      expect(hexes?.['1,2']?.roadSides).toEqual(['N', 'S']);
    });

    test('goes from each hex into one beside it, and is the referee’s to draw', () => {
      expect(ask(both, { ...drawn, through: [there, [5, 5]] }, referee)).toBe('bad-input');
      expect(ask(both, { ...drawn, through: [] }, referee)).toBe('bad-input');
      expect(ask(both, drawn, player)).not.toBe('granted');
    });
  });

  test('one of no such name, or a hex beyond its edge, is refused', () => {
    const place = { type: 'PlaceParty', column: 1, row: 1 } as const;
    expect(ask(both, { ...place, land: 'nowhere' as LandId }, referee)).toBe('no-such-thing');
    expect(ask(both, { ...place, land: fens, column: 6 }, referee)).toBe('bad-input');
    expect(ask(both, { ...place, land: fens }, player)).toBe('not-your-seat');
  });

  test('there are forty at the most', () => {
    const full = Array.from({ length: 38 }, (_, nth) => `Map ${nth}`).reduce(drawn, both);
    const one = { type: 'DrawLand', name: 'One more', layout: 'flat', width: 5, height: 4, milesPerHex: 6 } as const;
    expect(ask(full, one, referee)).toBe('bad-input');
    expect(offers(full, referee).some(({ command }) => command === 'DrawLand')).toBe(false);
  });
});

describe('the party goes from one hex map to another', () => {
  test('it stands on the other one, and the first stays as it was charted', () => {
    expect(crossed.land?.name).toBe('The Fens');
    expect(crossed.journey).toMatchObject({ at: { x: 0, y: 0 }, believed: { x: 0, y: 0 }, inHand: null });
    const back = after(crossed, { type: 'PlaceParty', land: named(crossed, 'The March'), column: 2, row: 2 });
    expect(back.land).toMatchObject({ name: 'The March', charted: march.land?.charted });
    expect(Object.keys(back.otherLands ?? {})).toEqual([fens]);
  });

  test('not in the middle of a day', () => {
    const course = { heading: 'N', pace: 'march', way: 'country', mount: 'none', forage: false } as const;
    const days = after(both, { type: 'SetCourse', ...course });
    expect(ask(days, { type: 'PlaceParty', land: fens, column: 1, row: 1 }, referee)).toBe('out-of-turn');
    expect(offers(days, referee).some(({ key }) => key === `PlaceParty:${fens}`)).toBe(false);
  });

  test('a hex of one map is not taken for the same hex of another', () => {
    const gone = after(crossed, { type: 'PlaceParty', column: 2, row: 2 });
    const land = gone.land && { ...gone.land, trodden: ['3,3' as const] };
    const others = Object.values(gone.otherLands ?? {}).map((other) => ({ ...other, trodden: ['3,3' as const] }));
    const walked = { ...gone, land, otherLands: Object.fromEntries(others.map((other) => [landId(other), other])) };
    expect(new Set(newPlaces(walked)).size).toBe(2);
  });
});

describe('who knows of which', () => {
  test('of a hex everybody sees what is named, and nothing else that may come to be kept of it', () => {
    const kept = {
      ground: 'hills',
      road: true,
      river: true,
      roadSides: ['N'],
      riverSides: ['S'],
      label: 'Hold',
    } as const;
    const land = { layout: 'flat', name: '', width: 1, height: 1, milesPerHex: 6 } as const;
    const hexes = { '0,0': { ...kept, note: 'A trap.', lair: 'A dragon.' } };
    expect(seenHex({ ...land, hexes }, { x: 0, y: 0 })).toEqual(kept);
    expect(seenHex({ ...land, hexes: {} }, { x: 0, y: 0 })).toEqual({
      ground: 'clear',
      road: false,
      river: false,
      label: '',
    });
  });

  it.each([
    ['a player', player],
    ['a spectator', spectator],
  ])('%s knows nothing of a map that is prepared', (_, seat) => {
    expect(known(both, seat)).not.toHaveProperty('otherLands');
    expect(JSON.stringify([...project(both, seat)])).not.toContain('Fens');
  });

  test('players keep what they charted of the map that they left, and no more', () => {
    const noted = after(crossed, {
      type: 'DescribeHex',
      land: named(crossed, 'The March'),
      column: 2,
      row: 2,
      label: 'Hold',
      note: 'A trap.',
    });
    const record = project(noted, player).get(`other-land:${named(noted, 'The March')}`);
    const charted = Object.keys(march.land?.charted ?? {}).length;
    expect(record).toMatchObject({ name: 'The March' });
    expect(record?.type === 'other-land' && record.rows.flatMap(({ hexes }) => hexes)).toHaveLength(charted);
    expect(JSON.stringify(record)).not.toContain('trap');
    expect(JSON.stringify(record)).not.toContain('Hold');
  });
});

describe('a hex map is taken away', () => {
  test('but not the one that the party is on', () => {
    expect(ask(both, { type: 'RemoveLand', land: named(both, 'The March') }, referee)).toBe('out-of-turn');
    const asked = offers(both, referee).find(({ key }) => key.startsWith('RemoveLand'))?.asks;
    expect(asked).toMatch(/What the players have charted/);
    expect(after(both, { type: 'RemoveLand', land: fens })).toEqual(march);
    const left = after(crossed, { type: 'RemoveLand', land: named(crossed, 'The March') });
    expect(allLands(left).map(({ name }) => name)).toEqual(['The Fens']);
  });
});

test('in a campaign from before there were several, the next hex map took the place of the last', () => {
  const facts = { name: 'Old', layout: 'flat', width: 3, height: 3, milesPerHex: 6, hexes: {} } as const;
  const first = evolve(campaign([]), { type: 'LandAdded', facts });
  const second = evolve(first, { type: 'LandAdded', facts: { ...facts, name: 'Older' } });
  expect(allLands(second).map(({ name }) => name)).toEqual(['Older']);
  expect(allLands(drawn(second, 'New')).map(({ name }) => name)).toEqual(['Older', 'New']);
});

describe('the referee keeps hex maps in folders, and in an order', () => {
  const file = (land: LandId, folder: string, before: LandId | null): Command => ({
    type: 'FileLand',
    land,
    folder,
    before,
  });
  const three = drawn(both, 'The Isles');
  const [first, isles] = [named(three, 'The March'), named(three, 'The Isles')];
  const order = (state: GameState) => landsInOrder(state).map(({ name }) => name);

  test('each stands where it was put, be the party on it or not', () => {
    expect(order(three)).toEqual(['The March', 'The Fens', 'The Isles']);
    const put = after(three, file(isles, 'Seas', first));
    expect(order(put)).toEqual(['The Isles', 'The March', 'The Fens']);
    const last = after(put, file(first, '', null));
    expect(order(last)).toEqual(['The Isles', 'The Fens', 'The March']);
    expect(order(after(last, { type: 'PlaceParty', land: isles, column: 1, row: 1 }))).toEqual(order(last));
    expect(order(drawn(last, 'The Steppe'))).toEqual([...order(last), 'The Steppe']);
  });

  test('a folder is kept until another is named, and players are not told of it', () => {
    const put = after(after(three, file(first, ' Lowlands ', null)), file(fens, 'Lowlands', null));
    expect(landNamed(put, first)?.folder).toBe('Lowlands');
    expect(project(put, referee).get('land')).toMatchObject({ folder: 'Lowlands', listed: 1 });
    expect(project(put, player).get('land')).toMatchObject({ folder: null, listed: null });
    expect(known(put, player).land).toEqual(known(three, player).land);
    expect(landNamed(after(put, file(first, '', null)), first)).not.toHaveProperty('folder');
  });

  test('it is the referee’s to do, and no map stands before itself or before one that is not there', () => {
    expect(ask(three, file(isles, '', first), player)).toBe('not-your-seat');
    expect(ask(three, file(isles, '', isles), referee)).toBe('no-such-thing');
    expect(ask(three, file(isles, '', id('none')), referee)).toBe('no-such-thing');
    expect(refusedOffers(three, referee, 'FileLand')).toEqual([]);
  });
});
