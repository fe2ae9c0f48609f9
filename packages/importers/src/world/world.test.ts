import {
  type Command,
  DEFAULT_CHOICE,
  decide,
  evolve,
  type GameState,
  type Item,
  id,
  landsInOrder,
  loaded,
  newState,
  type Seat,
} from '@lanthorn/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { worlds } from '../../test/worlds.ts';
import { factsOf, picturesFor } from './facts.ts';
import { WORLD_LIMITS } from './format.ts';
import { itemsOf } from './items.ts';
import { readWorld } from './read.ts';
import type { World } from './world.ts';
import { withPictures, worldOf } from './write.ts';

const REFEREE: Seat = { role: 'referee', user: id('ref'), name: 'Rhea' };
const PLAYER: Seat = { role: 'player', user: id('ann'), name: 'Ann' };
const fresh = (): GameState => newState('Another one', DEFAULT_CHOICE);

/** The file, read as any other. */
function read(world: unknown): World {
  const answer = readWorld(JSON.stringify(world));
  if ('code' in answer) throw new Error(answer.message);
  return answer.read;
}

/** All of a world in a campaign; in words why not. */
function bring(state: GameState, world: World, by = REFEREE, shared = true): GameState | string {
  const taken = { items: itemsOf(state, world), shared };
  const facts = factsOf(state, world, taken, (key, of) => `${of}-${key}`);
  const ruling = decide(state, { type: 'BringWorld', facts }, by, loaded());
  return ruling.granted ? ruling.events.reduce(evolve, state) : ruling.refusal.sentence;
}
function brought(state: GameState, world: World): GameState {
  const answer = bring(state, world);
  if (typeof answer === 'string') throw new Error(answer);
  return answer;
}

const everything = (state: GameState) =>
  worldOf(state, {
    maps: Object.values(state.scenes).map((scene) => scene.id),
    pages: true,
    tables: true,
    bestiary: true,
    wares: true,
    calendar: true,
    lands: true,
  });

let made = 0;
/** Each thing that it makes has an id of its own. */
function after(state: GameState, command: Command): GameState {
  const dice = { ...loaded(...Array<number>(40).fill(3)), id: () => `made-${++made}` };
  const ruling = decide(state, command, REFEREE, dice);
  if (!ruling.granted) throw new Error(ruling.refusal.sentence);
  return ruling.events.reduce(evolve, state);
}

/** What a campaign saves, with its pictures under the keys that the first file had. */
function savedAgain(state: GameState, first: World): World {
  const { world, wanted } = everything(state);
  const keys = new Map(wanted.map(({ key, asset, of }) => [key, asset.slice(of.length + 1)]));
  const renamed = (text: string) => text.replaceAll(/picture-\d+/g, (key) => keys.get(key) ?? key);
  const whole = withPictures(
    world,
    wanted.map(({ key }) => ({ key, name: keys.get(key) ?? '', data: 'AAAA', smaller: 1 })),
  );
  return { ...(JSON.parse(renamed(JSON.stringify(whole))) as World), from: first.from };
}

/** Bread that a spell made, found among treasure. */
const ODD: Item = {
  id: id('bread'),
  name: 'bread',
  quantity: 2,
  weight: 1,
  kind: 'gear',
  use: null,
  found: true,
  conjured: true,
};

const isSomething = ({ maps, pages, tables, monsters, wares, calendar, lands }: World): boolean =>
  calendar !== null || [maps, pages, tables, monsters, wares, lands].some(({ length }) => length > 0);

describe('a campaign’s own things as one file', () => {
  test('come out of the second campaign as they came out of the first', () => {
    fc.assert(
      fc.property(worlds.filter(isSomething), (world) => {
        const file = read(world);
        const tablesOf = ({ maps }: World) =>
          maps.map(({ wanderers, rooms }) => [wanderers, ...rooms.map((room) => room.wanderers)]);
        expect(tablesOf(file)).toEqual(tablesOf(world));
        const state = brought(fresh(), file);
        expect(savedAgain(state, file)).toEqual(file);
        expect(itemsOf(state, file).filter(({ state: how }) => how !== 'same')).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  test('keep a scroll in a hoard that is called after seven spells with long names', () => {
    const scroll = `scroll of 7 spells (${Array.from({ length: 7 }, (_, at) => `Protection from Normal Missiles ${at}`).join(', ')})`;
    const map = after(fresh(), { type: 'NewScene', name: 'Crypt', width: 4, height: 4, ground: 'open' });
    const scene = Object.values(map.scenes)[0]?.id ?? id('none');
    const square = { x: 1, y: 1 };
    const laid = after(map, { type: 'LayHoard', name: 'a chest', types: '', square, scene, hidden: false });
    const [hoard] = Object.values(laid.hoards ?? {});
    const put = { type: 'PutIntoHoard', hoard: hoard?.id ?? id('none'), thing: 'scroll', named: false } as const;
    const filled = after(laid, { ...put, name: scroll, is: scroll });
    expect(scroll.length).toBeGreaterThan(250);
    expect(read(everything(filled).world).maps[0]?.hoards[0]?.things).toMatchObject([{ name: scroll }]);
  });

  test('of a second copy of the maps, exits lead to that copy', () => {
    fc.assert(
      fc.property(
        worlds.filter(({ maps }) => maps.length > 0),
        (world) => {
          const file = {
            ...read(world),
            pages: [],
            tables: [],
            monsters: [],
            encounters: [],
            wares: [],
            calendar: null,
            lands: [],
          };
          const once = brought(fresh(), file);
          const twice = brought(once, file);
          const copies = Object.values(twice.scenes).filter((scene) => !Object.hasOwn(once.scenes, scene.id));
          const ids = new Set(copies.map((scene) => scene.id));
          for (const { exits = {} } of copies)
            for (const { to } of Object.values(exits)) expect(to === null || ids.has(to.scene)).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('monsters come along with the map that they stand on, hidden as they were; the dead and the party stay', () => {
    const cellar = brought(fresh(), read({ ...EMPTY, maps: [BLANK] }));
    const [map] = Object.values(cellar.scenes);
    if (!map) throw new Error('The map is missing.');
    const add = (state: GameState, count: number, hidden: boolean) =>
      after(state, { type: 'AddMonsters', monster: 'goblin', count, square: { x: 1, y: 1 }, scene: map.id, hidden });
    const met = add(add(cellar, 3, true), 2, false);
    const [first, second, third, ...others] = Object.values(met.creatures);
    if (!first || !second || !third) throw new Error('The goblins are missing.');
    const played: GameState = {
      ...met,
      creatures: {
        ...met.creatures,
        [first.id]: { ...first, items: [ODD] },
        [second.id]: { ...second, conditions: ['dead'] },
        [third.id]: { ...third, hitPoints: { ...third.hitPoints, now: 0 }, conditions: ['asleep'] },
      },
      party: { ...met.party, members: [others[0]?.id ?? first.id] },
    };
    const { world } = everything(played);
    const there = Object.values(brought(fresh(), read(world)).creatures);
    expect(there.map(({ name, hidden, at }) => [name, hidden, at?.square])).toEqual(
      [first, third, others[1]].map((one) => [one?.name, one?.hidden, one?.at?.square]),
    );
    expect(there.map(({ conditions, hitPoints: { now, max } }) => [conditions, max - now])).toEqual([
      [[], 0],
      [[], 0],
      [[], 0],
    ]);
    expect(new Set(there.map(({ at }) => at?.scene)).size).toBe(1);
    const { id: _, ...odd } = ODD;
    expect(there[0]?.items).toMatchObject([odd]);
  });

  test('hex maps come in their order, each in its folder; one in the place of another keeps that one’s', () => {
    const fen = { name: 'Fen', layout: 'flat', width: 2, height: 2, milesPerHex: 6, hexes: {} };
    const file = read({ ...EMPTY, lands: [fen, { ...fen, name: 'Moor', folder: 'North' }, { ...fen, name: 'Isle' }] });
    const state = brought(fresh(), file);
    const isle = landsInOrder(state).find(({ name }) => name === 'Isle')?.id;
    const [before] = landsInOrder(state);
    if (!isle || !before?.id) throw new Error('A hex map is missing.');
    const put = after(state, { type: 'FileLand', land: isle, folder: 'Sea', before: before.id });
    const again = read(everything(put).world);
    const listed = (of: GameState) => landsInOrder(of).map(({ name, folder }) => [name, folder]);
    expect(listed(brought(fresh(), again))).toEqual([
      ['Isle', 'Sea'],
      ['Fen', undefined],
      ['Moor', 'North'],
    ]);
    const other = read({ ...EMPTY, lands: [{ ...fen, name: 'Isle', milesPerHex: 3 }] });
    expect(listed(brought(put, other))).toEqual(listed(put));
  });

  test('pages that everyone read are the referee’s, unless they are to be shared here too', () => {
    const page = { title: 'A letter', folder: '', text: 'Come at once.', readers: 'all' };
    const file = read({ ...EMPTY, pages: [page] });
    const readers = (shared: boolean) => {
      const state = bring(fresh(), file, REFEREE, shared);
      return typeof state === 'string' ? state : Object.values(state.journal ?? {}).map((one) => one.readers);
    };
    expect([readers(false), readers(true)]).toEqual([['referee'], ['all']]);
  });

  test('say what is otherwise in the campaign, and in which respect', () => {
    const page = { title: 'A letter', folder: '', text: 'Come at once.', readers: 'referee' };
    const table = { name: 'Gems', dice: null, lines: [{ share: 1, text: 'a ruby' }] };
    const state = brought(fresh(), read({ ...EMPTY, pages: [page], tables: [table] }));
    const other = read({
      ...EMPTY,
      pages: [page, { ...page, text: 'Stay.' }],
      tables: [{ ...table, name: 'gems', dice: '1d1' }],
    });
    expect(itemsOf(state, other).map(({ key, state: how, differs }) => [key, how, differs])).toEqual([
      ['page:0', 'same', []],
      ['page:1', 'new', []],
      ['table:0', 'differs', ['dice']],
    ]);
  });

  test('are only the referee’s to bring in, and something must be chosen', () => {
    const file = read({ ...EMPTY, tables: [{ name: 'Gems', dice: null, lines: [{ share: 1, text: 'a ruby' }] }] });
    expect(bring(fresh(), file, PLAYER)).toContain('Only the referee');
    expect(bring(fresh(), read(EMPTY))).toContain('Nothing was chosen');
  });

  test('need only the pictures of what is taken', () => {
    const page = { title: 'A letter', folder: '', text: '![x](picture:seal)', readers: 'all' };
    const file = read({
      ...EMPTY,
      pages: [page, { ...page, text: '![x](picture:gone)' }],
      pictures: [
        { key: 'seal', name: 'Seal', data: '' },
        { key: 'spare', name: 'Spare', data: '' },
      ],
    });
    expect(picturesFor(file, { items: itemsOf(fresh(), file), shared: false })).toEqual([{ key: 'seal', of: 'page' }]);
    expect(picturesFor(file, { items: [], shared: false })).toEqual([]);
  });
});

const EMPTY = {
  format: 'lanthorn-world',
  version: 1,
  from: 'The Fen',
  maps: [],
  pages: [],
  tables: [],
  monsters: [],
  encounters: [],
  wares: [],
  pictures: [],
};

const HEX = { ground: 'swamp', road: false, river: false, label: '', note: '' };

const BLANK = {
  key: 'map-1',
  name: 'Cellar',
  width: 4,
  height: 3,
  feetPerSquare: 10,
  level: 1,
  ambient: 'dark',
  floor: null,
  image: null,
};

const RAT = {
  name: 'Rat',
  square: { x: 1, y: 1 },
  hidden: true,
  icon: null,
  class: null,
  level: 0,
  alignment: 'neutral',
  abilities: null,
  hitDice: { dice: 0.5, plus: 0, stars: 0 },
  hitPoints: 2,
  naturalArmour: 10,
  armour: 'none',
  shield: false,
  helmet: false,
  attacks: [],
  items: [],
  coins: { pp: 0, gp: 0, ep: 0, sp: 0, cp: 0 },
  movement: 60,
  infravision: 0,
  morale: 5,
  saveAs: 'NH',
  undead: false,
  notes: '',
};

const line = (text: string) => ({ share: 1, text });

describe('a file that is no world is refused', () => {
  test.each<[what: string, code: string, says: string, file: unknown]>([
    ['nothing', 'not-json', 'not JSON', ''],
    ['a text', 'not-json', 'not JSON', 'Dear diary'],
    ['half of one', 'not-json', 'not JSON', JSON.stringify(EMPTY).slice(0, 60)],
    ['a list', 'unknown-format', 'no world', []],
    ['null', 'unknown-format', 'no world', null],
    ['something of another format', 'unknown-format', 'no world', { ...EMPTY, format: 'foundry' }],
    ['one of a later version', 'unknown-format', 'version 7', { ...EMPTY, version: 7 }],
    ['a map of no size', 'bad-number', 'width', { ...EMPTY, maps: [{ ...BLANK, width: 0 }] }],
    ['a map beyond all bounds', 'bad-number', 'width', { ...EMPTY, maps: [{ ...BLANK, width: 501 }] }],
    ['a map with another floor', 'malformed', 'floor', { ...EMPTY, maps: [{ ...BLANK, floor: ['1111'] }] }],
    ['two maps of one key', 'malformed', 'key “map-1”', { ...EMPTY, maps: [BLANK, BLANK] }],
    [
      'a monster beyond the edge of its map',
      'malformed',
      'beyond its edge',
      { ...EMPTY, maps: [{ ...BLANK, monsters: [{ ...RAT, square: { x: 4, y: 0 } }] }] },
    ],
    [
      'a monster of more hit points than there are',
      'malformed',
      'hit points',
      { ...EMPTY, maps: [{ ...BLANK, monsters: [{ ...RAT, hitPoints: 10_001 }] }] },
    ],
    [
      'a monster with traits that nobody knows of',
      'malformed',
      'traits',
      { ...EMPTY, maps: [{ ...BLANK, monsters: [{ ...RAT, traits: { boring: true } }] }] },
    ],
    [
      'walls that lie nowhere',
      'bad-number',
      'walls',
      { ...EMPTY, maps: [{ ...BLANK, walls: [{ a: { x: 1e9, y: 0 }, b: { x: 0, y: 0 } }] }] },
    ],
    [
      'lights without end',
      'malformed',
      'lights',
      { ...EMPTY, maps: [{ ...BLANK, lights: [{ at: { x: 0, y: 0 }, radiusFeet: 10_000, colour: null }] }] },
    ],
    [
      'a table that refers to itself',
      'malformed',
      'A → B → A',
      {
        ...EMPTY,
        tables: [
          { name: 'A', dice: null, lines: [line('[[B]]')] },
          { name: 'B', dice: null, lines: [line('[[a]]')] },
        ],
      },
    ],
    [
      'a table without lines',
      'malformed',
      'The table “A”',
      { ...EMPTY, tables: [{ name: 'A', dice: null, lines: [] }] },
    ],
    [
      'a page without end',
      'malformed',
      'The page “Long”',
      { ...EMPTY, pages: [{ title: 'Long', folder: '', text: 'x'.repeat(20_001), readers: 'all' }] },
    ],
    [
      'a monster of nothing',
      'malformed',
      'The monster “Blob”',
      { ...EMPTY, monsters: [{ key: 'blob', name: 'Blob' }] },
    ],
    [
      'an encounter table of no place',
      'malformed',
      '__proto__',
      '{"format":"lanthorn-world","version":1,"from":"x","encounters":[{"table":"__proto__","monsters":[]}]}',
    ],
    ['a calendar of nothing', 'malformed', 'The calendar', { ...EMPTY, calendar: { months: [] } }],
    [
      'a hex beyond the edge of its map',
      'malformed',
      'beyond its edge',
      { ...EMPTY, land: { name: 'Fen', layout: 'flat', width: 2, height: 2, milesPerHex: 6, hexes: { '2,0': HEX } } },
    ],
    ['a name that cannot be kept', 'malformed', 'cannot be kept', { ...EMPTY, from: 'a\0b' }],
  ])('%s', (_, code, says, file) => {
    const answer = readWorld(typeof file === 'string' ? file : JSON.stringify(file));
    expect(answer).toMatchObject({ read: null, code, message: expect.stringContaining(says) });
  });

  test('one that is too large, in bytes or in what it holds', () => {
    const small = { ...WORLD_LIMITS, fileBytes: 1_000, values: 50 };
    expect(readWorld(' '.repeat(1_001), small)).toMatchObject({ code: 'too-large' });
    expect(readWorld('['.repeat(51), small)).toMatchObject({ code: 'too-large' });
  });

  test('keys that every object has are names like others, and change nothing', () => {
    const map = {
      ...BLANK,
      key: '__proto__',
      name: '__proto__',
      exits: [{ kind: 'door', at: { x: 0, y: 0 }, to: { map: '__proto__', square: { x: 1, y: 1 } }, hidden: false }],
    };
    const page = { title: '__proto__', folder: 'constructor', text: '![x](picture:__proto__)', readers: 'all' };
    const file = read({
      ...EMPTY,
      maps: [map],
      pages: [page],
      tables: [{ name: 'toString', dice: null, lines: [line('x')] }],
    });
    const state = brought(fresh(), file);
    const [scene] = Object.values(state.scenes);
    expect(Object.values(scene?.exits ?? {}).map(({ to }) => to?.scene)).toEqual([scene?.id]);
    expect(({} as Record<string, unknown>).format).toBeUndefined();
  });

  test('whatever is spoilt in it, it is read or refused', () => {
    const part = fc.oneof(fc.jsonValue(), fc.constantFrom(-1, 1e308, '', null, [], {}));
    fc.assert(
      fc.property(worlds, fc.array(fc.nat(12), { minLength: 1, maxLength: 6 }), part, (world, way, instead) => {
        const answer = readWorld(JSON.stringify(spoilt(world, way, instead)) ?? '');
        if ('code' in answer) return;
        const state = bring(fresh(), answer.read);
        expect(typeof state === 'string' || Object.values(state.scenes).length === answer.read.maps.length).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});

/** The value with the part that `way` leads to replaced. */
function spoilt(value: unknown, [step, ...rest]: readonly number[], part: unknown): unknown {
  if (step === undefined || typeof value !== 'object' || value === null) return part;
  if (Array.isArray(value))
    return value.map((item: unknown, at) => (at === step % value.length ? spoilt(item, rest, part) : item));
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([key, item], at) => [key, at === step % entries.length ? spoilt(item, rest, part) : item]),
  );
}
