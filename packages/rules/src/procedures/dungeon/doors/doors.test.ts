import { describe, expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import {
  after,
  ask,
  at,
  delve,
  goblin,
  grantedThoughBarred,
  otherPlayer,
  player,
  referee,
  refusedOffers,
  someone,
  spectator,
  twoRooms,
} from '../../../../test/table.ts';
import { type Command, id, loaded } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Item } from '../../../state/item.ts';
import type { Door } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';
import { project } from '../../../view/project.ts';
import { tell } from '../../../view/tell.ts';
import { evolve } from '../../evolve.ts';
import { percent } from '../../table/chance/chance.ts';
import { unlocking } from './lock.ts';
import { forcingChance, monstersCanOpen, oseDoors, swingsShut } from './ose.ts';

const spikes: Item = { id: id('spikes'), name: 'Iron spike', quantity: 2, weight: 1, kind: 'gear', use: 'spike' };
const picks: Item = {
  id: id('picks'),
  name: "Thieves' tools",
  quantity: 1,
  weight: 1,
  kind: 'gear',
  use: 'thieves-tools',
};
const aldo = someone({ at: at(4, 1), items: [spikes] });
const wren = someone({ id: id('wren'), name: 'Wren', class: 'thief', at: at(4, 1), items: [picks] });

const behind = (facts: Partial<Door>, ...creatures: readonly Creature[]): GameState => {
  const scene = twoRooms();
  const doors = Object.fromEntries(
    Object.entries(scene.doors).map(([key, door]) => [key, key === 'door' ? { ...door, ...facts } : door]),
  );
  return delve(creatures, {}, { ...scene, doors });
};
const doorOf = (state: GameState, name = 'door'): Door | undefined =>
  state.scenes[id<'scene'>('rooms')]?.doors[id<'door'>(name)];
const asked = (
  type: 'OpenDoor' | 'CloseDoor' | 'ForceDoor' | 'PickLock' | 'SpikeDoor' | 'PullSpike',
  creature = aldo.id,
  door = 'door',
): Command => ({ type, creature, door: id(door) });
const typesOf = (state: GameState, command: Command, ...faces: number[]) => {
  const events = ask(state, command, player, ...faces);
  return typeof events === 'string' ? events : events.map(({ type }) => type);
};

describe('doors', () => {
  it('one who stands at a door opens and closes it', () => {
    const open = after(behind({}, aldo), asked('OpenDoor'), player);
    expect(doorOf(open)?.state).toBe('open');
    expect(doorOf(after(open, asked('CloseDoor'), player))?.state).toBe('closed');
    expect(ask(open, asked('OpenDoor'), player)).toBe('no-change');
  });

  it('one who stands elsewhere does not', () => {
    expect(ask(behind({}, { ...aldo, at: at(3, 1), moved: 120 }), asked('OpenDoor'), player)).toBe('too-far');
    expect(ask(behind({}, aldo), asked('OpenDoor'), otherPlayer)).toBe('not-your-character');
  });

  it('whoever the referee lets act all the same opens no door that is not there or stands open', () => {
    const slain = { ...aldo, conditions: ['dead'] } as const;
    const overridden = (state: GameState, door: string) =>
      decide(state, asked('OpenDoor', aldo.id, door), referee, loaded(), true);
    expect(overridden(behind({}, slain), 'door')).toMatchObject({ granted: true });
    expect(overridden(behind({}, slain), 'nonsense')).toMatchObject({ refusal: { code: 'no-such-thing' } });
    expect(overridden(behind({ state: 'open' }, slain), 'door')).toMatchObject({ refusal: { code: 'no-change' } });
  });

  it('a secret door that nobody has found refuses as a door that is not there', () => {
    const there = { ...aldo, at: at(4, 3) };
    const refusals = ['secret', 'nonsense'].map((name) =>
      decide(behind({}, there), asked('OpenDoor', aldo.id, name), player, loaded()),
    );
    expect(refusals[0]).toEqual(refusals[1]);
  });

  it.each(['locked', 'stuck'] as const)('that a door is %s is learnt by trying it', (because) => {
    const shut = behind({ [because]: true }, aldo);
    const record = (state: GameState) => project(state, player).get('door:door');
    expect(record(shut)).toMatchObject({ locked: null, stuck: null });
    const tried = after(shut, asked('OpenDoor'), player);
    expect(doorOf(tried)?.state).toBe('closed');
    expect(record(tried)).toMatchObject({ locked: null, stuck: null, [because]: true });
  });

  it.each([
    [3, 1],
    [8, 1],
    [9, 2],
    [12, 2],
    [13, 3],
    [15, 3],
    [16, 4],
    [17, 4],
    [18, 5],
  ])('OSE-DUN-03: with strength %i a stuck door gives way on %i in six', (strength, chance) => {
    expect(forcingChance(strength)).toBe(chance);
  });

  it('OSE-DUN-03, OSE-DUN-04: forcing is tried again and again, and a failure is heard', () => {
    const failed = after(behind({ stuck: true }, aldo), asked('ForceDoor'), player, 3);
    expect([doorOf(failed)?.state, doorOf(failed)?.failedForcings]).toEqual(['closed', 1]);
    const burst = after(failed, asked('ForceDoor'), player, 2);
    expect([doorOf(burst)?.state, doorOf(burst)?.failedForcings]).toEqual(['open', 1]);
  });

  it.each([
    ['pick', 15, 15, true, true],
    ['pick', 15, 16, true, false],
    ['pick', 0, 1, false, false],
    ['magic', 0, 100, true, true],
    ['force', 0, 1, false, false],
  ] as const)('OSE-DUN-05: by %s with %i in a hundred on %i', (method, chance, die, allowed, opened) => {
    expect(unlocking(method, chance > 0 ? percent(chance) : null, die)).toEqual({ allowed, opened });
  });

  it('OSE-DUN-05: force does not open a lock', () => {
    expect(typesOf(behind({ locked: true }, aldo), asked('ForceDoor'))).toEqual(['DoorHeld']);
  });

  it('OSE-DUN-05: a thief with tools picks a lock, once', () => {
    const locked = behind({ locked: true }, wren);
    expect(doorOf(after(locked, asked('PickLock', wren.id), player, 15))?.locked).toBe(false);
    const failed = after(locked, asked('PickLock', wren.id), player, 16);
    expect(doorOf(failed)?.locked).toBe(true);
    expect(ask(failed, asked('PickLock', wren.id), player, 1)).toBe('already-tried');
    expect(ask(behind({ locked: true }, { ...wren, items: [] }), asked('PickLock', wren.id), player, 1)).toBe(
      'not-equipped',
    );
    expect(ask(behind({ locked: true }, aldo), asked('PickLock'), player, 1)).toBe('forbidden');
  });

  it.each([
    ['open', 'CloseDoor'],
    ['closed', 'OpenDoor'],
  ] as const)('why a door that a spike holds %s is left so stands with it, and is so', (state, command) => {
    const spiked = behind({ state, spiked: true }, aldo);
    const barred = offers(spiked, player).filter((offer) => offer.command === command);
    expect(barred.map((offer) => offer.barred)).toEqual(['A spike holds the door: knock it out first.']);
    expect(grantedThoughBarred(spiked, player)).toEqual([]);
  });

  it('OSE-DUN-05: a door that was found to be locked is not forced, and why stands with it', () => {
    const locked = behind({ locked: true }, aldo);
    const forcing = (state: GameState) =>
      offers(state, player)
        .filter((offer) => offer.command === 'ForceDoor')
        .map((offer) => offer.barred);
    expect(forcing(locked)).toEqual([null]);
    const tried = after(locked, asked('OpenDoor'), player);
    expect(forcing(tried)).toEqual(['It is locked: a lock yields to picks or magic, not to force.']);
    expect(ask(tried, asked('ForceDoor'), player)).toBe('blocked');
    expect(ask(tried, asked('ForceDoor'), referee)).toBe('blocked');
    expect(grantedThoughBarred(tried, player)).toEqual([]);
    expect(refusedOffers(tried, player)).toEqual([]);
  });

  describe('what somebody there might do with other things, or has done', () => {
    const why = (state: GameState, command: string, seat = player) =>
      offers(state, seat)
        .filter((offer) => offer.command === command && offer.about === 'door')
        .map((offer) => offer.barred);

    it('OSE-DUN-05: why a thief does not pick the lock stands with it, and nothing for who never could', () => {
      const without = { ...wren, items: [] };
      for (const seat of [player, referee])
        expect(why(behind({}, aldo, without), 'PickLock', seat)).toEqual(['Wren carries no lock picks.']);
      const failed = after(behind({ locked: true }, aldo, wren), asked('PickLock', wren.id), player, 16);
      expect(why(failed, 'PickLock')).toEqual(['Wren has tried this lock already.']);
      expect(why(behind({}, aldo), 'PickLock')).toEqual([]);
      expect(why(behind({ state: 'open' }, without), 'PickLock')).toEqual([]);
      expect(grantedThoughBarred(failed, player)).toEqual([]);
    });

    it('OSE-DUN-06: that nobody has spikes stands with what they are for', () => {
      expect(why(behind({}, wren), 'SpikeDoor')).toEqual(['Wren carries no iron spikes.']);
      expect(why(behind({ spiked: true }, wren), 'SpikeDoor')).toEqual([]);
      expect(why(behind({}, wren), 'PullSpike')).toEqual([]);
      expect(grantedThoughBarred(behind({}, wren), player)).toEqual([]);
    });

    it('an open door is neither forced nor are there words on why it is not', () => {
      expect(why(behind({ state: 'open' }, aldo), 'ForceDoor')).toEqual([]);
    });
  });

  it('OSE-DUN-06: a spike keeps a door as it is, until it is knocked out', () => {
    const spiked = after(behind({ state: 'open' }, aldo), asked('SpikeDoor'), player);
    expect(spiked.creatures[aldo.id]?.items).toEqual([{ ...spikes, quantity: 1 }]);
    expect(ask(spiked, asked('CloseDoor'), player)).toBe('blocked');
    expect(doorOf(after(spiked, asked('PullSpike'), player))?.spiked).toBe(false);
    expect(ask(behind({}, { ...aldo, items: [] }), asked('SpikeDoor'), player)).toBe('not-equipped');
    expect(ask(behind({ spiked: true }, aldo), asked('ForceDoor'), player)).toBe('blocked');
  });

  it.each([
    [false, false, true],
    [true, false, false],
    [false, true, false],
  ])('OSE-DUN-06: spiked %s, held %s: swings shut %s', (spiked, held, shut) => {
    expect(swingsShut(spiked, held)).toBe(shut);
  });

  it('OSE-DUN-06: an open door falls shut at the end of the turn, unless somebody stands there or the referee says no', () => {
    const away = { ...aldo, at: at(1, 1) };
    const shut = (state: GameState) => doorOf(after(state, { type: 'EndTurn', resting: false }, player))?.state;
    expect(shut(behind({ state: 'open' }, away))).toBe('closed');
    expect(shut(behind({ state: 'open' }, aldo))).toBe('open');
    expect(shut(behind({ state: 'open', spiked: true }, away))).toBe('open');
    const off = behind({ state: 'open' }, away);
    expect(shut({ ...off, automation: { ...off.automation, doors: false } })).toBe('open');
    expect(oseDoors({ swingShut: false }).swingsShut({ ...(doorOf(off) as Door) }, false)).toBe(false);
  });

  it('OSE-DUN-06: a body that lies in the doorway holds it open, and none that is hidden does', () => {
    const away = { ...aldo, at: at(1, 1) };
    const grik = goblin({ at: at(5, 1), conditions: ['dead'] });
    const shut = (body: Creature) => {
      const state = behind({ state: 'open' }, away);
      const bodies = { ...state, creatures: { ...state.creatures, [body.id]: body } };
      return doorOf(after(bodies, { type: 'EndTurn', resting: false }, player))?.state;
    };
    expect(shut(grik)).toBe('open');
    expect(shut({ ...grik, at: at(6, 1) })).toBe('closed');
    expect(shut({ ...grik, conditions: [] })).toBe('closed');
    expect(shut({ ...grik, hidden: true })).toBe('closed');
  });

  it('OSE-DUN-06: which door falls shut is told by where it lies from the first of the party', () => {
    const script = new Script(behind({ state: 'open' }, { ...aldo, at: at(1, 1) }));
    script.play({ type: 'EndTurn', resting: false });
    expect(script.told().players).toContain('A door to the east falls shut.');
    expect(script.rules).toContain('OSE-DUN-06');
  });

  it('OSE-DUN-06: it is told as the foremost sees it who can act and whom all know of', () => {
    const fallsShut = (bera: Partial<Creature>) => {
      const first = someone({ id: id('bera'), name: 'Bera', at: at(8, 1), ...bera });
      const { party, ...state } = behind({ state: 'open' }, { ...aldo, at: at(1, 1) }, first);
      const ordered = { ...state, party: { ...party, marchingOrder: [[first.id], [aldo.id]] } };
      return new Script(ordered)
        .play({ type: 'EndTurn', resting: false })
        .told()
        .players.find((line) => line.endsWith('falls shut.'));
    };
    expect(fallsShut({})).toBe('A door to the west falls shut.');
    for (const conditions of [['dead'], ['asleep']] as const)
      expect(fallsShut({ conditions })).toBe('A door to the east falls shut.');
    expect(fallsShut({ hidden: true })).toBe('A door to the east falls shut.');
  });

  it.each([
    [{ blocked: false, magicallyClosed: false, spikedShut: false }, true],
    [{ blocked: true, magicallyClosed: false, spikedShut: false }, false],
    [{ blocked: false, magicallyClosed: true, spikedShut: false }, false],
    [{ blocked: false, magicallyClosed: false, spikedShut: true }, false],
  ])('OSE-DUN-07: behind %j monsters can open: %s', (keeping, can) => {
    expect(monstersCanOpen(keeping)).toBe(can);
  });

  it('OSE-DUN-07: dwellers open what is stuck or locked, and not what is spiked', () => {
    const dweller = goblin({ at: at(5, 1) });
    const opens = (facts: Partial<Door>) => ask(behind(facts, dweller), asked('OpenDoor', dweller.id), referee);
    expect(opens({ locked: true, stuck: true })).toMatchObject([{ type: 'DoorOpened' }]);
    expect(opens({ spiked: true })).toBe('blocked');
  });

  it('what a monster does that nobody sees is told to nobody', () => {
    const scene = twoRooms({ ambient: 'dark' });
    const state = delve([someone({ at: at(0, 1) }), goblin({ at: at(5, 1) })], {}, scene);
    const events = ask(state, asked('OpenDoor', id('goblin')), referee);
    const [opened] = typeof events === 'string' ? [] : events;
    if (!opened) throw new Error('the door opens');
    for (const seat of [player, spectator]) expect(tell(opened, seat, evolve(state, opened), state)).toBeNull();
  });

  it('the referee sets a door as it is to be', () => {
    const set = {
      type: 'SetDoor',
      door: id<'door'>('secret'),
      state: 'open',
      locked: true,
      stuck: true,
      found: true,
    } as const;
    expect(doorOf(after(behind({}, aldo), set, referee), 'secret')).toMatchObject({
      state: 'open',
      locked: true,
      stuck: true,
      found: true,
    });
    expect(ask(behind({}, aldo), set, player)).toBe('not-your-seat');
  });

  it.each<[string, Partial<Door>]>([
    ['closed', {}],
    ['open', { state: 'open' }],
    ['locked', { locked: true }],
    ['spiked', { spiked: true }],
  ])('whatever is offered at a %s door is granted', (_how, facts) => {
    const work = ['OpenDoor', 'CloseDoor', 'ForceDoor', 'PickLock', 'SpikeDoor', 'PullSpike', 'SetDoor'] as const;
    for (const seat of [player, referee]) expect(refusedOffers(behind(facts, aldo, wren), seat, work)).toEqual([]);
  });
});
