import fc from 'fast-check';
import { describe, it } from 'vitest';
import { atTheDoor, BEGINNINGS, delvers } from './abbey.ts';
import { choices } from './choices.ts';
import { steps } from './random-play.ts';
import { otherPlayer, player, spectator } from './table.ts';
import { Twins } from './twins.ts';
import { ALL, NONE, veils, withPlansOfBob } from './veiled.ts';

describe('noninterference', () => {
  it('campaigns that differ in hidden things alone look, patch, answer and read alike to players and spectators', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(BEGINNINGS)),
        veils,
        steps(40),
        fc.nat(),
        (begin, hidden, choices, seed) => {
          const twins = new Twins(BEGINNINGS[begin] ?? delvers, hidden);
          for (const [at, step] of choices.entries()) twins.step(step, seed + at);
        },
      ),
      { numRuns: 150 },
    );
  }, 120_000);

  it('what the referee does behind the curtain shows nowhere', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(10_000), { minLength: 20, maxLength: 60, size: 'max' }), (acts) => {
        const twins = new Twins(atTheDoor, ALL);
        for (const [at, act] of acts.entries()) twins.behindTheCurtain(act, at);
      }),
      { numRuns: 60 },
    );
  }, 60_000);

  it('what one player makes and plans shows to no other, nor to spectators', () => {
    const others = steps(30).map((all) => all.filter(({ seat }) => seat.user !== otherPlayer.user));
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(BEGINNINGS)), choices, others, fc.nat(), (begin, rules, all, seed) => {
        const twins = new Twins(() => ({ ...(BEGINNINGS[begin] ?? delvers)(), ruleset: rules }), withPlansOfBob, [
          player,
          spectator,
        ]);
        for (const [at, step] of all.entries()) twins.step(step, seed + at);
      }),
      { numRuns: 60 },
    );
  }, 120_000);

  it.each(Object.keys(ALL))('%s alone shows nothing', (veil) => {
    new Twins(delvers, { ...NONE, [veil]: true });
  });
});
