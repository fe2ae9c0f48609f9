import { describe, expect, it } from 'vitest';
import { byUseOn } from './by-use.ts';

describe('the acts on a card', () => {
  it('come in the order of their use, taking armour off last', () => {
    const acts = (['TakeOff', 'CheckAbility', 'SearchArea', 'LightUp', 'Attack'] as const).map((command) => ({
      command,
    }));
    const { common, rare } = byUseOn(acts);
    expect(common.map(({ command }) => command)).toEqual(['Attack', 'LightUp', 'SearchArea', 'CheckAbility']);
    expect(rare.map(({ command }) => command)).toEqual(['TakeOff']);
  });

  it('are eight at most, the others under "More"', () => {
    const acts = Array.from({ length: 9 }, () => ({ command: 'CheckAbility' }) as const);
    const { common, rare } = byUseOn([...acts, { command: 'Attack' }]);
    expect(common).toHaveLength(8);
    expect(common[0]?.command).toBe('Attack');
    expect(rare).toHaveLength(2);
  });
});
