import { CONDITIONS } from '@lanthorn/rules';
import { describe, expect, it } from 'vitest';
import { signOf } from './conditions.ts';

describe('the signs of conditions', () => {
  it.each(CONDITIONS)('there is one for %s, in the ink that is asked for', (condition) => {
    expect(signOf(condition, '#123456')).toContain('#123456');
  });

  it('are none for what has no name', () => {
    expect([signOf('constructor', '#fff'), signOf('happy', '#fff')]).toEqual([null, null]);
  });
});
