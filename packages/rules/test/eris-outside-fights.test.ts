import { describe, expect, it } from 'vitest';
import { type Command, type GameEvent, id } from '../src/core/index.ts';
import type { GameState } from '../src/state/state.ts';
import { playedBy, reckoned } from './award.ts';
import { Script } from './fight.ts';
import { inPeace } from './in-play.ts';
import { at, player, referee, someone } from './table.ts';
import { lineOf, toldOf } from './told.ts';

const aldo = someone({
  at: at(1, 1),
  level: 5,
  hitPoints: { now: 14, max: 14 },
  coins: { pp: 0, gp: 900, ep: 0, sp: 0, cp: 0 },
});

/** What the players are told of a poison. */
const poisoned = (by: string, face: number) =>
  inPeace('eris', [aldo]).play({ type: 'Afflict', creature: aldo.id, by, modifier: 0 }, referee, face).told();

describe('ERI-POI-04: a poison withstood is told in words', () => {
  it.each([
    ['instantly-deadly', 'Aldo withstands the poison, and loses 7 hit points: half of what was left. [19]'],
    ['paralytic', 'Aldo withstands the poison, and is slowed for a turn. [19]'],
    ['madness', 'Aldo withstands the poison, and is confused for a round. [19]'],
    ['battle-madness', 'Aldo withstands the poison, and is mad in battle for a round. [19]'],
    ['coma', 'Aldo withstands the poison, and is dazed for a turn. [19]'],
    ['cumulative', 'Aldo withstands the poison. [19]'],
    ['infected-wound', 'Aldo withstands the poison, and does not heal for a day. [19]'],
  ])('%s: %s', (by, line) => {
    expect(poisoned(by, 19).players).toEqual([line]);
  });

  it('and what lasts a round is not said to last a turn, be it outside a fight', () => {
    expect(poisoned('madness', 19).referee).toContain('Aldo is confused for a round.');
  });
});

/** The reason that the players read for an event. */
const why = (state: GameState, command: Command, type: GameEvent['type'], ...faces: number[]) =>
  lineOf(toldOf(state, command, faces, player), type)?.why;

describe('ERI-SKL-10, 11: the figure of what was taught adds up', () => {
  const taught = (skills: Readonly<Record<string, number>>, again: boolean): GameState => {
    const script = inPeace('eris', [{ ...aldo, skills }]);
    script.play({ type: 'BeginDowntime', place: 'settlement', guarded: false, wanderingFree: false });
    script.play(
      { type: 'FindTeacher', creature: aldo.id, skill: 'tracker', course: 'plebian', member: false, again },
      referee,
      1,
      12,
    );
    return script.play({ type: 'ChoosePastime', creature: aldo.id, pastime: 'train' }, player).state;
  };
  const week: Command = { type: 'PassDowntime', days: 7, rations: false };
  const made = (state: GameState, face: number) => {
    const { amount, parts } = why(state, week, 'SkillLearned', face)?.made ?? {};
    return [amount, parts?.map(({ name, value }) => `${name} ${value}`)];
  };

  it('half of the dice and five', () => {
    expect(made(taught({}, false), 80)).toEqual([45, ['half of the dice 40', 'of all who are taught 5']]);
  });

  it('or what was known before, where that is more', () => {
    expect(made(taught({ tracker: 30 }, false), 20)).toEqual([30, ['known before, and more 30']]);
  });

  it('and for those who learn more, a third of what is missing', () => {
    expect(made(taught({ tracker: 45 }, true), 50)).toEqual([63, ['so far 45', 'a third of what is missing 18']]);
    expect(made(taught({ tracker: 45 }, true), 45)).toEqual([undefined, undefined]);
  });

  it('lessons of a week are one of one week', () => {
    const script = new Script(taught({}, false));
    script.play(week, referee, 80);
    expect(script.told().players).toContain('Aldo is taught as a tracker: 1 of 1 week.');
  });
});

describe('ERI-HIR-17, OSE-APX-12: who has no class takes treasure and no share of experience', () => {
  const cook = someone({ id: id('bor'), name: 'Bor', kind: 'retainer', class: null, level: 0, owner: null });
  it.each(['ose', 'eris'] as const)('by %s', (base) => {
    const state = playedBy(base, [{ ...aldo, level: 1, at: null }, cook]);
    const script = new Script(state).play(reckoned(state, { monsters: 100, treasure: 900 }), referee);
    script.play({ type: 'AwardExperience' }, referee);
    expect(script.state.creatures[aldo.id]?.experience).toBe(1_000);
    expect(script.told().players).toContainEqual(expect.stringMatching(/^Aldo earns 1,000 experience points/));
  });
});
