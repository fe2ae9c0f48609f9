import { centreOf } from '@lanthorn/geometry';
import { describe, expect, it } from 'vitest';
import { firstLook, holdsParty } from './area.ts';
import { type Camera, inView } from './camera.ts';
import { type BoardModel, type BoardToken, NO_BOARD } from './model.ts';

const SCREEN = { width: 800, height: 600 };

const token = (id: string, x: number, y: number, side: BoardToken['side'], dead = false): BoardToken => ({
  id,
  name: id,
  icon: null,
  square: { x, y },
  side,
  movable: false,
  hidden: false,
  down: dead,
  dead,
  health: null,
  points: null,
  conditions: [],
  facing: null,
  across: 1,
  elevation: 0,
  turn: false,
  movementLeft: null,
});

/** A hall of so many squares, all of it known. */
function hall(width: number, height: number, ...tokens: BoardToken[]): BoardModel {
  const squares = '1'.repeat(width);
  return {
    ...NO_BOARD,
    scene: {
      id: 'hall',
      name: 'The hall',
      grid: 'square',
      width,
      height,
      feetPerSquare: 10,
      gridLines: 'drawn',
      ambient: 'lit',
      picture: null,
    },
    rows: Array.from({ length: height }, (_, y) => ({
      y,
      explored: squares,
      seen: squares,
      floor: squares,
      walls: [],
    })),
    tokens,
  };
}

const looked = (model: BoardModel): Camera => firstLook(model, SCREEN) ?? { scale: 0, offset: { x: 0, y: 0 } };
const sees = (camera: Camera, x: number, y: number): boolean => inView(camera, centreOf({ x, y }, 'square'), SCREEN, 0);

const hild = token('Hild', 20, 20, 'yours');

describe('the first look at a map', () => {
  it('is at all that is known, where that is legible', () => {
    const camera = looked(hall(12, 10, token('Hild', 1, 1, 'yours')));
    for (const [x, y] of [
      [0, 0],
      [11, 9],
    ] as const)
      expect(sees(camera, x, y)).toBe(true);
  });

  it('is at the party, where all that is known would be too small', () => {
    const camera = looked(hall(60, 60, hild));
    expect(sees(camera, 20, 20)).toBe(true);
    expect(camera.scale).toBeGreaterThanOrEqual(40);
  });

  it('holds those who are met as well', () => {
    const camera = looked(hall(60, 60, hild, token('goblin', 31, 25, 'other')));
    expect(sees(camera, 20, 20)).toBe(true);
    expect(sees(camera, 31, 25)).toBe(true);
  });

  it('comes nearer than the whole of a lit map when somebody is met on it', () => {
    const alone = looked(hall(22, 14, hild));
    const met = looked(hall(22, 14, token('Hild', 3, 3, 'yours'), token('goblin', 6, 4, 'other')));
    expect(met.scale).toBeGreaterThan(alone.scale);
  });

  it('asks nothing of those whom the party does not see, on a board that shows all', () => {
    const dark = (model: BoardModel) => ({
      ...model,
      rows: model.rows.map((row) => ({ ...row, seen: '0'.repeat(60) })),
    });
    expect(looked(dark(hall(60, 60, hild, token('goblin', 31, 25, 'other'))))).toEqual(
      looked(dark(hall(60, 60, hild))),
    );
  });

  it('asks nothing of the dead, nor of those far away', () => {
    const quiet = looked(hall(60, 60, hild));
    expect(looked(hall(60, 60, hild, token('goblin', 24, 20, 'other', true)))).toEqual(quiet);
    expect(looked(hall(60, 60, hild, token('goblin', 50, 50, 'other')))).toEqual(quiet);
  });
});

describe('a view that somebody has', () => {
  const camera: Camera = { scale: 40, offset: { x: 0, y: 0 } };
  const holds = (...tokens: BoardToken[]) => holdsParty(hall(60, 60, ...tokens), camera, SCREEN);

  it('holds the party while all of it is well in view', () => {
    expect(holds(token('Hild', 10, 7, 'yours'), token('Wren', 12, 5, 'party'))).toBe(true);
  });

  it('holds it no more once one of them is at the edge of it, or beyond', () => {
    expect(holds(token('Hild', 19, 7, 'yours'))).toBe(false);
    expect(holds(token('Hild', 10, 7, 'yours'), token('Wren', 30, 5, 'party'))).toBe(false);
  });

  it('asks nothing of others, and holds nobody where nobody of the party stands', () => {
    expect(holds(token('Hild', 10, 7, 'yours'), token('Goblin', 50, 50, 'other'))).toBe(true);
    expect(holds(token('Goblin', 10, 7, 'other'))).toBe(false);
  });
});
