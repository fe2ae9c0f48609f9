import { describe, expect, it } from 'vitest';
import { act, nextRound, until, weapon } from '../../../../test/brawl.ts';
import { Script } from '../../../../test/fight.ts';
import { ask, at, delve, isOffered, player, referee, refusedOffers, someone } from '../../../../test/table.ts';
import { type CreatureId, id } from '../../../core/index.ts';
import { atFirst } from '../../../core/words.ts';
import { known } from '../../../known/known.ts';
import { nameOf } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';
import { attacksLeft } from './routine.ts';

const aldo = someone({ at: at(2, 1), hitPoints: { now: 90, max: 90 } });
const ilphas = someone({
  id: id('ilphas'),
  name: 'Ilphas',
  class: 'elf',
  at: at(2, 2),
  hitPoints: { now: 90, max: 90 },
});
const FIVES = (count: number) => Array<number>(count).fill(5);

/** One of the bestiary whose hit dice all showed 5 stands beside them, and its turn to strike has come. */
function facing(monster: string, dice: number, setting: 'dungeon' | 'wilderness' = 'dungeon') {
  const script = new Script({ ...delve([aldo, ilphas]), ruleset: { base: 'ose', slots: {}, options: {} } });
  const square = { x: 3, y: 1 };
  script.play({ type: 'AddMonsters', monster, count: 1, square, hidden: false }, referee, ...FIVES(dice));
  const foe =
    Object.values(script.state.creatures).find(({ kind }) => kind === 'monster')?.id ?? id<'creature'>('none');
  script.play({ type: 'BeginEncounter', creatures: [foe], setting, aware: 'both', reveal: true });
  script.play({ type: 'SkipStep' }).play({ type: 'SkipStep' });
  until(act(script), 'melee', 1).told();
  return { script, foe };
}
const strike = (foe: CreatureId, target: Creature = aldo) =>
  ({ type: 'Attack', attacker: foe, target: target.id, attack: 0 }) as const;
const points = ({ state }: Script) => state.creatures[aldo.id]?.hitPoints.now;

describe('what monsters do beyond their blows (OSE-APX-13)', () => {
  it('a stirge clings from its first hit on, drinks as each round begins, and strikes no more', () => {
    const { script, foe } = facing('stirge', 1);
    script.play(strike(foe), referee, 19, 2);
    expect(script.told().players).toContain('The stirge clings to Aldo.');
    script.play({ type: 'EndRound' }, referee, 3);
    expect(points(script)).toBe(90 - 2 - 3);
    const stirge = script.state.creatures[foe];
    expect(stirge && attacksLeft(script.state, stirge)).toEqual([]);
    expect(isOffered(script.state, referee, 'Attack')).toBe(false);
    expect(known(script.state, player).encounter).not.toHaveProperty('gripped');
  });

  it('it lets go when it dies', () => {
    const { script, foe } = facing('stirge', 1);
    script.play(strike(foe), referee, 19, 2);
    script.play({ type: 'SetCondition', creature: foe, condition: 'dead', on: true });
    if (script.state.encounter?.combat) script.play({ type: 'EndRound' });
    expect(points(script)).toBe(88);
  });

  it.each([
    ['caecilian', 6, 19, true],
    ['caecilian', 6, 18, false],
    ['purple-worm', 15, 10, true],
    ['purple-worm', 15, 20, true],
    ['purple-worm', 15, 2, false],
  ] as const)('a %s of %i hit dice whose bite shows %i swallows: %s', (monster, dice, face, swallows) => {
    const { script, foe } = facing(monster, dice);
    script.play(strike(foe), referee, face, ...FIVES(monster === 'caecilian' ? 1 : 2));
    expect(script.told().players.some((line) => line.includes('swallows Aldo'))).toBe(swallows);
  });

  it('elves are untouched by the paralysis of ghouls, and others save', () => {
    const due = (target: Creature) => {
      const { script, foe } = facing('ghoul', 2);
      script.play(strike(foe, target), referee, 19, 2);
      return offers(script.state, referee).filter(({ key }) => key.startsWith('CallSave:struck'));
    };
    expect([due(aldo).length, due(ilphas).length]).toEqual([1, 0]);
  });

  it('goblins and orcs attack at −1 out of doors by day, and neither in a dungeon nor at a camp by night', () => {
    const modifiers = (monster: string, setting: 'dungeon' | 'wilderness') => {
      const { script, foe } = facing(monster, 1, setting);
      const events = ask(script.state, strike(foe), referee, 2);
      return typeof events === 'string'
        ? events
        : events.flatMap((event) => (event.type === 'AttackRolled' ? (event.why.modifiers ?? []) : []));
    };
    for (const monster of ['goblin', 'orc'])
      expect(modifiers(monster, 'wilderness')).toEqual([{ name: 'full daylight', value: -1, rule: 'OSE-APX-13' }]);
    expect(modifiers('orc', 'dungeon')).toEqual([]);
    const { script, foe } = facing('orc', 1, 'wilderness');
    const nightly = {
      ...script.state,
      journey: { day: { night: 'broken', course: { mount: 'none' } } },
    } as unknown as GameState;
    const events = ask(nightly, strike(foe), referee, 2);
    expect(JSON.stringify(events)).toContain('AttackRolled');
    expect(JSON.stringify(events)).not.toContain('full daylight');
    expect(modifiers('hobgoblin', 'wilderness')).toEqual([]);
  });

  it.each([
    ['mummy', 5, 'sight', 'paralysis', 'terrified'],
    ['troglodyte', 2, 'stench', 'death', 'nauseous'],
  ] as const)(
    'of a %s of %i hit dice the referee is offered the saves against its %s',
    (monster, dice, by, save, otherwise) => {
      const { script, foe } = facing(monster, dice);
      const offered = offers(script.state, referee).filter(({ key }) => key === `CallSave:${by}:${foe}`);
      expect(offered).toMatchObject([{ fixed: { save, otherwise }, inputs: [{ preset: [aldo.id, ilphas.id] }, {}] }]);
      expect(refusedOffers(script.state, referee, 'CallSave')).toEqual([]);
      const command = { type: 'CallSave', ...offered[0]?.fixed, creatures: [aldo.id], modifier: 0 };
      script.play(command as never, referee, 1);
      const { conditions } = script.state.creatures[aldo.id] ?? aldo;
      const ails = script.state.ailments?.[aldo.id]?.map(({ kind }) => kind) ?? [];
      expect([...conditions, ...ails]).toContain(otherwise);
    },
  );

  it('by Gorman’s rules an elf is untouched by the fear of a mummy, and others save (GOR-CLS-09)', () => {
    const { script, foe } = facing('mummy', 5);
    const state: GameState = { ...script.state, ruleset: { base: 'gorman', slots: {}, options: {} } };
    const [offered] = offers(state, referee).filter(({ key }) => key === `CallSave:sight:${foe}`);
    const creatures = [aldo.id, ilphas.id];
    const after = new Script(state).play(
      { type: 'CallSave', ...offered?.fixed, creatures, modifier: 0 } as never,
      referee,
      1,
    );
    const isTerrified = (one: Creature) => after.state.creatures[one.id]?.conditions.includes('terrified');
    expect([isTerrified(aldo), isTerrified(ilphas)]).toEqual([true, false]);
  });

  it('the wounds of a troll close, but not those of fire', () => {
    const { script, foe } = facing('troll', 6);
    const hurt = (amount: string, source: string) =>
      script.play({ type: 'DealDamage', creature: foe, amount, source, destructive: 'none' });
    hurt('10', 'a torch');
    hurt('2', 'sword');
    for (let round = 0; round < 4; round += 1) nextRound(script);
    const { hitPoints } = script.state.creatures[foe] ?? aldo;
    expect(hitPoints.max - hitPoints.now).toBe(10);
  });
});

const hob = someone({ ...aldo, name: 'Hob', class: 'halfling' });
const sword = weapon('sword');
const club = weapon('club', { blunt: true });

/** A monster faces one of the party alone, beside whom Ilphas stands. */
function against(monster: string, one: Creature, faces: readonly number[]) {
  const script = new Script({ ...delve([one, ilphas]), ruleset: { base: 'ose', slots: {}, options: {} } });
  const square = { x: 3, y: 1 };
  script.play({ type: 'AddMonsters', monster, count: 1, square, hidden: false }, referee, ...faces);
  const foe =
    Object.values(script.state.creatures).find(({ kind }) => kind === 'monster')?.id ?? id<'creature'>('none');
  script.play({ type: 'BeginEncounter', creatures: [foe], setting: 'dungeon', aware: 'both', reveal: true });
  script.play({ type: 'SkipStep' }).play({ type: 'SkipStep' });
  until(act(script), 'melee', 1).told();
  return { script, foe };
}
/** One is swallowed by a toad, and the next round has come to the party's blows. */
function swallowed(one: Partial<Creature> = {}) {
  const { script, foe } = against('giant-toad', { ...hob, attacks: [sword, club], ...one }, FIVES(2));
  script.play(strike(foe, hob), referee, 20, 3);
  script.play({ type: 'EndRound' }, referee, 4);
  until(act(script), 'melee', 0);
  return { script, foe };
}
const strikesBack = (foe: CreatureId, attack: number, attacker: Creature = hob) =>
  ({ type: 'Attack', attacker: attacker.id, target: foe, attack }) as const;
const stands = ({ state }: Script, one: CreatureId) => state.creatures[one]?.at;

describe('monsters that swallow whole (OSE-APX-13)', () => {
  it.each([
    ['giant-toad', 2, 'halfling', 20, true],
    ['giant-toad', 2, 'dwarf', 20, true],
    ['giant-toad', 2, 'halfling', 19, false],
    ['giant-toad', 2, 'fighter', 20, false],
    ['giant-toad', 2, 'elf', 20, false],
    ['killer-whale', 6, 'halfling', 20, true],
    ['killer-whale', 6, 'fighter', 20, false],
    ['purple-worm', 15, 'fighter', 20, true],
    ['sperm-whale', 36, 'fighter', 20, true],
  ] as const)('a %s of %i hit dice swallows a %s on a %i: %s', (monster, dice, calling, face, swallows) => {
    const { script, foe } = against(monster, { ...aldo, class: calling }, FIVES(dice));
    script.play(
      strike(foe),
      referee,
      face,
      ...FIVES(monster === 'sperm-whale' ? 3 : monster === 'purple-worm' ? 2 : 1),
    );
    expect(script.told().players.includes(`${atFirst(nameOf(script.state, foe))} swallows Aldo.`)).toBe(swallows);
  });

  it('what is as large as a horse is too large for a purple worm, and not for a sperm whale', () => {
    const large = { ...aldo, traits: { size: 'large' } } as const;
    const [worm, whale] = [against('purple-worm', large, FIVES(15)), against('sperm-whale', large, FIVES(36))];
    worm.script.play(strike(worm.foe), referee, 20, 5, 5);
    whale.script.play(strike(whale.foe), referee, 20, 5, 5, 5);
    expect([stands(worm.script, aldo.id), stands(whale.script, aldo.id)]).toEqual([aldo.at, null]);
  });

  it('each round inside costs hit points, and nobody reaches whom it has swallowed', () => {
    const { script, foe } = swallowed();
    expect(script.state.creatures[hob.id]).toMatchObject({ at: null, hitPoints: { now: 90 - 4 - 4 } });
    until(script, 'melee', 1);
    expect(ask(script.state, strike(foe, hob), referee, 10)).toBe('blocked');
    expect(offers(script.state, referee).flatMap(({ fixed }) => fixed.target ?? [])).not.toContain(hob.id);
  });

  it('a sharp weapon strikes from inside at −4, and nothing else does', () => {
    const { script, foe } = swallowed();
    const events = ask(script.state, strikesBack(foe, 0), player, 12);
    const why =
      typeof events === 'string'
        ? null
        : events.flatMap((event) => (event.type === 'AttackRolled' ? [event.why] : []))[0];
    expect(why?.modifiers).toEqual([{ name: 'from inside', value: -4, rule: 'OSE-APX-13' }]);
    expect(why?.roll).toMatchObject({ plus: -4, total: 8 });
    expect(ask(script.state, strikesBack(foe, 1), player, 12)).toBe('forbidden');
    expect(ask(script.state, strikesBack(foe, -1), player, 12)).toBe('forbidden');
    expect(refusedOffers(script.state, [player, referee], 'Attack')).toEqual([]);
    expect(known(script.state, player).encounter?.gripped).toEqual([
      { by: foe, creature: hob.id, manner: 'swallows', damage: '0' },
    ]);
  });

  it('whoever was swallowed comes out where it lies, when it is dead', () => {
    const { script, foe } = swallowed();
    script.told();
    script.play({ type: 'SetCondition', creature: foe, condition: 'dead', on: true });
    expect(script.told().players).toContain('Hob comes out of the giant toad alive.');
    expect(stands(script, hob.id)).toEqual(stands(script, foe));
    expect(script.state.encounter?.gripped ?? []).toEqual([]);
  });

  it('the dead stay inside, and are worn away no more', () => {
    const { script, foe } = swallowed({ hitPoints: { now: 5, max: 5 } });
    const { hitPoints, at, conditions } = script.state.creatures[hob.id] ?? hob;
    expect([at, conditions]).toEqual([null, ['dead']]);
    script.play({ type: 'EndRound' });
    expect(script.state.creatures[hob.id]?.hitPoints).toEqual(hitPoints);
    script.play({ type: 'SetCondition', creature: foe, condition: 'dead', on: true });
    expect(script.told().players).toContain('Hob comes out of the giant toad dead.');
  });

  it('whoever is alone inside strikes at what nobody on the board sees', () => {
    const { script, foe } = swallowed();
    script.play({ type: 'SetCondition', creature: ilphas.id, condition: 'unconscious', on: true });
    expect(typeof ask(script.state, strikesBack(foe, 0), player, 2)).toBe('object');
    expect(refusedOffers(script.state, player, 'Attack')).toEqual([]);
  });

  it('the table is told that something has swallowed somebody, and not what where it lies hidden', () => {
    const { script, foe } = against('giant-toad', hob, FIVES(2));
    const toad = script.state.creatures[foe] ?? hob;
    const hidden = new Script({
      ...script.state,
      creatures: { ...script.state.creatures, [foe]: { ...toad, hidden: true } },
    });
    hidden.play(strike(foe, hob), referee, 20, 3);
    const { players, referee: whole } = hidden.told();
    expect([whole.at(-1), players.at(-1)]).toEqual(['The giant toad swallows Hob.', 'Something unseen swallows Hob.']);
    expect(JSON.stringify(known(hidden.state, player).encounter?.gripped)).not.toContain(foe);
  });

  it('where the meeting ends first, all are told who is still inside, and the referee sets them on the board', () => {
    const { script } = swallowed();
    script.told();
    script.play({ type: 'ConcludeEncounter' });
    expect(script.told().players).toContain('Hob is still inside the giant toad.');
    script.play({ type: 'PlaceCreature', creature: hob.id, square: { x: 2, y: 1 } });
    expect(stands(script, hob.id)?.square).toEqual({ x: 2, y: 1 });
  });

  it('who asleep has swallowed somebody has still swallowed them; whom the referee sets on the board is out', () => {
    const { script, foe } = swallowed();
    script.play({ type: 'SetCondition', creature: foe, condition: 'asleep', on: true });
    script.play({ type: 'EndRound' }, referee, 2);
    expect(script.state.creatures[hob.id]?.hitPoints.now).toBe(90 - 4 - 4 - 2);
    script.play({ type: 'PlaceCreature', creature: hob.id, square: { x: 2, y: 1 } });
    act(script.play({ type: 'EndRound' }));
    expect(script.state.creatures[hob.id]?.hitPoints.now).toBe(90 - 4 - 4 - 2);
    expect(stands(script, hob.id)?.square).toEqual({ x: 2, y: 1 });
  });
});
