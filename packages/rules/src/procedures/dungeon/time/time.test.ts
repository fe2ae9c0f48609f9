import { describe, expect, it } from 'vitest';
import { offeredBy } from '../../../../test/citing.ts';
import { Script } from '../../../../test/fight.ts';
import { eventIn } from '../../../../test/in-play.ts';
import { after, ask, campaign, player, referee, refusedOffers, someone } from '../../../../test/table.ts';
import { healingVectors } from '../../../books/ose/examples/healing.ts';
import { timeVectors } from '../../../books/ose/examples/time.ts';
import { type CommandOf, id } from '../../../core/index.ts';
import { ROUNDS_PER_TURN, turnOf, turnOfDay } from '../../../state/read.ts';
import { NIGHT } from '../../../state/sleep.ts';
import type { GameState } from '../../../state/state.ts';
import { run } from '../../../vectors.ts';
import { offers } from '../../../view/offers.ts';
import { project } from '../../../view/project.ts';
import { tell } from '../../../view/tell.ts';

const hurt = someone({ hitPoints: { now: 2, max: 6 } });
const dead = someone({ id: id('bea'), hitPoints: { now: 0, max: 6 }, conditions: ['dead'] });
const state = campaign([hurt, dead]);
/** The dice of a check at which an acolyte comes. */
const ACOLYTE = [1, 1, 1, 1, 1, 1, 1, 1];
const day: CommandOf<'PassDay'> = { type: 'PassDay', resting: [hurt.id, dead.id], food: false, water: false };

describe('time', () => {
  it.each([
    ['OSE-TIM-01', { amount: 3, from: 'hour', to: 'turn' }, { value: 18 }],
    ['OSE-TIM-01', { amount: 1, from: 'turn', to: 'round' }, { value: 60 }],
    ['OSE-TIM-01', { amount: 90, from: 'round', to: 'turn' }, { value: 1.5 }],
    ['OSE-TIM-01', { amount: 1, from: 'day', to: 'turn' }, { value: 144 }],
    ['OSE-TIM-01', { amount: 25, from: 'second', to: 'minute' }, { value: 25 / 60 }],
    ['OSE-TIM-02', { mode: 'dungeon' }, { unit: 'turn' }],
    ['OSE-TIM-02', { mode: 'combat' }, { unit: 'round' }],
    ['OSE-TIM-02', { mode: 'sea' }, { unit: 'day' }],
    ['OSE-TIM-02', { mode: 'wilderness-pursuit' }, { unit: 'day' }],
  ])('%s: %j gives %j', (rule, inputs, expected) => {
    expect(run({ id: rule, inputs, expect: expected }, timeVectors)).toEqual([]);
  });

  it('a night in camp is told by the hour once it is one, and not by the turn', () => {
    const quiet = { ...state, automation: { ...state.automation, wandering: false } };
    const night = new Script(quiet).play({ type: 'PassTurns', turns: NIGHT, resting: true }, referee);
    expect(night.told().players).toEqual([
      ...[2, 3, 4, 5, 6, 7].map((turn) => `The party rests. Turn ${turn} begins.`),
      ...[8, 14, 20, 26, 32, 38, 44, 49].map((turn) => `The camp sleeps. Turn ${turn} begins.`),
      'The party has slept for a night.',
    ]);
  });

  it('OSE-TIM-02: the referee lets turns go by, each with its steps', () => {
    const later = after(state, { type: 'PassTurns', turns: 7, resting: false }, referee);
    expect([turnOf(later), later.party.turnsSinceRest, later.wanderingDue]).toEqual([8, 7, true]);
    expect(offeredBy(state, 'PassTurns')).toEqual(['OSE-TIM-02']);
    expect(ask(state, { type: 'PassTurns', turns: 7, resting: false }, player)).toBe('not-your-seat');
  });

  it('OSE-TIM-01: the clock says that a turn is sixty rounds of ten seconds', () => {
    const clock = JSON.stringify(project(state, player).get('clock') ?? {});
    expect(clock).toContain('ten minutes: sixty rounds of ten seconds');
    expect(clock).toContain('OSE-TIM-01');
  });

  it('turns stop going by when monsters come', () => {
    const rolling = { ...state, automation: { ...state.automation, wandering: true } };
    const met = after(rolling, { type: 'PassTurns', turns: 10, resting: false }, referee, 6, 1, 1, 1, 1, 1, 1);
    expect([turnOf(met), met.drawnUp?.name]).toEqual([4, 'Acolyte']);
  });

  it('nobody sleeps while monsters wait, and nothing is a night in whose last turn some came by', () => {
    const rolling = { ...state, automation: { ...state.automation, wandering: true } };
    const night = (of: GameState) => offers(of, referee).find(({ key }) => key === 'PassTurns:night');
    const late = { ...rolling, party: { ...rolling.party, turnsOfRest: 47 } };
    const events = ask(late, { type: 'PassTurns', turns: 1, resting: true }, referee, ...ACOLYTE);
    expect(eventIn(events, 'NightSlept')).toBeNull();
    const met = after(late, { type: 'PassTurns', turns: 1, resting: true }, referee, ...ACOLYTE);
    expect(met.drawnUp?.name).toBe('Acolyte');
    expect(night(met)?.barred).toMatch(/^Monsters are drawn up already/);
    expect(ask(met, { type: 'PassTurns', turns: 48, resting: true }, referee)).toBe('out-of-turn');
    expect(refusedOffers(met, referee, 'PassTurns')).toEqual([]);
    const alone = after({ ...met, automation: state.automation }, { type: 'DismissDrawnUp' }, referee);
    expect(night(alone)).toMatchObject({ barred: null, fixed: { turns: 1 } });
    const calm = { ...alone, automation: { ...alone.automation, wandering: false } };
    expect(ask(calm, { type: 'PassTurns', turns: 1, resting: true }, referee)).toContainEqual({
      type: 'NightSlept',
      study: 6,
    });
  });

  it('a day is 144 turns, in which every light burns out', () => {
    const lit = {
      ...state,
      lights: {
        [id<'light'>('l')]: {
          id: id<'light'>('l'),
          kind: 'torch',
          carriedBy: hurt.id,
          left: null,
          radius: 30,
          turnsLeft: 6,
        } as const,
      },
    };
    const next = after(lit, day, referee, 3);
    expect([turnOf(next), next.lights]).toEqual([145, {}]);
  });
});

describe('natural healing', () => {
  it.each([
    [{ hp: 4, max: 10, days: [true, true], dice: [3, 1] }, { hp: 8 }],
    [{ hp: 4, max: 10, days: [false], dice: [] }, { hp: 4 }],
    [{ hp: 9, max: 10, days: [true], dice: [3] }, { hp: 10 }],
    [{ hp: 4, max: 10, days: [true, false, true], dice: [1, 2] }, { hp: 7 }],
    [{ hp: 0, max: 10, days: [true], dice: [3] }, { hp: 0 }],
  ])('OSE-HEA-01: %j gives %j', (inputs, expected) => {
    expect(run({ id: 'OSE-HEA-01', inputs, expect: expected }, healingVectors)).toEqual([]);
  });

  it('OSE-HEA-01: a full day of complete rest restores 1d3; the dead stay dead', () => {
    const next = after(state, day, referee, 3);
    expect(next.creatures[hurt.id]?.hitPoints.now).toBe(5);
    expect(next.creatures[dead.id]?.hitPoints.now).toBe(0);
  });

  it('OSE-TIM-02: turns are counted anew each morning, at the hour at which the campaign began', () => {
    const later = { ...state, rounds: 2020 * ROUNDS_PER_TURN };
    const ended = { type: 'TurnPassed', turn: 2022, resting: false } as const;
    expect(tell(ended, referee, later, later)).toMatchObject({ text: 'Turn 6 begins.' });
    expect([1, 144, 145, 2022].map(turnOfDay)).toEqual([1, 144, 1, 6]);
  });

  it('a night is told as what it is: so many turns of rest, by no book’s rule', () => {
    const [told] = [tell({ type: 'NightSlept' }, player, state, state)].flat();
    expect(told).toMatchObject({ text: 'The party has slept for a night.', why: { rule: 'TABLE' } });
    expect(told?.why?.formula).toBe('48 turns of rest in a row are a night’s sleep: eight hours');
  });

  it('OSE-HEA-01: rest is told as rest, and by its own rule', () => {
    const events = ask(state, day, referee, 3);
    const told = typeof events === 'string' ? [] : events.flatMap((event) => tell(event, referee, state, state) ?? []);
    expect(told).toContainEqual(
      expect.objectContaining({
        text: expect.stringMatching(/recovers 3 hit points by rest/),
        why: expect.objectContaining({ rule: 'OSE-HEA-01' }),
      }),
    );
  });

  it('OSE-HEA-01: who does not rest all day heals nothing', () => {
    expect(after(state, { ...day, resting: [] }, referee).creatures[hurt.id]?.hitPoints.now).toBe(2);
  });

  it('every offer of time is granted', () => {
    expect(refusedOffers(state, referee).filter(([{ type }]) => type === 'PassTurns' || type === 'PassDay')).toEqual(
      [],
    );
  });
});
