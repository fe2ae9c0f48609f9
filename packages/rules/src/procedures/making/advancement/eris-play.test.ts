import { describe, expect, it } from 'vitest';
import { awarded, playedBy, reckoned } from '../../../../test/award.ts';
import { cited } from '../../../../test/citing.ts';
import { Script } from '../../../../test/fight.ts';
import { eventIn } from '../../../../test/in-play.ts';
import { after, ask, hired, player, referee, someone } from '../../../../test/table.ts';
import { id, type Options } from '../../../core/index.ts';
import { rulesFor } from '../../../play/index.ts';
import { adventureOf } from '../../../state/adventure.ts';
import type { AbilityScores, Creature, HitDice } from '../../../state/creature.ts';
import type { Engagement } from '../../../state/retainers.ts';
import type { GameState } from '../../../state/state.ts';
import { project } from '../../../view/project.ts';

const scores = (own: Partial<AbilityScores>): AbilityScores => ({
  STR: 10,
  INT: 9,
  WIS: 9,
  DEX: 10,
  CON: 10,
  CHA: 10,
  ...own,
});
const aldo = someone({ abilities: scores({}) });
const tor = someone({ id: id('tor'), kind: 'retainer', name: 'Tor' });
const play = (...creatures: readonly Creature[]): GameState => playedBy('eris', creatures);
const eris = rulesFor({ base: 'eris', slots: {}, options: {} }).advancement;
const points = (state: GameState, creature: Creature): number | undefined => state.creatures[creature.id]?.experience;
const levelUp = { type: 'LevelUp', creature: aldo.id } as const;

describe('experience by Planet Eris’s rules', () => {
  it.each<[string, HitDice, number]>([
    ['4+1', { dice: 4, plus: 1, stars: 0 }, 400],
    ['1-1', { dice: 1, plus: -1, stars: 0 }, 100],
    ['½', { dice: 0.5, plus: 0, stars: 0 }, 50],
    ['6+3**', { dice: 6, plus: 3, stars: 2 }, 600],
  ])('ERI-XPA-02: a monster of %s is worth a hundred for each die', (_text, hitDice, worth) => {
    expect(eris.earns.foe?.worth(hitDice)).toBe(worth);
  });

  it('ERI-XPA-01: nothing is earned at the end of a session, unless the referee has it so', () => {
    const state = play(aldo);
    expect(ask(state, reckoned(state, { treasure: 10 }, 'session-end'), referee)).toBe('forbidden');
    expect(cited(state, reckoned(state, { treasure: 10 }, 'session-end'), referee)).toContain('ERI-XPA-01');
    const so = { ...state, ruleset: { ...state.ruleset, options: { sessionEndAwards: true } } };
    expect(points(awarded(so, { treasure: 10 }, 'session-end'), aldo)).toBe(10);
    expect(points(awarded(state, { treasure: 10 }, 'safe'), aldo)).toBe(10);
  });

  it('ERI-XPA-06, ERI-HIR-17: even shares to characters and hirelings of a class; what is over is lost', () => {
    const service: Engagement = hired(aldo.id, { kind: 'fighting-man', share: 1, experience: 1, loyalty: 12 });
    const begin = { ...play(aldo, tor), engagements: { [tor.id]: service } };
    const state = awarded(begin, { monsters: 100, treasure: 901 });
    expect([points(state, aldo), points(state, tor)]).toEqual([500, 500]);
    const ready = after(begin, reckoned(begin, { monsters: 100, treasure: 901 }), referee);
    expect(cited(ready, { type: 'AwardExperience' })).toContain('ERI-XPA-06');
  });

  it('ERI-HIR-17, ERI-RUL-04: the division names the shares of hirelings, and that what is over is nobody’s', () => {
    const service: Engagement = hired(aldo.id, { kind: 'fighting-man', share: 1, experience: 1, loyalty: 12 });
    const begin = { ...play(aldo, tor), engagements: { [tor.id]: service } };
    const cites = (treasure: number) => {
      const pooled = after(
        begin,
        { type: 'PoolTreasure', pp: 0, gp: treasure, ep: 0, sp: 0, cp: 0, valuables: 0 },
        referee,
      );
      const ready = after(pooled, reckoned(pooled, { treasure }, 'safe'), referee);
      return cited(ready, { type: 'AwardExperience' });
    };
    expect(cites(901)).toEqual(expect.arrayContaining(['ERI-HIR-17', 'ERI-RUL-04']));
    expect(cites(900)).not.toContain('ERI-RUL-04');
  });

  it.each([
    [15, 1100],
    [14, 1050],
    [13, 1050],
    [12, 1000],
    [9, 1000],
    [8, 900],
    [7, 900],
    [6, 800],
  ])('ERI-XPA-07, ERI-APX-01: with a prime requisite of %i a share of 1000 is %i', (STR, experience) => {
    const one = { ...aldo, abilities: scores({ STR }) };
    expect(points(awarded(play(one), { treasure: 1000 }), one)).toBe(experience);
  });

  it.each([
    ['fighter', { STR: 12, INT: 13, WIS: 12 }, 1100],
    ['magic-user', { STR: 18, INT: 12, WIS: 11 }, 1050],
    ['cleric', { STR: 15, INT: 11, WIS: 12 }, 1100],
  ] as const)('ERI-APX-02: of a %s other scores count towards the prime one', (of, own, experience) => {
    const one = { ...aldo, class: of, abilities: scores(own) };
    expect(points(awarded(play(one), { treasure: 1000 }), one)).toBe(experience);
  });

  it('ERI-APX-02: the reason of a share says which scores make the prime requisite that is counted', () => {
    const noted = (own: Partial<AbilityScores>) => {
      const state = play(aldo);
      const one = { ...aldo, abilities: scores(own) };
      const ready = { ...state, creatures: { ...state.creatures, [one.id]: one } };
      const reckonedUp = after(ready, reckoned(ready, { treasure: 1000 }), referee);
      return eventIn(ask(reckonedUp, { type: 'AwardExperience' }, referee), 'ExperienceGained')?.why.notes;
    };
    expect(noted({ STR: 12, INT: 13, WIS: 12 })).toEqual(
      expect.arrayContaining([
        { rule: 'ERI-APX-02', text: 'strength 12, and 3 of other scores: 15' },
        { rule: 'ERI-XPA-07', text: 'prime requisite 15, +10%: 1,100' },
      ]),
    );
    expect(noted({ STR: 13 })?.map(({ rule }) => rule)).not.toContain('ERI-APX-02');
  });

  it('ERI-XPA-09: one award brings one level at most; the rest is lost', () => {
    const state = play(aldo);
    const script = new Script(state).play(reckoned(state, { treasure: 5000 }), referee);
    script.play({ type: 'AwardExperience' }, referee);
    expect(script.told().players.at(-1)).toBe(
      'Aldo earns 3,999 experience points (1,001 more are lost), and has 3,999, enough for level 2.',
    );
    expect(script.rules).toContain('ERI-XPA-09');
  });

  it('ERI-ELF-03: an elf learns in the class that is in use', () => {
    const elf = someone({
      class: 'elf',
      level: 1,
      experience: 100,
      abilities: scores({}),
      operating: { as: 'magic-user', aside: { level: 2, experience: 2000 } },
    });
    const state = awarded(play(elf), { treasure: 600 });
    expect(state.creatures[aldo.id]).toMatchObject({ experience: 700, operating: { aside: { experience: 2000 } } });
  });
});

describe('what a campaign of Planet Eris settles of awards', () => {
  const by = (options: Options, ...creatures: readonly Creature[]): GameState => ({
    ...play(...creatures),
    ruleset: { base: 'eris', slots: {}, options },
  });
  /** Three orcs and a troll were overcome: nine hundred points. */
  const orc = { name: 'Orc', hitDice: { dice: 1, plus: 0, stars: 0 } };
  const troll = { name: 'Troll', hitDice: { dice: 6, plus: 3, stars: 0 } };
  const overcome = (state: GameState): GameState => ({
    ...state,
    adventure: { ...adventureOf(state), overcome: [orc, orc, orc, troll] },
  });
  const veteran = { ...aldo, level: 3, experience: 4000 };
  const novice = { ...aldo, id: id<'creature'>('bea'), name: 'Bea' };

  it('ERI-XPA-02: all learn alike from monsters of any level', () => {
    const state = overcome(by({}, veteran, novice));
    expect(points(awarded(state, { monsters: 900 }), veteran)).toBe(4450);
  });

  it('ERI-XPA-02: or the less, the more their level is above the monster’s', () => {
    const state = overcome(by({ levelRatio: true, standalone: true }, veteran, novice));
    const end = awarded(state, { monsters: 900, treasure: 100 });
    expect([points(end, veteran), points(end, novice)]).toEqual([4400, 500]);
    const events = ask(after(state, reckoned(state, { monsters: 900 }), referee), { type: 'AwardExperience' }, referee);
    expect(
      cited(after(state, reckoned(state, { monsters: 900 }), referee), { type: 'AwardExperience' }, referee),
    ).toContain('ERI-XPA-02');
    expect(JSON.stringify(events)).toContain('700 of 900 for monsters of a lower level');
  });

  it('ERI-XPA-02: a figure that the referee gives for monsters nobody met is learned by all alike', () => {
    const state = by({ levelRatio: true, standalone: true }, veteran);
    expect(points(awarded(state, { monsters: 900 }), veteran)).toBe(4900);
  });

  it('ERI-XPA-09: where an award may bring several levels, nothing is lost', () => {
    const state = by({ oneLevelPerAward: false }, aldo);
    const script = new Script(state).play(reckoned(state, { treasure: 5000 }), referee);
    script.play({ type: 'AwardExperience' }, referee);
    expect(script.told().players.at(-1)).toBe('Aldo earns 5,000 experience points, and has 5,000, enough for level 3.');
  });

  it('ERI-RUL-02: experience is shared by all tables, and changed only where characters stay', () => {
    const set = (option: string, value: boolean) => ({ type: 'SetOption', option, value }) as const;
    const state = by({}, aldo);
    expect(ask(state, set('levelRatio', true), referee)).toBe('forbidden');
    const books = { type: 'ChooseBook', slot: 'advancement', book: 'ose' } as const;
    expect(ask(state, books, referee)).toBe('forbidden');
    const staying = after(after(state, set('standalone', true), referee), set('levelRatio', true), referee);
    expect(ask(staying, set('standalone', false), referee)).toBe('forbidden');
    expect(after(staying, books, referee).ruleset.slots.advancement).toBe('ose');
  });

  it('ERI-CMB-04: what all tables share is refused to one of them by that rule', () => {
    const alone = { type: 'SetOption', option: 'levelRatio', value: true } as const;
    expect(cited(by({}, aldo), alone)).toEqual(['ERI-CMB-04']);
    expect(ask(by({ standalone: true }, aldo), alone, referee)).toBeInstanceOf(Array);
  });

  it('ERI-RUL-02: the sheet of one who stays says so', () => {
    const shown = (options: Options) => JSON.stringify([...project(by(options, aldo), player)]);
    const says = '"value":"not played","rule":"ERI-RUL-02"';
    expect(shown({})).not.toContain(says);
    expect(shown({ standalone: true })).toContain(says);
  });
});

describe('levels by Planet Eris’s rules', () => {
  const one = (of: string, level: number, experience: number, facts: Partial<Creature> = {}): Creature =>
    someone({ class: of, level, experience, abilities: scores({}), ...facts });

  it.each([
    ['fighter', [2_000, 4_000, 8_000, 16_000, 32_000, 64_000, 120_000, 240_000, 360_000, 480_000, 600_000]],
    ['magic-user', [2_500, 5_000, 10_000, 20_000, 35_000, 50_000, 75_000, 100_000, 200_000, 300_000, 400_000]],
    ['cleric', [1_500, 3_000, 6_000, 12_000, 25_000, 50_000, 100_000, 200_000, 300_000, 400_000, 500_000]],
  ])('ERI-XPA-08, ERI-APX-07 to 09: what each level of a %s takes', (of, thresholds) => {
    expect(thresholds.map((_, place) => eris.levels.needed(one(of, 1, 0), place + 2))).toEqual(thresholds);
  });

  it('ERI-HPL-03: all dice anew, and the better total kept; the harm stays', () => {
    const wounded = one('fighter', 2, 4000, { hitPoints: { now: 7, max: 9 } });
    const better = new Script(play(wounded)).play(levelUp, player, 4, 5, 3);
    expect(better.state.creatures[aldo.id]?.hitPoints).toEqual({ now: 10, max: 12 });
    expect(better.told().players).toEqual(['Aldo rises to level 3, with 3 more hit points: 12. [4 5 3]']);
    const worse = new Script(play(wounded)).play(levelUp, player, 1, 1, 1);
    expect(worse.state.creatures[aldo.id]?.hitPoints).toEqual({ now: 7, max: 9 });
    expect(worse.told().players).toEqual(['Aldo rises to level 3, with no more hit points: 9. [1 1 1]']);
    expect(better.rules).toContain('ERI-HPL-03');
  });

  it('ERI-APX-03, ERI-APX-14: constitution changes each die, and the points come once', () => {
    const tough = one('fighter', 4, 16_000, { abilities: scores({ CON: 15 }), hitPoints: { now: 1, max: 1 } });
    expect(after(play(tough), levelUp, player, 1, 2, 3, 4, 5).creatures[aldo.id]?.hitPoints.max).toBe(21);
    expect(cited(play(tough), levelUp, player, 1, 2, 3, 4, 5)).toContain('ERI-APX-14');
    const sickly = one('cleric', 1, 1500, { abilities: scores({ CON: 6 }), hitPoints: { now: 1, max: 1 } });
    expect(after(play(sickly), levelUp, player, 1, 3).creatures[aldo.id]?.hitPoints.max).toBe(3);
  });

  it.each([
    ['dwarf', 'fighter', 6],
    ['hobbit', 'fighter', 4],
    ['halfling', 'fighter', 4],
    ['elf', 'fighter', 4],
    ['elf', 'magic-user', 8],
  ] as const)('ERI-APX-13: a %s rises as a %s to level %i and no higher', (folk, as, limit) => {
    const aside = { level: 1, experience: 0 };
    const last = one(folk, limit, 900_000, { operating: { as, aside } });
    expect(eris.levels.needed(last, limit)).not.toBeNull();
    expect(ask(play(last), levelUp, player)).toBe('forbidden');
  });

  it('ERI-ELF-09: an elf throws for each class apart, and the better total holds', () => {
    const elf = one('elf', 1, 2500, {
      hitPoints: { now: 8, max: 10 },
      operating: {
        as: 'magic-user',
        aside: { level: 1, experience: 0 },
        points: { fighter: 10, 'magic-user': 4 },
      },
    });
    const learned = after(play(elf), levelUp, player, 5).creatures[aldo.id];
    expect(learned).toMatchObject({
      level: 2,
      hitPoints: { now: 8, max: 10 },
      operating: { as: 'magic-user', aside: { level: 1 }, points: { fighter: 10, 'magic-user': 6 } },
    });
    const other = after(play(learned ?? elf), { type: 'OperateAs', creature: aldo.id, as: 'fighter' }, player);
    expect(other.creatures[aldo.id]).toMatchObject({
      level: 1,
      operating: { aside: { level: 2, experience: 2500 }, points: { fighter: 10, 'magic-user': 6 } },
    });
  });

  it('ERI-DRN-07: levels that a week of rest gives back are not risen to before', () => {
    const drained = play(one('fighter', 3, 17_000));
    const ailing = {
      ...drained,
      ailments: { [aldo.id]: [{ kind: 'drained', until: null, ends: 'passes', amount: 2 }] },
    } as unknown as GameState;
    expect(ask(ailing, levelUp, player)).toBe('forbidden');
    expect(after(drained, levelUp, player, 1, 1, 1, 1).creatures[aldo.id]?.level).toBe(4);
  });

  it.each([
    ['fighter', 'ERI-APX-07', 'Hero'],
    ['magic-user', 'ERI-APX-08', 'Theurgist'],
    ['cleric', 'ERI-APX-09', 'Vicar'],
  ] as const)('the sheet of a %s shows title, hit dice and learning', (of, rule, title) => {
    const sheet = project(play(one(of, 4, 0, { abilities: scores({ WIS: 15, CON: 15 }) })), player).get('sheet:aldo');
    const figures = sheet?.type === 'sheet' ? sheet.derived.map((figure) => [figure.rule, figure.value]) : [];
    expect(figures).toEqual(
      expect.arrayContaining([
        [rule, title],
        ['ERI-HPL-01', of === 'magic-user' ? '2+1' : '4'],
        ['ERI-APX-03', '+1 on each hit die'],
      ]),
    );
  });

  it('ERI-ELF-04, ERI-ELF-09: the sheet of an elf shows both totals, and the languages that its scores give', () => {
    const elf = one('elf', 1, 0, { abilities: scores({ INT: 13, WIS: 12 }) });
    const sheet = project(play(elf), player).get('sheet:aldo');
    const figures = sheet?.type === 'sheet' ? sheet.derived.map((figure) => [figure.rule, figure.value]) : [];
    expect(figures).toEqual(
      expect.arrayContaining([
        ['ERI-ELF-04', '4'],
        ['ERI-ELF-09', '6/0'],
      ]),
    );
  });
});
