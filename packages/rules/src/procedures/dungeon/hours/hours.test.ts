import { describe, expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import { ask, at, delve, goblin, player, referee, refusedOffers, someone, toMeet } from '../../../../test/table.ts';
import type { RulesetChoice } from '../../../core/index.ts';
import type { GameState } from '../../../state/state.ts';
import { isCountDue } from './may.ts';

const BEGIN = 1_700_000_000_000;
const GORMAN: RulesetChoice = { base: 'gorman', slots: {}, options: {} };
const plated = someone({ at: at(1, 1), armour: 'plate' });
const begun = (facts: Partial<GameState> = {}) => new Script(delve([plated], { ruleset: GORMAN, ...facts }));
const count = (minutes: number) => ({ type: 'CountPlay', at: BEGIN + minutes * 60_000 }) as const;

/** Counts every five minutes, from one up to another. */
function plays(script: Script, from: number, to: number): Script {
  for (let minutes = from; minutes <= to; minutes += 5) script.play(count(minutes));
  return script;
}

const automatic = { wandering: true, lights: true, traps: true, doors: true, rounds: false };

describe('hours of play', () => {
  it('GOR-WAN-01: at 3,599 seconds no check, at 3,600 one, by the odds of the party’s rate (GOR-WAN-02)', () => {
    const script = plays(begun({ automation: automatic }), 0, 55);
    expect(script.told().referee).toEqual([]);
    script.play(count(60), referee, 5);
    expect(script.told()).toEqual({
      referee: ['Wandering monsters, 4-in-6: nothing comes. [5]'],
      players: [],
    });
    plays(script, 65, 115).play(count(120), referee, 6);
    expect(script.told().referee).toHaveLength(1);
  });

  it('GOR-WAN-02: what comes is met at a distance that the surprise dice tell (GOR-ENC-03)', () => {
    const script = plays(begun({ automation: automatic }), 0, 55);
    script.play(count(60), referee, 4, 1, 2, 3, 3, 3);
    expect(script.state.drawnUp?.distance).toBeNull();
    expect(script.told().players).toEqual([]);
  });

  it('is due, not made, where the referee makes the checks, or amid an encounter', () => {
    const waiting = plays(begun(), 0, 60);
    expect(waiting.told().referee).toEqual(['A wandering monster check is due.']);
    const grik = goblin({ at: at(3, 1) });
    const fighting = new Script(delve([plated, grik], { ruleset: GORMAN, automation: automatic }));
    fighting.play(toMeet([grik.id]));
    fighting.told();
    expect(plays(fighting, 0, 60).told().referee).toEqual(['A wandering monster check is due.']);
  });

  it('said twice, by two servers, count once', () => {
    const script = plays(begun(), 0, 60);
    expect(ask(script.state, count(60), referee)).toBe('no-change');
    expect(ask(script.state, count(61), referee)).toBe('no-change');
    expect(ask(script.state, count(30), referee)).toBe('no-change');
  });

  it('of a break count little, and those of a sitting that is over not at all', () => {
    const back = plays(begun(), 0, 30).play(count(80));
    expect(back.state.hours?.seconds).toBe(2_400);
    const later = plays(begun(), 0, 55).play(count(120));
    expect(later.state.hours?.seconds).toBe(0);
  });

  it('go on from what the clock says when it is set back, with what was played', () => {
    const script = plays(begun(), 600, 630);
    script.play(count(0)).play(count(5));
    expect(script.state.hours).toMatchObject({ at: BEGIN + 5 * 60_000, seconds: 35 * 60 });
    expect(isCountDue(script.state, BEGIN - 30 * 60_000)).toBe(false);
  });

  it('GOR-WAN-01: of the time between adventures in a settlement none count, and the sitting goes on after it', () => {
    const script = plays(begun(), 0, 55);
    script.play({ type: 'BeginDowntime', place: 'settlement', guarded: false, wanderingFree: false });
    plays(script, 60, 130);
    expect(script.state.wanderingDue).toBe(false);
    plays(script.play({ type: 'EndDowntime', staying: [] }), 135, 135);
    expect(script.state).toMatchObject({ wanderingDue: true, hours: { seconds: 3_600 } });
  });

  it('stand still while the referee pauses them', () => {
    const script = plays(begun(), 0, 30).play({ type: 'PauseHours', paused: true });
    expect(isCountDue(script.state, BEGIN + 3_600_000)).toBe(false);
    expect(ask(script.state, count(60), referee)).toBe('no-change');
    script.play({ type: 'PauseHours', paused: false }).play(count(300)).play(count(305));
    expect(script.state.hours?.seconds).toBe(2_100);
    expect(refusedOffers(script.state, referee, 'PauseHours')).toEqual([]);
  });

  it('are the server’s to count and the referee’s to pause, and count by Gorman’s book only', () => {
    expect(ask(begun().state, count(60), player)).toBe('not-your-seat');
    expect(ask(begun().state, { type: 'PauseHours', paused: true }, player)).toBe('not-your-seat');
    expect(isCountDue({ ...begun().state, ruleset: { ...GORMAN, base: 'ose' } }, BEGIN)).toBe(false);
    expect(isCountDue({ ...begun().state, ruleset: { ...GORMAN, slots: { wandering: 'ose' } } }, BEGIN)).toBe(false);
  });
});
