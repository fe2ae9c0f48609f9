import { describe, expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import { at, delve, goblin, referee, someone, twoRooms } from '../../../../test/table.ts';
import { type Command, id } from '../../../core/index.ts';
import type { Item } from '../../../state/item.ts';
import { isSeen } from './known.ts';

const torch: Item = { id: id('torch'), name: 'Torch', quantity: 2, weight: 20, kind: 'gear', use: 'torch' };
const sentry = goblin({
  id: id('sentry'),
  name: 'Sentry',
  at: at(7, 2),
  items: [torch],
  hitPoints: { now: 9, max: 20 },
});
const scene = twoRooms({ traps: {} });

/** The party has met the sentry, who stands in the other room behind a closed door. */
const met = (facts: Partial<typeof sentry> = {}) => {
  const script = new Script(delve([someone({ at: at(2, 2) }), { ...sentry, ...facts }], {}, scene)).play({
    type: 'BeginEncounter',
    creatures: [sentry.id],
    setting: 'dungeon',
    aware: 'both',
    reveal: true,
  });
  script.told();
  return script;
};

const spells = { save: 'spells', modifier: 0, damage: '5', source: 'a trap', otherwise: 'asleep' } as const;
const ACTS: readonly (readonly [string, Command, readonly number[]])[] = [
  ['a torch that is lit', { type: 'LightUp', creature: sentry.id, kind: 'torch' }, []],
  ['healing', { type: 'Heal', creature: sentry.id, amount: '3' }, []],
  ['a condition', { type: 'SetCondition', creature: sentry.id, condition: 'asleep', on: true }, []],
  ['a death', { type: 'SetCondition', creature: sentry.id, condition: 'dead', on: true }, []],
  ['damage', { type: 'DealDamage', creature: sentry.id, amount: '5', source: 'a trap', destructive: 'none' }, []],
  ['a save of its own', { type: 'RollSave', creature: sentry.id, save: 'spells', modifier: 0 }, [1]],
  ['a save that is called', { type: 'CallSave', creatures: [sentry.id], ...spells, destructive: false }, [1]],
];

describe('what befalls a foe that was met', () => {
  it.each(ACTS)('out of sight is the referee’s alone to know: %s', (_what, command, faces) => {
    const script = met();
    const there = script.state.creatures[sentry.id];
    expect(there && isSeen(script.state, there)).toBe(false);
    const told = script.play(command, referee, ...faces).told();
    expect(told.players).toEqual([]);
    expect(told.referee.join()).toContain('Sentry');
  });

  it.each(ACTS)('in sight is told to all: %s', (_what, command, faces) => {
    const told = met({ at: at(3, 2) })
      .play(command, referee, ...faces)
      .told();
    expect(told.players.join()).toContain('Sentry');
  });

  it.each(ACTS)('where no board is in play is told to all: %s', (_what, command, faces) => {
    const told = met({ at: null })
      .play(command, referee, ...faces)
      .told();
    expect(told.players.join()).toContain('Sentry');
  });
});
