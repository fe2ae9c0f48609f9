import { describe, expect, it } from 'vitest';
import { gravest, type Standing, soundOf, soundsBetween } from './which.ts';

const roll = { sides: 20, faces: [14], plus: 0, total: 14 };

describe('what is heard of a line', () => {
  it.each([
    ['a death', { kind: 'ruling', what: { type: 'death', name: 'Hild' } }, 'death'],
    ['a natural 20', { kind: 'roll', what: { type: 'attack', hit: true, natural: 20 }, rolls: [roll] }, 'triumph'],
    [
      'a broken morale',
      { kind: 'ruling', what: { type: 'rout', name: 'The goblins', many: true, flees: true } },
      'rout',
    ],
    ['a wound, rather than its dice', { kind: 'roll', what: { type: 'damage', amount: 4 }, rolls: [roll] }, 'hit'],
    ['a throw', { kind: 'roll', rolls: [roll] }, 'dice'],
    [
      'a blow that misses, as its die',
      { kind: 'roll', what: { type: 'attack', hit: false, natural: 4 }, rolls: [roll] },
      'dice',
    ],
    ['a round of a fight', { kind: 'encounter', what: { type: 'round', round: 2 } }, 'bell'],
    ['a turn', { kind: 'time', what: { type: 'turn', turn: 3 } }, 'bell'],
    ['words', { kind: 'speech' }, 'page'],
    ['a ruling without dice', { kind: 'ruling' }, null],
  ] as const)('%s', (_of, line, sound) => {
    expect(soundOf(line)).toBe(sound);
  });
});

describe('what is heard of the board', () => {
  const standing = (of: Partial<Standing> = {}): Standing => ({
    doors: new Map(),
    places: new Map(),
    yours: false,
    ...of,
  });

  it('is a door that opens, and somebody who walks', () => {
    const before = standing({ doors: new Map([['d', 'shut']]), places: new Map([['c', '1,1']]) });
    const now = standing({ doors: new Map([['d', 'open']]), places: new Map([['c', '1,2']]) });
    expect(soundsBetween(before, now)).toEqual(['steps', 'door']);
  });

  it('is a door that falls shut', () => {
    const door = (state: string) => standing({ doors: new Map([['d', state]]) });
    expect(soundsBetween(door('open'), door('closed'))).toEqual(['door']);
    expect(soundsBetween(door('closed'), door('closed'))).toEqual([]);
  });

  it('is nothing of what only comes into sight, or leaves it', () => {
    const seen = standing({ doors: new Map([['d', 'open']]), places: new Map([['c', '1,1']]) });
    expect(soundsBetween(standing(), seen)).toEqual([]);
    expect(soundsBetween(seen, standing())).toEqual([]);
  });

  it('is one’s own turn as it comes, and not while it lasts', () => {
    const mine = standing({ yours: true });
    expect(soundsBetween(standing(), mine)).toEqual(['yours']);
    expect(soundsBetween(mine, mine)).toEqual([]);
  });
});

it('of all that comes at once the gravest is heard alone', () => {
  expect(gravest(['dice', 'death', 'hit'])).toBe('death');
  expect(gravest(['steps', 'yours', 'door'])).toBe('yours');
  expect(gravest([])).toBeNull();
});
