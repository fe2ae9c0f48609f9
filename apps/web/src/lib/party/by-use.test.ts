import { describe, expect, it } from 'vitest';
import { byUse } from './by-use.ts';

describe('the acts on a card', () => {
  it('come in the order of their use, taking armour off last', () => {
    const acts = (['TakeOff', 'CheckAbility', 'SearchArea', 'LightUp', 'Attack'] as const).map((command) => ({
      command,
    }));
    expect(byUse(acts).map(({ command }) => command)).toEqual([
      'Attack',
      'LightUp',
      'SearchArea',
      'CheckAbility',
      'TakeOff',
    ]);
  });
});
