import { describe, expect, it } from 'vitest';
import { aldo, days, downtime, points, WEEK } from '../../../../test/downtime.ts';
import { Script } from '../../../../test/fight.ts';
import { eventIn } from '../../../../test/in-play.ts';
import { ask, campaign, player, referee, someone } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import { tell } from '../../../view/tell.ts';

describe('healing in the time to spare', () => {
  it('ERI-REC-02: a week gives back all at once, and is told of as a week', () => {
    const week = downtime('eris').play(days(7));
    expect(week.told().players[0]).toBe('Aldo recovers 16 hit points in 7 days of rest.');
    expect(downtime('eris').play(days(6)).told().players).toEqual(['6 days go by. Day 7 begins.']);
  });

  it.each([
    ['ose', 'OSE-HEA-01', '1d3 hit points for each full day of complete rest'],
    ['gorman', 'GOR-DTH-06', 'a hit point for each day of rest with food'],
    [
      'eris',
      'ERI-REC-01',
      'all hit points after a week in a settlement, a guarded place, or one free of wandering monsters',
    ],
  ] as const)('by %s the time to spare begins with what rest brings by %s', (base, rule, formula) => {
    const state = campaign([someone()], { ruleset: { base, slots: {}, options: {} } });
    const begin = { type: 'BeginDowntime', place: 'settlement', guarded: false, wanderingFree: false } as const;
    const begun = eventIn(ask(state, begin, referee), 'DowntimeBegan');
    expect(begun && tell(begun, player, state, state)?.why).toEqual({ rule, formula });
  });

  it('heads a part of the log as it begins, as days have gone by, and as it ends', () => {
    const [begun, passed, over] = [
      ask(
        campaign([someone()]),
        { type: 'BeginDowntime', place: 'settlement', guarded: false, wanderingFree: false },
        referee,
      ),
      ask(downtime('ose').state, days(1), referee, 1),
      ask(downtime('ose').state, { type: 'EndDowntime', staying: [] }, referee),
    ] as const;
    const events = [eventIn(begun, 'DowntimeBegan'), eventIn(passed, 'DowntimePassed'), eventIn(over, 'DowntimeEnded')];
    const { state } = downtime('ose');
    expect(events.map((event) => event && tell(event, player, state, state)?.what?.type)).toEqual(
      events.map(() => 'downtime'),
    );
  });

  it('OSE-HEA-01: 1d3 for each day of rest', () => {
    expect(points(downtime('ose').play(WEEK, referee, 1, 2, 3, 1, 2, 3, 1))).toBe(15);
  });

  it('OSE-HEA-01: a week of rest is a line for each who healed, with all that was thrown', () => {
    const script = downtime('ose').play(WEEK, referee, 1, 2, 3, 1, 2, 3, 1);
    const rest = script.told().players.filter((line) => line.includes('rest'));
    expect(rest).toEqual(['Aldo recovers 13 hit points in 7 days of rest. [1] [2] [3] [1] [2] [3] [1]']);
  });

  it('GOR-DTH-06: a hit point a day, and awake after a day from nothing', () => {
    const script = downtime('gorman', { hitPoints: { now: 0, max: 6 }, conditions: ['unconscious'] }).play(days(1));
    expect(script.state.creatures[aldo]).toMatchObject({ hitPoints: { now: 1 }, conditions: [] });
  });

  it.each([
    ['a week in safety gives back all', 'settlement', [7], 18],
    ['six days give back nothing', 'settlement', [6], 2],
    ['six days and one more are a week', 'settlement', [6, 1], 18],
    ['no week in an open camp does', 'camp', [28], 2],
  ] as const)('ERI-REC-02: %s', (_what, place, lengths, now) => {
    const script = downtime('eris', {}, place);
    for (const length of lengths) script.play(days(length));
    expect(points(script)).toBe(now);
  });

  it('ERI-REC-02: the days are in a row: what comes between begins them anew', () => {
    const script = downtime('eris').play(days(4));
    script.play({ type: 'PassTurns', turns: 1, resting: false }).play(days(6));
    expect(points(script)).toBe(2);
    expect(points(script.play(days(1)))).toBe(18);
  });

  it('who does something else does not heal', () => {
    const script = downtime('eris')
      .play({ type: 'ChoosePastime', creature: aldo, pastime: 'nothing' }, player)
      .play(WEEK);
    expect(points(script)).toBe(2);
  });
});

describe('food in the time to spare', () => {
  const ration = {
    id: id<'item'>('ration'),
    name: 'Ration',
    quantity: 3,
    weight: 0,
    kind: 'gear',
    use: 'ration',
  } as const;
  const hungry = (rations: number, starvationPreset: 'off' | 'ladder' = 'off') => {
    const people = [
      someone({ items: rations > 0 ? [{ ...ration, quantity: rations }] : [], hitPoints: { now: 18, max: 18 } }),
      someone({ id: id('bera'), name: 'Bera', hitPoints: { now: 18, max: 18 } }),
    ];
    const ruleset = { base: 'ose', slots: {}, options: { starvationPreset } } as const;
    const begin = { type: 'BeginDowntime', place: 'settlement', guarded: false, wanderingFree: false } as const;
    const script = new Script(campaign(people, { ruleset })).play(begin);
    for (const { id: creature } of people) script.play({ type: 'ChoosePastime', creature, pastime: 'nothing' });
    script.told();
    return script.play({ type: 'PassDowntime', days: 7, rations: true }).told().players;
  };

  it.each([
    ['who fare alike are told of once', 0, 'off', ['Aldo and Bera have been without food for 7 days.']],
    [
      'a line for each who fares otherwise',
      3,
      'off',
      ['Aldo has been without food for 4 days.', 'Bera has been without food for 7 days.'],
    ],
    [
      'who had enough is told of as the last is eaten',
      7,
      'off',
      ['Aldo has used up the last provisions.', 'Bera has been without food for 7 days.'],
    ],
    ['who had more than enough is not told of', 8, 'off', ['Bera has been without food for 7 days.']],
    [
      'what hunger took is summed up',
      0,
      'ladder',
      ['Aldo and Bera have been without food for 7 days, and lose 4 hit points each.'],
    ],
  ] as const)('OSE-HAZ-09: a week of hunger is told in one piece: %s', (_what, rations, ladder, lines) => {
    expect(hungry(rations, ladder)).toEqual([...lines, 'A week goes by. Day 8 begins.']);
  });
});
