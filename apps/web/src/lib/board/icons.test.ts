import { describe, expect, it, vi } from 'vitest';
import { iconOf } from './icons.ts';

describe('the icon of a token', () => {
  it('is drawn in the ink of the board, once it has come', async () => {
    expect(iconOf('goblin-head')).toBeNull();
    await vi.waitFor(() => expect(iconOf('goblin-head')).toContain('#f3e6c8'));
  });

  it('is none for a name that the set does not have, whatever the name', () => {
    for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty', '', 'no-such-icon'])
      expect(iconOf(name)).toBeNull();
    expect(iconOf(null)).toBeNull();
  });
});
