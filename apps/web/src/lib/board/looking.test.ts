import { centreOf } from '@lanthorn/geometry';
import { describe, expect, it } from 'vitest';
import { type Camera, inView, panned } from './camera.ts';
import { Looking } from './looking.ts';
import { type BoardModel, type BoardToken, NO_BOARD } from './model.ts';

const SCREEN = { width: 800, height: 600 };
const HALL = { from: 20, to: 26 };
const hild = {
  id: 'hild',
  square: { x: 22, y: 5 },
  side: 'yours',
  down: false,
  dead: false,
  turn: false,
} as BoardToken;

/** A hall of six squares' width at the top of a large map, of which so many rows are known. */
function known(rows: number, ...tokens: readonly BoardToken[]): BoardModel {
  const floor = Array.from({ length: 60 }, (_, x) => (x >= HALL.from && x < HALL.to ? '1' : '0')).join('');
  return {
    ...NO_BOARD,
    scene: {
      id: 'hall',
      name: 'Hall',
      grid: 'square',
      width: 60,
      height: 60,
      feetPerSquare: 10,
      gridLines: 'drawn',
      ambient: 'dark',
      picture: null,
    },
    rows: Array.from({ length: rows }, (_, y) => ({ y, explored: floor, seen: floor, floor, walls: [] })),
    tokens,
  };
}

const small = known(6, hild);
const sees = (camera: Camera | null, y: number) =>
  camera !== null && inView(camera, centreOf({ x: 22, y }, 'square'), SCREEN, 0);

/** Somebody who has looked at the hall as it was known at first. */
function looking(): { readonly looking: Looking; readonly camera: Camera } {
  const made = new Looking();
  const camera = made.follow(small, NO_BOARD, { scale: 40, offset: { x: 0, y: 0 } }, SCREEN, 0);
  if (!camera) throw new Error('nothing to look at');
  return { looking: made, camera };
}

describe('where a board looks of itself', () => {
  it('is at what is seen for the first time, and at whoever stands there', () => {
    const { looking: eye, camera } = looking();
    expect(sees(camera, 11)).toBe(false);
    const after = eye.follow(known(12, hild), small, camera, SCREEN, 0);
    expect([sees(after, 11), sees(after, 5)]).toEqual([true, true]);
  });

  it('stays where all that is new is in view, and where nothing is', () => {
    const { looking: eye, camera } = looking();
    expect(eye.follow(known(7, hild), small, camera, SCREEN, 0)).toBeNull();
    expect(eye.follow({ ...small }, small, camera, SCREEN, 0)).toBeNull();
  });

  it('is left to the hand that has just moved the view, and follows again once it rests', () => {
    const { looking: eye, camera } = looking();
    const moved = panned(camera, 0, 30);
    eye.byHand(1_000);
    expect(eye.follow(known(12, hild), small, moved, SCREEN, 2_000)).toBeNull();
    expect(sees(eye.follow(known(12, hild), small, moved, SCREEN, 9_000), 11)).toBe(true);
  });

  it('stays while a pointer goes over the board to click, and follows once it has clicked or rests', () => {
    const { looking: eye, camera } = looking();
    const follows = (now: number) => sees(eye.follow(known(12, hild), small, camera, SCREEN, now), 11);
    eye.aims(10_000);
    expect(eye.follow(known(12, hild), small, camera, SCREEN, 11_000)).toBeNull();
    expect(follows(15_000)).toBe(true);
    eye.aims(20_000);
    eye.waits(20_500);
    // A hand that stirs after its click still waits for what comes of it.
    eye.aims(21_000);
    expect(follows(21_100)).toBe(true);
    eye.aims(23_000);
    expect(eye.follow(known(12, hild), small, camera, SCREEN, 23_100)).toBeNull();
  });

  it('goes to somebody who is met out of view, even under a pointer', () => {
    const { looking: eye, camera } = looking();
    const goblin = { ...hild, id: 'goblin', side: 'other', square: { x: 22, y: 25 } } as BoardToken;
    eye.aims(10_000);
    expect(eye.follow(known(26, hild, goblin), small, camera, SCREEN, 10_100)).not.toBeNull();
  });

  it('goes to somebody who is met beyond a view that a hand has moved, once it rests, whosever turn it is', () => {
    const { looking: eye, camera } = looking();
    const goblin = { ...hild, id: 'goblin', side: 'other', square: { x: 22, y: 11 } } as BoardToken;
    const met = known(12, { ...hild, turn: true }, goblin);
    const moved = panned(camera, 0, 30);
    eye.byHand(1_000);
    expect(eye.follow(met, small, moved, SCREEN, 2_000)).toBeNull();
    const after = eye.follow(met, small, moved, SCREEN, 9_000);
    expect([sees(after, 11), sees(after, 5)]).toEqual([true, true]);
  });

  it('goes after one’s own who was moved out of a view that a hand has moved, once it rests', () => {
    const { looking: eye, camera } = looking();
    const before = known(30, hild);
    const away = known(30, { ...hild, square: { x: 22, y: 20 } });
    eye.byHand(1_000);
    expect(eye.follow(away, before, camera, SCREEN, 2_000)).toBeNull();
    expect(sees(eye.follow({ ...away }, away, camera, SCREEN, 9_000), 20)).toBe(true);
  });

  it('is left where a hand has moved it away from one’s own who stand still', () => {
    const { looking: eye, camera } = looking();
    const away = panned(camera, 0, -2_000);
    eye.byHand(1_000);
    expect(eye.follow({ ...small }, small, away, SCREEN, 9_000)).toBeNull();
  });

  it('does not move under a blow that the table waits for, and shows afterwards what came in sight meanwhile', () => {
    const { looking: eye, camera } = looking();
    const waits = known(12, { ...hild, turn: true });
    expect(eye.follow(waits, small, camera, SCREEN, 0)).toBeNull();
    expect(sees(eye.follow(known(12, hild), waits, camera, SCREEN, 0), 11)).toBe(true);
  });

  it('is at the whole of a referee’s map whose squares are laid otherwise, unless a hand has moved the view', () => {
    const { looking: eye, camera } = looking();
    const laid = { ...small, all: true, scene: small.scene && { ...small.scene, width: 90 } };
    expect(eye.follow(laid, small, camera, SCREEN, 0)).not.toBeNull();
    eye.byHand(1_000);
    expect(eye.follow(laid, small, camera, SCREEN, 9_000)).toBeNull();
  });

  it('does not follow what becomes known for a referee, who knows it already', () => {
    const { looking: eye, camera } = looking();
    expect(eye.follow({ ...known(12, hild), all: true }, small, camera, SCREEN, 0)).toBeNull();
  });
});

describe('a board that sees all of its map', () => {
  const far = { scale: 12, offset: { x: 0, y: 0 } };
  const met = [hild.square, { x: 24, y: 8 }];
  const sharp = ({ scale }: Camera) => scale >= 30;

  it('goes near to those who meet, where they can be told apart', () => {
    const camera = new Looking().toMeeting(small, met, far, SCREEN, 9_000);
    expect(camera && sharp(camera)).toBe(true);
    expect(met.every(({ x, y }) => camera && inView(camera, centreOf({ x, y }, 'square'), SCREEN, 0))).toBe(true);
  });

  it('stays where they are seen well, where nobody stands on it, and under a hand', () => {
    const eye = new Looking();
    const near = eye.toMeeting(small, met, far, SCREEN, 0) ?? far;
    expect(eye.toMeeting(small, met, near, SCREEN, 0)).toBeNull();
    expect(eye.toMeeting(small, [], far, SCREEN, 0)).toBeNull();
    eye.byHand(1_000);
    expect(eye.toMeeting(small, met, far, SCREEN, 2_000)).toBeNull();
    expect(eye.toMeeting(small, met, far, SCREEN, 9_000)).not.toBeNull();
  });
});

describe('words that come to lie over the foot of a board', () => {
  const clear = { ...SCREEN, height: 400 };
  const over = (y: number): Camera => ({ scale: 40, offset: { x: -600, y: 500 - y * 40 } });

  it('have one’s own who stands there come into view above them', () => {
    const { looking: eye } = looking();
    const after = eye.uncovered(small, over(5), SCREEN, clear, 60_000);
    expect(after !== null && inView(after, centreOf(hild.square, 'square'), clear)).toBe(true);
  });

  it('move nothing where they lie over none of the own, or while a hand is at the view', () => {
    const { looking: eye } = looking();
    expect(eye.uncovered(small, over(12), SCREEN, clear, 60_000)).toBeNull();
    expect(eye.uncovered(known(6, { ...hild, side: 'party' }), over(5), SCREEN, clear, 60_000)).toBeNull();
    eye.byHand(60_000);
    expect(eye.uncovered(small, over(5), SCREEN, clear, 61_000)).toBeNull();
  });
});
