import { describe, expect, it } from 'vitest';
import { measuresVectors } from '../../../books/ose/examples/measures.ts';
import { run } from '../../../vectors.ts';

describe('measures', () => {
  it.each([
    ['OSE-MOV-04', { amount: 80, from: 'yard', to: 'foot' }, { value: 240 }],
    ['OSE-MOV-04', { amount: 0.5, from: 'mile', to: 'yard' }, { value: 880 }],
    ['OSE-MOV-04', { amount: 1, from: 'mile', to: 'foot' }, { value: 5280 }],
    ['OSE-MOV-04', { amount: 6, from: 'inch', to: 'foot' }, { value: 0.5 }],
    ['OSE-MOV-05', { coins: 1600 }, { pounds: 160 }],
    ['OSE-MOV-05', { coins: 45 }, { pounds: 4.5 }],
  ])('%s: %j gives %j', (rule, inputs, expected) => {
    expect(run({ id: rule, inputs, expect: expected }, measuresVectors)).toEqual([]);
  });
});
