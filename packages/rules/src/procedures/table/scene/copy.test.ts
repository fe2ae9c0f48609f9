import { rowsOfSquares } from '@lanthorn/geometry';
import { describe, expect, it } from 'vitest';
import { ABBEY, abbey, delvers, door, named, pit, wall } from '../../../../test/abbey.ts';
import { after, player, referee } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import type { Area, Door, Scene, Trap } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { NOT_COPIED, NOT_COPIED_OF_DOORS, NOT_COPIED_OF_TRAPS } from './copy.ts';

/** Each field of a door that there is, said otherwise than a new door has it. */
const oak: Required<Door> = {
  ...door('oak', { kind: 'secret', state: 'open', locked: true, stuck: true }),
  found: true,
  spiked: true,
  tried: 'locked',
  lastSeen: { state: 'closed', spiked: false },
  failedForcings: 2,
};

const wire: Required<Trap> = {
  ...pit({ name: 'Wire', guards: 'treasure' }),
  save: { against: 'death', otherwise: 'half', turns: '1d6' },
  found: true,
  sprung: true,
  believed: false,
};

const trodden = rowsOfSquares(20, 12, [{ x: 3, y: 3 }]);

/** Each field of a map that there is. */
const prepared: Required<Scene> = {
  ...abbey(),
  toPlayers: 'A ruin',
  folder: 'The hills',
  floor: rowsOfSquares(20, 12, [{ x: 1, y: 1 }]),
  walls: [{ ...wall(2, 0, 2, 5), passes: 'sight' }],
  doors: named([oak]),
  traps: named([wire]),
  rooms: [
    {
      key: '1',
      name: 'Nave',
      at: { x: 3, y: 5 },
      squares: [{ x: 3, y: 5 }],
      text: 'Pews.',
      toPlayers: { name: 'A hall', text: 'Rows of benches.' },
      wanderers: id('rats'),
    },
  ],
  exits: named([
    {
      id: id<'exit'>('down'),
      kind: 'stairs-down',
      at: { x: 1, y: 1 },
      to: { scene: ABBEY, square: { x: 2, y: 2 } },
      hidden: true,
    },
  ]),
  notes: [{ at: { x: 1, y: 1 }, text: 'Damp.' }],
  ambient: 'lit',
  image: { asset: 'picture', pixelsPerSquare: 70, corner: { x: 3, y: 4 } },
  fog: 'by-hand',
  gridLines: 'hidden',
  lore: [{ square: { x: 1, y: 1 }, topic: 'stonework', text: 'The wall is newer.' }],
  level: 4,
  wanderers: id('ghouls'),
  explored: trodden,
  walked: trodden,
  setDown: [{ x: 4, y: 4 }],
};

const state: GameState = { ...delvers(), scenes: { [ABBEY]: prepared } };
const copied = (of: GameState) => after(of, { type: 'DuplicateScene', scene: ABBEY }, referee);

function copyIn(of: GameState): Scene {
  const copy = Object.values(of.scenes).at(-1);
  if (!copy || copy.id === ABBEY) throw new Error('There is a copy.');
  return copy;
}

const unlike = <T extends object>(one: T, other: T) =>
  Object.keys({ ...one, ...other }).filter(
    (field) => JSON.stringify(one[field as keyof T]) !== JSON.stringify(other[field as keyof T]),
  );
const only = <T extends object>(all: Readonly<Record<string, T>>): T => {
  const [one] = Object.values(all);
  if (!one) throw new Error('There is one.');
  return one;
};

describe('a copy of a map', () => {
  const copy = copyIn(copied(state));

  it('has each field of it, but for those that are said to be left out, its name, and the names of what is in it', () => {
    const renamed = ['name', 'doors', 'traps', 'exits'];
    expect(unlike(prepared, copy).toSorted()).toEqual([...Object.keys(NOT_COPIED), ...renamed].toSorted());
    expect(copy.name).toBe('The abbey (copy)');
  });

  it('has each field of a door, of a trap and of a way out, but for those that are said to be left out', () => {
    expect(unlike(oak, only(copy.doors)).toSorted()).toEqual(Object.keys(NOT_COPIED_OF_DOORS).toSorted());
    expect(unlike(wire, only(copy.traps)).toSorted()).toEqual(Object.keys(NOT_COPIED_OF_TRAPS).toSorted());
    expect(unlike(only(prepared.exits), only(copy.exits ?? {}))).toEqual(['id']);
  });

  it('has what the referee laid and drew over it, and nothing of the players’, nor where magic lies', () => {
    const circle: Area = {
      id: id('ring'),
      scene: ABBEY,
      kind: 'circle',
      at: { x: 4, y: 4 },
      feet: 20,
      width: 0,
      degrees: 0,
      by: referee.user,
      open: false,
    };
    const web = { ...circle, id: id<'area'>('web') };
    const pencil = { scene: ABBEY, shape: 'text', points: [{ x: 1, y: 1 }], colour: 'red', open: false } as const;
    const laid: GameState = {
      ...state,
      areas: named([circle, web, { ...circle, id: id('guess'), by: player.user, open: true }]),
      drawings: named([
        { ...pencil, id: id('arrow'), by: referee.user, words: 'Ambush here' },
        { ...pencil, id: id('doodle'), by: player.user, words: 'Us' },
      ]),
      magic: [{ id: id('magic'), name: 'Web', caster: null, on: [], until: null, open: true, area: web }],
    };
    const both = copied(laid);
    const there = copyIn(both).id;
    expect(Object.values(both.areas ?? {}).filter(({ scene }) => scene === there)).toEqual([
      { ...circle, id: expect.any(String), scene: there },
    ]);
    expect(Object.values(both.drawings ?? {}).filter(({ scene }) => scene === there)).toMatchObject([
      { words: 'Ambush here', by: referee.user },
    ]);
    expect(Object.keys(both.areas ?? {})).toHaveLength(4);
  });
});
