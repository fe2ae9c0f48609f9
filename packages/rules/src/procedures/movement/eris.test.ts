import { describe, expect, it } from 'vitest';
import { erisLines } from '../../catalogue/eris.ts';
import { run } from '../../vectors.ts';
import { erisMovementVectors } from './eris-vectors.ts';

describe('Planet Eris’s rules of movement', () => {
  it.each(
    (
      [
        ['ERI-MOV-01', { move: 120 }, { perRound: 50, perTurn: 240, pursuit: 480 }],
        ['ERI-MOV-01', { move: 180 }, { perRound: 70, perTurn: 360, pursuit: 720 }],
        ['ERI-MOV-01', { move: 240 }, { perRound: 100, perTurn: 480, pursuit: 960 }],
        ['ERI-MOV-01', { move: 10 }, { perRound: 10, perTurn: 20, pursuit: 40 }],
        ['ERI-MOV-02', { encumbrance: 'light' }, { move: 120, perRound: 50, perTurn: 240, pursuit: 480 }],
        ['ERI-MOV-02', { encumbrance: 'overencumbered' }, { move: 30, perRound: 10, perTurn: 60, pursuit: 120 }],
        ['ERI-MOV-03', { move: 120, feet: 50 }, { allowed: true }],
        ['ERI-MOV-03', { move: 120, feet: 51 }, { error: 'too-far' }],
        ['ERI-MOV-03', { move: 60, feet: 20 }, { allowed: true }],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${erisLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, erisMovementVectors)).toEqual([]);
  });
});
