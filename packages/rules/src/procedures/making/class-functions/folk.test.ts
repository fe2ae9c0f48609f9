import { describe, expect, it } from 'vitest';
import { weapon } from '../../../../test/brawl.ts';
import { cited } from '../../../../test/citing.ts';
import { Script } from '../../../../test/fight.ts';
import {
  after,
  ask,
  at,
  delve,
  goblin,
  player,
  referee,
  refusedOffers,
  someone,
  toMeet,
  twoRooms,
} from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Scene } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { project } from '../../../view/project.ts';
import { tell } from '../../../view/tell.ts';

const GORMAN = { base: 'gorman', slots: {}, options: {} } as const;
const ERIS = { base: 'eris', slots: {}, options: {} } as const;
const aldo = (facts: Partial<Creature> = {}) => someone({ at: at(1, 1), hitPoints: { now: 20, max: 20 }, ...facts });
const orc = goblin({ id: id('orc'), name: 'Orc', at: at(2, 1), hitPoints: { now: 20, max: 20 } });
const wolf = goblin({ id: id('wolf'), name: 'Wolf', at: at(1, 2), hitPoints: { now: 20, max: 20 } });

/** The party meets them, wins initiative, and comes to the phase of melee. */
function fight(party: Creature, foes: readonly Creature[], phase = 'melee'): Script {
  const script = new Script(delve([party, ...foes], { ruleset: ERIS }));
  script
    .play(toMeet(foes.map((foe) => foe.id)))
    .play({ type: 'SkipStep' })
    .play({ type: 'SkipStep' })
    .play({ type: 'RollInitiative' }, referee, 6, 1);
  for (let i = 0; i < 5 && script.state.encounter?.combat?.phase !== phase; i += 1) script.play({ type: 'NextPhase' });
  return script;
}
const strike = (target: Creature['id']) =>
  ({ type: 'Attack', attacker: id<'creature'>('aldo'), target, attack: 0 }) as const;
const modifiers = (script: Script, target: Creature['id'], ...faces: number[]) => {
  const events = ask(script.state, strike(target), player, ...faces);
  return typeof events === 'string'
    ? events
    : events
        .flatMap((event) => ('why' in event ? (event.why.modifiers ?? []) : []))
        .map(({ name, value }) => [name, value]);
};

describe('elves, hobbits and dwarves of Planet Eris', () => {
  it('ERI-ELF-14: an elf attacks orcs before any other enemy', () => {
    const script = fight(aldo({ class: 'elf' }), [orc, wolf]);
    expect(ask(script.state, strike(wolf.id), player)).toBe('forbidden');
    expect(typeof ask(script.state, strike(orc.id), player, 1)).toBe('object');
    expect(refusedOffers(script.state, player, 'Attack')).toEqual([]);
  });

  it('ERI-ELF-14: the duty rests while no orc can be reached, and binds nobody else', () => {
    const far = { ...orc, at: at(4, 4) };
    expect(typeof ask(fight(aldo({ class: 'elf' }), [far, wolf]).state, strike(wolf.id), player, 1)).toBe('object');
    expect(typeof ask(fight(aldo(), [orc, wolf]).state, strike(wolf.id), player, 1)).toBe('object');
  });

  it('ERI-DWF-06: a dwarf attacks goblins first, and hobgoblins are none', () => {
    const dwarf = aldo({ class: 'dwarf' });
    expect(ask(fight(dwarf, [{ ...orc, name: 'Goblin' }, wolf]).state, strike(wolf.id), player)).toBe('forbidden');
    expect(cited(fight(dwarf, [{ ...orc, name: 'Goblin' }, wolf]).state, strike(wolf.id), player)).toContain(
      'ERI-DWF-06',
    );
    expect(typeof ask(fight(dwarf, [{ ...orc, name: 'Hobgoblin' }, wolf]).state, strike(wolf.id), player, 1)).toBe(
      'object',
    );
  });

  it('ERI-ELF-14: orcs attack elves on sight, without a throw; the referee may have it otherwise', () => {
    const met = after(delve([aldo({ class: 'elf' }), orc], { ruleset: ERIS }), toMeet([orc.id]), referee);
    const roll = { type: 'RollReaction', speaker: 'nobody', modifier: 0 } as const;
    expect(ask(met, roll, referee)).toContainEqual(
      expect.objectContaining({ reaction: 'attacks', why: expect.objectContaining({ rule: 'ERI-ELF-14' }) }),
    );
    const human = { ...met, creatures: { ...met.creatures, aldo: aldo() } } as GameState;
    expect(ask(human, roll, referee, 6, 6)).toContainEqual(expect.objectContaining({ reaction: 'friendly' }));
  });

  it('ERI-ELF-05: +1 damage with a magical weapon in an elf’s hand', () => {
    const [sword] = aldo().attacks;
    const armed = sword ? [{ ...sword, material: 'magic' as const }] : [];
    expect(modifiers(fight(aldo({ class: 'elf', attacks: armed }), [wolf]), wolf.id, 19, 3)).toContainEqual([
      'elf with magic in hand',
      1,
    ]);
    expect(modifiers(fight(aldo({ attacks: armed }), [wolf]), wolf.id, 19, 3)).toEqual([]);
    const elf = fight(aldo({ class: 'elf', attacks: armed }), [wolf]);
    expect(cited(elf.state, strike(wolf.id), player, 19, 3)).toContain('ERI-ELF-05');
  });

  it('ERI-HOB-01: hobbits are two better with missiles', () => {
    const bow = weapon('sling', { kind: 'missile', damage: '1d6', ranges: [50, 100, 150], blunt: true });
    const far = { ...wolf, at: at(4, 4) };
    const script = fight(aldo({ class: 'hobbit', attacks: [bow] }), [far], 'missile');
    expect(modifiers(script, far.id, 2)).toContainEqual(['hobbit', 2]);
    expect(cited(script.state, strike(far.id), player, 2)).toContain('ERI-HOB-01');
  });

  it.each([
    ['hobbit', 'ERI-HOB-05', 3],
    ['dwarf', 'ERI-DWF-04', 3],
    ['fighter', 'ERI-DMG-05', 5],
  ] as const)('a %s is hurt by an ogre by %s: %d of 5', (of, rule, amount) => {
    const ogre = {
      ...orc,
      name: 'Ogre',
      attacks: [{ ...(orc.attacks[0] ?? aldo().attacks[0]), damage: '1d6' }],
    } as Creature;
    const script = fight(aldo({ class: of }), [ogre]);
    script.play({ type: 'EndRound' }).play({ type: 'RollInitiative' }, referee, 1, 6);
    for (let i = 0; i < 5 && script.state.encounter?.combat?.phase !== 'melee'; i += 1)
      script.play({ type: 'NextPhase' });
    const events = ask(
      script.state,
      { type: 'Attack', attacker: ogre.id, target: id('aldo'), attack: 0 },
      referee,
      19,
      5,
    );
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'DamageRolled', amount, why: expect.objectContaining({ rule }) }),
    );
  });

  it('ERI-ADV-09, 11: rangers slay giant-kind, dervishes fight light', () => {
    const hits = (facts: Partial<Creature>) => modifiers(fight(aldo(facts), [orc]), orc.id, 19, 3);
    expect(hits({ background: 'ranger' })).toEqual([
      ['giant-kind', 1],
      ['giant-kind', 1],
    ]);
    expect(cited(fight(aldo({ background: 'ranger' }), [orc]).state, strike(orc.id), player, 19, 3)).toContain(
      'ERI-ADV-09',
    );
    expect(hits({ background: 'dervish', armour: 'leather' })).toEqual([['dervish', 1]]);
    expect(hits({ background: 'dervish', armour: 'plate' })).toEqual([]);
  });
});

describe('noticing in passing', () => {
  const walker = (facts: Partial<Creature> = {}) =>
    delve([aldo({ class: 'elf', at: at(3, 1), ...facts })], { ruleset: ERIS });
  const step = { type: 'MoveCreature', creature: id<'creature'>('aldo'), to: { x: 4, y: 3 } } as const;
  const found = (state: GameState) => Object.values(state.scenes)[0]?.doors[id<'door'>('secret')]?.found;

  it.each([
    [2, true],
    [3, false],
  ] as const)('ERI-ELF-13: an elf within ten feet of a secret door throws %d: noticed %s', (face, noticed) => {
    expect(found(after(walker(), step, player, face))).toBe(noticed);
  });

  it.each([
    [ERIS, 'elf', 'ERI-ELF-13'],
    [GORMAN, 'dwarf', 'GOR-CLS-13'],
  ] as const)('the referee is told of it by the figures of the book: %j, %s, %s', (ruleset, of, rule) => {
    const state = { ...walker({ class: of }), ruleset };
    const why = { rule, formula: 'd6 ≤ 2 within 10 feet', needed: 2 };
    const events = ask(state, step, player, 2);
    const lines = Array.isArray(events) ? events.map((event) => tell(event, referee, state, state)) : [];
    expect(lines).toContainEqual(expect.objectContaining({ why: expect.objectContaining(why) }));
  });

  it('ERI-ELF-13: once for each door, and nobody hears of a miss', () => {
    const script = new Script(walker()).play(step, player, 6);
    expect(script.told().players.join()).not.toContain('secret');
    expect(JSON.stringify([...project(script.state, player)])).not.toContain('door:secret');
    expect(found(script.play({ ...step, to: { x: 4, y: 2 } }, player).state)).toBe(false);
  });

  it('ERI-ELF-13: farther off there is no throw, nor for others, nor by other books', () => {
    expect(found(after(walker(), { ...step, to: { x: 2, y: 3 } }, player))).toBe(false);
    expect(found(after(walker({ class: 'dwarf' }), step, player))).toBe(false);
    expect(found(after({ ...walker(), ruleset: { ...ERIS, base: 'ose' } }, step, player))).toBe(false);
  });
});

describe('noticing in passing, beside a wall', () => {
  const elf = { type: 'MoveCreature', creature: id<'creature'>('aldo'), to: { x: 2, y: 3 } } as const;
  /** A secret door with a wall on both sides of it, a square away from where the elf walks. */
  const beside = (facts: Partial<Scene> = {}) => {
    const room = twoRooms();
    const walls = [3, 7].map((x) => ({ a: { x, y: 0 }, b: { x, y: 5 } }));
    const scene = { ...room, walls: [...room.walls, ...walls], feetPerSquare: 5, traps: {}, ...facts };
    return delve([aldo({ class: 'elf', at: at(2, 1) })], { ruleset: ERIS }, scene);
  };
  const lines = (state: GameState) => new Script(state).play(elf, player).told();

  it('ERI-ELF-13: nobody notices a door behind a wall, and no die is thrown for it', () => {
    const { players, referee: desk } = lines(beside());
    expect([...players, ...desk].join()).not.toContain('secret');
  });

  it('ERI-ELF-13: nor one of which only rock lies on this side', () => {
    const floor = Array<string>(5).fill('1111011111');
    const { players, referee: desk } = lines(beside({ walls: twoRooms().walls, floor }));
    expect([...players, ...desk].join()).not.toContain('secret');
  });
});

describe('what skills and folk do in the dungeon', () => {
  const search = {
    type: 'SearchArea',
    creature: id<'creature'>('aldo'),
    square: { x: 4, y: 3 },
    kind: 'secret-doors',
  } as const;
  const near = (facts: Partial<Creature>) => delve([aldo({ at: at(4, 2), ...facts })], { ruleset: ERIS });

  it.each([
    ['elf', 4],
    ['fighter', 2],
  ] as const)('ERI-ELF-12: a searching %s finds secret doors by %d in 6', (of, needed) => {
    const faces = of === 'elf' ? [6, 6] : [6];
    expect(ask(near({ class: of }), search, player, ...faces)).toContainEqual(
      expect.objectContaining({ type: 'AreaSearched', why: expect.objectContaining({ needed, rule: 'ERI-ELF-12' }) }),
    );
  });

  it.each([
    ['elf', 1, 3],
    ['fighter', 3, 3],
  ] as const)(
    'ERI-ELF-12: a searching %s of a campaign where anyone has %d finds them by %d',
    (of, secretDoorChance, needed) => {
      const ruleset = { ...ERIS, options: { secretDoorChance } };
      const faces = of === 'elf' ? [6, 6] : [6];
      expect(ask({ ...near({ class: of }), ruleset }, search, player, ...faces)).toContainEqual(
        expect.objectContaining({ why: expect.objectContaining({ needed, rule: 'ERI-ELF-12' }) }),
      );
    },
  );

  it('ERI-ADV-06: a trapfinder, a lockpicker and a climber use their skills', () => {
    const thief = { background: 'thief', level: 2, skills: { trapfinder: 20, lockpicker: 30 } } as const;
    expect(ask(near(thief), { ...search, kind: 'treasure-traps' }, player, 99)).toContainEqual(
      expect.objectContaining({ why: expect.objectContaining({ needed: 30 }) }),
    );
    const room = twoRooms();
    const door = room.doors[id<'door'>('door')];
    const locked = { ...room, doors: { ...room.doors, ...(door && { [door.id]: { ...door, locked: true } }) } };
    const atDoor = delve([aldo({ ...thief, at: at(4, 1), items: [TOOLS] })], { ruleset: ERIS }, locked);
    expect(ask(atDoor, { type: 'PickLock', creature: id('aldo'), door: id('door') }, player, 40)).toContainEqual(
      expect.objectContaining({ why: expect.objectContaining({ needed: 40 }) }),
    );
    const clad = {
      ...atDoor,
      creatures: { aldo: { ...aldo({ ...thief, at: at(4, 1), items: [TOOLS] }), shield: true } },
    } as GameState;
    expect(typeof ask(clad, { type: 'PickLock', creature: id('aldo'), door: id('door') }, player)).toBe('string');
  });

  it.each([
    ['hobbit', undefined, 1],
    ['fighter', undefined, 2],
    ['hobbit', 3, 2],
    ['fighter', 1, 1],
  ])('ERI-HOB-06: a %s forces stuck doors, of which anyone opens %s in 6, by %d', (of, stuckDoorChance, needed) => {
    const ruleset = { ...ERIS, options: stuckDoorChance === undefined ? {} : { stuckDoorChance } };
    const room = twoRooms();
    const door = room.doors[id<'door'>('door')];
    const stuck = { ...room, doors: { ...room.doors, ...(door && { [door.id]: { ...door, stuck: true } }) } };
    const state = delve([aldo({ class: of, at: at(4, 1) })], { ruleset }, stuck);
    expect(ask(state, { type: 'ForceDoor', creature: id('aldo'), door: id('door') }, player, 6)).toContainEqual(
      expect.objectContaining({ why: expect.objectContaining({ needed, rule: 'ERI-HOB-06' }) }),
    );
  });
});

const TOOLS = {
  id: id<'item'>('tools'),
  name: 'thieves’ tools',
  quantity: 1,
  weight: 1,
  kind: 'gear',
  use: 'thieves-tools',
} as const;
