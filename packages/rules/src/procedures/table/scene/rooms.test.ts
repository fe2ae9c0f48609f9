import { rowsOfSquares } from '@lanthorn/geometry';
import { describe, expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import {
  after,
  ask,
  at,
  delve,
  goblin,
  otherPlayer,
  player,
  referee,
  someone,
  spectator,
  twoRooms,
} from '../../../../test/table.ts';
import { type Command, id, type Seat } from '../../../core/index.ts';
import type { RoomFacts } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { project } from '../../../view/project.ts';
import { tell } from '../../../view/tell.ts';
import { evolve } from '../../evolve.ts';

const floor = (from: number) => [0, 1, 2, 3, 4].flatMap((y) => [0, 1, 2, 3, 4].map((x) => ({ x: from + x, y })));
const vault = { name: 'Old vault', text: 'Dust, and a lid ajar.' };
const rooms: readonly RoomFacts[] = [
  { key: '1', name: 'Guard post', at: { x: 1, y: 1 }, squares: floor(0), text: 'Two goblins asleep.' },
  { key: '2', name: 'Vault of Xul', at: { x: 7, y: 2 }, squares: floor(5), text: 'A mimic.', toPlayers: vault },
];
const scene = twoRooms({ rooms });
const open = Object.fromEntries(
  Object.values(scene.doors).map((door) => [door.id, { ...door, state: 'open' as const }]),
);
const aldo = someone({ at: at(4, 1) });
const state = delve([aldo], {}, { ...scene, doors: open });
const walk: Command = { type: 'MoveCreature', creature: aldo.id, to: { x: 6, y: 1 } };

const roomsOf = (of: GameState, seat: Seat) => [...project(of, seat).values()].filter(({ type }) => type === 'room');

function told(seat: Seat): readonly (string | undefined)[] {
  const events = ask(state, walk, player);
  if (typeof events === 'string') throw new Error(events);
  let now = state;
  return events.flatMap((event) => {
    const before = now;
    now = evolve(before, event);
    return event.type === 'RoomEntered' ? [tell(event, seat, now, before)?.text] : [];
  });
}

describe('the key of the map', () => {
  it('is shown to the referee, and of it to players what is for them, once one of them sets foot in a room', () => {
    expect(roomsOf(state, referee)).toMatchObject([{ name: 'Guard post' }, { name: 'Vault of Xul', text: 'A mimic.' }]);
    const entered = after(state, walk, player);
    for (const seat of [player, otherPlayer, spectator]) {
      expect(roomsOf(state, seat)).toEqual([]);
      expect(roomsOf(entered, seat)).toEqual([{ type: 'room', key: null, ...vault, at: { x: 7, y: 2 } }]);
      expect(JSON.stringify([...project(entered, seat).values()])).not.toMatch(/Xul|mimic|goblins/);
    }
  });

  it('is read out in the words of its links, without their brackets', () => {
    const linked = rooms.map((room) => ({
      ...room,
      text: 'What each has: [[In a pocket]]. See [[room 1|the guards]].',
    }));
    const begun = delve([aldo], {}, { ...scene, doors: open, rooms: linked });
    const events = ask(begun, walk, player);
    if (typeof events === 'string') throw new Error(events);
    const now = events.reduce(evolve, begun);
    const lines = events.flatMap((event) =>
      event.type === 'RoomEntered' ? (tell(event, referee, now, begun)?.text ?? []) : [],
    );
    expect(lines.at(-1)).toBe('2. Vault of Xul: What each has: In a pocket. See the guards.');
  });

  it('is told as a room is entered: all of it to the referee, nothing to players of what has no words for them', () => {
    expect(told(referee)).toEqual(['1. Guard post: Two goblins asleep.', '2. Vault of Xul: A mimic.']);
    expect(told(player)).toEqual([undefined, 'Old vault: Dust, and a lid ajar.']);
  });

  it('is told by the name alone of a room of which there is no more to say', () => {
    const bare = [{ ...rooms[1], text: '', toPlayers: { name: 'Dusty room', text: '' } } as RoomFacts];
    const begun = delve([aldo], {}, { ...scene, doors: open, rooms: bare });
    const lines = (seat: Seat) =>
      new Script(begun).play(walk, player).told()[seat.role === 'referee' ? 'referee' : 'players'];
    expect(lines(referee)).toContain('2. Vault of Xul');
    expect(lines(player)).toContain('Dusty room');
  });

  it('is told of a room into which somebody of the party is set down, who has then set foot there', () => {
    const put: Command = { type: 'PlaceCreature', creature: aldo.id, square: { x: 7, y: 2 } };
    const events = ask(state, put, referee);
    if (typeof events === 'string') throw new Error(events);
    expect(events.filter(({ type }) => type === 'RoomEntered')).toEqual([
      { type: 'RoomEntered', scene: scene.id, room: '2' },
    ]);
    expect(roomsOf(after(state, put, referee), player)).toMatchObject([vault]);
    const monster = { ...goblin(), at: at(4, 3) };
    const beside = delve([aldo, monster], {}, { ...scene, doors: open });
    const theirs = ask(beside, { ...put, creature: monster.id }, referee);
    expect(JSON.stringify(theirs)).not.toContain('RoomEntered');
  });

  it('is told of a map that is prepared only once it is shown', () => {
    const prepared = { ...scene, id: id<'scene'>('below'), doors: open, explored: rowsOfSquares(10, 5, floor(5)) };
    const begun = { ...state, scenes: { ...state.scenes, [prepared.id]: prepared } };
    const put: Command = { type: 'BringParty', square: { x: 7, y: 2 }, scene: prepared.id };
    const entries = (of: GameState, command: Command) => {
      const events = ask(of, command, referee);
      return typeof events === 'string' ? events : events.filter(({ type }) => type === 'RoomEntered');
    };
    expect(entries(begun, put)).toEqual([]);
    const brought = after(begun, put, referee);
    expect(entries(brought, { type: 'ShowScene', scene: prepared.id })).toEqual([
      { type: 'RoomEntered', scene: prepared.id, room: '2' },
    ]);
  });

  it('is not told to those who grope about in the dark, and is when a light shows them the room', () => {
    const torch = {
      id: id<'item'>('torch'),
      name: 'Torch',
      quantity: 1,
      weight: 10,
      kind: 'gear',
      use: 'torch',
    } as const;
    const tinder = { ...torch, id: id<'item'>('tinder'), name: 'Tinderbox', use: 'tinderbox' } as const;
    const dark = delve(
      [{ ...aldo, items: [torch, tinder] }],
      {},
      { ...scene, ambient: 'dark', doors: open, explored: rowsOfSquares(scene.width, scene.height, floor(0)) },
    );
    const step: Command = { type: 'MoveCreature', creature: aldo.id, to: { x: 5, y: 1 } };
    const inside = ask(dark, step, player);
    expect(inside).not.toContainEqual({ type: 'RoomEntered', scene: scene.id, room: '2' });
    const groping = after(dark, step, player);
    expect(roomsOf(groping, player)).toEqual([]);
    const lit = ask(groping, { type: 'LightUp', creature: aldo.id, kind: 'torch' }, player, 1);
    expect(lit).toContainEqual({ type: 'RoomEntered', scene: scene.id, room: '2' });
  });

  it('is told once', () => {
    const back: Command = { type: 'MoveCreature', creature: aldo.id, to: { x: 8, y: 3 } };
    const events = ask(after(state, walk, player), back, player);
    expect(events).toMatchObject([{ type: 'CreatureMoved' }]);
  });
});
