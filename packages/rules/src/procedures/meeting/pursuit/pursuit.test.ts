import { describe, expect, it } from 'vitest';
import { cited } from '../../../../test/citing.ts';
import { Script } from '../../../../test/fight.ts';
import { eventIn } from '../../../../test/in-play.ts';
import { after, ask, delve, goblin, otherPlayer, player, referee, someone, toMeet } from '../../../../test/table.ts';
import { lineOf, toldOf } from '../../../../test/told.ts';
import { type Command, id } from '../../../core/index.ts';
import { TURNS_PER_DAY } from '../../../core/time-units.ts';
import { rulesFor } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Encounter } from '../../../state/encounter.ts';
import { turnOf } from '../../../state/read.ts';
import { offers } from '../../../view/offers.ts';
import { tell } from '../../../view/tell.ts';
import { exhaustion } from './exhaustion.ts';

const rations = {
  id: id<'item'>('rations'),
  name: 'Rations',
  quantity: 3,
  weight: 20,
  kind: 'gear',
  use: 'ration',
} as const;
const aldo = someone({ items: [rations], coins: { pp: 0, gp: 12, ep: 0, sp: 0, cp: 0 } });
const grik = goblin();

/** The party, which makes 120 feet, meets a goblin of this speed, and it is known how. */
function met(movement: number, setting: Encounter['setting'] = 'dungeon', facts: Partial<Creature> = {}): Script {
  const script = new Script(delve([aldo, { ...grik, movement, ...facts }]));
  script.play(toMeet([grik.id], { setting }));
  return script.play({ type: 'SetDistance', distance: 70 }).play({ type: 'SkipStep' });
}

const party = (script: Script) => script.state.encounter?.sides[0]?.id ?? id<'side'>('none');
const flee = (script: Script): Script => script.play({ type: 'Evade', side: party(script) }, player);
const chase: Command = { type: 'DecidePursuit', pursue: true };
const run = (lostSight = false, obstacle: 'none' | 'slow' | 'stop' = 'none'): Command => ({
  type: 'RunOn',
  obstacle,
  lostSight,
  goOn: true,
});
const outcome = (script: Script) => script.state.encounter?.flight?.outcome ?? script.state.encounter?.mode;

it('OSE-PUR-03: runners make their base rate each round, and nobody maps', () => {
  const { state } = flee(met(150)).play(chase);
  expect(eventIn(ask(state, run(), referee), 'PursuitRan')?.gap).toBe(40);
  expect(cited(state, run())).toContain('OSE-PUR-03');
});

describe('evasion', () => {
  it('OSE-EVT-13: nobody pursues, and they are away', () => {
    const script = flee(met(150)).play({ type: 'DecidePursuit', pursue: false });
    expect(outcome(script)).toBe('evaded');
    expect(
      offers(script.state, referee)
        .filter((offer) => offer.next)
        .map(({ command }) => command),
    ).toEqual(['ConcludeEncounter', 'BringParty']);
    expect(script.rules).toContain('OSE-EVT-13');
  });

  it('OSE-EVT-13: whoever got away from those in the dark is still brought to where they fled', () => {
    const script = flee(met(150)).play({ type: 'DecidePursuit', pursue: false });
    const { creatures, scene } = script.state;
    const foe = { ...grik, at: scene && { scene, square: { x: 3, y: 0 } }, hidden: true };
    const dark = { ...script.state, creatures: { ...creatures, [grik.id]: foe } };
    expect(offers(dark, referee).map(({ key }) => key)).toContain('BringParty:fled');
  });

  it('OSE-EVT-13: the referee’s offers follow the reaction', () => {
    const next = (reaction: 'hostile' | 'friendly') => {
      const script = met(150).play({ type: 'SetReaction', reaction });
      return offers(flee(script).state, referee)
        .filter((offer) => offer.next)
        .map(({ label }) => label);
    };
    expect(next('hostile')).toEqual(['They go after the party']);
    expect(next('friendly')).toEqual(['They let the party go']);
  });

  it('OSE-PUR-01: the faster get away, and others are pursued', () => {
    expect(outcome(flee(met(90)).play(chase))).toBe('evaded');
    expect(flee(met(120)).play(chase).state.encounter).toMatchObject({ mode: 'pursuit', flight: { gap: 70 } });
  });

  it('OSE-EVT-13: once it has come to blows nobody evades', () => {
    const script = met(120).play({ type: 'SetDistance', distance: 5 }).play({ type: 'RollInitiative' }, referee, 6, 1);
    while (script.state.encounter?.combat?.phase !== 'melee') script.play({ type: 'NextPhase' });
    script.play({ type: 'Attack', attacker: aldo.id, target: grik.id, attack: 'sword' }, player, 2);
    expect(ask(script.state, { type: 'Evade', side: party(script) }, player)).toBe('forbidden');
  });

  it('OSE-PTY-05: with a caller, nobody else makes the party flee', () => {
    const script = met(120);
    const called = { ...script.state, party: { ...script.state.party, caller: player.user } };
    expect(ask(called, { type: 'Evade', side: party(script) }, otherPlayer)).toBe('caller-speaks');
  });

  it('OSE-PUR-12: in the wilderness a roll decides, with what the country adds', () => {
    const script = flee(met(60, 'wilderness'));
    script.play({ ...chase, environment: -50, granted: 0 }, referee, 25);
    expect(outcome(script)).toBe('evaded');
    expect(script.told().players.at(-1)).toBe('Those who fled got away. [25]');
  });

  it('OSE-PUR-08: on water the chance goes by the encounter rates', () => {
    expect(outcome(flee(met(150, 'water')).play(chase, referee, 51))).toBe('open');
    expect(outcome(flee(met(150, 'water')).play(chase, referee, 50))).toBe('evaded');
    expect(cited(flee(met(150, 'water')).state, chase, referee, 50)).toContain('OSE-PUR-08');
  });
});

describe('pursuit', () => {
  it('OSE-PUR-02: caught when the gap is five feet or less', () => {
    const script = flee(met(150)).play(chase).play(run()).play(run()).play(run());
    expect(script.state.encounter).toMatchObject({
      mode: 'combat',
      flight: null,
      distance: 5,
      step: 'initiative',
      round: 5,
    });
    expect(script.told().players).toEqual(
      expect.arrayContaining([
        'They run: 40 feet between them.',
        'They run: 10 feet between them.',
        'Those who fled are caught: it comes to a fight!',
      ]),
    );
  });

  it('OSE-PUR-02: out of sight they are away, unless the pursuer is tenacious', () => {
    expect(outcome(flee(met(150)).play(chase).play(run(true)))).toBe('evaded');
    expect(
      outcome(
        flee(met(150, 'dungeon', { traits: { tenacious: true } }))
          .play(chase)
          .play(run(true)),
      ),
    ).toBe('open');
  });

  it('OSE-PUR-07: an obstacle slows the pursuers, or ends it', () => {
    expect(flee(met(150)).play(chase).play(run(false, 'slow')).state.encounter?.flight?.gap).toBe(115);
    expect(outcome(flee(met(150)).play(chase).play(run(false, 'stop')))).toBe('evaded');
  });

  it('OSE-PUR-09: on water the pursuer closes at least thirty feet a round', () => {
    const script = flee(met(120, 'water')).play(chase, referee, 51).play(run());
    expect(script.state.encounter?.flight?.gap).toBe(210 - 30);
  });

  it('OSE-PUR-09: and that is said of a pursuer who is no faster', () => {
    const { state } = flee(met(120, 'water')).play(chase, referee, 51);
    expect(lineOf(toldOf(state, run()), 'PursuitRan')?.why?.made).toMatchObject({
      amount: 180,
      parts: expect.arrayContaining([expect.objectContaining({ name: 'the least that pursuers gain on water' })]),
    });
  });

  it('OSE-PUR-13: in a day of flight nobody has slept, and spells are not memorised anew', () => {
    const { state } = flee(met(150, 'wilderness')).play(chase, referee, 90);
    const later = after({ ...state, castSinceSleep: [aldo.id] }, run(), referee, 3, 51, 90);
    expect(later.castSinceSleep).toEqual([aldo.id]);
  });

  it('OSE-PUR-13: a day of flight in the wilderness', () => {
    const script = flee(met(150, 'wilderness')).play(chase, referee, 90).play(run(), referee, 3, 51, 90);
    expect(outcome(script)).toBe('open');
    expect(script.told()).toMatchObject({
      referee: expect.arrayContaining(['A day of flight to the east: they run on. [3] [51] [90]']),
      players: expect.arrayContaining(['A day of flight; nobody knows where to. [51] [90]']),
    });
    expect(outcome(script.play(run(), referee, 3, 50))).toBe('combat');
    expect(script.told().referee).toContain('A day of flight to the east: they are caught up with. [3] [50]');
  });

  it('OSE-PUR-13: through the wilderness they run for days, and no feet are told', () => {
    const { players } = flee(met(150, 'wilderness')).play(chase, referee, 90).told();
    expect(players.at(-1)).toBe('The chase is on. [90]');
  });

  it('OSE-PUR-13: those who stop are caught, and nobody has come up with them', () => {
    const script = flee(met(150, 'wilderness')).play(chase, referee, 90);
    script.told();
    script.play({ type: 'RunOn', obstacle: 'none', lostSight: false, goOn: false }, referee, 3, 51);
    expect(script.told().referee).toContain('A day of flight to the east: they stop, and are caught. [3] [51]');
  });

  it('OSE-PUR-13: the reason of a day of flight says what each die was thrown for, and against what', () => {
    const { state } = flee(met(150, 'wilderness')).play(chase, referee, 90);
    const passed = eventIn(ask(state, run(), referee, 3, 51, 90), 'PursuitDayPassed');
    const why = passed && tell(passed, referee, state, state)?.why;
    expect(why?.throws?.map(({ who, needed, judged }) => [who, needed, judged?.met])).toEqual([
      ['Which way they run', undefined, undefined],
      ['The pursuers catch up', 50, false],
      ['Those who flee get away', 50, false],
    ]);
    expect(why?.notes).toEqual([{ rule: 'OSE-PUR-11', text: 'the numbers of both: +50%' }]);
    expect(passed && tell(passed, player, state, state)?.why?.throws).toHaveLength(2);
  });

  it('OSE-PUR-13: each day of flight is a day: the clock goes on, and they eat', () => {
    const script = flee(met(150, 'wilderness')).play(chase, referee, 90);
    const turn = turnOf(script.state);
    script.play(run(), referee, 3, 51, 90).play(run(), referee, 5, 51, 90);
    expect(turnOf(script.state)).toBe(turn + 2 * TURNS_PER_DAY);
    expect(script.state.creatures[aldo.id]?.items).toMatchObject([{ name: 'Rations', quantity: 1 }]);
  });

  it('OSE-PUR-05, OSE-PUR-06: the intelligent stop for treasure, the mindless for food', () => {
    const drop = (what: 'coins' | typeof rations.id): Command => ({ type: 'DropLure', creature: aldo.id, what });
    const clever = flee(met(120)).play(chase);
    expect(outcome(clever.play(drop(rations.id), player))).toBe('open');
    expect(clever.state.creatures[aldo.id]?.items).toEqual([]);
    expect(outcome(clever.play(drop('coins'), player, 3))).toBe('evaded');
    expect(clever.state.creatures[aldo.id]?.coins.gp).toBe(0);
    const beast = flee(met(120, 'dungeon', { traits: { mindless: true } })).play(chase);
    expect(outcome(beast.play(drop(rations.id), player, 4))).toBe('open');
    expect(clever.rules).toContain('OSE-PUR-06');
  });

  it('OSE-PUR-06: whoever drops several of a thing drops all of them, and is told to', () => {
    const clever = flee(met(120)).play(chase);
    const { items } = clever.state.creatures[aldo.id] ?? aldo;
    const many = items.map((item) => ({ ...item, quantity: 3 }));
    const carrying = { ...aldo, items: many };
    const script = new Script({ ...clever.state, creatures: { ...clever.state.creatures, [aldo.id]: carrying } });
    const dropping = offers(script.state, player).find(({ command }) => command === 'DropLure');
    expect(JSON.stringify(dropping)).toContain('3 rations');
    script.play({ type: 'DropLure', creature: aldo.id, what: rations.id }, player);
    expect(script.told().players).toEqual(['Aldo drops 3 rations: the pursuers take no notice.']);
    expect(script.state.creatures[aldo.id]?.items).toEqual([]);
  });

  it('OSE-PUR-04: thirty rounds exhaust everybody until three turns are rested in a row', () => {
    const script = flee(met(120)).play(chase);
    for (let round = 1; round <= 30; round += 1) script.play(run());
    const tired = () => exhaustion(script.state, rulesFor(script.state.ruleset), aldo.id, 'attack').length;
    expect(script.state.exhaustion).toEqual({ [aldo.id]: 3, [grik.id]: 3 });
    script.play(run(true)).play({ type: 'ConcludeEncounter' });
    const turn = (resting: boolean) => script.play({ type: 'EndTurn', resting }, player);
    turn(true);
    turn(false);
    turn(true);
    turn(true);
    expect(tired()).toBe(1);
    turn(true);
    expect(tired()).toBe(0);
  });
});
