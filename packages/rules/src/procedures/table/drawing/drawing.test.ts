import { describe, expect, it } from 'vitest';
import { after, ask, at, delve, player, referee, someone, twoRooms } from '../../../../test/table.ts';
import { commandFlaw } from '../../../command-flaw.ts';
import { type CommandOf, id } from '../../../core/index.ts';
import { known } from '../../../known/known.ts';
import type { GameState } from '../../../state/state.ts';
import { project } from '../../../view/project.ts';
import { tell } from '../../../view/tell.ts';
import { seenByParty } from '../../situation/sight/sight.ts';
import { withScene } from '../scene/events.ts';
import type { Run } from './commands.ts';

const ROOMS = id<'scene'>('rooms');
const aldo = someone({ at: at(1, 1) });
/** One room of ten by five squares, without a wall in it; nothing beyond the third column is explored. */
const bare = twoRooms({ walls: [], doors: {}, traps: {}, explored: Array<string>(5).fill('1110000000') });
const state = delve([aldo], {}, bare);
const draw = (
  put: CommandOf<'DrawScene'>['put'],
  take: CommandOf<'DrawScene'>['take'] = {},
): CommandOf<'DrawScene'> => ({
  type: 'DrawScene',
  scene: ROOMS,
  put,
  take,
});
const scene = (of: GameState) => of.scenes[ROOMS] ?? bare;
const across = [3, 0, 3, 5] as const;
const gate = {
  id: id<'door'>('gate'),
  segment: [3, 1, 3, 2],
  kind: 'door',
  state: 'closed',
  locked: true,
  stuck: false,
} as const;

/** As many runs as one stroke of the fog may have, each as long as a run may be. */
const LONG: readonly Run[] = Array.from({ length: 20_000 }, () => [0, 0, 1_000] as const);
const roomOf = (key: string, squares: readonly Run[]) => ({
  key,
  name: '',
  at: { x: 1, y: 1 },
  squares,
  text: '',
  toPlayers: null,
});
const trapOf = (name: string, squares: readonly Run[], damage: string | null = null) =>
  ({ id: id<'trap'>(name), name, squares, guards: 'room', damage, text: '' }) as const;

describe('the damage of a trap that is drawn', () => {
  const pit = (damage: string | null) => draw({ traps: [trapOf('pit', [[1, 1, 1]], damage)] });

  it.each(['1d6', 'd4+1', '3', '2d6 and poison', null])('may be %s', (damage) => {
    expect(scene(after(state, pit(damage), referee)).traps[id<'trap'>('pit')]?.damage).toBe(damage);
  });

  it.each(['three dice', 'paralysis', '-1'])('is not %s, which nobody could throw', (damage) => {
    expect(ask(state, pit(damage), referee)).toBe('bad-input');
  });

  it('stays whatever another tool made of it, until it is changed', () => {
    const falling = { ...trapOf('pit', [], 'falling'), squares: [], found: false, sprung: false };
    const brought = delve([aldo], {}, { ...bare, traps: { [falling.id]: falling } });
    expect(ask(brought, pit('falling'), referee)).not.toBe('bad-input');
    expect(ask(brought, pit('falls'), referee)).toBe('bad-input');
  });
});

describe('drawing on a scene', () => {
  it('a wall ends sight and steps at once, and is gone when it is taken off', () => {
    expect(seenByParty(state)[1]).toBe('1111111111');
    const walled = after(state, draw({ walls: [across] }), referee);
    expect(seenByParty(walled)[1]).toBe('1110000000');
    expect(ask(walled, { type: 'MoveCreature', creature: aldo.id, to: { x: 4, y: 1 } }, player)).toBe('blocked');
    const open = after(walled, draw({}, { walls: [[3, 5, 3, 0]] }), referee);
    expect(scene(open).walls).toEqual([]);
    expect(seenByParty(open)[1]).toBe('1111111111');
  });

  it('a way out leads to a square of a map that is there, and to nowhere once that map is removed', () => {
    const exit = (to: { scene: typeof ROOMS; square: { x: number; y: number } } | null) =>
      draw({ exits: [{ id: id('stair'), kind: 'stairs-down', at: { x: 1, y: 1 }, to, hidden: false }] });
    const cellar = id<'scene'>('cellar');
    const two = { ...state, scenes: { ...state.scenes, [cellar]: twoRooms({ id: cellar, doors: {}, traps: {} }) } };
    const led = after(two, exit({ scene: cellar, square: { x: 2, y: 2 } }), referee);
    expect(scene(led).exits?.[id<'exit'>('stair')]?.to).toEqual({ scene: cellar, square: { x: 2, y: 2 } });
    const gone = after(led, { type: 'RemoveScene', scene: cellar }, referee);
    expect(scene(gone).exits?.[id<'exit'>('stair')]?.to).toBeNull();
    expect(ask(two, exit({ scene: id('nowhere'), square: { x: 2, y: 2 } }), referee)).toBe('no-such-thing');
    expect(ask(two, exit({ scene: cellar, square: { x: 99, y: 2 } }), referee)).toBe('no-such-thing');
    expect(scene(after(led, draw({}, { exits: [id('stair')] }), referee)).exits).toEqual({});
  });

  it('a door is drawn anew without losing what has befallen it', () => {
    const drawn = after(state, draw({ doors: [gate] }), referee);
    const door = scene(drawn).doors[gate.id];
    if (!door) throw new Error('There is no door.');
    const tried = withScene(drawn, ROOMS, (found) => ({
      ...found,
      doors: { [gate.id]: { ...door, tried: 'locked' } },
    }));
    const moved = after(tried, draw({ doors: [{ ...gate, segment: [3, 2, 3, 3], locked: false }] }), referee);
    expect(scene(moved).doors[gate.id]).toMatchObject({
      tried: 'locked',
      locked: false,
      segment: { a: { x: 3, y: 2 } },
    });
    expect(scene(after(moved, draw({}, { doors: [gate.id] }), referee)).doors).toEqual({});
  });

  it('draws rooms, traps, lights, features, notes and floor, and takes them off again', () => {
    const at = { x: 6.5, y: 2.5 };
    const room = {
      key: '1',
      name: 'Cell',
      at: { x: 6, y: 2 },
      squares: [[6, 2, 3]] as const,
      text: 'Rats.',
      toPlayers: null,
    };
    const trap = {
      id: id<'trap'>('wire'),
      name: 'Wire',
      squares: [[7, 2, 1]] as const,
      guards: 'room',
      damage: '1d4',
      text: '',
    } as const;
    const all = draw({
      rooms: [room],
      traps: [trap],
      lights: [{ at, radiusFeet: 20, colour: null }],
      features: [{ kind: 'well', at, icon: 'picture:well' }],
      notes: [{ at, text: 'Draughty.' }],
    });
    const drawn = after(after(state, all, referee), draw({}, { floor: [[9, 0, 1]] }), referee);
    expect(scene(drawn)).toMatchObject({
      rooms: [
        {
          key: '1',
          squares: [
            { x: 6, y: 2 },
            { x: 7, y: 2 },
            { x: 8, y: 2 },
          ],
        },
      ],
      traps: { wire: { found: false, sprung: false, squares: [{ x: 7, y: 2 }] } },
      lights: [{ radiusFeet: 20 }],
      features: [{ kind: 'well', icon: 'picture:well' }],
      notes: [{ text: 'Draughty.' }],
    });
    expect(scene(drawn).floor?.[0]).toBe('1111111110');
    const renamed = after(drawn, draw({ rooms: [{ ...room, name: 'Larder' }] }), referee);
    expect(scene(renamed).rooms).toMatchObject([{ name: 'Larder' }]);
    const off = { rooms: ['1'], traps: [trap.id], lights: [at], features: [at], notes: [at] };
    const gone = after(renamed, draw({ floor: [[9, 0, 1]] }, off), referee);
    expect(scene(gone)).toMatchObject({ rooms: [], traps: {}, lights: [], features: [], notes: [] });
    expect(scene(gone).floor?.[0]).toBe('1111111111');
  });

  it('leaves what it does not touch the same object', () => {
    const walled = scene(after(state, draw({ walls: [across] }), referee));
    for (const part of ['doors', 'traps', 'rooms', 'lights', 'features', 'notes', 'floor'] as const)
      expect(walled[part]).toBe(bare[part]);
  });

  it('is the referee’s alone, and refuses what lies outside, has no length, is too much or another map’s', () => {
    expect(ask(state, draw({ walls: [across] }), player)).toBe('not-your-seat');
    expect(ask(state, { ...draw({}), scene: id('nowhere') }, referee)).toBe('no-such-thing');
    expect(ask(state, draw({ walls: [[3, 0, 3, 6]] }), referee)).toBe('bad-input');
    expect(ask(state, draw({ walls: [[3, 1, 3, 1]] }), referee)).toBe('bad-input');
    expect(ask(state, draw({ lights: [{ at: { x: 11, y: 1 }, radiusFeet: 5, colour: null }] }), referee)).toBe(
      'bad-input',
    );
    expect(ask(state, draw({ floor: [[8, 0, 3]] }), referee)).toBe('bad-input');
    const other = { ...state, scenes: { ...state.scenes, [id<'scene'>('b')]: twoRooms({ id: id('b') }) } };
    expect(ask(other, draw({ doors: [{ ...gate, id: id('door') }] }), referee)).toBe('bad-input');
    const crowded = delve(
      [aldo],
      {},
      {
        ...bare,
        lights: Array.from({ length: 299 }, (_, x) => ({ at: { x: x / 100, y: 1 }, radiusFeet: 5, colour: null })),
      },
    );
    const two = [1, 2].map((y) => ({ at: { x: 5, y }, radiusFeet: 5, colour: null }));
    expect(ask(crowded, draw({ lights: two.slice(1) }), referee)).not.toBe('bad-input');
    expect(ask(crowded, draw({ lights: two }), referee)).toBe('bad-input');
  });

  it.each([
    [{ walls: [[Number.NaN, 0, 1, 1]] }],
    [{ walls: [[0, 0, 1]] }],
    [{ walls: Array.from({ length: 2_001 }, () => [0, 0, 1, 1]) }],
    [{ floor: [[0, 0, 0]] }],
    [{ doors: [{ ...gate, kind: 'trapdoor' }] }],
    [{ rooms: [{ key: '', name: '', at: { x: 0, y: 0 }, squares: [], text: '', toPlayers: null }] }],
    [{ walls: 'all' }],
  ])('garbage is no command: %j', (put) => {
    expect(commandFlaw({ ...draw({}), put } as object)).not.toBeNull();
  });

  it.each<[string, (runs: readonly Run[]) => CommandOf<'DrawScene'>]>([
    ['floor', (runs) => draw({ floor: runs.slice(0, 1_000) }, { floor: runs.slice(0, 1_000) })],
    ['fog', (runs) => draw({ explored: runs }, { explored: runs })],
    [
      'rooms',
      (runs) => draw({ rooms: Array.from({ length: 20 }, (_, key) => roomOf(String(key), runs.slice(0, 1_000))) }),
    ],
    [
      'traps',
      (runs) => draw({ traps: Array.from({ length: 20 }, (_, key) => trapOf(`trap-${key}`, runs.slice(0, 1_000))) }),
    ],
  ])('garbage of twenty million squares of %s is refused without a look at each of them', (_kind, drawing) => {
    const command = drawing(LONG);
    expect(commandFlaw(command)).toBeNull();
    const before = performance.now();
    expect(ask(state, command, referee)).toBe('bad-input');
    expect(performance.now() - before).toBeLessThan(500);
  });

  it('a map has rooms and traps of no more squares than can be kept, all together', () => {
    const wide = { ...bare, width: 500, height: 500 };
    const rows = (from: number, count: number) => Array.from({ length: count }, (_, y) => [0, from + y, 500] as const);
    const full = after(delve([aldo], {}, wide), draw({ rooms: [roomOf('1', rows(0, 399))] }), referee);
    const isRefused = (put: Parameters<typeof draw>[0]) => ask(full, draw(put), referee) === 'bad-input';
    expect(isRefused({ traps: [trapOf('pit', rows(0, 2))] })).toBe(true);
    expect(isRefused({ traps: [trapOf('pit', rows(0, 1))] })).toBe(false);
    expect(isRefused({ rooms: [roomOf('1', rows(0, 400))] })).toBe(false);
  });

  it('the log names a room that is written on by its key, a way out as drawn, and nothing where nothing is another', () => {
    const told = (from: GameState, command: CommandOf<'DrawScene'>) => {
      const events = ask(from, command, referee);
      if (typeof events === 'string') throw new Error(events);
      return events
        .map((event) => tell(event, referee, after(from, command, referee), from)?.text ?? null)
        .filter((text) => text !== null);
    };
    const hall = {
      key: '3',
      name: 'Hall',
      at: { x: 1, y: 1 },
      squares: [[1, 1, 1]] as const,
      text: '',
      toPlayers: null,
    };
    const stair = {
      id: id<'exit'>('stair'),
      kind: 'stairs-down',
      at: { x: 1, y: 1 },
      to: null,
      hidden: false,
    } as const;
    const stood = after(state, draw({ rooms: [hall] }), referee);
    expect(told(state, draw({ rooms: [hall] }))).toEqual(['Two rooms: a room drawn.']);
    expect(told(stood, draw({ rooms: [{ ...hall, text: 'Dust.' }] }))).toEqual(['Two rooms: room 3 changed.']);
    expect(told(state, draw({ exits: [stair] }))).toEqual(['Two rooms: an exit drawn.']);
    expect(told(state, draw({}))).not.toContain('Two rooms: nothing changed.');
  });

  it('players learn nothing of what is drawn where they have not been, and no line of it', () => {
    const dark = withScene(state, ROOMS, (found) => ({ ...found, ambient: 'dark' as const }));
    const secret = draw({
      walls: [[6, 0, 6, 5]],
      doors: [{ ...gate, segment: [7, 1, 7, 2] }],
      notes: [{ at: { x: 1, y: 1 }, text: 'Psst' }],
    });
    const events = ask(dark, secret, referee);
    if (typeof events === 'string') throw new Error(events);
    const drawn = after(dark, secret, referee);
    expect(known(drawn, player)).toEqual(known(dark, player));
    expect(project(drawn, player)).toEqual(project(dark, player));
    expect(events.map((event) => tell(event, player, drawn, dark))).toEqual([null]);
    expect(events.map((event) => tell(event, referee, drawn, dark)?.text)).toEqual([
      'Two rooms: a wall, a door and a note drawn.',
    ]);
  });
});
