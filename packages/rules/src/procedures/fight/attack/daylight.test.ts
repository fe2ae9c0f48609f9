import { describe, expect, it } from 'vitest';
import { until } from '../../../../test/brawl.ts';
import { Script } from '../../../../test/fight.ts';
import { ask, at, delve, goblin, player, referee, someone, toMeet, twoRooms } from '../../../../test/table.ts';
import { monsterOf } from '../../../books/ose/content/bestiary.ts';
import { id, type RulesetId } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';

const HOUR = 360;
const AT_MIDNIGHT = 16 * HOUR;
const aldo = someone({ at: at(1, 1), hitPoints: { now: 20, max: 20 } });
const orc = (facts: Partial<Creature> = {}) =>
  goblin({ id: id('orc'), name: 'Orc', at: at(2, 1), traits: monsterOf('orc')?.traits ?? {}, ...facts });

/** What is added to the attack of an orc whose turn it is. */
function added(state: GameState, setting: 'dungeon' | 'wilderness' = 'dungeon') {
  const script = new Script(state).play(toMeet([id('orc')], { setting }));
  script.play({ type: 'SkipStep' }).play({ type: 'SkipStep' });
  const orcs = script.state.encounter?.sides.find(({ kind }) => kind === 'monsters');
  until(script.play({ type: 'SetInitiative', first: orcs?.id ?? id('none') }), 'melee', 0);
  const events = ask(script.state, { type: 'Attack', attacker: id('orc'), target: aldo.id, attack: 0 }, referee, 2);
  return typeof events === 'string'
    ? events
    : events.flatMap((event) => (event.type === 'AttackRolled' ? (event.why.modifiers ?? []) : []));
}

const IN_THE_SUN = [{ name: 'full daylight', value: -1, rule: 'OSE-APX-13' }];

describe('daylight by the hour (OSE-APX-13)', () => {
  const outside = (rounds: number) => delve([aldo, orc()], { rounds });

  it.each([
    ['eight in the morning', 0, true],
    ['a minute before six in the evening', 10 * HOUR - 6, true],
    ['six in the evening', 10 * HOUR, false],
    ['midnight', AT_MIDNIGHT, false],
    ['a minute before six in the morning', 22 * HOUR - 6, false],
    ['six the next morning', 22 * HOUR, true],
  ])('out of doors, at %s after %i rounds, an orc is hindered by it: %s', (_when, rounds, hindered) => {
    expect(added(outside(rounds), 'wilderness')).toEqual(hindered ? IN_THE_SUN : []);
  });

  it('a day on the way is day, at whatever hour it was begun', () => {
    const onTheWay = (day: object) =>
      ({ ...outside(AT_MIDNIGHT), journey: { day: { course: { mount: 'none' }, ...day } } }) as unknown as GameState;
    expect(added(onTheWay({}), 'wilderness')).toEqual(IN_THE_SUN);
    expect(added(onTheWay({ night: 'broken' }), 'wilderness')).toEqual([]);
  });
});

describe('a light as bright as day (ERI-LIT-07)', () => {
  const AS_BY_DAY = [{ name: 'a light as bright as day', value: -1, rule: 'ERI-LIT-07' }];
  /** Continual Light that a cleric, or another, casts about the own person in the first room. */
  function lit(of: string, base: RulesetId = 'eris', foe: Creature = orc(), scene = {}) {
    const mira = someone({ id: id('mira'), class: of, level: 9, at: at(0, 1) });
    const ruleset = { base, slots: {}, options: {} } as const;
    const memorised = { [mira.id]: ['Continual Light'] };
    const state = delve([aldo, mira, foe], { ruleset, memorised }, twoRooms({ traps: {}, ...scene }));
    const cast = { type: 'CastSpell', caster: mira.id, spell: 'Continual Light', targets: [] } as const;
    return new Script(state).play(cast, player).state;
  }
  /** The figures that daylight adds, among whatever else the book does. */
  const bright = (state: GameState) => {
    const all = added(state);
    return typeof all === 'string' ? all : all.filter(({ name }) => name === 'a light as bright as day');
  };

  it('hinders an orc in a dungeon, where a cleric cast it', () => {
    expect(bright(lit('cleric'))).toEqual(AS_BY_DAY);
  });

  it('that of a magic-user is bright, and not daylight', () => {
    expect(bright(lit('magic-user'))).toEqual([]);
  });

  it('not once it is dispelled', () => {
    const state = lit('cleric');
    const [light] = Object.values(state.lights);
    const dark = new Script(state).play({ type: 'PutOut', light: light?.id ?? id('none') }, referee).state;
    expect(bright(dark)).toEqual([]);
  });

  it('not those behind a wall, nor beyond its radius', () => {
    const beside = { ...aldo, at: at(7, 4) };
    const far = lit('cleric', 'eris', orc({ at: at(8, 4) }));
    expect(bright({ ...far, creatures: { ...far.creatures, [aldo.id]: beside } })).toEqual([]);
    const wide = { feetPerSquare: 100, width: 10, walls: [], doors: {} };
    expect(bright(lit('cleric', 'eris', orc({ at: at(2, 1) }), wide))).toEqual([]);
  });

  it('on no map it shines on all who are met with it', () => {
    const state = lit('cleric');
    const off = Object.fromEntries(Object.values(state.creatures).map((one) => [one.id, { ...one, at: null }]));
    expect(bright({ ...state, creatures: off })).toEqual(AS_BY_DAY);
  });
});
