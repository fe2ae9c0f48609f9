import { describe, expect, it } from 'vitest';
import { inTown } from '../../../../test/abbey.ts';
import { cited, ruleOfRow } from '../../../../test/citing.ts';
import { Script } from '../../../../test/fight.ts';
import { eventIn } from '../../../../test/in-play.ts';
import {
  after,
  ask,
  at,
  campaign,
  delve,
  otherPlayer,
  player,
  referee,
  refusedOffers,
  STAFF,
  someone,
  spectator,
  twoRooms,
} from '../../../../test/table.ts';
import { id, type Options, type RulesetId } from '../../../core/index.ts';
import { known } from '../../../known/known.ts';
import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';
import { project } from '../../../view/project.ts';
import { promptTo } from '../../../view/sections/prompt/prompt.ts';
import { tell } from '../../../view/tell.ts';

const aldo = id<'creature'>('aldo');
const gold = (gp: number) => ({ pp: 0, gp, ep: 0, sp: 0, cp: 0 });
const days = (count: number) => ({ type: 'PassDowntime', days: count, rations: false }) as const;
const WEEK = days(7);

function spare(
  base: RulesetId,
  facts: Partial<Creature> = {},
  place: 'settlement' | 'camp' = 'settlement',
  options: Options = {},
) {
  const state = campaign([someone({ coins: gold(1000), hitPoints: { now: 2, max: 18 }, ...facts })], {
    ruleset: { base, slots: {}, options },
  });
  const script = new Script(state).play({ type: 'BeginDowntime', place, guarded: false, wanderingFree: false });
  script.told();
  return script;
}
const points = ({ state }: Script) => state.creatures[aldo]?.hitPoints.now;

describe('healing in the time to spare', () => {
  it('ERI-REC-02: a week gives back all at once, and is told of as a week', () => {
    const week = spare('eris').play(days(7));
    expect(week.told().players[0]).toBe('Aldo recovers 16 hit points in 7 days of rest.');
    expect(spare('eris').play(days(6)).told().players).toEqual(['6 days go by. Day 7 begins.']);
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
      ask(spare('ose').state, days(1), referee, 1),
      ask(spare('ose').state, { type: 'EndDowntime', staying: [] }, referee),
    ] as const;
    const events = [eventIn(begun, 'DowntimeBegan'), eventIn(passed, 'DowntimePassed'), eventIn(over, 'DowntimeEnded')];
    const { state } = spare('ose');
    expect(events.map((event) => event && tell(event, player, state, state)?.what?.type)).toEqual(
      events.map(() => 'downtime'),
    );
  });

  it('OSE-HEA-01: 1d3 for each day of rest', () => {
    expect(points(spare('ose').play(WEEK, referee, 1, 2, 3, 1, 2, 3, 1))).toBe(15);
  });

  it('OSE-HEA-01: a week of rest is a line for each who healed, with all that was thrown', () => {
    const script = spare('ose').play(WEEK, referee, 1, 2, 3, 1, 2, 3, 1);
    const rest = script.told().players.filter((line) => line.includes('rest'));
    expect(rest).toEqual(['Aldo recovers 13 hit points in 7 days of rest. [1] [2] [3] [1] [2] [3] [1]']);
  });

  it('GOR-DTH-06: a hit point a day, and awake after a day from nothing', () => {
    const script = spare('gorman', { hitPoints: { now: 0, max: 6 }, conditions: ['unconscious'] }).play(days(1));
    expect(script.state.creatures[aldo]).toMatchObject({ hitPoints: { now: 1 }, conditions: [] });
  });

  it.each([
    ['a week in safety gives back all', 'settlement', [7], 18],
    ['six days give back nothing', 'settlement', [6], 2],
    ['six days and one more are a week', 'settlement', [6, 1], 18],
    ['no week in an open camp does', 'camp', [28], 2],
  ] as const)('ERI-REC-02: %s', (_what, place, lengths, now) => {
    const script = spare('eris', {}, place);
    for (const length of lengths) script.play(days(length));
    expect(points(script)).toBe(now);
  });

  it('ERI-REC-02: the days are in a row: what comes between begins them anew', () => {
    const script = spare('eris').play(days(4));
    script.play({ type: 'PassTurns', turns: 1, resting: false }).play(days(6));
    expect(points(script)).toBe(2);
    expect(points(script.play(days(1)))).toBe(18);
  });

  it('who does something else does not heal', () => {
    const script = spare('eris').play({ type: 'ChoosePastime', creature: aldo, pastime: 'nothing' }, player).play(WEEK);
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

describe('lessons by Planet Eris', () => {
  const teacher = {
    type: 'FindTeacher',
    creature: aldo,
    skill: 'Miller',
    course: 'plebian',
    member: false,
    again: false,
  } as const;
  const learn = { type: 'ChoosePastime', creature: aldo, pastime: 'train' } as const;

  it('the sentence tells whoever rests that a teacher waits', () => {
    const script = spare('eris').play(teacher, referee, 2, 12);
    const sentence = () => promptTo(known(script.state, player), player).sentence;
    const waits = 'Between adventures: Aldo rests, and a teacher waits for Aldo: be taught, or do something else';
    expect(sentence()).toBe(waits);
    script.play(learn, player);
    expect(sentence()).toBe('Between adventures: waiting for the referee to let days go by');
  });

  it('ERI-SKL-07, 08, 10: weeks and price are thrown, each week is paid, and then d100', () => {
    const script = spare('eris').play(teacher, referee, 2, 12).play(learn, player).play(WEEK).play(WEEK, referee, 80);
    expect(script.told().players).toEqual([
      'A teacher would make a miller of Aldo: 2 weeks at 12 gold pieces a week. [2] [12]',
      'Aldo goes to a teacher.',
      'Aldo pays 12 gold pieces: a week of lessons as a miller.',
      'Aldo is taught as a miller: 1 of 2 weeks.',
      'A week goes by. Day 8 begins.',
      'Aldo pays 12 gold pieces: a week of lessons as a miller.',
      'Aldo is taught as a miller: 2 of 2 weeks.',
      'Aldo is a miller now, at 45%. [80]',
      'Aldo rests.',
      'A week goes by. Day 15 begins.',
    ]);
    expect(script.state.creatures[aldo]).toMatchObject({ skills: { miller: 45 }, coins: gold(976) });
    expect(script.rules).toContain('ERI-SKL-07');
  });

  it.each([
    ['plebian', [2, 12], 'd4 weeks of plebian lessons, each at d20 gold pieces'],
    ['artisan', [5, 10], 'd10 + 1 weeks of artisan lessons, each at d20 × 5 gold pieces'],
    ['noble', [5, 5, 10], '2d10 weeks of noble lessons, each at d20 × 20 gold pieces'],
  ] as const)('ERI-SKL-07: the reason says how the terms of %s lessons are thrown', (course, faces, formula) => {
    const { state } = spare('eris');
    const found = eventIn(ask(state, { ...teacher, course }, referee, ...faces), 'TeacherFound');
    expect(found && tell(found, referee, state, state)?.why?.formula).toBe(formula);
  });

  it('ERI-SKL-09: more than a week missed costs time, and a new price', () => {
    const script = spare('eris').play(teacher, referee, 4, 10).play(learn, player).play(WEEK).play(WEEK);
    script.play({ type: 'ChoosePastime', creature: aldo, pastime: 'rest' }, player).play(WEEK).play(WEEK).told();
    script.play(learn, player).play(WEEK, referee, 7);
    expect(script.told().players.slice(1, 4)).toEqual([
      'Aldo has missed too much, and forgets: 1 of 4 weeks done, at 7 gold pieces a week from now on. [7]',
      'Aldo pays 7 gold pieces: a week of lessons as a miller.',
      'Aldo is taught as a miller: 2 of 4 weeks.',
    ]);
    expect(script.rules).toContain('ERI-SKL-09');
  });

  it('where one thing alone is left to choose, its button says of whom it is', () => {
    const script = spare('ose');
    const label = () => offers(script.state, player).find(({ command }) => command === 'ChoosePastime')?.label;
    expect(label()).toBe('Aldo does not rest');
    script.play({ type: 'ChoosePastime', creature: aldo, pastime: 'nothing' }, player);
    expect(label()).toBe('Aldo rests and heals after all');
  });

  it('ERI-SKL-08: a week that cannot be paid is missed', () => {
    const script = spare('eris', { coins: gold(5) })
      .play(teacher, referee, 2, 12)
      .play(learn, player)
      .play(WEEK);
    expect(script.state.lessons[aldo]).toMatchObject({ weeksDone: 0, missed: 1 });
    expect(script.told().players).toContain(
      'Aldo cannot pay the 12 gold pieces, and misses a week of lessons as a miller.',
    );
    expect(script.rules).toContain('ERI-SKL-08');
  });

  it('ERI-SKL-11: whoever was taught it before gains a third of what is missing', () => {
    const script = spare('eris', { skills: { miller: 45 } });
    script
      .play({ ...teacher, again: true }, referee, 1, 1)
      .play(learn, player)
      .play(WEEK, referee, 50);
    expect(script.state.creatures[aldo]?.skills).toEqual({ miller: 63 });
  });

  it('ERI-SKL-11: intelligence counts at a hundred as well, where nothing is left to gain', () => {
    const wits = { STR: 10, INT: 15, WIS: 10, DEX: 10, CON: 10, CHA: 10 };
    const { state } = spare('eris', { skills: { miller: 100 }, abilities: wits })
      .play({ ...teacher, again: true }, referee, 1, 1)
      .play(learn, player);
    const learned = eventIn(ask(state, WEEK, referee, 95), 'SkillLearned');
    expect(learned).toMatchObject({
      percent: 100,
      why: { rule: 'ERI-SKL-11', roll: { total: 105 }, needed: 101, modifiers: [{ value: 10, rule: 'ERI-SKL-05' }] },
    });
  });

  it.each([
    ['ERI-SKL-15: guild skills are taught to members', { skill: 'lockpicker' }, {}],
    [
      'ERI-SKL-14: nobody is taught the skills of the own background',
      { skill: 'lockpicker', member: true },
      { background: 'thief' },
    ],
  ] as const)('%s', (row, asked, facts) => {
    const { state } = spare('eris', facts);
    expect(ask(state, { ...teacher, ...asked }, referee)).toBe('forbidden');
    expect(cited(state, { ...teacher, ...asked })).toEqual(ruleOfRow(row));
  });
});

describe('what the time costs', () => {
  it('ERI-UPK-01: one in a hundred of the experience; what cannot be paid is owed', () => {
    const script = spare('eris', { experience: 2450, coins: gold(30) });
    const charge = { type: 'ChargeUpkeep', creatures: [aldo] } as const;
    script.play(charge).play(charge);
    expect(script.told().players).toEqual([
      'Aldo pays 25 gold pieces: upkeep.',
      'Aldo pays 5 gold pieces: upkeep, as far as the purse goes.',
      'Aldo cannot pay 20 gold pieces: upkeep. It is owed.',
    ]);
    expect(script.state.ledger.map(({ owed }) => owed)).toEqual([false, false, true]);
    expect(script.state.creatures[aldo]?.coins.gp).toBe(0);
  });

  it('ERI-UPK-01: all that the purse holds goes, small coin too', () => {
    const script = spare('eris', { experience: 2450, coins: { ...gold(5), sp: 9 } });
    script.play({ type: 'ChargeUpkeep', creatures: [aldo] });
    expect(script.state.ledger.map(({ copper, owed }) => [copper, owed])).toEqual([
      [590, false],
      [1910, true],
    ]);
    expect(script.state.creatures[aldo]?.coins).toEqual(gold(0));
  });

  it('ERI-UPK-01: less than a gold piece is told in copper pieces', () => {
    const script = spare('eris', { experience: 2450, coins: { ...gold(0), sp: 9 } });
    script.play({ type: 'ChargeUpkeep', creatures: [aldo] });
    expect(script.told().players).toEqual([
      'Aldo pays 90 copper pieces: upkeep, as far as the purse goes.',
      'Aldo cannot pay 24 gold pieces and 10 copper: upkeep. It is owed.',
    ]);
  });

  it('ERI-UPK-01: the reason says of what the hundredth is', () => {
    const operating = { as: 'fighter', aside: { level: 1, experience: 1050 } } as const;
    const { state } = spare('eris', { class: 'elf', experience: 2450, coins: gold(60), operating });
    const paid = eventIn(ask(state, { type: 'ChargeUpkeep', creatures: [aldo] }, referee), 'Paid');
    expect(paid && tell(paid, player, state, state)?.why).toEqual({
      rule: 'ERI-UPK-01',
      formula: '1% of 3,500 experience points, rounded up',
    });
  });

  it('ERI-UPK-01: or two in a hundred, as the campaign says', () => {
    const script = spare('eris', { experience: 2450, coins: gold(60) }, 'settlement', { upkeepPercent: 2 });
    script.play({ type: 'ChargeUpkeep', creatures: [aldo] });
    expect(script.told().players).toEqual(['Aldo pays 49 gold pieces: upkeep.']);
  });

  it.each([
    ['who has earned nothing yet', { experience: 0 }, {}],
    ['anybody where the campaign takes nothing', { experience: 2450 }, { upkeepPercent: 0 }],
  ] as const)('ERI-UPK-01: nothing is asked of %s, nor offered to be', (_who, facts, options) => {
    const { state } = spare('eris', facts, 'settlement', options);
    expect(ask(state, { type: 'ChargeUpkeep', creatures: [aldo] }, referee)).toBe('no-change');
    expect(offers(state, referee).filter(({ command }) => command === 'ChargeUpkeep')).toEqual([]);
  });

  it('ERI-UPK-01: an elf pays by what both classes have earned', () => {
    const operating = { as: 'fighter', aside: { level: 1, experience: 1050 } } as const;
    const script = spare('eris', { class: 'elf', experience: 2450, coins: gold(60), operating });
    script.play({ type: 'ChargeUpkeep', creatures: [aldo] });
    expect(script.told().players).toEqual(['Aldo pays 35 gold pieces: upkeep.']);
  });

  it('ERI-UPK-02: by the week where the campaign says so', () => {
    const script = spare('eris', { experience: 2450 }, 'settlement', { weeklyUpkeep: true }).play(days(8));
    expect(script.state.ledger).toMatchObject([
      { day: 1, what: 'upkeep' },
      { day: 8, what: 'upkeep' },
    ]);
    expect(spare('eris', { experience: 2450 }).play(days(8)).state.ledger).toEqual([]);
  });

  it('GOR-HIR-03: experts are paid as their weeks begin, in the coins of the purse', () => {
    const script = spare('gorman', { coins: { pp: 0, gp: 20, ep: 0, sp: 55, cp: 0 } });
    script.play({ type: 'MeetApplicants', kind: 'armorer', of: 'none', count: 1, name: '' });
    const [{ id: applicants } = { id: id<'applicants'>('none') }] = script.state.hiring.applicants;
    const terms = {
      type: 'OfferTerms',
      employer: aldo,
      approach: 'group',
      count: 1,
      gold: 0,
      goods: true,
      modifier: 0,
    } as const;
    script
      .play({ ...terms, applicants }, player, 4, 4, 3)
      .play(WEEK)
      .play(WEEK);
    expect(script.state.creatures[aldo]?.coins).toEqual({ pp: 0, gp: 0, ep: 0, sp: 5, cp: 0 });
    expect(script.state.ledger.map(({ day, what }) => [day, what])).toEqual([[1, 'wages of an armorer for a week']]);
    expect(script.forReferee).toContain('Aldo pays no wages.');
  });

  it('ERI-HIR-03, 04: notices are paid week by week, until the seeker does something else', () => {
    const script = spare('eris');
    script.play(
      { type: 'SeekHelp', creature: aldo, kind: 'heavy-foot', scope: 'settlement', size: 'town', promised: 0 },
      player,
    );
    script.play(WEEK, referee, 2, 3, 4, 4).play(WEEK, referee, 3, 4);
    expect(script.told().players).toEqual([
      'Aldo looks for heavy foot by notices.',
      'Aldo pays 200 gold pieces: a week of notices for heavy foot. [2]',
      'Answer to the notice: 8 heavy foot.',
      'A week goes by. Day 8 begins.',
      'Aldo pays 300 gold pieces: a week of notices for heavy foot. [3]',
      'Nobody has come who would take service.',
      'A week goes by. Day 15 begins.',
    ]);
    expect(script.rules).toContain('ERI-HIR-04');
  });
});

describe('the way home', () => {
  const torch = {
    id: id<'light'>('torch'),
    kind: 'torch',
    radius: 30,
    turnsLeft: 4,
    carriedBy: aldo,
    left: null,
  } as const;
  const lost = id<'creature'>('hob');
  const below = delve(
    [someone({ at: at(0, 2), coins: gold(50) }), someone({ id: lost, at: at(1, 2), conditions: ['dead'] })],
    {
      lights: { [torch.id]: torch },
    },
  );
  const spend = (place: 'settlement' | 'camp') =>
    ({ type: 'BeginDowntime', place, guarded: false, wanderingFree: false }) as const;
  const rope = { type: 'Buy', creature: aldo, ware: 'torches (6)', lots: 1 } as const;

  it('leads those who live off the board, with their torches put out, to where there are shops', () => {
    const home = after(below, spend('settlement'), referee);
    expect([home.creatures[aldo]?.at, home.creatures[lost]?.at, home.lights]).toEqual([null, at(1, 2), {}]);
    expect(typeof ask(home, rope, player)).toBe('object');
  });

  it('is not gone by those who camp', () => {
    const camped = after(below, spend('camp'), referee);
    expect([camped.creatures[aldo]?.at, Object.keys(camped.lights)]).toEqual([at(0, 2), [torch.id]]);
    expect(ask(camped, rope, player)).toBe('too-far');
  });

  it('leaves no turns to end, and no search to make', () => {
    const home = after(below, spend('settlement'), referee);
    expect(ask(home, { type: 'EndTurn', resting: false }, referee)).toBe('out-of-turn');
    const acts = offers(home, player).filter(({ barred }) => barred === null);
    expect(acts.map(({ command }) => command)).not.toContain('SearchArea');
    expect(acts.map(({ place }) => place)).not.toContain('clock');
  });

  it('leads back by the referee, who brings the party to where the next adventure begins', () => {
    const equipped = after(after(below, spend('settlement'), referee), rope, player);
    const out = after(equipped, { type: 'EndDowntime', staying: [] }, referee);
    const asked = promptTo(known(out, referee), referee);
    expect([asked.sentence, ...asked.offers]).toEqual([
      'Bring the party to where the adventure goes on',
      'BringParty:in',
      'BringParty',
    ]);
    expect(promptTo(known(out, player), player).sentence).toBe('Waiting for the referee to bring the party to a map');
  });
});

describe('who would take service and waits for an answer', () => {
  const armed: Partial<Creature> = {
    items: [STAFF],
  };
  const asked = (state: GameState) => promptTo(known(state, referee), referee);

  it('is named before the referee, with what they ask, until they have one', () => {
    const script = spare('ose', armed).play({
      type: 'MeetApplicants',
      kind: 'retainer',
      of: 'fighter',
      count: 1,
      name: 'Wulf',
    });
    expect(asked(script.state).sentence).toBe(
      'Wulf waits for an answer, and asks half a share of treasure. Between adventures: let days go by, or begin the next adventure',
    );
    expect(asked(script.state).offers.slice(0, 2)).toEqual([
      expect.stringMatching(/^OfferTerms:aldo:/),
      expect.stringMatching(/^TurnAway:/),
    ]);
    script.play({ type: 'EndDowntime', staying: [] });
    const cellar = twoRooms();
    const onBoard = { scene: cellar.id, scenes: { [cellar.id]: cellar } };
    expect(asked({ ...script.state, ...onBoard }).sentence).toMatch(/^Wulf waits for an answer, .* Bring the party/);
    const [wulf = { id: id<'applicants'>('none') }] = script.state.hiring.applicants;
    expect(asked(script.play({ type: 'TurnAway', applicants: wulf.id }).state).sentence).not.toContain('Wulf');
  });

  it('ERI-HIR-15: several ask each for a wage', () => {
    const script = spare('eris', armed).play({
      type: 'MeetApplicants',
      kind: 'guardsman',
      of: 'none',
      count: 3,
      name: '',
    });
    expect(asked(script.state).sentence).toMatch(
      /^3 guardsmen wait for an answer, and each ask 2 gold for joining and 2 gold an expedition\. /,
    );
  });

  it('is let in by a button that says “Let them apply”', () => {
    const meets = offers(spare('ose').state, referee).filter(({ command }) => command === 'MeetApplicants');
    expect(meets.map(({ label, confirm }) => [label, confirm])).toEqual([
      ['A retainer applies for service', 'Let them apply'],
    ]);
  });
});

describe('the time to spare', () => {
  it('ERI-HIR-03: says what a week of notices may cost before it is paid', () => {
    const seeks = offers(spare('eris').state, player).find(({ command }) => command === 'SeekHelp');
    expect(seeks?.inputs[1]).toMatchObject({ options: [{ label: 'in the settlement: up to 600 gold a week' }] });
  });

  it('waits for terms with those who would serve, whatever one does oneself', () => {
    const script = spare('eris').play({ type: 'MeetApplicants', kind: 'cook', of: 'none', count: 1, name: '' });
    const sentence = () => promptTo(known(script.state, player), player).sentence;
    expect(sentence()).toBe('Between adventures: Aldo rests, and a cook would take service: offer terms');
    script.play({ type: 'ChoosePastime', creature: aldo, pastime: 'nothing' }, player);
    expect(sentence()).toBe('Between adventures: a cook would take service: offer terms');
  });

  it('goes by a day or a week at once, and by a form where it is several days, or on rations', () => {
    const asks = offers(spare('ose').state, referee).filter(({ command }) => command === 'PassDowntime');
    expect(asks.map(({ key, fixed, inputs }) => [key, fixed, inputs.length])).toEqual([
      ['PassDowntime:day', { days: 1, rations: false }, 0],
      ['PassDowntime:week', { days: 7, rations: false }, 0],
      ['PassDowntime:days', {}, 2],
    ]);
  });

  it('goes by the clock that all else goes by', () => {
    const { state } = spare('gorman').play(days(3)).play(WEEK);
    expect([state.rounds, state.downtime?.days]).toEqual([10 * 8640, 10]);
  });

  it('waits for fights, and for the referee', () => {
    expect(ask(spare('ose').state, WEEK, player)).toBe('not-your-seat');
    expect(ask(campaign([]), WEEK, referee)).toBe('out-of-turn');
    expect(ask(spare('ose').state, { type: 'ChoosePastime', creature: aldo, pastime: 'nothing' }, otherPlayer)).toBe(
      'not-your-character',
    );
    expect(ask(spare('ose').state, { type: 'ChoosePastime', creature: aldo, pastime: 'research' }, player)).toBe(
      'out-of-turn',
    );
  });

  it('what was paid is read by all at the table, and nobody’s loyalty', () => {
    const state = { ...inTown(), ruleset: { base: 'eris', slots: {}, options: {} } as const };
    const script = new Script(state).play({ type: 'ChargeUpkeep', creatures: [aldo] });
    for (const seat of [player, otherPlayer, spectator]) {
      const view = [...project(script.state, seat).values()];
      expect(view.filter(({ type }) => type === 'ledger')).toHaveLength(1);
      expect(view.filter(({ type }) => type === 'engagement')).toMatchObject([
        { loyalty: null, standing: null, due: 1 },
      ]);
    }
  });

  it.each(['ose', 'gorman', 'eris'] as const)(
    'every offer by %s is granted',
    (base) => {
      const state = { ...inTown(), ruleset: { base, slots: {}, options: {} } };
      for (const seat of [referee, player, otherPlayer]) expect(refusedOffers(state, seat)).toEqual([]);
    },
    30_000,
  );
});
