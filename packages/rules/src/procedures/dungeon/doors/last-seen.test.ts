import { hasSquare } from '@lanthorn/geometry';
import { describe, expect, it } from 'vitest';
import { abbey, door, inAbbey, named, wall } from '../../../../test/abbey.ts';
import { after, ask, campaign, goblin, player, referee, someone, spectator } from '../../../../test/table.ts';
import { toldOf } from '../../../../test/told.ts';
import { type Command, id } from '../../../core/index.ts';
import type { Door, Scene } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { project } from '../../../view/project.ts';
import { seenByParty } from '../../situation/sight/sight.ts';

/** A dark hall that is known from end to end, ten squares of it on either side of a door at (10,5). */
const hall = (facts: Partial<Door>, scene: Partial<Scene> = {}): Scene =>
  abbey({
    walls: [wall(10, 0, 10, 5), wall(10, 6, 10, 12)],
    doors: named([door('door', { segment: wall(10, 5, 10, 6), ...facts })]),
    traps: {},
    lights: [],
    explored: Array<string>(12).fill('1'.repeat(20)),
    ...scene,
  });

const torch = { id: id<'light'>('torch'), kind: 'torch', carriedBy: id<'creature'>('aldo'), left: null } as const;
const aldo = (x: number) => someone({ at: inAbbey(x, 5) });
/** By the light of a torch, which falls three squares far; a goblin stands beyond the door. */
const inHall = (x: number, facts: Partial<Door> = {}, scene: Partial<Scene> = {}): GameState =>
  campaign([aldo(x), goblin({ at: inAbbey(10, 5) })], {
    scenes: { [id<'scene'>('abbey')]: hall(facts, scene) },
    scene: id('abbey'),
    lights: { [torch.id]: { ...torch, radius: 30, turnsLeft: 6 } },
  });

/** Around the corner of a way to the door, in the dark; a lamp burns beyond, which is seen through both from (2,5) alone. */
const inCorner = (scene: Partial<Scene> = {}): GameState => {
  const lights = [{ at: { x: 15.5, y: 5.5 }, radiusFeet: 20, colour: null }];
  const walls = [...hall({}).walls, wall(4, 0, 4, 5), wall(4, 6, 4, 12)];
  const state = inHall(2, {}, { lights, walls, ...scene });
  return { ...state, creatures: { ...state.creatures, [id<'creature'>('aldo')]: someone({ at: inAbbey(2, 1) }) } };
};

const shown = (state: GameState, seat = player) => project(state, seat).get('door:door');
const told = (state: GameState, command: Command, seat = player, by = referee, ...faces: number[]) =>
  toldOf(state, command, faces, seat, by).flatMap(({ line }) => line?.text ?? []);

const byGoblin = (type: 'OpenDoor' | 'CloseDoor'): Command => ({ type, creature: id('goblin'), door: id('door') });
const set = (facts: Partial<Pick<Door, 'state' | 'locked' | 'stuck'>>, which = 'door'): Command => ({
  type: 'SetDoor',
  door: id(which),
  state: 'closed',
  locked: false,
  stuck: false,
  found: false,
  ...facts,
});
const goTo = (x: number): Command => ({ type: 'MoveCreature', creature: id('aldo'), to: { x, y: 5 } });
const standsAt = (state: GameState) => state.creatures[id<'creature'>('aldo')]?.at?.square;

describe('a door that the players know', () => {
  it('is shown as it was last seen while it changes out of their sight, and as it is to the referee', () => {
    const open = after(inHall(2), byGoblin('OpenDoor'), referee);
    expect([player, spectator].map((seat) => shown(open, seat))).toMatchObject([
      { state: 'closed', believed: null },
      { state: 'closed', believed: null },
    ]);
    expect(shown(open, referee)).toMatchObject({ state: 'open', believed: 'closed' });
    const shut = after(open, byGoblin('CloseDoor'), referee);
    expect(shown(shut, referee)).toMatchObject({ state: 'closed', believed: null });
  });

  it('is no news to anybody but the referee when it opens, shuts or falls shut out of sight', () => {
    const open = after(inHall(2), byGoblin('OpenDoor'), referee);
    for (const seat of [player, spectator]) {
      expect(told(inHall(2), byGoblin('OpenDoor'), seat)).toEqual([]);
      expect(told(open, byGoblin('CloseDoor'), seat)).toEqual([]);
    }
    expect(told(inHall(2), byGoblin('OpenDoor'), referee)).toEqual(['The goblin opens the door.']);
    const left = inHall(2, { state: 'open' });
    const beyond = {
      ...left,
      creatures: { ...left.creatures, [id<'creature'>('goblin')]: goblin({ at: inAbbey(15, 5) }) },
    };
    expect(told(beyond, { type: 'EndTurn', resting: false })).not.toContainEqual(expect.stringContaining('falls shut'));
    expect(shown(after(beyond, { type: 'EndTurn', resting: false }, player))).toMatchObject({ state: 'open' });
  });

  it('is seen to change by its light, be it dark where it stands', () => {
    const lamp = { lights: [{ at: { x: 15.5, y: 5.5 }, radiusFeet: 20, colour: null }] };
    const opened = after(inHall(2, {}, lamp), byGoblin('OpenDoor'), referee);
    expect(shown(opened)).toMatchObject({ state: 'open' });
    expect(shown(after(opened, byGoblin('CloseDoor'), referee))).toMatchObject({ state: 'closed' });
  });

  it('is known as it is once a light falls on it, and that is told to all', () => {
    const open = after(inHall(2), byGoblin('OpenDoor'), referee);
    expect(shown(after(open, goTo(5), player))).toMatchObject({ state: 'closed' });
    expect(shown(after(open, goTo(7), player))).toMatchObject({ state: 'open' });
    for (const seat of [player, spectator])
      expect(told(open, goTo(7), seat, player)).toEqual(['A door that was shut stands open.', 'Aldo sees a goblin.']);
    // The referee is given the key of the room they enter besides.
    expect(told(open, goTo(7), referee, player)).toContain('A door that was shut stands open.');
  });

  it('is known as it is when something is seen through it', () => {
    const open = after(inCorner(), byGoblin('OpenDoor'), referee);
    expect(shown(open)).toMatchObject({ state: 'closed' });
    const seeing = after(open, goTo(2), player);
    expect(hasSquare(seenByParty(seeing), { x: 9, y: 5 })).toBe(false);
    expect(hasSquare(seenByParty(seeing), { x: 15, y: 5 })).toBe(true);
    expect(shown(seeing)).toMatchObject({ state: 'open' });
  });

  it('is known as it is when something was seen through it on the way', () => {
    const open = after(inCorner(), byGoblin('OpenDoor'), referee);
    const past = after(open, { type: 'MoveCreature', creature: id('aldo'), to: { x: 2, y: 9 } }, player);
    expect(hasSquare(seenByParty(past), { x: 15, y: 5 })).toBe(false);
    expect(shown(past)).toMatchObject({ state: 'open' });
  });

  it('is known as it is when the same is seen through the one next to it', () => {
    const leaves = named([
      door('door', { segment: wall(10, 5, 10, 5.5) }),
      door('other', { segment: wall(10, 5.5, 10, 6) }),
    ]);
    const spark = [{ at: { x: 15.5, y: 5.5 }, radiusFeet: 5, colour: null }];
    const shut = inCorner({ doors: leaves, lights: spark });
    const open = after(after(shut, byGoblin('OpenDoor'), referee), set({ state: 'open' }, 'other'), referee);
    const states = (state: GameState) => [shown(state), project(state, player).get('door:other')];
    expect(states(open)).toMatchObject([{ state: 'closed' }, { state: 'closed' }]);
    expect(states(after(open, goTo(2), player))).toMatchObject([{ state: 'open' }, { state: 'open' }]);
  });

  it('is known as it is to one who sees through it what another sees from beyond', () => {
    const beyond = (state: GameState): GameState => {
      const hob = someone({ id: id('hob'), owner: null, kind: 'retainer', at: inAbbey(15, 9) });
      const members = [id<'creature'>('aldo'), hob.id];
      return {
        ...state,
        creatures: { ...state.creatures, [hob.id]: hob },
        party: { ...state.party, members },
      };
    };
    const open = after(beyond(inCorner()), byGoblin('OpenDoor'), referee);
    expect(shown(open)).toMatchObject({ state: 'closed' });
    const seeing = after(open, goTo(2), player);
    expect(shown(seeing)).toMatchObject({ state: 'open' });
    expect(shown(after(seeing, byGoblin('CloseDoor'), referee))).toMatchObject({ state: 'closed' });
  });

  it('is still taken to be shut when something is seen through others alone', () => {
    const doors = named([
      door('door', { segment: wall(10, 5, 10, 6) }),
      door('other', { segment: wall(15, 11, 16, 11) }),
    ]);
    const open = after(inCorner({ doors }), set({ state: 'open' }, 'other'), referee);
    const seeing = after(after(open, byGoblin('OpenDoor'), referee), goTo(2), player);
    expect(shown(seeing)).toMatchObject({ state: 'open' });
    expect(project(seeing, player).get('door:other')).toMatchObject({ state: 'closed' });
  });

  it('is known as it is to one who stands at it in the dark', () => {
    const dark = { ...inHall(9), lights: {} };
    expect(shown(after(dark, byGoblin('OpenDoor'), referee))).toMatchObject({ state: 'open' });
    expect(shown(after({ ...inHall(7), lights: {} }, byGoblin('OpenDoor'), referee))).toMatchObject({
      state: 'closed',
    });
  });

  it('is not felt through a wall', () => {
    const beyondWall = (facts: Partial<Door>, walls: Scene['walls']) => ({
      ...inHall(5, {}, { walls, doors: named([door('door', { segment: wall(6, 6, 6, 7), ...facts })]) }),
      lights: {},
    });
    const solid = [wall(0, 6, 20, 6)];
    const stands = (state: GameState) => shown(after(state, set({ state: 'open' }), referee));
    expect(stands(beyondWall({}, solid))).toMatchObject({ state: 'closed' });
    expect(stands(beyondWall({}, []))).toMatchObject({ state: 'open' });
    const found = (walls: Scene['walls']) =>
      after(beyondWall({ kind: 'secret', state: 'open' }, walls), goTo(4), player).scenes[id<'scene'>('abbey')]?.doors[
        id<'door'>('door')
      ]?.found;
    expect([found(solid), found([])]).toEqual([false, true]);
  });

  it('is felt on the way in the dark', () => {
    const state = { ...inHall(2, {}, { doors: named([door('door', { segment: wall(7, 4, 8, 4) })]) }), lights: {} };
    const open = after(state, set({ state: 'open' }), referee);
    expect(shown(open)).toMatchObject({ state: 'closed' });
    expect(shown(after(open, goTo(9), player))).toMatchObject({ state: 'open' });
  });

  it('is seen on the way, not only at its end', () => {
    const state = inHall(2, {}, { doors: named([door('door', { segment: wall(7, 4, 8, 4) })]) });
    const open = after(state, set({ state: 'open' }), referee);
    expect(shown(open)).toMatchObject({ state: 'closed' });
    expect(shown(after(open, goTo(14), player))).toMatchObject({ state: 'open' });
  });

  it('that the referee reveals with its place is shown as it stands', () => {
    const unknown = inHall(2, {}, { explored: Array<string>(12).fill('0'.repeat(20)) });
    const open = after(unknown, byGoblin('OpenDoor'), referee);
    const reveal = { type: 'RevealSquares', from: { x: 9, y: 5 }, to: { x: 9, y: 5 }, revealed: true } as const;
    expect(shown(after(open, reveal, referee))).toMatchObject({ state: 'open' });
  });

  it('is barred or freed by a spike out of sight, and shows neither', () => {
    const spiked = inHall(2, { spiked: true });
    const pulled = after(spiked, { type: 'PullSpike', creature: id('goblin'), door: id('door') }, referee);
    expect(shown(pulled)).toMatchObject({ spiked: true });
    expect(told(pulled, goTo(7), player, player)).toEqual(['The spike is gone from a door.']);
  });
});

describe('a lock', () => {
  const tried = () =>
    after(inHall(9, { locked: true }), { type: 'OpenDoor', creature: id('aldo'), door: id('door') }, player);

  it('that was tried stays as it was found, whatever the referee makes of it, until it is tried again', () => {
    expect(shown(tried())).toMatchObject({ locked: true });
    const freed = after(tried(), set({ locked: false }), referee);
    expect(shown(freed)).toMatchObject({ locked: true });
    const opened = after(freed, { type: 'OpenDoor', creature: id('aldo'), door: id('door') }, player);
    expect(shown(opened)).toMatchObject({ state: 'open', locked: null });
  });

  it('that was tried says nothing by a dweller who goes through', () => {
    expect(shown(after(tried(), byGoblin('OpenDoor'), referee))).toMatchObject({ state: 'open', locked: true });
  });
});

describe('a way', () => {
  const thoughtOpen = (x: number) => after(inHall(x, { state: 'open' }), byGoblin('CloseDoor'), referee);

  it('through a door that is thought open ends before it where it is shut, and the door is known then', () => {
    const there = after(thoughtOpen(2), goTo(12), player);
    expect(standsAt(there)).toEqual({ x: 9, y: 5 });
    expect(there.creatures[id<'creature'>('aldo')]?.moved).toBe(70);
    expect(told(thoughtOpen(2), goTo(12), player, player)).toEqual(['A door that stood open is shut.']);
    expect(ask(there, goTo(12), player)).toBe('blocked');
  });

  it('through a door that is thought shut is not offered where it is open', () => {
    const open = after(inHall(2), byGoblin('OpenDoor'), referee);
    expect(ask(open, goTo(12), player)).toBe('blocked');
    expect(ask(inHall(2), goTo(12), player)).toBe('blocked');
  });

  it('through a secret door that stands open where nobody sees it is no way', () => {
    const secret = inHall(2, { kind: 'secret', state: 'open' });
    expect(ask(secret, goTo(12), player)).toBe('blocked');
  });

  it('of the party ends for all of them where the first finds a door shut', () => {
    const state = thoughtOpen(5);
    const hob = someone({ id: id('hob'), owner: null, kind: 'retainer', at: inAbbey(4, 5) });
    const together: GameState = {
      ...state,
      creatures: { ...state.creatures, [hob.id]: hob },
      party: { ...state.party, members: [id('aldo'), hob.id], marchingOrder: [[id('aldo')], [hob.id]] },
    };
    const halted = after(together, { type: 'MoveParty', to: { x: 12, y: 5 } }, player);
    expect(standsAt(halted)).toEqual({ x: 9, y: 5 });
    expect(halted.creatures[hob.id]?.at?.square).toEqual({ x: 8, y: 5 });
  });

  it('of a referee’s hand knows every door', () => {
    const put = after(thoughtOpen(2), goTo(12), referee);
    expect(standsAt(put)).toEqual({ x: 12, y: 5 });
  });
});
