import { describe, expect, it } from 'vitest';
import { adventureShown, awarded, playedBy, reckoned } from '../../../../test/award.ts';
import { cited } from '../../../../test/citing.ts';
import { Script } from '../../../../test/fight.ts';
import { after, ask, at, goblin, hired, player, referee, someone, twoRooms } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Engagement } from '../../../state/retainers.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';
import { evolve } from '../../evolve.ts';

const aldo = someone();
const brand = someone({ id: id('brand'), name: 'Brand', class: 'cleric' });
const tor = someone({ id: id('tor'), kind: 'retainer', name: 'Tor' });
const henchman: Engagement = hired(aldo.id, { kind: 'henchman', experience: 1, loyalty: 9 });
const play = (...creatures: readonly Creature[]): GameState => playedBy('gorman', creatures);
const points = (state: GameState, creature: Creature): number | undefined => state.creatures[creature.id]?.experience;

/** The rules that an award of so much names. */
const awardCites = (state: GameState, haul: Parameters<typeof reckoned>[1]): readonly string[] =>
  cited(after(state, reckoned(state, haul), referee), { type: 'AwardExperience' });

describe('experience by Gorman’s rules', () => {
  it('GOR-XPA-01: a point for each gold piece carried back', () => {
    expect(points(awarded(play(aldo), { treasure: 500 }), aldo)).toBe(500);
    expect(awardCites(play(aldo), { treasure: 500 })).toContain('GOR-XPA-01');
  });

  it('GOR-XPA-02, GOR-HIR-04: two parts to a character and one to a henchman, whose points are not halved again', () => {
    const state = awarded({ ...play(aldo, brand, tor), engagements: { [tor.id]: henchman } }, { treasure: 1000 });
    expect([aldo, brand, tor].map((one) => points(state, one))).toEqual([400, 400, 200]);
  });

  it('GOR-XPA-05: those slain are worth nothing, and nobody is asked for them', () => {
    const state = awarded(play(aldo, goblin()), { monsters: 900 });
    expect(points(state, aldo)).toBe(0);
    expect(awardCites(play(aldo, goblin()), { monsters: 900 })).toContain('GOR-XPA-05');
    const inputs = offers(state, referee).find(({ command }) => command === 'ReckonAward')?.inputs ?? [];
    expect(inputs.map(({ name }) => name)).toEqual(['place', 'treasure', 'places', 'extra', 'sharers']);
  });

  it.each([
    [4, 500],
    [5, 525],
    [6, 525],
    [7, 550],
    [8, 550],
    [9, 575],
    [10, 575],
    [11, 600],
    [30, 600],
  ])('GOR-XPA-03: with %i new places 500 points are %i', (places, experience) => {
    expect(points(awarded(play(aldo), { treasure: 500, places }), aldo)).toBe(experience);
  });

  it.each([
    ['elf', 2, 600, 'GOR-ADV-07', 1400],
    ['elf', 3, 1800, 'GOR-CLS-08', 2000],
    ['dwarf', 5, 16000, 'GOR-ADV-07', 16800],
    ['dwarf', 6, 32000, 'GOR-CLS-14', 32400],
    ['cleric', 6, 32000, 'GOR-ADV-07', 32800],
  ] as const)(
    'an %s of level %i with %i points who earns 800 comes to what %s says',
    (of, level, before, rule, now) => {
      const one = someone({ class: of, level, experience: before });
      expect(points(awarded(play(one), { treasure: 800 }), one)).toBe(now);
      expect(awardCites(play(one), { treasure: 800 })).toContain(rule);
    },
  );

  it.each([
    ['elf', { elfReducedFromLevel: 4 }, 3, 1800, 2600],
    ['elf', { elfReducedFromLevel: 2 }, 2, 600, 800],
    ['dwarf', { dwarfReducedFromLevel: 7 }, 6, 32000, 32800],
    ['dwarf', { dwarfReducedFromLevel: 4 }, 5, 16000, 16400],
  ] as const)(
    'GOR-CLS-08, GOR-CLS-14: an %s by a campaign with %j, of level %i with %i points, comes by 800 to %i',
    (of, options, level, before, now) => {
      const one = someone({ class: of, level, experience: before });
      const state = { ...play(one), ruleset: { base: 'gorman', slots: {}, options } as const };
      expect(points(awarded(state, { treasure: 800 }), one)).toBe(now);
    },
  );

  it('GOR-ADV-05: a session brings one level at most, and then halfway to the next', () => {
    const first = awarded(play(aldo), { treasure: 1000 });
    expect(points(first, aldo)).toBe(1000);
    const second = awarded(first, { treasure: 1000 });
    expect(points(second, aldo)).toBe(1200);
    const next = after(second, { type: 'EndSession' }, referee);
    expect(cited(second, { type: 'EndSession' }, referee)).toContain('GOR-ADV-05');
    const risen = after(next, { type: 'LevelUp', creature: aldo.id }, player, 1, 4);
    expect(points(awarded(risen, { treasure: 5000 }), aldo)).toBe(3600);
  });

  it('GOR-ADV-07: the share, the bonus, the class, the limit; each is told', () => {
    const elf = someone({ class: 'elf', level: 3, experience: 2000 });
    const state = play(elf);
    const ready = after(state, reckoned(state, { treasure: 1000, places: 7 }), referee);
    expect(adventureShown(ready).award?.shares[0]).toMatchObject({
      gained: 275,
      notes: [
        { rule: 'GOR-XPA-02', text: 'an even share: 1,000' },
        { rule: 'GOR-XPA-03', text: '7 new places, +10%: 1,100' },
        { rule: 'GOR-CLS-08', text: 'the elf keeps 275' },
      ],
    });
  });

  it('GOR-XPA-04: at the end of a session nothing is banked', () => {
    const state = play(aldo);
    expect(ask(state, reckoned(state, { treasure: 10 }, 'session-end'), referee)).toBe('forbidden');
    expect(cited(state, reckoned(state, { treasure: 10 }, 'session-end'), referee)).toContain('GOR-XPA-04');
  });
});

describe('new places by Gorman’s rules', () => {
  const rooms = [
    {
      key: '1',
      name: 'Hall',
      at: { x: 0, y: 0 },
      squares: [
        { x: 0, y: 0 },
        { x: 1, y: 1 },
      ],
      text: '',
    },
    { key: '2', name: 'Cell', at: { x: 3, y: 3 }, squares: [{ x: 3, y: 3 }], text: '' },
    { key: '3', name: 'Vault', at: { x: 8, y: 3 }, squares: [], text: '' },
  ];
  const scene = twoRooms({ rooms });
  const delver = { ...aldo, at: at(0, 0) };
  const begin: GameState = { ...play(delver), scenes: { [scene.id]: scene }, scene: scene.id };
  const walk = (state: GameState, x: number, y: number): GameState =>
    after(state, { type: 'MoveCreature', creature: aldo.id, to: { x, y } }, referee);
  const places = (state: GameState) => adventureShown(state).places;

  it('GOR-XPA-03: a room counts once somebody sets foot in it; to see it is not enough', () => {
    expect(places(begin)).toMatchObject({ entered: 0, percent: 0 });
    const one = walk(begin, 1, 1);
    expect(places(one)?.entered).toBe(1);
    const both = walk(walk(walk(one, 3, 3), 1, 1), 3, 3);
    expect(places(both)).toMatchObject({ entered: 2, rule: 'GOR-XPA-03' });
    const preset = offers(both, referee).find(({ command }) => command === 'ReckonAward');
    expect(preset?.inputs.find(({ name }) => name === 'places')).toMatchObject({ preset: 2 });
  });

  it('GOR-XPA-04: in safety the count begins anew, and a place is new but once', () => {
    const safe = awarded(walk(begin, 1, 1), {}, 'safe');
    expect(places(safe)?.entered).toBe(0);
    expect(places(walk(walk(safe, 3, 3), 1, 1))?.entered).toBe(1);
  });

  it('GOR-XPA-04: with the session the count ends too', () => {
    expect(places(after(walk(begin, 1, 1), { type: 'EndSession' }, referee))?.entered).toBe(0);
    expect(ask(begin, { type: 'EndSession' }, referee)).toBe('no-change');
  });

  it('what is a room stands in the key: the count is the referee’s', () => {
    expect(adventureShown(walk(begin, 1, 1), player).places).toBeNull();
    expect(adventureShown({ ...begin, ruleset: { base: 'ose', slots: {}, options: {} } }).places).toBeNull();
  });

  it('GOR-XPA-03: hexes that the party comes to count as well, those where it sets out do not', () => {
    const land = { name: 'Vale', layout: 'pointy', width: 9, height: 9, milesPerHex: 6, hexes: {} } as const;
    const there = after(begin, { type: 'AddLand', facts: land }, referee);
    const setOut = after(there, { type: 'PlaceParty', column: 3, row: 3 }, referee);
    expect(places(setOut)?.entered).toBe(0);
    const path = [
      { x: 3, y: 2 },
      { x: 4, y: 2 },
      { x: 2, y: 2 },
    ];
    const gone = evolve(setOut, {
      type: 'PartyTravelled',
      path,
      believed: path,
      grounds: [],
      miles: 18,
      left: 0,
      halt: 'evening',
      charted: {},
      doubtful: [],
      next: 'endOfDay',
    });
    expect(places(gone)).toMatchObject({ entered: 2 });
  });
});

describe('levels by Gorman’s rules', () => {
  const levelUp = { type: 'LevelUp', creature: aldo.id } as const;
  const one = (of: string, level: number, experience: number, facts: Partial<Creature> = {}): Creature =>
    someone({ class: of, level, experience, ...facts });
  const THRESHOLDS = [
    0, 600, 1_800, 5_400, 16_000, 32_000, 64_000, 128_000, 256_000, 400_000, 500_000, 600_000, 700_000, 800_000,
    900_000, 1_000_000,
  ];

  it.each(THRESHOLDS.slice(1).map((experience, place) => [place + 2, experience] as const))(
    'GOR-ADV-01: level %i takes %i points, of all classes',
    (level, experience) => {
      const faces = level > 9 ? [] : [4];
      expect(ask(play(one('cleric', level - 1, experience - 1)), levelUp, player)).toBe('forbidden');
      expect(after(play(one('elf', level - 1, experience)), levelUp, player, ...faces).creatures[aldo.id]?.level).toBe(
        level,
      );
    },
  );

  it('GOR-ADV-01: the sixteenth is the last', () => {
    expect(ask(play(one('fighter', 16, 2_000_000)), levelUp, player)).toBe('forbidden');
    expect(cited(play(one('fighter', 16, 2_000_000)), levelUp, player)).toContain('GOR-ADV-01');
  });

  it.each([
    ['GOR-ADV-02', 'cleric', 3, [4], 10],
    ['GOR-ADV-03', 'fighter', 3, [2, 5], 11],
    ['GOR-ADV-03', 'dwarf', 3, [6, 1], 12],
    ['GOR-ADV-04', 'fighter', 9, [], 8],
  ] as const)('%s: the hit points of a %s of level %i who rises', (rule, of, level, faces, max) => {
    const riser = one(of, level, 1_000_000);
    const script = new Script(play(riser)).play(levelUp, player, ...faces);
    expect(script.state.creatures[aldo.id]?.hitPoints.max).toBe(max);
    const events = ask(play(riser), levelUp, player, ...faces);
    expect(Array.isArray(events) && events[0]).toMatchObject({ type: 'LevelGained', why: { rule } });
  });

  it('GOR-ADV-06: what is left rises by as much as the most there is', () => {
    const wounded = one('cleric', 1, 600, { hitPoints: { now: 1, max: 6 } });
    expect(after(play(wounded), levelUp, player, 3).creatures[aldo.id]?.hitPoints).toEqual({ now: 4, max: 9 });
    expect(cited(play(wounded), levelUp, player, 3)).toContain('GOR-ADV-06');
  });
});
