import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rulesFor } from '../src/books/index.ts';
import type { GameEvent } from '../src/core/index.ts';
import { decide } from '../src/decide.ts';
import { evolve } from '../src/procedures/evolve.ts';
import type { GameState } from '../src/state/state.ts';
import { BEGINNINGS } from './abbey.ts';
import { offeredAt, steps } from './random-play.ts';
import { seededDice } from './table.ts';

const [ROUNDS_A_TURN, TURNS_A_DAY] = [60, 144];
const beginnings = fc.constantFrom(...Object.values(BEGINNINGS));

/** Turns that a command let pass, by what happened in it. */
const turnsIn = (events: readonly GameEvent[]): number =>
  events.reduce((sum, { type }) => sum + (type === 'TurnPassed' ? 1 : type === 'DayPassed' ? TURNS_A_DAY : 0), 0);

/** Rounds that a command let begin, of fighting or of running. */
const roundsIn = (events: readonly GameEvent[]): number =>
  events.reduce((sum, event) => {
    if (event.type === 'PursuitRan') return sum + (event.rounds ?? 1);
    return sum + (event.type === 'RoundBegan' ? 1 : 0);
  }, 0);

/** Plays what is offered, and looks at each granted command: what was, what happened, what is. */
function ledger(look: (before: GameState, events: readonly GameEvent[], after: GameState) => void): void {
  fc.assert(
    fc.property(beginnings, steps(60), fc.nat(), (begin, choices, seed) => {
      const dice = seededDice(seed);
      choices.reduce((state, step) => {
        const command = offeredAt(state, step, ({ type }) => type !== 'Rewind');
        const ruling = command && decide(state, command, step.seat, dice);
        if (!ruling?.granted) return state;
        const after = ruling.events.reduce(evolve, state);
        look(state, ruling.events, after);
        return after;
      }, begin());
    }),
    { numRuns: 40 },
  );
}

describe('the ledger of time', () => {
  it('OSE-TIM-01, OSE-TIM-02: the clock goes on by the turns and days that were told, and by nothing else', () => {
    ledger((before, events, after) => {
      expect(after.rounds - before.rounds).toBe(ROUNDS_A_TURN * turnsIn(events));
    });
  });

  it('OSE-EVT-14: the rounds of an encounter are counted one by one, and charged as whole turns when it is over', () => {
    ledger((before, events, after) => {
      const begun = roundsIn(events);
      const same = before.encounter && after.encounter?.id === before.encounter.id;
      if (same) {
        expect(after.encounter?.round).toBe((before.encounter?.round ?? 0) + begun);
        expect(after.rounds).toBe(before.rounds);
      }
      const over = events.find((event) => event.type === 'EncounterConcluded');
      if (!over) return;
      expect(over.rounds).toBe((before.encounter?.round ?? 0) + begun);
      expect(turnsIn(events)).toBe(rulesFor(before.ruleset).turn.turnsOfEncounter(over.rounds));
    });
  });

  it('OSE-TIM-03, OSE-TIM-04: a light that burns on has burnt for just the turns that passed', () => {
    ledger((before, events, after) => {
      if (!before.automation.lights || events.some(({ type }) => type === 'DayPassed')) return;
      for (const light of Object.values(before.lights)) {
        const left = after.lights[light.id]?.turnsLeft;
        if (light.turnsLeft !== null && typeof left === 'number') expect(light.turnsLeft - left).toBe(turnsIn(events));
      }
    });
  });

  it('OSE-DUN-11: the turns since the last rest are counted without a gap', () => {
    ledger((before, events, after) => {
      const passed = events.filter((event) => event.type === 'TurnPassed' || event.type === 'DayPassed');
      const count = passed.reduce(
        (since, event) => (event.type === 'TurnPassed' && !event.resting ? since + 1 : 0),
        before.party.turnsSinceRest,
      );
      expect(after.party.turnsSinceRest).toBe(count);
    });
  });
});
