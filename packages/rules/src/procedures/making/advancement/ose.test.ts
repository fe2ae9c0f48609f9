import { describe, expect, it } from 'vitest';
import { adventureShown, awarded, playedBy, reckoned } from '../../../../test/award.ts';
import { cited } from '../../../../test/citing.ts';
import { Script } from '../../../../test/fight.ts';
import {
  after,
  ask,
  at,
  delve,
  goblin,
  hired,
  otherPlayer,
  player,
  referee,
  someone,
  toMeet,
} from '../../../../test/table.ts';
import { lineOf, toldOf } from '../../../../test/told.ts';
import { id } from '../../../core/index.ts';
import type { AbilityScores, Creature } from '../../../state/creature.ts';
import type { Engagement } from '../../../state/retainers.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';
import { project } from '../../../view/project.ts';
import { oseAdvancement } from './ose.ts';

const scores = (own: Partial<AbilityScores>): AbilityScores => ({
  STR: 10,
  INT: 10,
  WIS: 10,
  DEX: 10,
  CON: 10,
  CHA: 10,
  ...own,
});
const aldo = someone();
const ilphas = someone({ id: id('ilphas'), name: 'Ilphas', owner: otherPlayer.user, class: 'magic-user' });
const tor = someone({ id: id('tor'), kind: 'retainer', name: 'Tor' });
const play = (...creatures: readonly Creature[]) => playedBy('ose', creatures);
const points = (state: GameState, creature: Creature): number | undefined => state.creatures[creature.id]?.experience;

describe('experience by the adventures chapter', () => {
  it('OSE-APX-12: what was overcome and brought home is shared evenly', () => {
    const state = awarded(play(aldo, ilphas), { monsters: 125, treasure: 1000 });
    expect([points(state, aldo), points(state, ilphas)]).toEqual([562, 562]);
  });

  it('OSE-APX-12: of an award only what was earned is told, and not what came to nothing', () => {
    const state = after(play(aldo), reckoned(play(aldo), { treasure: 1000 }), referee);
    const made = lineOf(toldOf(state, { type: 'AwardExperience' }), 'AwardMade');
    expect(made?.why?.notes).toEqual([{ rule: 'OSE-APX-12', text: 'Treasure brought home: 1,000' }]);
  });

  it('OSE-APX-02: what a second award of a session would bring beyond one level is told as lost', () => {
    const award = reckoned(play(aldo), { treasure: 5000 });
    const script = new Script(play(aldo)).play(award, referee).play({ type: 'AwardExperience' }, referee);
    script.play(award, referee).play({ type: 'AwardExperience' }, referee);
    expect(script.told().players.filter((line) => line.startsWith('Aldo'))).toEqual([
      'Aldo earns 3,999 experience points (1,001 more are lost), and has 3,999, enough for level 2.',
      'Aldo earns no experience points (5,000 are lost), and has 3,999, enough for level 2.',
    ]);
  });

  it('OSE-APX-02: at the last level, and on the way to it, nothing is lost', () => {
    const earned = (facts: Partial<Creature>, treasure: number) => {
      const script = new Script(play(someone(facts)));
      script.play(reckoned(script.state, { treasure }), referee).play({ type: 'AwardExperience' }, referee);
      return script.told().players.filter((line) => line.startsWith('Aldo'));
    };
    expect(earned({ level: 14, experience: 840_000 }, 900_000)).toEqual([
      'Aldo earns 900,000 experience points, and has 1,740,000.',
    ]);
    expect(earned({ level: 13, experience: 720_000 }, 900_000)).toEqual([
      'Aldo earns 900,000 experience points, and has 1,620,000, enough for level 14.',
    ]);
  });

  it('OSE-APX-01: a prime requisite is named where it makes a difference, and nowhere else', () => {
    const steps = (STR: number, treasure: number) => {
      const script = new Script(play(someone({ abilities: scores({ STR }) })));
      script.play(reckoned(script.state, { treasure, monsters: treasure === 0 ? 0 : 1 }), referee);
      return JSON.stringify(adventureShown(script.state)).includes('strength');
    };
    expect([steps(16, 1000), steps(5, 1000), steps(10, 1000), steps(16, 0)]).toEqual([true, true, false, false]);
  });

  it.each([
    [1, '1d8'],
    [9, '9d8'],
    [11, '9d8+4'],
  ])('OSE-APX-02: the sheet of a fighter of level %i says %s', (level, value) => {
    expect(oseAdvancement.figures?.(someone({ level }))).toContainEqual(
      expect.objectContaining({ name: 'Hit dice', value }),
    );
  });

  it('OSE-APX-12: the dead earn nothing', () => {
    const state = awarded(play(aldo, { ...ilphas, conditions: ['dead'] }), { treasure: 1000 });
    expect([points(state, aldo), points(state, ilphas)]).toEqual([1000, 0]);
  });

  it('OSE-APX-07: a retainer earns at half rate', () => {
    const service: Engagement = hired(aldo.id);
    const state = awarded({ ...play(aldo, tor), engagements: { [tor.id]: service } }, { treasure: 1000 });
    expect([points(state, aldo), points(state, tor)]).toEqual([500, 250]);
    const begun = { ...play(aldo, tor), engagements: { [tor.id]: service } };
    const told = new Script(begun).play(reckoned(begun, { treasure: 1000 }), referee);
    expect(cited(told.state, { type: 'AwardExperience' })).toContain('OSE-APX-07');
  });

  it.each([
    [3, 800],
    [5, 800],
    [6, 900],
    [8, 900],
    [9, 1000],
    [12, 1000],
    [13, 1050],
    [15, 1050],
    [16, 1100],
    [18, 1100],
  ])('OSE-APX-01: a prime requisite of %i makes %i of 1000', (STR, experience) => {
    const strong = { ...aldo, abilities: scores({ STR }) };
    expect(points(awarded(play(strong), { treasure: 1000 }), strong)).toBe(experience);
  });

  it('OSE-APX-01: of two prime requisites the lower counts', () => {
    const elf = { ...aldo, class: 'elf', abilities: scores({ INT: 16, STR: 13 }) };
    expect(points(awarded(play(elf), { treasure: 1000 }), elf)).toBe(1050);
  });

  it('OSE-APX-02: a session brings one level at most, and one point less than the next', () => {
    const first = awarded(play(aldo), { treasure: 3000 });
    expect(points(awarded(first, { treasure: 5000 }), aldo)).toBe(3999);
    const next = after(first, { type: 'EndSession' }, referee);
    const risen = after(next, { type: 'LevelUp', creature: aldo.id }, player, 5);
    expect(points(awarded(risen, { treasure: 9000 }), aldo)).toBe(7999);
  });

  it('OSE-APX-12: what was overcome in encounters is preset, and only the referee knows its worth', () => {
    const state = play(aldo, goblin());
    const script = new Script(state);
    script.play(toMeet([id('goblin')]));
    script.play({ type: 'DealDamage', creature: id('goblin'), amount: '9', source: 'a fall', destructive: 'none' });
    script.play({ type: 'ConcludeEncounter' });
    const preset = offers(script.state, referee).find(({ command }) => command === 'ReckonAward');
    expect(preset?.inputs.find(({ name }) => name === 'monsters')).toMatchObject({ preset: 5 });
    expect(adventureShown(script.state).overcome).toEqual([{ name: 'Goblin', count: 1, points: 5 }]);
    expect(adventureShown(script.state, player)).toMatchObject({ overcome: null, award: null });
    const over = awarded(script.state, { monsters: 5 });
    expect(adventureShown(over).overcome).toEqual([]);
  });

  it('OSE-APX-12: whom sleep overcame counts once slain or taken, be it after the fight, and but once', () => {
    const script = new Script(play(aldo, goblin(), goblin({ id: id('other'), name: 'Other' })));
    const becomes = (creature: string, condition: 'asleep' | 'dead' | 'captive') =>
      script.play({ type: 'SetCondition', creature: id(creature), condition, on: true });
    const meet = (...creatures: readonly string[]) => script.play(toMeet(creatures.map((one) => id(one))));
    const count = () => adventureShown(script.state).overcome?.map((one) => one.count);
    meet('goblin', 'other');
    becomes('goblin', 'asleep');
    becomes('other', 'asleep');
    script.play({ type: 'ConcludeEncounter' });
    expect(script.state.adventure?.wonIn).toBeDefined();
    expect(count()).toEqual([]);
    becomes('goblin', 'dead');
    expect(count()).toEqual([1]);
    meet('other');
    becomes('other', 'captive');
    script.play({ type: 'ConcludeEncounter' });
    expect(adventureShown(script.state).overcome?.reduce((sum, one) => sum + one.points, 0)).toBe(10);
    const over = awarded(script.state, { monsters: 10 });
    expect(adventureShown(over).overcome).toEqual([]);
  });

  it('OSE-APX-12: whom sleep overcame counts once slain, though the body is taken away', () => {
    const awake = goblin({ id: id('other'), name: 'Other' });
    const script = new Script(play(aldo, goblin(), awake));
    const creatures = [id<'creature'>('goblin'), awake.id];
    script.play(toMeet(creatures));
    for (const creature of creatures) script.play({ type: 'SetCondition', creature, condition: 'asleep', on: true });
    script.play({ type: 'ConcludeEncounter' });
    script.play({ type: 'SetCondition', creature: id('goblin'), condition: 'dead', on: true });
    const shown = () => adventureShown(script.state).overcome;
    const before = shown();
    expect(before).toMatchObject([{ count: 1, points: 5 }]);
    for (const creature of creatures) script.play({ type: 'RemoveCreature', creature });
    expect(shown()).toEqual(before);
    expect(adventureShown(awarded(script.state, { monsters: 5 })).overcome).toEqual([]);
  });

  it('OSE-PTY-07: coins that were shared out in the adventure are preset as treasure', () => {
    const coins = { type: 'DivideTreasure', pp: 0, gp: 30, ep: 0, sp: 5, cp: 0 } as const;
    const state = after(play(aldo), coins, referee);
    const preset = offers(state, referee).find(({ command }) => command === 'ReckonAward');
    expect(preset?.inputs.find(({ name }) => name === 'treasure')).toMatchObject({ preset: 30 });
  });

  it('what the referee reckons is shown to nobody else, and told when it is given', () => {
    const state = play({ ...aldo, abilities: scores({ STR: 13 }) });
    const script = new Script(state).play(reckoned(state, { monsters: 100, treasure: 1900 }), referee);
    expect(script.told()).toEqual({ referee: [], players: [] });
    expect(JSON.stringify([...project(script.state, player)])).not.toMatch(/\b(1900|2100)\b/);
    expect(adventureShown(script.state).award?.shares).toEqual([
      {
        creature: 'aldo',
        name: 'Aldo',
        gained: 2100,
        experience: 2100,
        level: 2,
        notes: [
          { rule: 'OSE-APX-12', text: '2,000 in 1 share: 2,000 each' },
          { rule: 'OSE-APX-01', text: 'strength +5%: 2,100' },
        ],
      },
    ]);
    script.play({ type: 'AwardExperience' }, referee);
    expect(script.told().players).toEqual([
      'The party is home: 2,000 experience points were earned (100 for monsters overcome and 1,900 for treasure brought home).',
      'Aldo earns 2,100 experience points, and has 2,100, enough for level 2.',
    ]);
  });

  it('nobody is told that a party is home that stands on the board', () => {
    const here = delve([{ ...aldo, at: at(1, 1) }]);
    const lines = new Script(here)
      .play(reckoned(here, { monsters: 100, treasure: 0 }), referee)
      .play({ type: 'AwardExperience' }, referee)
      .told().players;
    expect(lines[0]).toBe('An award: 100 experience points were earned (100 for monsters overcome).');
  });

  it('an award is the referee’s, is reckoned first, and waits for the encounter to end', () => {
    const state = play(aldo, goblin());
    expect(ask(state, reckoned(state, {}), player)).toBe('not-your-seat');
    expect(ask(state, { type: 'AwardExperience' }, referee)).toBe('no-such-thing');
    expect(ask(state, { type: 'DropAward' }, referee)).toBe('no-such-thing');
    expect(ask(state, { ...reckoned(state, {}), sharers: [id('goblin')] } as never, referee)).toBe('no-such-thing');
    const met = after(state, toMeet([id('goblin')]), referee);
    expect(ask(met, reckoned(met, {}), referee)).toBe('in-encounter');
    const dropped = after(after(state, reckoned(state, { extra: 5 }), referee), { type: 'DropAward' }, referee);
    expect(adventureShown(dropped).award).toBeNull();
  });
});
