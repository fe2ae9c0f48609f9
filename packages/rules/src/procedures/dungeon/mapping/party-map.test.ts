import { GRIDS, sidesAround } from '@lanthorn/geometry';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  after,
  ask,
  at,
  delve,
  goblin,
  otherPlayer,
  player,
  referee,
  someone,
  spectator,
  toMeet,
} from '../../../../test/table.ts';
import { id, type PartyMapId } from '../../../core/index.ts';
import { known } from '../../../known/known.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';
import { project } from '../../../view/project.ts';
import { divides, fillAt, sidesOf, undoing, withStroke } from './drawn.ts';
import { BORDERS, EDGES, FILLS, type PartyMap, type PenStroke, SIGNS } from './kept.ts';
import { acrossSide, EDGES_OF, sideBetween } from './side.ts';

const table = after(delve([someone()]), { type: 'AppointMapper', user: player.user }, player);
const SHEET = { type: 'BeginPartyMap', name: 'The cellar', width: 12, height: 10, feetPerSquare: 10 } as const;
const begun = after(table, SHEET, player);

const mapOf = (state: GameState): PartyMap => {
  const [map] = Object.values(state.partyMaps ?? {});
  if (!map) throw new Error('The party has no map.');
  return map;
};
const foe = goblin({ at: at(3, 1) });

const map: PartyMapId = mapOf(begun).id;
const draw = (...strokes: PenStroke[]) => ({ type: 'DrawPartyMap', map, strokes }) as const;

const ROOM: PenStroke = { fill: 'floor', from: { x: 4, y: 5 }, to: { x: 2, y: 3 } };
const DOOR: PenStroke = { side: { x: 3, y: 3, edge: 'north' }, border: 'door' };
const STATUE: PenStroke = { at: { x: 2, y: 3 }, sign: 'statue', text: 'a saint without a head' };
const drawn = after(begun, draw(ROOM, DOOR, STATUE, { party: { x: 4, y: 5 } }), player);

describe('the party draws a map of its own', () => {
  test('OSE-PTY-06: the mapper and the referee draw it, the others do not', () => {
    for (const command of [SHEET, draw(ROOM), { type: 'RemovePartyMap', map }] as const) {
      expect(ask(begun, command, otherPlayer)).toBe('not-your-seat');
      expect(ask(begun, command, spectator)).toBe('not-your-seat');
      expect(ask(begun, command, referee)).toHaveLength(1);
    }
  });

  test('OSE-PUR-03: the mapper does not draw it while running, though the referee may', () => {
    const met = { ...begun, creatures: { ...begun.creatures, [foe.id]: foe } };
    const creatures = [foe.id];
    const fight = after(met, toMeet(creatures), referee);
    const running: GameState = { ...fight, encounter: fight.encounter && { ...fight.encounter, mode: 'pursuit' } };
    expect(ask(fight, draw(ROOM), player)).toHaveLength(1);
    expect(ask(running, draw(ROOM), player)).toBe('forbidden');
    expect(ask(running, draw(ROOM), referee)).toHaveLength(1);
  });

  test('a room, a door, a sign and where the party is stand where they were drawn', () => {
    expect(mapOf(drawn).rows.slice(2, 7)).toEqual([
      '............',
      '..###.......',
      '..###.......',
      '..###.......',
      '............',
    ]);
    expect(mapOf(drawn)).toMatchObject({
      borders: [{ x: 3, y: 3, edge: 'north', border: 'door' }],
      signs: [{ x: 2, y: 3, sign: 'statue', text: 'a saint without a head' }],
      party: { x: 4, y: 5 },
    });
  });

  test('what is rubbed out takes its signs along, and the doors that then lead nowhere', () => {
    const rubbed = mapOf(after(drawn, draw({ fill: 'blank', from: { x: 0, y: 3 }, to: { x: 11, y: 3 } }), player));
    expect(rubbed.signs).toEqual([]);
    expect(rubbed.borders).toEqual([]);
    expect(fillAt(rubbed, { x: 3, y: 4 })).toBe('floor');
  });

  test.each<[string, PenStroke, string]>([
    ['beyond the paper', { fill: 'floor', from: { x: 0, y: 0 }, to: { x: 12, y: 0 } }, 'no-such-thing'],
    ['a sign beyond the paper', { at: { x: -1, y: 0 }, sign: null, text: '' }, 'no-such-thing'],
    ['the party beyond the paper', { party: { x: 0, y: 10 } }, 'no-such-thing'],
    ['a sign where nothing is drawn', { at: { x: 0, y: 0 }, sign: 'altar', text: '' }, 'bad-input'],
    ['a door where nothing is drawn', { side: { x: 0, y: 0, edge: 'west' }, border: 'door' }, 'bad-input'],
  ])('%s is refused', (_, stroke, code) => {
    expect(ask(drawn, draw(stroke), player)).toBe(code);
    expect(ask(drawn, draw(ROOM, stroke), player)).toBe(code);
  });

  test('a door stands at the last side of the paper too', () => {
    const corner: PenStroke = { fill: 'floor', from: { x: 11, y: 9 }, to: { x: 11, y: 9 } };
    const east: PenStroke = { side: { x: 12, y: 9, edge: 'west' }, border: 'door' };
    expect(mapOf(after(begun, draw(corner, east), player)).borders).toHaveLength(1);
  });

  test('a sheet that is thrown away leaves nothing, and no more than twenty are kept', () => {
    expect(after(drawn, { type: 'RemovePartyMap', map }, player)).not.toHaveProperty('partyMaps');
    const sheets = Array.from({ length: 20 }, (_, at) => [`sheet-${at}`, { ...mapOf(begun), id: `sheet-${at}` }]);
    expect(ask({ ...begun, partyMaps: Object.fromEntries(sheets) }, SHEET, player)).toBe('bad-input');
  });

  it('lies before all, and tells nothing of the true map', () => {
    for (const seat of [referee, player, otherPlayer, spectator]) {
      expect(known(drawn, seat).partyMaps).toEqual(drawn.partyMaps);
      expect(project(known(drawn, seat), seat).get(`party-map:${map}`)).toMatchObject({ name: 'The cellar' });
    }
    const elsewhere = { ...drawn, scenes: {}, scene: null };
    expect(project(known(elsewhere, player), player).get(`party-map:${map}`)).toEqual(
      project(known(drawn, player), player).get(`party-map:${map}`),
    );
  });
});

describe.each(GRIDS)('on paper of the grid %s', (grid) => {
  const sheet = after(table, { ...SHEET, grid }, player);
  const blank = mapOf(sheet);
  const on = (strokes: readonly PenStroke[]) => ({ type: 'DrawPartyMap', map: blank.id, strokes }) as const;

  const square = fc.record({ x: fc.nat(11), y: fc.nat(9) });
  const stroke: fc.Arbitrary<PenStroke> = fc.oneof(
    fc.record({ fill: fc.constantFrom(...FILLS), from: square, to: square }),
    fc.record({
      side: fc.record({
        x: fc.integer({ min: -1, max: 12 }),
        y: fc.integer({ min: -1, max: 10 }),
        edge: fc.constantFrom(...EDGES),
      }),
      border: fc.constantFrom(...BORDERS, null),
    }),
    fc.record({ at: square, sign: fc.constantFrom(...SIGNS, null), text: fc.constantFrom('', 'cold') }),
    fc.record({ party: fc.option(square) }),
  );
  const strokes = fc.array(stroke, { minLength: 1, maxLength: 8 });

  /** The map with all strokes that are granted. */
  const granted = (before: PartyMap, all: readonly PenStroke[]): PartyMap =>
    legal(before, all).reduce(withStroke, before);

  /** The strokes that are granted, one after the other. */
  function legal(before: PartyMap, all: readonly PenStroke[]): readonly PenStroke[] {
    const drawn: PenStroke[] = [];
    for (const next of all) {
      const state = { ...sheet, partyMaps: { [blank.id]: drawn.reduce(withStroke, before) } };
      if (typeof ask(state, on([next]), player) !== 'string') drawn.push(next);
    }
    return drawn;
  }

  it('is what was asked for, and everybody knows of which grid it is', () => {
    for (const seat of [referee, player, otherPlayer, spectator]) {
      expect(known(sheet, seat).partyMaps?.[blank.id]?.grid).toBe(grid);
      expect(project(known(sheet, seat), seat).get(`party-map:${blank.id}`)).toMatchObject({ grid });
    }
  });

  test('what undoes strokes makes the map again what it was, and is granted', () => {
    fc.assert(
      fc.property(strokes, strokes, (first, then) => {
        const before = granted(blank, first);
        const second = legal(before, then);
        const back = undoing(before, second);
        expect(sorted(back.reduce(withStroke, second.reduce(withStroke, before)))).toEqual(sorted(before));
        const now = { ...sheet, partyMaps: { [blank.id]: second.reduce(withStroke, before) } };
        if (back.length > 0) expect(ask(now, on(back), player)).toHaveLength(1);
      }),
    );
  });

  test('whatever is drawn, borders divide something, signs stand on something, and the paper keeps its size', () => {
    fc.assert(
      fc.property(fc.array(stroke, { maxLength: 60 }), (all) => {
        const end = granted(blank, all);
        expect(end.borders.filter((side) => !divides(end, side))).toEqual([]);
        expect(end.borders.filter(({ edge }) => !EDGES_OF[grid].includes(edge))).toEqual([]);
        expect(end.signs.filter((sign) => fillAt(end, sign) === 'blank')).toEqual([]);
        expect(end.rows.map((row) => row.length)).toEqual(Array(10).fill(12));
      }),
      { numRuns: 30 },
    );
  });

  test('each side of a place is the side of one place alone, and lies between the two', () => {
    fc.assert(
      fc.property(square, (place) => {
        const sides = sidesAround(place, grid).map(({ beyond }) => {
          const side = sideBetween(place, beyond, grid);
          expect(side).toEqual(sideBetween(beyond, place, grid));
          expect(side && acrossSide(side, grid)).toEqual(expect.arrayContaining([place, beyond]));
          return JSON.stringify(side);
        });
        expect(new Set(sides).size).toBe(grid === 'square' ? 4 : 6);
        expect(sideBetween(place, { x: place.x + 3, y: place.y }, grid)).toBeNull();
      }),
    );
  });

  test('a door stands at every side of a single place, those at the rim of the paper too', () => {
    for (const place of [
      { x: 0, y: 0 },
      { x: 11, y: 9 },
      { x: 0, y: 8 },
      { x: 8, y: 0 },
      { x: 5, y: 4 },
    ]) {
      const doors = sidesAround(place, grid).flatMap(({ beyond }): PenStroke[] => {
        const side = sideBetween(place, beyond, grid);
        return side ? [{ side, border: 'door' }] : [];
      });
      const state = after(sheet, on([{ fill: 'floor', from: place, to: place }, ...doors]), player);
      expect(mapOf(state).borders).toHaveLength(grid === 'square' ? 4 : 6);
      const rubbed = after(state, on([{ fill: 'blank', from: place, to: place }]), player);
      expect(mapOf(rubbed).borders).toEqual([]);
    }
  });

  test('a side that such a place has not is refused', () => {
    const floor: PenStroke = { fill: 'floor', from: { x: 0, y: 0 }, to: { x: 11, y: 9 } };
    for (const edge of EDGES) {
      const ruling = ask(sheet, on([floor, { side: { x: 5, y: 4, edge }, border: 'wall' }]), player);
      expect(ruling === 'no-such-thing').toBe(!EDGES_OF[grid].includes(edge));
    }
  });
});

test('the paper that is offered first is of the grid of the map on the board, and of no other map', () => {
  const papers = (state: GameState) =>
    [player, referee].map((seat) => {
      const [begins] = offers(known(state, seat), seat).filter(({ command }) => command === 'BeginPartyMap');
      return begins?.inputs.find(({ name }) => name === 'grid');
    });
  const board = table.scene ? table.scenes[table.scene] : undefined;
  if (!board) throw new Error('A map lies on the board.');
  const hexes = { ...table, scenes: { ...table.scenes, [board.id]: { ...board, grid: 'flat' as const } } };
  const prepared = { ...board, id: id<'scene'>('prepared'), grid: 'pointy' as const };
  expect(papers(hexes)).toEqual(Array(2).fill(expect.objectContaining({ preset: 'flat' })));
  expect(papers({ ...table, scenes: { ...table.scenes, [prepared.id]: prepared } })).toEqual(
    Array(2).fill(expect.objectContaining({ preset: 'square' })),
  );
});

/** Without the order in which borders and signs were drawn. */
const sorted = ({ borders, signs, ...rest }: PartyMap) => ({
  ...rest,
  borders: borders.toSorted((one, other) => one.y - other.y || one.x - other.x || one.edge.localeCompare(other.edge)),
  signs: signs.toSorted((one, other) => one.y - other.y || one.x - other.x),
});

test.each([
  ['square', 10, 7],
  ['pointy', 18, 9],
  ['flat', 18, 9],
] as const)(
  'around a room of %s lie the sides to its neighbours, and within it those between its own',
  (grid, rim, own) => {
    const { around, within } = sidesOf({ x: 2, y: 3 }, { x: 4, y: 4 }, grid);
    expect(around).toHaveLength(rim);
    expect(within).toHaveLength(own);
  },
);
