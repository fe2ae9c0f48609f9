import { expect, it } from 'vitest';
import { ask, at, delve, goblin, player, referee, someone } from '../../../../test/table.ts';
import { tell } from '../../../view/tell.ts';

const aldo = someone({ at: at(1, 1) });
const grik = goblin({ at: at(3, 1) });

/** In which tone a player reads that somebody falls asleep, or wakes. */
function toneOf(creature: typeof aldo, on: boolean) {
  const conditions = on ? [] : (['asleep'] as const);
  const state = delve([aldo, grik].map((one) => (one.id === creature.id ? { ...one, conditions } : one)));
  const events = ask(state, { type: 'SetCondition', creature: creature.id, condition: 'asleep', on }, referee);
  const told = typeof events === 'string' ? [] : events.flatMap((event) => tell(event, player, state, state) ?? []);
  return told.flatMap(({ tone }) => tone ?? []);
}

it('that a foe falls asleep is good news for the party, and bad that one of the own does', () => {
  expect([toneOf(grik, true), toneOf(aldo, true)]).toEqual([['good'], ['bad']]);
  expect([toneOf(grik, false), toneOf(aldo, false)]).toEqual([['bad'], ['good']]);
});
