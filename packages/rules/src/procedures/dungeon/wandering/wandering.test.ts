import { describe, expect, it } from 'vitest';
import { cited } from '../../../../test/citing.ts';
import { Script } from '../../../../test/fight.ts';
import {
  after,
  ask,
  at,
  campaign,
  delve,
  goblin,
  player,
  referee,
  refusedOffers,
  someone,
  spectator,
  toMeet,
} from '../../../../test/table.ts';
import { monsterOf } from '../../../books/ose/content/bestiary.ts';
import { DUNGEON_ENCOUNTERS } from '../../../books/ose/content/encounter-tables.ts';
import { type CommandOf, type GameEvent, id, loaded } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';
import { known } from '../../../known/known.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';
import { project } from '../../../view/project.ts';
import { tell } from '../../../view/tell.ts';
import { evolve } from '../../evolve.ts';
import { checksDue } from './kept.ts';
import { oseWandering } from './ose.ts';

const byHand = campaign([someone()]);
const begin = campaign([someone()], { automation: { ...byHand.automation, wandering: true } });
const endTurn = { type: 'EndTurn', resting: false } as const;
const check: CommandOf<'CheckWandering'> = { type: 'CheckWandering', chance: 1, noiseOrLight: false, hidden: false };
const scene = id<'scene'>('rooms');
const CALLERS = { type: 'WriteTable', table: null, name: 'Callers', dice: null } as const;
/** An eighth entry of the first level, the goblin; 2d4 of them, here two; hit points 5 and 4 less 1; 70 feet. */
const GOBLINS = [8, 1, 1, 5, 4, 3, 4] as const;

it('no check falls due, and nothing comes, where nobody of the party is left alive', () => {
  const hour = { type: 'PassTurns', turns: 6, resting: false } as const;
  const dead = someone({ conditions: ['dead'] });
  const fallen = { ...begin, creatures: { [dead.id]: dead } };
  for (const automation of [begin.automation, byHand.automation]) {
    const script = new Script({ ...fallen, automation }).play(hour);
    expect(script.told().referee.filter((line) => /wandering/i.test(line))).toEqual([]);
    expect(script.state.drawnUp).toBeNull();
  }
});

describe('checks that wait for the referee', () => {
  const hour = { type: 'PassTurns', turns: 6, resting: false } as const;
  const due = (state: GameState): string => JSON.stringify(project(state, referee).get('due') ?? {});

  it('OSE-DUN-17: each that falls due while several turns go by is told, and is thrown by itself', () => {
    const script = new Script(byHand).play(hour);
    expect(script.told().referee.filter((line) => line.includes('check'))).toEqual([
      'A wandering monster check is due.',
      'Another wandering monster check is due: 2 wait.',
      'Another wandering monster check is due: 3 wait.',
    ]);
    expect(due(script.state)).toContain('3 wandering monster checks are due.');
    for (const left of [2, 1]) expect(checksDue(script.play(check, referee, 6).state)).toBe(left);
    expect(due(script.state)).toContain('A wandering monster check is due.');
    expect(checksDue(script.play(check, referee, 6).state)).toBe(0);
    expect(script.state).not.toHaveProperty('moreChecksDue');
    expect(refusedOffers(script.state, referee, 'CheckWandering')).toEqual([]);
  });

  it('are waived all together', () => {
    const script = new Script(byHand).play(hour);
    expect(offers(script.state, referee).map(({ label }) => label)).toContain('Waive the 3 checks');
    script.told();
    expect(script.play({ type: 'WaiveCheck' }).told().referee).toEqual(['3 wandering monster checks are waived.']);
    expect(checksDue(script.state)).toBe(0);
    expect(
      script
        .play({ ...hour, turns: 2 })
        .play({ type: 'WaiveCheck' })
        .told()
        .referee.at(-1),
    ).toBe('The wandering monster check is waived.');
  });

  it('OSE-DUN-17: where the server throws them, each is told, and the turns end with the first that brings something', () => {
    const script = new Script(begin).play({ ...hour, turns: 12 }, referee, 6, 5, ...[1, ...GOBLINS]);
    const told = script.told().referee;
    expect(told.filter((line) => line.startsWith('Wandering monsters'))).toEqual([
      'Wandering monsters, 1-in-6: nothing comes. [6]',
      'Wandering monsters, 1-in-6: nothing comes. [5]',
      'Wandering monsters, 1-in-6: something comes. [1]',
    ]);
    expect(told.filter((line) => line.startsWith('Turn')).at(-1)).toBe('Turn 6 begins.');
  });
});

describe('wandering monsters', () => {
  it('OSE-HAZ-13: the reason says what noise and hiding make of the chance', () => {
    const why = (facts: Partial<CommandOf<'CheckWandering'>>, ...faces: readonly number[]) => {
      const events = ask(byHand, { ...check, ...facts }, referee, 6, ...faces);
      return typeof events === 'string' ? null : events.find(({ type }) => type === 'WanderingChecked');
    };
    expect(why({ noiseOrLight: true })).toMatchObject({
      why: {
        needed: 2,
        against: [
          { name: 'the chance by itself', value: 1, rule: 'OSE-DUN-17' },
          { name: 'much noise, or light in the dark, draws them', value: 1, rule: 'OSE-HAZ-13' },
        ],
      },
    });
    expect(why({ noiseOrLight: true, hidden: true })).toMatchObject({
      why: { needed: 1, against: [{ value: 1 }, { value: 1 }, { value: -1 }] },
    });
    expect(JSON.stringify(why({}))).not.toContain('against');
    const nothing = 'changes nothing of the chance';
    expect(why({ chance: 6, noiseOrLight: true }, ...GOBLINS)).toMatchObject({
      why: { notes: expect.arrayContaining([{ rule: 'OSE-HAZ-13', text: expect.stringContaining(nothing) }]) },
    });
    expect(JSON.stringify(why({ noiseOrLight: true, hidden: true }))).not.toContain(nothing);
  });

  it('OSE-DUN-17: a check is rolled as every second turn begins, and its dice are the referee’s alone', () => {
    const second = ask(begin, endTurn, player, 3);
    expect(second).toContainEqual(expect.objectContaining({ type: 'WanderingChecked', encounter: false }));
    const third = ask(after(begin, endTurn, player, 3), endTurn, player);
    expect(JSON.stringify(third)).not.toContain('Wandering');
    expect(linesOf(begin, second, spectator)).toEqual(['Turn 2 begins.']);
  });

  it('OSE-HAZ-12, OSE-DUN-18: on a hit the level’s table is rolled, and the monsters wait for the referee', () => {
    const state = after(begin, endTurn, player, 1, ...GOBLINS);
    expect(cited(begin, endTurn, player, 1, ...GOBLINS)).toContain('OSE-DUN-18');
    expect(state.drawnUp).toMatchObject({ name: 'Goblin', distance: 70 });
    const come = state.drawnUp?.creatures.map((creature) => state.creatures[creature]);
    expect(come).toMatchObject([
      { hidden: true, at: null, hitPoints: { now: 4 } },
      { hidden: true, hitPoints: { now: 3 } },
    ]);
    expect(linesOf(begin, ask(begin, endTurn, player, 1, ...GOBLINS), player)).toEqual(['Turn 2 begins.']);
    expect(offers(state, player).map((offer) => offer.command)).not.toContain('DismissDrawnUp');
  });

  it('the referee may send them away before the party meets them', () => {
    const come = after(begin, endTurn, player, 1, ...GOBLINS);
    expect(offers(come, referee).map(({ label }) => label)).toContain('Send them away (2 goblins)');
    const state = after(come, { type: 'DismissDrawnUp' }, referee);
    expect(new Script(come).play({ type: 'DismissDrawnUp' }).told().referee).toEqual([
      'The goblins are sent away before the party meets them.',
    ]);
    expect(state.drawnUp).toBeNull();
    expect(Object.values(state.creatures).map((creature) => creature.name)).toEqual(['Aldo']);
  });

  it('without automation a check falls due, and the referee makes or waives it', () => {
    const due = after(byHand, endTurn, player);
    expect(due.wanderingDue).toBe(true);
    expect(
      offers(due, referee)
        .filter((offer) => offer.next)
        .map((offer) => offer.command),
    ).toContain('CheckWandering');
    expect(after(due, { type: 'WaiveCheck' }, referee).wanderingDue).toBe(false);
    expect(after(due, check, referee, 6)).toMatchObject({ wanderingDue: false, drawnUp: null });
    expect(after(due, { ...check, noiseOrLight: true }, referee, 2, ...GOBLINS).drawnUp).toMatchObject({
      name: 'Goblin',
    });
  });

  it('while monsters are drawn up, the next check waits', () => {
    const drawnUp = after(after(begin, endTurn, player, 1, ...GOBLINS), endTurn, player);
    expect(after(drawnUp, endTurn, player)).toMatchObject({ wanderingDue: true });
    expect(ask(drawnUp, check, referee)).toBe('out-of-turn');
  });

  it('OSE-DUN-01, OSE-DUN-17: once they are met, checks that fell due while they came bring no others besides', () => {
    const come = new Script(after(begin, endTurn, player, 1, ...GOBLINS));
    for (let turn = 0; turn < 4; turn += 1) come.play(endTurn, player);
    expect(checksDue(come.state)).toBe(2);
    come.told();
    const meet = toMeet(come.state.drawnUp?.creatures ?? [], { aware: 'both' });
    const told = come.play(meet).told();
    expect(told.referee).toContain('2 wandering monster checks still due are dropped: those who came are met.');
    expect(told.players.join()).not.toContain('check');
    expect(checksDue(come.state)).toBe(0);
  });

  it('those that were due before anybody came are owed still when the party meets somebody else', () => {
    const stranger = goblin({ at: null });
    const owing = after(campaign([someone(), stranger]), endTurn, player);
    expect(checksDue(after(owing, toMeet([stranger.id]), referee))).toBe(1);
  });

  it('a table of the campaign’s own says who comes on a map, where the referee chose it', () => {
    const write = (text: string) =>
      after(delve([someone({ at: at(1, 1) })]), { ...CALLERS, lines: [{ share: 1, text }] }, referee);
    const chosen = (text: string) => {
      const state = write(text);
      const table = Object.values(state.randomTables ?? {})[0]?.id ?? id<'random-table'>('none');
      expect(refusedOffers(state, referee).filter(([{ type }]) => type === 'SetWanderers')).toEqual([]);
      expect(ask(state, { type: 'SetWanderers', scene, table }, player)).toBe('not-your-seat');
      return after(state, { type: 'SetWanderers', scene, table }, referee);
    };
    const state = chosen('[[2 monster Orc]] and [[monster Goblin]] on their way');
    expect(ask(state, { type: 'SetWanderers', scene, table: id('none') }, referee)).toBe('no-such-thing');
    const events = ask(state, check, referee, 1, 1, 5, 4, 3, 2, 3);
    expect(linesOf(state, events, referee)).toEqual([
      expect.stringContaining('something comes'),
      'Callers: 2 orcs and a goblin on their way.',
      '3 monsters, 50 feet off and coming towards the party.',
    ]);
    expect(linesOf(state, events, player)).toEqual([]);
    const come = after(state, check, referee, 1, 1, 5, 4, 3, 2, 3);
    const names = come.drawnUp?.creatures.map((creature) => come.creatures[creature]?.name);
    expect(names).toEqual([expect.stringMatching('orc'), expect.stringMatching('orc'), 'Goblin']);
    const twice = after(chosen('[[monster Goblin]], [[monster goblin]]'), check, referee, 1, 1, 4, 3, 2, 3);
    expect(twice.drawnUp).toMatchObject({ name: 'Goblin' });
    expect(new Set(twice.drawnUp?.creatures.map((creature) => twice.creatures[creature]?.name)).size).toBe(2);
    expect(after(chosen('a cold wind'), check, referee, 1, 1).drawnUp).toBeNull();
    const again = after(state, { type: 'SetWanderers', scene, table: null }, referee);
    expect(after(again, check, referee, 1, ...GOBLINS).drawnUp).toMatchObject({ name: 'Goblin' });
    expect(known(state, player)).toEqual(known(again, player));
    const copied = after(state, { type: 'DuplicateScene', scene }, referee);
    expect(new Set(Object.values(copied.scenes).map(({ wanderers }) => wanderers)).size).toBe(1);
  });

  it('a room’s own table says who comes upon those in it, before the map’s', () => {
    const [map, crypt] = [id<'random-table'>('map'), id<'random-table'>('crypt')];
    const named = (table: typeof map, text: string) =>
      ({ type: 'TableWritten', table: { id: table, name: table, dice: null, lines: [{ share: 1, text }] } }) as const;
    const begun = delve([someone({ at: at(1, 1) })]);
    const two = [named(map, '[[monster Orc]]'), named(crypt, '[[monster Goblin]]')].reduce(evolve, begun);
    const state = after(two, { type: 'SetWanderers', scene, table: map }, referee);
    const room = { key: '9', name: '', at: at(1, 1).square, squares: [[1, 1, 2] as const], text: '', toPlayers: null };
    const draw = (wanderers = crypt) =>
      ({ type: 'DrawScene', scene, put: { rooms: [{ ...room, wanderers }] }, take: {} }) as const;
    expect(ask(state, draw(id('none')), referee)).toBe('no-such-thing');
    const keyed = after(state, draw(), referee);
    const comes = (from: GameState) => after(from, check, referee, 1, 1, 4, 3, 2).drawnUp?.name;
    expect(comes(keyed)).toBe('Goblin');
    expect(comes(after(keyed, { type: 'RemoveTable', table: crypt }, referee))).toBe('Orc');
    const elsewhere = delve([someone({ at: at(4, 1) })]).creatures;
    expect(comes({ ...keyed, creatures: elsewhere })).toBe('Orc');
    const slain = delve([someone({ at: at(1, 1), conditions: ['dead'] }), someone({ id: id('bera'), at: at(4, 1) })]);
    expect(comes({ ...keyed, creatures: slain.creatures, party: slain.party })).toBe('Orc');
    expect(known(keyed, player)).toEqual(known(state, player));
  });

  it('the level’s table stands in for one that leads to too many rolls, and for one that is removed', () => {
    const line = (text: string) => [{ share: 1, text }];
    const begun = after(delve([someone({ at: at(1, 1) })]), { ...CALLERS, lines: line('rats') }, referee);
    const table = id<'random-table'>('flood');
    const flood = { id: table, name: 'Flood', dice: null, lines: line('[[201 Callers]]') };
    const written = evolve(begun, { type: 'TableWritten', table: flood });
    const state = after(written, { type: 'SetWanderers', scene, table }, referee);
    const ruling = decide(state, check, referee, { ...loaded(), die: () => 1 });
    expect(linesOf(state, ruling.granted ? ruling.events : [], referee).at(-1)).toMatch(
      /coming towards the party\. “Flood” leads to too many rolls, .*: they are of the level’s table\.$/,
    );
    const removed = after(state, { type: 'RemoveTable', table }, referee);
    expect(removed.scenes[scene]).not.toHaveProperty('wanderers');
    expect(offers(removed, referee).map(({ key }) => key)).not.toContain(`SetWanderers:level:${scene}`);
  });

  it.each([
    ['a player', check, player, 'not-your-seat'],
    ['a chance of seven in six', { ...check, chance: 7 }, referee, 'bad-input'],
    ['waiving what is not due', { type: 'WaiveCheck' }, referee, 'no-change'],
    ['sending nobody away', { type: 'DismissDrawnUp' }, referee, 'no-such-thing'],
  ] as const)('%s is refused', (_what, command, by, code) => {
    expect(ask(begin, command, by)).toBe(code);
  });

  it('the encounter tables list monsters of the bestiary that are met in dungeons', () => {
    for (const table of DUNGEON_ENCOUNTERS) {
      expect(table).toHaveLength(12);
      for (const key of table)
        expect([key, monsterOf(key)?.numberAppearing.dungeon]).not.toEqual([
          key,
          expect.stringMatching(/^0$|undefined/),
        ]);
    }
    expect(oseWandering({}).met.table(99)).toBe(DUNGEON_ENCOUNTERS.at(-1));
    expect(DUNGEON_ENCOUNTERS.flat().filter((key) => !monsterOf(key))).toEqual([]);
  });
});

function linesOf(before: GameState, events: readonly GameEvent[] | string, seat: typeof player): readonly string[] {
  if (typeof events === 'string') throw new Error(events);
  let state = before;
  return events.flatMap((event) => {
    const next = evolve(state, event);
    const line = tell(event, seat, next, state);
    state = next;
    return line ? [line.text] : [];
  });
}
