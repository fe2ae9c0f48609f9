import { describe, expect, it } from 'vitest';
import { type Command, type GameEvent, id, loaded, type RulesetId } from '../src/core/index.ts';
import { decide } from '../src/decide.ts';
import type { Creature } from '../src/state/creature.ts';
import type { GameState } from '../src/state/state.ts';
import { derivedOf } from '../src/view/sections/derived.ts';
import { playedBy } from './award.ts';
import { Script } from './fight.ts';
import { inPeace } from './in-play.ts';
import { at, goblin, player, referee, someone, toMeet } from './table.ts';
import { lineOf, toldOf } from './told.ts';

const aldo = someone({ at: at(1, 1), hitPoints: { now: 3, max: 8 } });

/** Why somebody is not granted what they ask. */
function refusal(state: GameState, command: Command, seat = player): string | null {
  const ruling = decide(state, command, seat, loaded());
  return ruling.granted ? null : `${ruling.refusal.sentence} ${ruling.refusal.rule}`;
}

/** The line of an event as somebody is told it. */
const told = (state: GameState, command: Command, type: GameEvent['type'], seat = referee, ...faces: number[]) =>
  lineOf(toldOf(state, command, faces, seat, seat === player ? referee : seat), type);

describe('monsters are made by the dice of the book in force', () => {
  const three: Command = { type: 'AddMonsters', monster: 'skeleton', count: 2, square: null, hidden: true };
  const pointsBy = (base: RulesetId): readonly number[] => {
    const thrown: number[] = [];
    const dice = { die: (sides: number) => thrown.push(sides) && sides, id: () => `fresh-${thrown.length}` };
    const ruling = decide(playedBy(base, []), three, referee, dice);
    return ruling.granted ? thrown : [];
  };

  it.each([
    ['ose', 8],
    ['gorman', 6],
    ['eris', 6],
  ] as const)('OSE-APX-13, GOR-ADV-02, ERI-CNV-01: by %s a hit die has %d sides', (base, sides) => {
    expect(pointsBy(base)).toEqual([sides, sides]);
  });

  it('ERI-CNV-01: half a die is half of a d6, and no more than three points', () => {
    const kobold: Command = { ...three, monster: 'kobold', count: 1 };
    const line = told(playedBy('eris', []), kobold, 'MonstersAdded', referee, 3);
    expect([line?.why?.rule, line?.rolls?.[0]?.total]).toEqual(['ERI-CNV-01', 3]);
  });
});

describe('GOR-DTH-06: rest heals those who have had food', () => {
  const day: Command = { type: 'PassDay', resting: [aldo.id], food: true, water: false };
  const ration = { id: id<'item'>('ration'), name: 'Ration', quantity: 1, weight: 10, kind: 'gear', use: 'ration' };

  it('a day without food heals nothing, and one with it a point', () => {
    expect(inPeace('gorman', [aldo]).play(day).state.creatures[aldo.id]?.hitPoints.now).toBe(3);
    const fed = { ...aldo, items: [ration] } as Creature;
    expect(inPeace('gorman', [fed]).play(day).state.creatures[aldo.id]?.hitPoints.now).toBe(4);
  });

  it('where nobody asks about food, all who rest heal', () => {
    expect(inPeace('gorman', [aldo]).play({ ...day, food: false }).state.creatures[aldo.id]?.hitPoints.now).toBe(4);
  });
});

describe('GOR-DTH-05: what is lost is given as the reason', () => {
  const lame = (...missing: string[]) => inPeace('gorman', [{ ...aldo, missing }]).state;

  it('who has no leg left is not told to carry less', () => {
    const both = lame('left leg', 'right leg');
    const said = 'Aldo has no leg left to walk on. GOR-DTH-05';
    expect(refusal(both, { type: 'MoveCreature', creature: aldo.id, to: { x: 2, y: 1 } })).toBe(said);
    expect(refusal(both, { type: 'MoveParty', to: { x: 2, y: 1 } })).toBe(said);
  });

  it('and the sheet says so of who has one', () => {
    const state = lame('left leg');
    const [one] = Object.values(state.creatures);
    const movement = one && derivedOf(state, one).find(({ name }) => name === 'Movement');
    expect(movement).toMatchObject({
      value: '30′ (10′)',
      rule: 'GOR-DTH-05',
      why: '0 coins carried, by armour and coins: other weights do not count, and no more than is left of the legs allows',
    });
  });

  it('of a hand one finger is lost, not the finger', () => {
    const hurt: Command = {
      type: 'DealDamage',
      creature: aldo.id,
      amount: '3',
      source: 'a block',
      destructive: 'none',
    };
    expect(inPeace('gorman', [aldo]).play(hurt, referee, 12).told().players).toContain(
      'Aldo loses a finger of the left hand. [12]',
    );
  });
});

it('GOR-MOV-03: a party with somebody too laden to move is told who must carry less', () => {
  const rich = { ...aldo, coins: { ...aldo.coins, gp: 1_601 } };
  expect(refusal(inPeace('gorman', [rich]).state, { type: 'MoveParty', to: { x: 2, y: 1 } })).toBe(
    'Aldo cannot move a step: what is carried must be lessened first. GOR-MOV-03',
  );
});

describe('GOR-WAN-02, 03: what a wandering check goes by', () => {
  const state = inPeace('gorman', [aldo]).state;
  const check = (chance: number): Command => ({ type: 'CheckWandering', chance, noiseOrLight: false, hidden: false });
  const notes = (chance: number) =>
    told(state, check(chance), 'WanderingChecked', referee, 6)?.why?.notes?.map(({ text }) => text);

  it('by the party’s rate, or by the referee’s own chance', () => {
    expect(notes(1)).toEqual(['the slowest of the party goes 180′']);
    expect(notes(3)).toEqual(['the chance is the referee’s own']);
  });

  it('noise has chances of its own, and a refusal names them', () => {
    expect(refusal(state, { type: 'CheckNoise', chance: 3 }, referee)).toMatch(/^Noise .* at 1-in-6 or 2-in-6\. null$/);
  });
});

describe('GOR-EVA: a chase is told as it went', () => {
  const purse = { ...aldo, coins: { ...aldo.coins, gp: 9 } };
  const begun = (): Script =>
    inPeace('gorman', [purse, goblin({ at: at(4, 1), movement: 180 })])
      .play(toMeet([goblin().id], { aware: 'none' }))
      .play({ type: 'RollSurprise' }, referee, 4, 3)
      .play({ type: 'RollDistance' });
  const chased = (): GameState => {
    const script = begun();
    const side = script.state.encounter?.sides[0]?.id ?? id('none');
    return script.play({ type: 'Evade', side }, player).play({ type: 'DecidePursuit', pursue: true }).state;
  };

  it('GOR-EVA-04: what makes pursuers stop is thrown for in secret', () => {
    const drop: Command = { type: 'DropLure', creature: aldo.id, what: 'coins' };
    expect(told(chased(), drop, 'LureDropped', player, 3)).toEqual({
      kind: 'ruling',
      text: 'Aldo drops coins: the pursuers stop for them.',
    });
    expect(told(chased(), drop, 'LureDropped', referee, 3)?.rolls?.[0]?.total).toBe(3);
  });

  it('GOR-EVA-05: runners go their rate and map nothing, and it is said whose rate is whose', () => {
    const run: Command = { type: 'RunOn', obstacle: 'none', lostSight: false, goOn: false };
    expect(told(chased(), run, 'PursuitRan')?.why).toEqual({
      rule: 'GOR-EVA-02',
      formula: '180′ of those who flee against 180′ of the pursuers, a round',
      made: {
        amount: 70,
        parts: [
          { name: 'before', value: 70 },
          { name: 'run by those who flee', value: 180 },
          { name: 'run by the pursuers', value: -180 },
        ],
      },
      notes: [{ rule: 'GOR-EVA-05', text: 'each runs as fast as it can, and nobody maps' }],
    });
  });
});

it('GOR-ENC-02: a side that expected the meeting throws all the same, and its reason says that no face surprises it', () => {
  const met = inPeace('gorman', [aldo, goblin({ at: at(4, 1) })]).play(toMeet([goblin().id]));
  const why = told(met.state, { type: 'RollSurprise' }, 'SurpriseRolled', player, 1, 5)?.why;
  expect(why).toMatchObject({
    formula: 'those who are expected surprise nobody: the dice say how far apart they are',
    throws: [{ needed: 0, judged: { met: false } }],
  });
});

it('GOR-HIR-04: what is thrown for a new henchman stands by what it is for', () => {
  const state = playedBy('gorman', [{ ...aldo, at: null }]);
  const met = new Script(state).play({
    type: 'MeetApplicants',
    kind: 'henchman',
    of: 'fighter',
    count: 1,
    name: 'Tam',
  });
  const [{ id: applicants } = { id: id<'applicants'>('none') }] = met.state.hiring.applicants;
  const terms: Command = {
    type: 'OfferTerms',
    applicants,
    employer: aldo.id,
    approach: 'individual',
    count: 1,
    gold: 0,
    goods: false,
    modifier: 0,
  };
  const abilities = Array<number>(18).fill(3);
  const line = told(met.state, terms, 'RetainersHired', referee, 6, 6, ...abilities, 2, 5, 4);
  const throws = line?.why?.throws?.map(({ who, roll }) => `${who} ${roll.total}`);
  expect(throws).toEqual([
    'Tam, strength 9',
    'Tam, intelligence 9',
    'Tam, wisdom 9',
    'Tam, dexterity 9',
    'Tam, constitution 9',
    'Tam, charisma 9',
    'Tam, hit points 2',
    'Tam, hit points 5',
    'Loyalty 4',
  ]);
  expect(line?.rolls?.map(({ total }) => total)).toEqual([9, 9, 9, 9, 9, 9, 2, 5, 4]);
});
