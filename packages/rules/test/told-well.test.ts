import { describe, expect, it } from 'vitest';
import { type Command, type GameEvent, id, loaded, type RulesetId } from '../src/core/index.ts';
import { decide } from '../src/decide.ts';
import type { Haul } from '../src/procedures/making/advancement/rule.ts';
import type { Attack, Creature } from '../src/state/creature.ts';
import type { Draft } from '../src/state/draft.ts';
import type { Trap } from '../src/state/scene.ts';
import type { GameState } from '../src/state/state.ts';
import { tell } from '../src/view/tell.ts';
import { onTheWay } from './abbey.ts';
import { playedBy, reckoned } from './award.ts';
import { weapon } from './brawl.ts';
import { duel, foeId, STRIKER } from './duel.ts';
import { Script } from './fight.ts';
import { inPeace } from './in-play.ts';
import { at, goblin, otherPlayer, player, referee, someone, toMeet, twoRooms } from './table.ts';

const draftOf = (of: string): Draft =>
  ({ method: 'rolled', scores: {}, swaps: 0, trades: 0, class: of, hitPoints: null, gold: null }) as never;

const aldo = someone({ at: at(1, 1) });

/** What is told to the referee and to players when a party of one meets these. */
const meeting = (foes: readonly Creature[], base: RulesetId = 'ose'): Script =>
  inPeace(base, [aldo, ...foes]).play(toMeet(foes.map((foe) => foe.id)));

const named = (name: string, n = 0, facts: Partial<Creature> = {}): Creature =>
  goblin({ id: id(`foe-${n}`), name, at: at(3, n), ...facts });

describe('those who are met are called as people call them', () => {
  it.each([
    [['Goblin'], 'An encounter: the goblin is here.'],
    [['Nimble merman', 'Grey merman'], 'An encounter: the mermen are here.'],
    [['Lizard man 1', 'Lizard man 2'], 'An encounter: the lizard men are here.'],
    [['Grey wolf', 'Old wolf'], 'An encounter: the wolves are here.'],
    [['Brand the Red'], 'An encounter: Brand the Red is here.'],
  ])('%j: %s', (names, line) => {
    expect(meeting(names.map((name, n) => named(name, n))).told().referee).toContain(line);
  });

  it('somebody who has left the party keeps the name', () => {
    const borin = someone({ id: id('borin'), name: 'Borin', at: at(3, 1) });
    const alone = inPeace('ose', [aldo, borin]).play({ type: 'SetMembership', creature: borin.id, member: false });
    const met: Command = toMeet([borin.id]);
    expect(alone.play(met).told().players).toContain('An encounter: Borin is here.');
  });

  it('several of whom nobody is seen are called out to once', () => {
    const beyond = [goblin({ at: at(7, 1) }), goblin({ id: id('orc'), name: 'Orc', at: at(8, 1) })] as const;
    const met = inPeace('ose', [aldo, ...beyond])
      .play(toMeet([beyond[0].id]))
      .play({ type: 'JoinEncounter', creatures: [beyond[1].id], side: null })
      .play({ type: 'SetDistance', distance: 60 })
      .play({ type: 'SetReaction', reaction: 'uncertain' })
      .play({ type: 'RollInitiative' }, referee, 1, 2, 3)
      .play({ type: 'Parley' });
    expect(met.told().players).toContain('The party calls out to something in the dark.');
  });
});

describe('things are called as people call them', () => {
  it('what marks a burden says "the" once', () => {
    const vial = { id: id<'item'>('vial'), name: 'a stoppered vial', quantity: 1, weight: 10, kind: 'gear', use: null };
    const laden = inPeace('gorman', [{ ...aldo, items: [vial] } as Creature]);
    laden.play({ type: 'MarkBulky', creature: aldo.id, item: vial.id, bulky: true });
    expect(laden.told().players).toEqual(['The stoppered vial is bulky, and slows Aldo.']);
  });
});

describe('a reason holds all that made the figure', () => {
  const why = (state: GameState, command: Command, type: GameEvent['type'], by = referee, ...faces: number[]) => {
    const ruling = decide(state, command, by, loaded(...faces));
    if (!ruling.granted) throw new Error(ruling.refusal.sentence);
    const place = ruling.events.findIndex((event) => event.type === type);
    const [event, after] = [ruling.events[place], ruling.after[place]];
    return event && after ? tell(event, by, after, ruling.after[place - 1] ?? state)?.why : undefined;
  };

  it.each([
    ['ose', 'fighter', 16, [3], 5, ['the die 3', 'constitution 2']],
    ['ose', 'magic-user', 3, [2], 1, ['the die 2', 'constitution -3', 'one at least 2']],
    ['gorman', 'fighter', 16, [2, 5], 7, ['the better die 5', 'constitution 2']],
    ['eris', 'fighter', 10, [1], 3, ['the dice 1', 'points of the class 1', 'three at least 1']],
  ] as const)('first hit points by %s, of a %s with a constitution of %d', (base, of, CON, faces, amount, parts) => {
    const draft = { ...draftOf(of), scores: { STR: 10, INT: 10, WIS: 10, DEX: 10, CON, CHA: 10 } };
    const state = { ...inPeace(base, [aldo]).state, drafts: { [player.user]: draft } };
    const made = why(state, { type: 'RollHitPoints' }, 'HitPointsRolled', player, ...faces)?.made;
    expect([made?.amount, made?.parts.map(({ name, value }) => `${name} ${value}`)]).toEqual([amount, parts]);
  });

  it('OSE-PTY-08: each player throws a die of their own', () => {
    const state = inPeace('ose', [aldo, someone({ id: id('bera'), name: 'Bera', owner: otherPlayer.user })]).state;
    const thrown = why(state, { type: 'RollOffItems', items: 3 }, 'ItemsRolledOff', referee, 7, 7, 2, 9);
    expect(thrown?.throws?.map(({ who, roll }) => [who, roll.total])).toEqual([
      ['Ann', 7],
      ['Bob', 7],
      ['Ann', 2],
      ['Bob', 9],
    ]);
    const told = new Script(state).play({ type: 'RollOffItems', items: 3 }, referee, 7, 2).told();
    expect(told.players).toEqual(['First choice: Ann, then Bob; of 3 things: Ann 2 and Bob 1. [7] [2]']);
  });

  it('ERI-DTH-01: a monster dies at nothing, and is not critical first', () => {
    const state = inPeace('eris', [aldo, goblin({ at: at(2, 1) })]).state;
    const harm: Command = { type: 'DealDamage', creature: goblin().id, amount: '9', source: '', destructive: 'none' };
    expect(why(state, harm, 'CreatureDied')?.formula).toBe('a monster dies at 0');
  });

  it('GOR-CMB-02, 05: a natural 20 counts three times over, with half the dice of a broken weapon', () => {
    const strike: Command = { type: 'Attack', attacker: STRIKER.id, target: foeId(0), attack: 0 };
    const parts = (facts: Partial<Attack>, ...faces: number[]) => {
      const fight = duel({ base: 'gorman', striker: {}, weapon: weapon('sword', facts), foes: [{}] });
      return why(fight, strike, 'DamageRolled', referee, ...faces)?.made?.parts.map(({ name }) => name);
    };
    expect(parts({}, 20, 4)).toEqual(['the dice', '3 times over']);
    expect(parts({ broken: true }, 20, 4)).toEqual(['the dice', 'by a broken weapon, 3 times over']);
    expect(parts({ broken: true }, 19, 4)).toEqual(['the dice', 'by a broken weapon']);
  });

  it('ERI-TIM-03: what lasts for days is not said to run down by rounds', () => {
    const begun = why(
      meeting([goblin({ at: at(2, 1) })], 'eris').state,
      { type: 'Afflict', creature: aldo.id, by: 'infected-wound', modifier: 0 },
      'AilmentBegan',
      referee,
      2,
    );
    expect(begun).toBeUndefined();
  });
});

describe('a line says what came of it', () => {
  it('of treasure of which nobody has a share', () => {
    const dead = inPeace('ose', [someone({ conditions: ['dead'] })]);
    dead.play({ type: 'DivideTreasure', pp: 0, gp: 3, ep: 0, sp: 0, cp: 0 });
    expect(dead.told().players).toEqual(['3 gp divided: 3 gp to the fund.']);
  });

  it('a bomb that hits nobody in sight is not said to hit nobody', () => {
    const away = goblin({ at: at(8, 1) });
    const fallen = inPeace('ose', [aldo, away]);
    fallen.play({ type: 'DropBomb', targets: [away.id], altitude: 100, damage: '4' }, referee, 18);
    expect(fallen.told().players).toEqual(['Something falls from the sky.']);
  });

  it('of a light that changes hands, which light and whose', () => {
    const torch = { id: id<'item'>('torches'), name: 'Torch', quantity: 2, weight: 10, kind: 'gear', use: 'torch' };
    const bright = inPeace('ose', [{ ...aldo, items: [torch] } as Creature]);
    bright.play({ type: 'LightUp', creature: aldo.id, kind: 'torch' });
    const [light] = Object.keys(bright.state.lights).map((each) => id<'light'>(each));
    if (!light) throw new Error('No light burns.');
    bright.play({ type: 'SetDownLight', light }).play({ type: 'TakeUpLight', light, creature: aldo.id });
    expect(bright.told().players).toEqual([
      'Aldo lights a torch.',
      'Aldo sets down a torch.',
      'Aldo takes up a torch.',
    ]);
  });

  it('of those who are too slow to get anywhere, that no wind is wanting on land', () => {
    const state = onTheWay();
    const creatures = Object.fromEntries(
      Object.values(state.creatures).map((one) => [one.id, { ...one, movement: 0 }]),
    );
    const lame = new Script({ ...state, creatures });
    lame.play({ type: 'SetCourse', heading: 'N', pace: 'march', way: 'country', mount: 'none', forage: false });
    lame.play({ type: 'SkipDayStep' }).play({ type: 'SkipDayStep' }).play({ type: 'GoOn', hexes: 1 });
    expect(lame.told().players.at(-1)).toBe('The party makes no way.');
  });

  it('of an award, with its bonus and in the right number', () => {
    const award = (facts: Partial<Haul>) => {
      const script = new Script(playedBy('ose', [someone()]));
      script.play(reckoned(script.state, facts)).play({ type: 'AwardExperience' });
      return script.told().referee[0];
    };
    expect(award({ treasure: 1 })).toMatch(/: 1 experience point was earned \(1 for treasure brought home\)\.$/);
    expect(award({ treasure: 2, extra: 12 })).toMatch(/\(2 for treasure brought home and 12 as a bonus\)\.$/);
  });

  it('of a trap of several things, in their number', () => {
    const darts = { ...twoRooms().traps[id<'trap'>('pit')], id: id<'trap'>('darts'), name: 'Darts from the wall' };
    const scene = twoRooms({ traps: { [darts.id]: darts as Trap } });
    const state = { ...inPeace('ose', [{ ...aldo, at: at(2, 2) }]).state, scenes: { [scene.id]: scene } };
    const sprung = new Script(state).play(
      { type: 'SpringTrap', trap: darts.id, creatures: [aldo.id], certain: true },
      referee,
      3,
    );
    expect(sprung.told().players[0]).toBe('A trap springs: the darts from the wall catch Aldo!');
  });

  it('ERI-PIC-03: whoever was robbed finds out; the others do not hear of it', () => {
    const event = { type: 'TheftsNoticed', victims: [aldo.id] } as const;
    const { state } = inPeace('eris', [aldo]);
    expect(tell(event, player, state, state)?.text).toBe('Aldo finds a pocket picked.');
    expect(tell(event, otherPlayer, state, state)).toBeNull();
  });
});
