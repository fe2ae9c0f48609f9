import { describe, expect, it } from 'vitest';
import { meetingPart } from './meeting.ts';

const from = { x: 0, y: 0 };
const to = { x: 8, y: 0 };

describe('where a line meets a segment', () => {
  it.each([
    ['across it', { a: { x: 2, y: -1 }, b: { x: 2, y: 1 } }, 0.25],
    ['aslant', { a: { x: 3, y: -1 }, b: { x: 5, y: 1 } }, 0.5],
    ['along it', { a: { x: 6, y: 0 }, b: { x: 4, y: 0 } }, 0.5],
  ])('%s', (_how, segment, part) => {
    expect(meetingPart(from, to, segment)).toBeCloseTo(part);
  });
});
