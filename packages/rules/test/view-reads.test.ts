import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eyeOf, type Seat } from '../src/core/index.ts';
import { known } from '../src/known/known.ts';
import type { Known } from '../src/play/index.ts';
import { seenByParty } from '../src/procedures/situation/sight/sight.ts';
import { FACTS } from '../src/view/project.ts';
import type { Section } from '../src/view/sections/section.ts';
import { BEGINNINGS } from './abbey.ts';
import { choices as rules } from './choices.ts';
import { play } from './playing.ts';
import { steps } from './random-play.ts';
import { otherPlayer, player, referee, spectator } from './table.ts';

const SEATS: readonly Seat[] = [referee, player, otherPlayer, spectator];
/** Every part of the view rests on the rules in force, and on no section's list. */
const IN_FORCE = ['ruleset', 'content'];

/** A state of which nothing is remembered, and the parts of it that are asked for. What the party sees is one part. */
function watched(state: Known) {
  const asked = new Set<string>();
  const watch = <Part extends object>(part: Part, prefix: string, inner: Partial<Record<string, object>> = {}): Part =>
    new Proxy(part, {
      get: (target, key) => {
        const within = inner[String(key)];
        if (within) return within;
        asked.add(`${prefix}${String(key)}`);
        return Reflect.get(target, key);
      },
    });
  const fresh = structuredClone(state);
  const party = watch(fresh.party, 'party.');
  const whole = watch(fresh, '', { party });
  seenByParty(whole);
  asked.clear();
  return { asked, party, whole };
}

/** The parts of a state that a section shows something of and does not name among what it reads. */
function unnamed(section: Section, state: Known, seat: Seat): readonly string[] {
  const reading = watched(state);
  const reads = section.reads(reading.whole, eyeOf(seat));
  const showing = watched(state);
  if (section.shared) section.entries(showing.whole, eyeOf(seat));
  else section.entries(showing.whole, seat);
  const named = (part: string) =>
    // The referee's state has no such part.
    (part === 'seen' && seat.role === 'referee') ||
    reading.asked.has(part) ||
    (part.startsWith('party.') && reads.includes(reading.party)) ||
    IN_FORCE.includes(part);
  return [...showing.asked].filter((part) => !named(part));
}

describe('the parts of the view', () => {
  it('name all that they show something of, so that none is kept when it has changed', () => {
    const beginnings = fc.constantFrom(...Object.values(BEGINNINGS));
    fc.assert(
      fc.property(beginnings, rules, steps(40), fc.nat(), (begin, chosen, acts, seed) => {
        const last = play({ ...begin(), ruleset: chosen }, acts, seed, () => undefined);
        for (const [at, section] of FACTS.entries())
          for (const seat of SEATS)
            expect([at, seat.role, unnamed(section, known(last, seat), seat)]).toEqual([at, seat.role, []]);
      }),
      { numRuns: 50 },
    );
  }, 240_000);
});
