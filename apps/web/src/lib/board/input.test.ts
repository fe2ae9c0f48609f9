import { type Point, squareAt } from '@lanthorn/geometry';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardAsks, Tool } from './asks.ts';
import type { Board } from './board.ts';
import { type Camera, toScene } from './camera.ts';
import { handle } from './input.ts';
import { type BoardModel, type BoardToken, NO_BOARD } from './model.ts';
import type { Turning } from './turning.ts';
import type { Under } from './under.ts';

const HILD: BoardToken = {
  id: 'hild',
  name: 'Hild',
  icon: null,
  square: { x: 2, y: 2 },
  side: 'yours',
  movable: true,
  hidden: false,
  down: false,
  dead: false,
  health: null,
  points: null,
  conditions: [],
  facing: null,
  across: 1,
  elevation: 0,
  turn: false,
  movementLeft: 60,
};

/** A board of forty pixels a square, with Hild on it, and a canvas without a screen. */
function table(tool: Tool = 'move', leading: BoardToken | null = null, turner: BoardToken | null = null) {
  const said: string[] = [];
  const at = ({ x, y }: Point) => `${x},${y}`;
  const named = (under: Under | null) => (under?.kind === 'token' ? under.token.id : (under?.kind ?? 'floor'));
  const asks: BoardAsks = {
    tool: () => tool,
    leading: () => leading,
    along: () => [],
    click: (under, to, more) => said.push(`${more ? 'add' : 'click'} ${named(under)} at ${at(squareAt(to, 'square'))}`),
    menu: (under, to) => said.push(`menu of ${named(under)} at ${at(squareAt(to, 'square'))}`),
    select: () => undefined,
    door: () => undefined,
    everyone: () => undefined,
    strikes: () => false,
    frame: (box, tokens) => said.push(box ? 'frame' : `framed ${tokens?.map(({ id }) => id).join() ?? 'nothing'}`),
    move: (token, to) => said.push(`move ${token.id} to ${at(to)}`),
    step: (token, to) => said.push(`step ${token.id} to ${at(to)}`),
    turner: () => turner,
    turn: (token, facing) => said.push(`turn ${token.id} to ${facing}`),
    freely: () => false,
    drag: (token, to) => said.push(to ? `drag ${token.id}` : `let ${token.id} go`),
    point: (to) => said.push(to ? `point ${at(to)}` : 'point nowhere'),
    ping: (to) => said.push(`ping ${at(to)}`),
    hover: () => undefined,
    pace: () => ({ turn: 90, round: 30 }),
    laying: {
      preview: (from) => ({ shape: { kind: 'circle', at: from, length: 2, width: 0, degrees: 0 }, feet: 20 }),
      lay: async (from, to) => void said.push(`lay ${at(from)} to ${at(to)}`),
    },
  };
  const camera: Camera = { scale: 40, offset: { x: 0, y: 0 } };
  const board = {
    camera,
    shifts: 0,
    model: { ...NO_BOARD, tokens: [HILD] } as BoardModel,
    ways: [] as (number | null)[],
    at: (screen: Point) => toScene(board.camera, screen),
    tokenAt: (to: Point) => (Math.floor(to.x) === 2 && Math.floor(to.y) === 2 ? HILD : null),
    way: (way: { feet: number } | null) => board.ways.push(way?.feet ?? null),
    aims: () => undefined,
    waits: () => undefined,
    gripOf: () => ({ x: 2.5, y: 1.9 }),
    turn: (turning: Turning | null) => said.push(turning ? `looks to ${turning.facing}` : 'looks as before'),
    preview: (area: object | null) => said.push(area ? 'shown' : 'shown no more'),
  };
  const canvas = Object.assign(new EventTarget(), {
    getBoundingClientRect: () => ({ left: 0, top: 0 }),
    setPointerCapture: () => undefined,
  });
  const release = handle(board as unknown as Board, canvas as unknown as HTMLElement, asks);
  const send = (type: string, x: number, y: number, more: object = {}) =>
    canvas.dispatchEvent(
      Object.assign(new Event(type, { cancelable: true }), {
        clientX: x,
        clientY: y,
        pointerId: 1,
        pointerType: 'touch',
        button: 0,
        shiftKey: false,
        altKey: false,
        ...more,
      }),
    );
  return { board, said, send, release };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a finger on the board', () => {
  it('that taps a token clicks it, though it shakes a little', () => {
    const { said, send } = table();
    send('pointerdown', 100, 100);
    send('pointermove', 103, 102);
    send('pointerup', 103, 102);
    expect(said).toEqual(['click hild at 2,2']);
  });

  it('that taps the floor clicks the square', () => {
    const { said, send } = table();
    send('pointerdown', 20, 220);
    send('pointerup', 20, 220);
    expect(said).toEqual(['click floor at 0,5']);
  });

  it('that draws a token asks for its move to where it is let go', () => {
    const { said, send } = table();
    send('pointerdown', 100, 100);
    send('pointermove', 140, 100);
    send('pointermove', 180, 100);
    send('pointerup', 180, 100);
    expect(said).toEqual(['drag hild', 'drag hild', 'let hild go', 'move hild to 4,2']);
  });

  it('that draws the handle of the chosen one turns them to where it is let go, and moves nobody', () => {
    const { said, send } = table('move', null, HILD);
    send('pointerdown', 100, 76);
    send('pointermove', 130, 70);
    send('pointermove', 160, 100);
    send('pointerup', 160, 100);
    expect(said).toEqual(['looks to 1', 'looks to 2', 'looks as before', 'turn hild to 2']);
  });

  it('that draws somebody beside by the square under the handle of the chosen one moves them', () => {
    const ulf = { ...HILD, id: 'ulf', square: { x: 2, y: 3 } };
    const { said, send } = table('move', null, ulf);
    send('pointerdown', 100, 84);
    send('pointermove', 180, 100);
    send('pointerup', 180, 100);
    expect(said).toEqual(['drag hild', 'let hild go', 'move hild to 4,2']);
  });

  it('that lets the handle go where they look already asks for nothing', () => {
    const { said, send } = table('move', null, { ...HILD, facing: 2 });
    send('pointerdown', 100, 76);
    send('pointermove', 160, 100);
    send('pointerup', 160, 100);
    expect(said).toEqual(['looks to 2', 'looks as before']);
  });

  it('that only taps the handle clicks what lies under it', () => {
    const { said, send } = table('move', null, HILD);
    send('pointerdown', 100, 76);
    send('pointerup', 100, 76);
    expect(said).toEqual(['looks as before', 'click floor at 2,1']);
  });

  it('that draws the floor moves the view', () => {
    const { board, said, send } = table();
    send('pointerdown', 10, 10);
    send('pointermove', 40, 30);
    send('pointerup', 40, 30);
    expect(board.camera.offset).toEqual({ x: 30, y: 20 });
    expect(said).toEqual([]);
  });

  it('that stays where it is asks what can be done, and does nothing more when it is lifted', () => {
    const { said, send } = table();
    send('pointerdown', 20, 20);
    vi.advanceTimersByTime(600);
    send('pointerup', 20, 20);
    expect(said).toEqual(['menu of floor at 0,0']);
  });

  it.each(['measure', 'area', 'point'] as const)(
    'that rests before it goes on asks for no menu of the %s tool',
    (tool) => {
      const { said, send } = table(tool);
      send('pointerdown', 20, 20);
      vi.advanceTimersByTime(600);
      send('pointermove', 60, 20);
      send('pointerup', 60, 20);
      expect(said.filter((one) => one.startsWith('menu'))).toEqual([]);
    },
  );

  it('that moves on asks for no menu', () => {
    const { said, send } = table();
    send('pointerdown', 20, 20);
    send('pointermove', 60, 20);
    vi.advanceTimersByTime(600);
    expect(said).toEqual([]);
  });
});

describe('two fingers', () => {
  it('that part bring the board nearer, about the place between them', () => {
    const { board, said, send } = table();
    send('pointerdown', 100, 300);
    send('pointerdown', 300, 300, { pointerId: 2 });
    const between = board.at({ x: 200, y: 300 });
    send('pointermove', 50, 300);
    send('pointermove', 350, 300, { pointerId: 2 });
    expect(board.camera.scale).toBeCloseTo(60);
    expect(board.at({ x: 200, y: 300 }).x).toBeCloseTo(between.x, 0);
    send('pointerup', 50, 300);
    send('pointerup', 350, 300, { pointerId: 2 });
    expect(said).toEqual([]);
  });

  it('let go of a token that the first had in hand', () => {
    const { said, send } = table();
    send('pointerdown', 100, 100);
    send('pointermove', 150, 100);
    send('pointerdown', 300, 300, { pointerId: 2 });
    send('pointerup', 150, 100);
    expect(said).toEqual(['drag hild', 'let hild go']);
  });

  it('ask for no menu, however long they stay', () => {
    const { said, send } = table();
    send('pointerdown', 20, 20);
    send('pointerdown', 300, 300, { pointerId: 2 });
    vi.advanceTimersByTime(600);
    expect(said).toEqual([]);
  });
});

describe('a mouse on the board', () => {
  const mouse = { pointerType: 'mouse' };

  it('moves the view with its other button, even over a token', () => {
    const { board, said, send } = table();
    send('pointerdown', 100, 100, { ...mouse, button: 2 });
    send('pointermove', 120, 90, mouse);
    send('pointerup', 120, 90, mouse);
    expect(board.camera.offset).toEqual({ x: 20, y: -10 });
    expect(said).toEqual([]);
  });

  it('asks with its other button what can be done', () => {
    const { said, send } = table();
    send('pointerdown', 100, 100, { ...mouse, button: 2 });
    send('pointerup', 100, 100, { ...mouse, button: 2 });
    expect(said).toEqual(['menu of hild at 2,2']);
  });

  it('adds to what is in hand with Shift, and draws a rectangle about several', () => {
    const { said, send } = table();
    send('pointerdown', 100, 100, { ...mouse, shiftKey: true });
    send('pointerup', 100, 100, { ...mouse, shiftKey: true });
    send('pointerdown', 20, 20, { ...mouse, shiftKey: true });
    send('pointermove', 200, 200, { ...mouse, shiftKey: true });
    send('pointerup', 200, 200, { ...mouse, shiftKey: true });
    expect(said).toEqual(['add hild at 2,2', 'frame', 'framed nothing', 'framed hild']);
  });

  it('pings with Alt', () => {
    const { said, send } = table();
    send('pointerdown', 60, 60, mouse);
    send('pointerup', 60, 60, { ...mouse, altKey: true });
    expect(said).toEqual(['ping 1.5,1.5']);
  });

  it('brings the board nearer by its wheel, and leaves what is under it where it is', () => {
    const { board, send } = table();
    send('wheel', 200, 120, { deltaY: -400, ctrlKey: false, shiftKey: false });
    expect(board.camera.scale).toBeGreaterThan(60);
    expect(board.at({ x: 200, y: 120 }).x).toBeCloseTo(5);
  });

  it('pings by a double click', () => {
    const { said, send } = table();
    send('dblclick', 60, 60);
    expect(said).toEqual(['ping 1.5,1.5']);
  });

  it('measures as one walks, and leaves the line to be read when it is let go', () => {
    const { board, said, send } = table('measure');
    send('pointerdown', 20, 20, mouse);
    send('pointermove', 140, 60, mouse);
    send('pointerup', 140, 60, mouse);
    expect(board.ways).toEqual([35, null, 35]);
    expect(said).toEqual([]);
  });

  it('begins anew on another map what was measured along corners of one', () => {
    const { board, send } = table('measure');
    const click = (x: number, y: number) => {
      send('pointerdown', x, y, mouse);
      send('pointerup', x, y, mouse);
    };
    click(20, 20);
    click(140, 20);
    board.model = { ...board.model, scene: { id: 'cellar', grid: 'square', feetPerSquare: 10 } as BoardModel['scene'] };
    send('pointermove', 140, 140, mouse);
    click(140, 140);
    send('pointermove', 180, 140, mouse);
    expect(board.ways.at(-1)).toBe(10);
  });

  it('measures along corners that are clicked, until the last one is clicked again or the right button is', () => {
    const { board, said, send } = table('measure');
    const click = (x: number, y: number, button = 0) => {
      send('pointerdown', x, y, { ...mouse, button });
      send('pointerup', x, y, { ...mouse, button });
    };
    click(20, 20);
    send('pointermove', 140, 20, mouse);
    expect(board.ways.at(-1)).toBe(30);
    click(140, 20);
    send('pointermove', 140, 100, mouse);
    expect(board.ways.at(-1)).toBe(50);
    click(140, 20);
    expect(board.ways.at(-1)).toBe(30);
    send('pointermove', 300, 300, mouse);
    expect(board.ways.at(-1)).toBe(30);
    click(20, 20);
    click(140, 20);
    click(140, 100, 2);
    expect(board.ways.at(-1)).toBeNull();
    expect(said).toEqual([]);
  });

  it('lays an area by a drag, which is shown while it is drawn, and none by a click', () => {
    const { said, send } = table('area');
    send('pointerdown', 20, 20, mouse);
    send('pointermove', 140, 60, mouse);
    send('pointerup', 140, 60, mouse);
    expect(said).toEqual(['shown', 'shown no more', 'lay 0.5,0.5 to 3.5,1.5']);
    send('pointerdown', 20, 20, mouse);
    send('pointerup', 20, 20, mouse);
    expect(said.slice(3)).toEqual(['shown no more']);
  });

  it('points wherever it goes, and nowhere when it leaves', () => {
    const { said, send } = table('point');
    send('pointermove', 60, 60, mouse);
    send('pointerleave', 60, 60, mouse);
    expect(said).toEqual(['point 1.5,1.5', 'point nowhere']);
  });

  it('is let alone once the board is gone', () => {
    const { said, send, release } = table();
    release();
    send('dblclick', 60, 60);
    expect(said).toEqual([]);
  });
});

describe('a mouse that lies still while the view moves', () => {
  const click = ({ send }: ReturnType<typeof table>) => {
    send('pointerdown', 20, 220, { pointerType: 'mouse' });
    send('pointerup', 20, 220, { pointerType: 'mouse' });
  };

  it('is shown the way from where it lies now, and sends nobody until it is clicked again', () => {
    const hands = table('move', HILD);
    hands.board.shifts += 1;
    click(hands);
    expect(hands.said).toEqual([]);
    expect(hands.board.ways.at(-1)).not.toBeNull();
    click(hands);
    expect(hands.said).toEqual(['click floor at 0,5']);
  });

  it('clicks the floor at once where nobody would go', () => {
    const hands = table();
    hands.board.shifts += 1;
    click(hands);
    expect(hands.said).toEqual(['click floor at 0,5']);
  });
});
