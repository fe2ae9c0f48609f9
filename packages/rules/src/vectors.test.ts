import { describe, expect, it } from 'vitest';
import { type Adapters, isVector, read, run } from './vectors.ts';

const adapters: Adapters = {
  'OSE-CHK-01': (inputs) => ({ total: read.number(inputs, 'die') + read.number(inputs, 'modifier', 0) }),
};
const check = (inputs: Readonly<Record<string, unknown>>, expected: Readonly<Record<string, unknown>>) =>
  run({ id: 'OSE-CHK-01', inputs, expect: expected }, adapters).map(({ field, got }) => [field, got]);

describe('rule vectors', () => {
  it.each([
    ['a field that comes out otherwise', { die: 3 }, { total: 4 }, [['total', 3]]],
    ['a field that does not come out at all', { die: 3 }, { success: true }, [['success', null]]],
    ['a field of another type', { die: 'three' }, { total: 3 }, [['(error)', 'field "die" is "three"']]],
  ])('%s is a miss', (_what, inputs, expected, misses) => expect(check(inputs, expected)).toEqual(misses));

  it('what is left out and what is null are the same, given or expected', () => {
    expect(check({ die: 3, modifier: null }, { total: 3, success: null })).toEqual([]);
  });

  it.each(['GOR-ABC-99', 'constructor'])('an id without an adapter is a miss: %s', (id) => {
    expect(run({ id, inputs: {}, expect: {} }, adapters)).toHaveLength(1);
  });

  it.each([[null], [[]], ['OSE-CHK-01'], [{ id: 1, inputs: {}, expect: {} }], [{ id: 'OSE-CHK-01', inputs: {} }]])(
    '%j is no vector',
    (entry) => expect(isVector(entry)).toBe(false),
  );
});
