import { describe, expect, it } from 'vitest';
import {
  after,
  ask,
  at,
  delve,
  goblin,
  otherPlayer,
  player,
  referee,
  refusedOffers,
  someone,
  spectator,
  toMeet,
  twoRooms,
} from '../../../../test/table.ts';
import { type Command, type CommandOf, id, type Seat } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';
import { known } from '../../../known/known.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Exit, Scene } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';
import { project } from '../../../view/project.ts';
import { tell } from '../../../view/tell.ts';
import { evolve } from '../../evolve.ts';

const [hall, cellar, stair] = [id<'scene'>('rooms'), id<'scene'>('cellar'), id<'exit'>('stair')];
const stairs: Exit = {
  id: stair,
  kind: 'stairs-down',
  at: { x: 0, y: 0 },
  to: { scene: cellar, square: { x: 1, y: 1 } },
  hidden: false,
};
const lit: Partial<Scene> = { ambient: 'lit', traps: {} };
const above = twoRooms({ ...lit, exits: { [stair]: stairs } });
const dark = Array<string>(5).fill('0'.repeat(10));
const below = twoRooms({
  ...lit,
  id: cellar,
  name: 'The ghouls’ cellar',
  toPlayers: 'A cellar',
  doors: {},
  explored: dark,
  walked: dark,
});
const aldo = someone({ at: at(0, 1) });
const hild = someone({ id: id('hild'), name: 'Hild', at: at(1, 0) });
const wren = someone({ id: id('wren'), name: 'Wren', at: at(1, 1), owner: otherPlayer.user });
const lurker = goblin({ id: id('ghoul'), name: 'Ghoul', at: { scene: cellar, square: { x: 4, y: 1 } } });

const together = (...others: readonly Creature[]): GameState =>
  delve([aldo, hild, wren, ...others], { scenes: { [hall]: above, [cellar]: below } });
const down = (creature: Creature): CommandOf<'UseExit'> => ({ type: 'UseExit', creature: creature.id, exit: stair });
const split = (...others: readonly Creature[]): GameState =>
  [aldo, hild].reduce((state, one) => after(state, down(one), player), together(...others));
const boardOf = (state: GameState, seat: Seat) => project(state, seat).get('on-board');
const placeOf = (state: GameState, { id: one }: Creature) => state.creatures[one]?.at;
const heard = (state: GameState, command: Command, by: Seat, seat: Seat): readonly string[] => {
  const ruling = decide(state, command, by, { die: () => 1, id: () => 'new' });
  if (!ruling.granted) return [ruling.refusal.sentence];
  return ruling.events.flatMap((event, part) => {
    const before = ruling.after[part - 1] ?? state;
    return tell(event, seat, ruling.after[part] ?? evolve(before, event), before)?.text ?? [];
  });
};

describe('a way out of a map', () => {
  it('is taken by who stands at it, and leads to where the referee has drawn it', () => {
    const state = after(together(), down(aldo), player);
    expect(placeOf(state, aldo)).toEqual({ scene: cellar, square: { x: 1, y: 1 } });
    expect(ask(together(), { ...down(aldo), creature: wren.id }, player)).toBe('not-your-character');
  });

  it('is walked up to from afar, as far as one can go in this turn and knows a way', () => {
    const far = (facts: Partial<Creature> = {}) =>
      delve([{ ...aldo, at: at(4, 4), ...facts }], { scenes: together().scenes });
    const events = ask(far(), down(aldo), player);
    expect(typeof events === 'string' ? events : events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['CreatureMoved', 'ExitUsed']),
    );
    expect(placeOf(after(far(), down(aldo), player), aldo)).toEqual({ scene: cellar, square: { x: 1, y: 1 } });
    expect(ask(far({ moved: 110 }), down(aldo), player)).toBe('too-far');
    expect(ask(far({ at: at(7, 4) }), down(aldo), player)).toBe('blocked');
    expect(ask(far({ at: null }), down(aldo), player)).toBe('too-far');
    expect(offers(far(), player).map(({ command }) => command)).not.toContain('UseExit');
  });

  it('is known to players once they have seen it, and where it leads is not', () => {
    const seen = known(together(), player).scenes[hall]?.exits?.[stair];
    expect(seen).toMatchObject({ kind: 'stairs-down', at: { x: 0, y: 0 } });
    expect(JSON.stringify(known(together(), player))).not.toMatch(/cellar/i);
    const unseen = twoRooms({ ...lit, explored: dark, exits: { [stair]: stairs } });
    const blind = delve([{ ...aldo, conditions: ['blind'], at: at(4, 4) }], {}, unseen);
    expect(known(blind, player).scenes[hall]?.exits ?? {}).toEqual({});
    const kept = twoRooms({ ...lit, exits: { [stair]: { ...stairs, hidden: true } } });
    expect(known(delve([aldo], {}, kept), player).scenes[hall]?.exits ?? {}).toEqual({});
    expect(ask(delve([aldo], { scenes: { [hall]: kept, [cellar]: below } }), down(aldo), player)).toBe('no-such-thing');
  });

  it('is taken by the whole party in its marching order, who arrive about the place', () => {
    const state = after(together(), { type: 'UseExitTogether', exit: stair }, player);
    expect([aldo, hild, wren].map((one) => placeOf(state, one)?.scene)).toEqual([cellar, cellar, cellar]);
    expect(placeOf(state, aldo)?.square).toEqual({ x: 1, y: 1 });
    expect(new Set([aldo, hild, wren].map((one) => JSON.stringify(placeOf(state, one)))).size).toBe(3);
    expect([state.scene, state.apart]).toEqual([cellar, undefined]);
  });

  it('leads nowhere until the referee has said where', () => {
    const open = twoRooms({ ...lit, exits: { [stair]: { ...stairs, to: null } } });
    expect(ask(delve([aldo], {}, open), down(aldo), player)).toBe('no-such-thing');
    expect(offers(delve([aldo], {}, open), player).map(({ command }) => command)).not.toContain('UseExit');
  });

  it('is offered, and whatever is offered is granted', () => {
    for (const state of [together(), split(lurker)])
      expect(refusedOffers(state, [player, otherPlayer, referee])).toEqual([]);
    expect(offers(together(), player).map(({ label }) => label)).toContain('Go down the stairs');
  });
});

describe('a party that is split', () => {
  it('each player sees the map that their own are on, the referee and spectators the one on the board', () => {
    const state = split();
    expect([player, otherPlayer, referee, spectator].map((seat) => known(state, seat).scene)).toEqual([
      cellar,
      hall,
      hall,
      hall,
    ]);
    expect(boardOf(state, player)).toMatchObject({ scene: cellar });
    expect(state.scenes[cellar]?.explored.join('')).toContain('1');
  });

  it('a player learns nothing of a map where none of their own are', () => {
    const plain = split();
    const busy = split(lurker);
    const moved = after(busy, { type: 'MoveCreature', creature: aldo.id, to: { x: 2, y: 2 } }, player);
    for (const state of [busy, moved]) {
      expect([...project(state, otherPlayer)]).toEqual([...project(plain, otherPlayer)]);
      expect(JSON.stringify(known(state, otherPlayer))).not.toMatch(/cellar|ghoul/i);
    }
    expect(project(busy, player).has('creature:ghoul')).toBe(true);
  });

  it('what befalls elsewhere is told to those who are there, and to spectators', () => {
    const state = split(lurker);
    const opens: Command = { type: 'OpenDoor', creature: wren.id, door: id('door') };
    expect(heard(state, opens, otherPlayer, player)).toEqual([]);
    expect(heard(state, opens, otherPlayer, otherPlayer)).not.toEqual([]);
    expect(heard(state, opens, otherPlayer, spectator)).not.toEqual([]);
  });

  it('goes by one clock: the turn ends for all', () => {
    const state = after(split(), { type: 'EndTurn', resting: false }, referee, 6, 6);
    expect([state.rounds, state.creatures[aldo.id]?.moved, state.creatures[wren.id]?.moved]).toEqual([60, 0, 0]);
  });

  it('has an encounter where it begins, which holds up the turn of all', () => {
    const met = after(split(lurker), toMeet([lurker.id], { aware: 'none' }), referee, ...Array<number>(20).fill(3));
    expect(met.encounter?.sides[0]?.members).toEqual([aldo.id, hild.id]);
    expect([met.scene, met.apart]).toEqual([cellar, [wren.id]]);
    expect([known(met, player).encounter === null, known(met, otherPlayer).encounter]).toEqual([false, null]);
    expect(known(met, otherPlayer).scene).toBe(hall);
    expect(ask(met, { type: 'EndTurn', resting: false }, otherPlayer)).not.toBeInstanceOf(Array);
    expect(typeof ask(met, { type: 'MoveCreature', creature: wren.id, to: { x: 2, y: 1 } }, otherPlayer)).toBe(
      'object',
    );
  });

  it('may share its view, by the referee’s word', () => {
    const state = after(split(lurker), { type: 'ShareView', shared: true }, referee);
    expect(Object.keys(known(state, otherPlayer).scenes).toSorted()).toEqual([cellar, hall]);
    expect(known(state, otherPlayer).scene).toBe(hall);
    expect(known(state, otherPlayer).creatures[lurker.id]?.at).toEqual(lurker.at);
  });

  it('the referee sends anybody to any map; shown a map, all look at it again', () => {
    const sent = after(
      split(),
      { type: 'SendThere', creatures: [wren.id], scene: cellar, square: { x: 3, y: 3 } },
      referee,
    );
    expect([placeOf(sent, wren)?.scene, sent.scene, sent.apart]).toEqual([cellar, cellar, undefined]);
    const shown = after(split(), { type: 'ShowScene', scene: cellar }, referee);
    expect([known(shown, otherPlayer).scene, shown.apart]).toEqual([cellar, undefined]);
    expect(
      ask(split(), { type: 'SendThere', creatures: [wren.id], scene: cellar, square: { x: 3, y: 3 } }, player),
    ).toBe('not-your-seat');
  });

  it('hands nothing from one map to another', () => {
    const torch = { id: id<'item'>('t'), name: 'Torch', quantity: 1, weight: 1, kind: 'gear', use: 'torch' } as const;
    const state = split();
    const laden = {
      ...state,
      creatures: { ...state.creatures, [wren.id]: { ...state.creatures[wren.id], items: [torch] } as Creature },
    };
    expect(
      offers(laden, otherPlayer).some(({ command, fixed }) => command === 'HandOver' && fixed.to === aldo.id),
    ).toBe(false);
  });
});
