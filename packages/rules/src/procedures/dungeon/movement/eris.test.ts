import { describe, expect, it } from 'vitest';
import { erisLines } from '../../../books/eris/catalogue.ts';
import { erisMovementVectors } from '../../../books/eris/examples/movement.ts';
import { run } from '../../../vectors.ts';

describe('Planet Eris’s rules of movement', () => {
  it.each(
    (
      [
        ['ERI-MOV-01', { move: 120 }, { perRound: 50, perTurn: 240, pursuit: 480 }],
        ['ERI-MOV-01', { move: 180 }, { perRound: 70, perTurn: 360, pursuit: 720 }],
        ['ERI-MOV-01', { move: 240 }, { perRound: 100, perTurn: 480, pursuit: 960 }],
        ['ERI-MOV-01', { move: 10 }, { perRound: 10, perTurn: 20, pursuit: 40 }],
        ['ERI-MOV-01', { move: 0 }, { perRound: 0, perTurn: 0, pursuit: 0 }],
        ['ERI-MOV-01', { move: 12 }, { perRound: 10, perTurn: 24, pursuit: 48 }],
        ['ERI-MOV-01', { move: 20 }, { perRound: 10, perTurn: 40, pursuit: 80 }],
        ['ERI-MOV-01', { move: 37 }, { perRound: 10, perTurn: 74, pursuit: 148 }],
        ['ERI-MOV-01', { move: 45 }, { perRound: 20, perTurn: 90, pursuit: 180 }],
        ['ERI-MOV-01', { move: 63 }, { perRound: 30, perTurn: 126, pursuit: 252 }],
        ['ERI-MOV-01', { move: 100 }, { perRound: 40, perTurn: 200, pursuit: 400 }],
        ['ERI-MOV-01', { move: 300 }, { perRound: 120, perTurn: 600, pursuit: 1200 }],
        ['ERI-MOV-02', { encumbrance: 'light' }, { move: 120, perRound: 50, perTurn: 240, pursuit: 480 }],
        ['ERI-MOV-02', { encumbrance: 'overencumbered' }, { move: 30, perRound: 10, perTurn: 60, pursuit: 120 }],
        ['ERI-MOV-02', { encumbrance: 'medium' }, { move: 90, perRound: 40, perTurn: 180, pursuit: 360 }],
        ['ERI-MOV-02', { encumbrance: 'heavy' }, { move: 60, perRound: 20, perTurn: 120, pursuit: 240 }],
        ['ERI-MOV-03', { move: 120, feet: 50 }, { allowed: true }],
        ['ERI-MOV-03', { move: 120, feet: 51 }, { error: 'too-far' }],
        ['ERI-MOV-03', { move: 60, feet: 20 }, { allowed: true }],
        ['ERI-MOV-03', { move: 90, feet: 40 }, { allowed: true }],
        ['ERI-MOV-03', { move: 60, feet: 21 }, { error: 'too-far' }],
        ['ERI-MOV-03', { move: 30, feet: 11 }, { error: 'too-far' }],
        ['ERI-MOV-03', { move: 180, feet: 71 }, { error: 'too-far' }],
        ['ERI-MOV-03', { move: 240, feet: 101 }, { error: 'too-far' }],
        ['ERI-MOV-03', { move: 10, feet: 11 }, { error: 'too-far' }],
        ['ERI-MOV-03', { move: 0, feet: 0 }, { allowed: true }],
        ['ERI-MOV-03', { move: 60, feet: 60 }, { error: 'too-far' }],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${erisLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, erisMovementVectors)).toEqual([]);
  });
});
