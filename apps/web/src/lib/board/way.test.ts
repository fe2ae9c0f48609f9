import { describe, expect, it } from 'vitest';
import { type BoardDoor, type BoardModel, type BoardToken, NO_BOARD } from './model.ts';
import { flightOf, formationOf, knownWay, nearestTo, reachOf, squareBeside, walkOf, wayOf } from './way.ts';

const token = (id: string, x: number, y: number, facts: Partial<BoardToken> = {}): BoardToken =>
  ({ id, name: id, square: { x, y }, movable: true, down: false, movementLeft: 120, ...facts }) as BoardToken;
const DOOR = { id: 'door', kind: 'door', open: false, segment: { a: { x: 4, y: 1 }, b: { x: 4, y: 2 } } } as BoardDoor;
const wall = (y: number, to: number) => ({ a: { x: 4, y }, b: { x: 4, y: to } });

/** Two rooms of four squares by three, a shut door between them in the middle of the wall. */
const rooms = (...tokens: readonly BoardToken[]): BoardModel => ({
  ...NO_BOARD,
  scene: {
    id: 'rooms',
    name: 'Rooms',
    grid: 'square',
    width: 8,
    height: 3,
    feetPerSquare: 10,
    gridLines: 'drawn',
    ambient: 'lit',
    picture: null,
  },
  rows: [0, 1, 2].map((y) => ({
    y,
    explored: '11111111',
    seen: '11111111',
    floor: '11111111',
    walls: y === 0 ? [wall(0, 1), wall(2, 3)] : [],
  })),
  doors: [DOOR],
  tokens,
});
const hild = token('hild', 0, 0);
const wren = token('wren', 2, 1);

describe('who steps in at a door', () => {
  it('is the nearest of the own characters, on either side of it', () => {
    expect(nearestTo(rooms(hild, wren), DOOR)?.id).toBe('wren');
    expect(nearestTo(rooms(hild, token('ilphas', 4, 1)), DOOR)?.id).toBe('ilphas');
  });

  it('stands at a door in the middle of its square as at one between two', () => {
    const inside = { ...DOOR, segment: { a: { x: 4.5, y: 1 }, b: { x: 4.5, y: 2 } } };
    expect(nearestTo({ ...rooms(hild, wren), doors: [inside] }, inside)?.id).toBe('wren');
  });

  it('is nobody else’s, nobody who lies down, and nobody for a referee', () => {
    const others = [token('oswin', 3, 1, { movable: false }), token('wren', 3, 1, { down: true })];
    expect(nearestTo(rooms(hild, ...others), DOOR)?.id).toBe('hild');
    expect(nearestTo(rooms(...others), DOOR)).toBeNull();
    expect(nearestTo({ ...rooms(hild), all: true }, DOOR)).toBeNull();
  });
});

describe('the place beside a foe', () => {
  const goblin = { x: 2, y: 1 };

  it('is the nearest free square next to them', () => {
    expect(squareBeside(rooms(hild), hild, goblin)).toEqual({ x: 1, y: 0 });
    const taken = [token('wren', 1, 0), token('oswin', 1, 1)];
    expect(squareBeside(rooms(hild, ...taken), hild, goblin)).toEqual({ x: 2, y: 0 });
  });

  it('may be one where somebody lies, and there is none behind a shut door', () => {
    expect(squareBeside(rooms(hild, token('wren', 1, 0, { down: true })), hild, goblin)).toEqual({ x: 1, y: 0 });
    expect(squareBeside(rooms(hild), hild, { x: 6, y: 1 })).toBeNull();
  });
});

describe('who flees', () => {
  it('is seen to run as far from the party as the known ground goes, and through no shut door', () => {
    const goblin = token('goblin', 1, 1, { side: 'other' });
    const close = token('hild', 0, 1, { side: 'yours' });
    expect(flightOf(rooms(close, goblin), goblin).at(-1)).toMatchObject({ x: 3.5 });
    const open = { ...rooms(close, goblin), doors: [{ ...DOOR, open: true }] };
    expect(flightOf(open, goblin).at(-1)).toMatchObject({ x: 7.5 });
  });

  it('is not seen to run where nobody of the party stands', () => {
    const goblin = token('goblin', 1, 1, { side: 'other' });
    expect(flightOf(rooms(goblin), goblin)).toEqual([]);
  });
});

describe('several who are led together', () => {
  it('stand in the end as they stood to each other, and it costs what the longest of their ways does', () => {
    const way = formationOf(rooms(hild, wren), hild, [wren], { x: 1, y: 0 });
    expect(way.along).toEqual([{ x: 3.5, y: 1.5 }]);
    expect([way.feet, way.label]).toEqual([10, '2 together: 10′ · 110′ left']);
  });

  it('are set down by the referee’s drag without a word of what is left, which is not spent', () => {
    const all = { ...rooms(hild, wren), all: true };
    expect(wayOf(all, hild, { x: 6, y: 0 }, true)).toMatchObject({ label: 'Placed freely', allowed: true });
    expect(formationOf(all, hild, [wren], { x: 1, y: 0 }, true).label).toBe('2 together: Placed freely');
  });

  it('walk by the referee’s click as by a player’s: at a cost, and over what nobody has explored where no way is known', () => {
    const all = { ...rooms(hild, wren), all: true };
    expect(wayOf(all, hild, { x: 1, y: 0 }).label).toBe('10′ · 110′ left');
    expect(wayOf(all, hild, { x: 6, y: 0 })).toMatchObject({ label: 'a closed door is in the way', allowed: false });
    const walled = { ...all, doors: [], rows: all.rows.map((row) => ({ ...row, walls: [wall(0, 3)] })) };
    expect(wayOf(walled, hild, { x: 6, y: 0 })).toMatchObject({ label: 'no known way', allowed: false });
    const dark = { ...all, rows: all.rows.map((row) => ({ ...row, explored: '11000000' })) };
    expect(wayOf(dark, hild, { x: 3, y: 0 }).label).toBe('30′ · 90′ left');
    expect(wayOf(dark, token('goblin', 0, 0, { side: 'other' }), { x: 3, y: 0 }).label).toBe('30′ · 90′ left');
  });

  it('are told how much a diagonal counts where their way has one', () => {
    expect(wayOf(rooms(hild), hild, { x: 2, y: 1 }).label).toBe('25′ (a diagonal is 15′) · 95′ left');
    const { scene, ...rest } = rooms(hild);
    const bare = { ...rest, scene: scene && { ...scene, gridLines: 'none' as const } };
    expect(wayOf(bare, hild, { x: 2, y: 1 }).label).toBe('25′ · 95′ left');
    expect(wayOf(rooms(hild), hild, { x: 2, y: 0 }).label).toBe('20′ · 100′ left');
  });

  it('say what the one has left who has least, and leave out whom there is no floor for', () => {
    const slow = token('wren', 0, 1, { movementLeft: 10 });
    const way = formationOf(rooms(hild, slow), hild, [slow], { x: 2, y: 0 });
    expect([way.allowed, way.label]).toEqual([false, '2 together: 20′ · only 10′ left']);
    expect(formationOf(rooms(hild, slow), hild, [slow], { x: 2, y: 2 }).along).toEqual([]);
  });
});

describe('the way somebody walked', () => {
  it('goes by its squares, and is not looked for where it is but a step', () => {
    expect(walkOf(rooms(), token('hild', 3, 0), { x: 0, y: 0 })).toEqual([
      { x: 1.5, y: 0.5 },
      { x: 2.5, y: 0.5 },
    ]);
    expect(walkOf(rooms(), token('hild', 1, 0), { x: 0, y: 0 })).toEqual([]);
  });

  it('is none where no way is known, as through a shut door', () => {
    expect(walkOf(rooms(), token('hild', 6, 1), { x: 1, y: 1 })).toEqual([]);
  });
});

describe('what a way costs', () => {
  const third = (way: readonly { x: number; y: number }[]) => ((way.length - 1) * 10) / 3;
  const familiar = (...tokens: readonly BoardToken[]): BoardModel => ({ ...rooms(...tokens), feetOf: third });
  const short = token('hild', 0, 0, { movementLeft: 10 });

  it('is less on ground that the party knows well, and so one gets farther there', () => {
    expect(wayOf(rooms(short), short, { x: 3, y: 0 })).toMatchObject({ allowed: false, label: '30′ · only 10′ left' });
    expect(wayOf(familiar(short), short, { x: 3, y: 0 })).toMatchObject({
      allowed: true,
      within: 4,
      label: '10′ (familiar ground) · 0′ left',
    });
    const far = (model: BoardModel) => Math.max(...reachOf(model, short).map(({ square }) => square.x));
    expect([far(rooms(short)), far(familiar(short))]).toEqual([1, 3]);
  });

  it('is shown to where one comes by the way that is gone, round rough ground where that is quicker', () => {
    const rough = ({ x, y }: { x: number; y: number }) => (x === 1 && y < 2 ? 2 : 1);
    const broken = { ...rooms(hild), timesOnto: rough };
    const near = token('hild', 0, 0, { movementLeft: 30 });
    const ends = reachOf(broken, near).map(({ square: { x, y } }) => `${x},${y}`);
    expect(ends).toContain('2,0');
    expect(ends).not.toContain('3,0');
    expect(wayOf(broken, near, { x: 2, y: 0 }).allowed).toBe(true);
  });

  it('goes round a trap that was found, and over it where there is no other way', () => {
    const row = ({ y }: { y: number }) => y === 0;
    const trapped = (isTrap: (square: { x: number; y: number }) => boolean) =>
      knownWay({ ...rooms(hild), foundTraps: () => isTrap }, hild, { x: 2, y: 0 });
    expect(trapped((square) => row(square) && square.x === 1)?.map(({ x, y }) => `${x},${y}`)).not.toContain('1,0');
    expect(trapped(({ x }) => x === 1)).toHaveLength(3);
    const goblin = token('goblin', 0, 0, { side: 'other' });
    const model = {
      ...rooms(goblin),
      foundTraps:
        () =>
        ({ x, y }: { x: number; y: number }) =>
          x === 1 && y === 0,
    };
    expect(knownWay(model, goblin, { x: 2, y: 0 })?.map(({ x, y }) => `${x},${y}`)).toContain('1,0');
  });

  it('is shown for no companion onto a trap that was found', () => {
    const alongOf = (model: BoardModel) => formationOf(model, hild, [wren], { x: 1, y: 0 }).along;
    expect(alongOf(rooms(hild, wren))).toHaveLength(1);
    expect(
      alongOf({
        ...rooms(hild, wren),
        foundTraps:
          () =>
          ({ x, y }) =>
            x === 3 && y === 1,
      }),
    ).toHaveLength(0);
  });

  it('leads into the dark a step at a time, where nobody has been, and through no wall', () => {
    const dark = {
      ...rooms(hild),
      rows: rooms().rows.map((row) => ({ ...row, explored: '10000000', floor: '10000000' })),
    };
    expect(wayOf(dark, hild, { x: 1, y: 0 })).toMatchObject({
      allowed: true,
      label: '10′ (into the dark) · 110′ left',
    });
    expect(wayOf(dark, hild, { x: 3, y: 0 })).toMatchObject({
      allowed: false,
      label: 'not explored: a step at a time',
    });
    const [first, ...others] = dark.rows;
    const walled = {
      ...dark,
      rows: [{ ...first, walls: [{ a: { x: 1, y: 0 }, b: { x: 1, y: 3 } }] }, ...others],
    } as BoardModel;
    expect(wayOf(walled, hild, { x: 1, y: 0 }).allowed).toBe(false);
  });
});
