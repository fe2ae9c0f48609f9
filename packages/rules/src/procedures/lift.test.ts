import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../core/index.ts';
import { lift } from './lift.ts';

/** As a log of an older Lanthorn holds it. */
const stored = (event: object) => event as unknown as GameEvent;

describe('an entry of an older log', () => {
  it.each([
    ['the phase of morale was secret', { type: 'PhaseBegan', acting: 2, phase: 'morale' }, { secret: true }],
    ['what was dropped was gone', { type: 'ItemDropped', creature: 'hild', item: 'rope', quantity: 1 }, { lies: null }],
    ['no rule was named for a ruined spell', { type: 'SpellDisrupted', spell: 'sleep' }, { rule: 'TABLE' }],
    ['no rule was named for initiative', { type: 'InitiativeSettled', rolls: [] }, { rule: 'TABLE' }],
    [
      'the party drew on squares',
      { type: 'PartyMapBegun', map: 'cellar', name: 'The cellar', width: 12, height: 10, feetPerSquare: 10 },
      { grid: 'square' },
    ],
    [
      'a monster made over kept its hit dice',
      { type: 'MonsterConverted', creature: 'grik', faces: [] },
      { hitDice: null, sweeps: false, notes: [] },
    ],
  ])('%s', (_what, event, missing) => {
    expect(lift(stored(event))).toEqual({ ...event, ...missing });
  });

  it('keeps what it does say', () => {
    const named = stored({ type: 'SpellDisrupted', spell: 'sleep', rule: 'ERI-ACT-04' });
    expect(lift(named)).toEqual(named);
  });
});
