import fc from 'fast-check';
import { describe, it } from 'vitest';
import { id, type RulesetChoice } from '../src/core/index.ts';
import type { Creature } from '../src/state/creature.ts';
import type { GameState } from '../src/state/state.ts';
import { ABBEY, atTheDoor, BEGINNINGS, delvers, inAbbey, inFight } from './abbey.ts';
import { weapon } from './brawl.ts';
import { choices } from './choices.ts';
import { steps } from './random-play.ts';
import { runs } from './runs.ts';
import { after, goblin, otherPlayer, player, referee, spectator } from './table.ts';
import { Twins } from './twins.ts';
import { ALL, CANARY, NONE, veils, withPlansOfBob } from './veiled.ts';

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
      { numRuns: runs(150) },
    );
  }, 240_000);

  it('what the referee does behind the curtain shows nowhere', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(10_000), { minLength: 20, maxLength: 60, size: 'max' }), (acts) => {
        const twins = new Twins(atTheDoor, ALL);
        for (const [at, act] of acts.entries()) twins.behindTheCurtain(act, at);
      }),
      { numRuns: runs(60) },
    );
  }, 240_000);

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
      { numRuns: runs(60) },
    );
  }, 240_000);

  it.each(Object.keys(ALL))('%s alone shows nothing', (veil) => {
    new Twins(delvers, { ...NONE, [veil]: true });
  });
});

/** As any word said leaves it: what passes by itself has passed. */
const settled = (state: GameState): GameState => after(state, { type: 'Narrate', text: 'It is dark.' }, referee);

/** The fight with the goblin, where phases pass by themselves or do not. */
function begun(ruleset: RulesetChoice, rounds: boolean): GameState {
  const state = inFight();
  return settled({ ...state, ruleset, automation: { ...state.automation, rounds } });
}

/** The same, in which another is on its side. */
function fight(ruleset: RulesetChoice, other: Creature, rounds: boolean): GameState {
  const state = begun(ruleset, rounds);
  const encounter = state.encounter && {
    ...state.encounter,
    sides: state.encounter.sides.map((side) =>
      side.kind === 'party' ? side : { ...side, members: [...side.members, other.id] },
    ),
  };
  return { ...state, creatures: { ...state.creatures, [other.id]: other }, encounter };
}

const CONDITIONS_AFAR = ['asleep', 'blind', 'dead', 'fled', 'prone', 'surrendered', 'paralysed'] as const;
const strong = { hitPoints: { now: 500, max: 500 } };
const bow = weapon('bow', { kind: 'missile', damage: '1d6', ranges: [50, 100, 150] });

/** Where each throws for initiative, one throw more or less would change all that come after. */
const thrownBySides = choices.filter(({ options }) => options.individualInitiative !== true);

describe('noninterference in a fight', () => {
  it('somebody hidden on the other side shows by nothing', () => {
    const places = [inAbbey(3, 5), inAbbey(5, 5), inAbbey(19, 11)];
    fc.assert(
      fc.property(
        thrownBySides,
        steps(40),
        fc.nat(),
        fc.constantFrom(...places),
        fc.boolean(),
        (ruleset, all, seed, at, rounds) => {
          const facts = { hidden: true, undead: true, attacks: [bow], ...strong } as const;
          const ambush = goblin({ id: id('veil-ambush'), name: CANARY, at, ...facts });
          const twins = new Twins(
            () => begun(ruleset, rounds),
            (state) => ({
              ...state,
              creatures: { ...state.creatures, [ambush.id]: ambush },
              encounter: fight(ruleset, ambush, rounds).encounter,
            }),
          );
          for (const [place, step] of all.entries()) twins.step(step, seed + place);
        },
      ),
      { numRuns: runs(60) },
    );
  }, 240_000);

  it('what has befallen one whom they met, and do not see, shows by nothing', () => {
    fc.assert(
      fc.property(
        thrownBySides,
        steps(40),
        fc.nat(),
        fc.constantFrom(...CONDITIONS_AFAR),
        fc.boolean(),
        (ruleset, all, seed, condition, rounds) => {
          const afar = goblin({ id: id('afar'), name: 'Afar', at: inAbbey(19, 11), ...strong });
          const twins = new Twins(
            () => settled(fight(ruleset, afar, rounds)),
            (state) => ({
              ...state,
              creatures: { ...state.creatures, [afar.id]: { ...afar, conditions: [condition] } },
              lastSeen: { [afar.id]: [] },
            }),
          );
          for (const [place, step] of all.entries()) twins.step(step, seed + place);
        },
      ),
      { numRuns: runs(60) },
    );
  }, 240_000);

  it('that magic which fills a place took hold of one whom they met, and do not see, shows by nothing', () => {
    const web = {
      magic: { id: id<'magic'>('web'), name: 'Web', caster: null, on: [], until: null, open: true },
      area: { id: id<'area'>('web'), scene: ABBEY, kind: 'square', at: { x: 19.5, y: 11.5 } },
    } as const;
    const area = { ...web.area, feet: 10, width: 0, degrees: 0, by: referee.user, open: true };
    const afar = goblin({ id: id('afar'), name: 'Afar', at: inAbbey(19, 11), ...strong });
    const met = (ruleset: RulesetChoice, rounds: boolean): GameState => {
      const state = fight(ruleset, afar, rounds);
      const encounter = state.encounter && {
        ...state.encounter,
        sighted: [...(state.encounter.sighted ?? []), afar.id],
      };
      return settled({ ...state, encounter, areas: { [area.id]: area }, magic: [{ ...web.magic, area }] });
    };
    fc.assert(
      fc.property(thrownBySides, steps(40), fc.nat(), fc.boolean(), (ruleset, all, seed, rounds) => {
        const twins = new Twins(
          () => met(ruleset, rounds),
          (state) => ({
            ...state,
            creatures: { ...state.creatures, [afar.id]: { ...afar, conditions: ['held'] } },
            lastSeen: { [afar.id]: [] },
            magic: [{ ...web.magic, area, on: [afar.id] }],
          }),
        );
        for (const [at, step] of all.entries()) twins.step(step, seed + at);
      }),
      { numRuns: runs(60) },
    );
  }, 240_000);
});
