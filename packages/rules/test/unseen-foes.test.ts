import { describe, expect, it } from 'vitest';
import type { Command } from '../src/commands.ts';
import { decide } from '../src/decide.ts';
import { evolve } from '../src/evolve.ts';
import { id } from '../src/ids.ts';
import { offers } from '../src/offers.ts';
import type { GameState } from '../src/state/state.ts';
import { tell } from '../src/view/tell.ts';
import { inAbbey } from './abbey.ts';
import { third } from './foes.ts';
import { dull } from './random-play.ts';
import { after, player, referee, spectator, submissions } from './table.ts';
import { CANARY } from './veiled.ts';

/** Whoever the referee speaks for is heard, and named: that is the referee’s to choose. */
const PUBLIC: readonly Command['type'][] = ['Say', 'Emote'];

/** In a fight one whom they met is out of their sight, with all there is to be and to have. */
function outOfSight(base: 'ose' | 'gorman' | 'eris'): GameState {
  const spear = { name: 'spear', damage: '1d6', times: 1, slow: false, blunt: false } as const;
  const state = third({
    at: inAbbey(19, 11),
    attacks: [
      { ...spear, kind: 'melee', ranges: null },
      { ...spear, name: 'bow', kind: 'missile', ranges: [50, 100, 150] },
    ],
  });
  const ruled = { ...state, ruleset: { base, slots: {}, options: {} } };
  const round = after(ruled, { type: 'EndRound' }, referee);
  return after(round, { type: 'RollInitiative' }, referee, 1, 6, 2, 5, 3, 4);
}

const wight = id<'creature'>('wight');

/** All that the referee is offered to do with it alone, in some of the ways. */
const deeds = (state: GameState): readonly Command[] =>
  offers(state, referee)
    .flatMap((offer) => submissions(offer).slice(0, 40))
    .filter((command) => JSON.stringify(command).includes(wight) && !PUBLIC.includes(command.type));

function told(state: GameState, command: Command): readonly string[] {
  const ruling = decide(state, command, referee, dull(3));
  if (!ruling.granted) return [];
  let now = state;
  return ruling.events.flatMap((event) => {
    const before = now;
    now = evolve(before, event);
    return [player, spectator].flatMap((seat) => JSON.stringify(tell(event, seat, now, before)));
  });
}

describe('a foe that was met and is out of sight', () => {
  it.each(['ose', 'gorman', 'eris'] as const)('is named in no line to the table by what befalls it, by %s', (base) => {
    const state = outOfSight(base);
    const named = deeds(state).filter((command) => told(state, command).join().includes(CANARY));
    expect(deeds(state).length).toBeGreaterThan(20);
    expect([...new Set(named.map((command) => command.type))]).toEqual([]);
  });
});
