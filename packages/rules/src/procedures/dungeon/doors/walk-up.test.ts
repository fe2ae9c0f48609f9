import { describe, expect, it } from 'vitest';
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
  twoRooms,
} from '../../../../test/table.ts';
import { type Command, id, loaded, type Seat } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Door, Scene } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';
import { tell } from '../../../view/tell.ts';
import { evolve } from '../../evolve.ts';

const aldo = someone({ at: at(0, 1) });
const door = id<'door'>('door');
const open: Command = { type: 'OpenDoor', creature: aldo.id, door };

const rooms = (creatures: readonly Creature[], facts: Partial<Door> = {}, traps = {}): GameState => {
  const scene = twoRooms({ traps });
  const known = scene.doors[door];
  return delve(creatures, {}, { ...scene, doors: known ? { ...scene.doors, [door]: { ...known, ...facts } } : {} });
};
const typesOf = (state: GameState, command: Command = open, ...faces: number[]) => {
  const events = ask(state, command, player, ...faces);
  return typeof events === 'string' ? events : events.map(({ type }) => type);
};
const told = (state: GameState, command: Command, ...faces: number[]): readonly string[] =>
  toldOf(state, command, player, ...faces);

/** What the players read of what somebody does. */
function toldOf(state: GameState, command: Command, by: Seat, ...faces: number[]): readonly string[] {
  const ruling = decide(state, command, by, loaded(...faces));
  if (!ruling.granted) return [ruling.refusal.sentence];
  let now = state;
  return ruling.events.flatMap((event) => {
    const before = now;
    now = evolve(now, event);
    return tell(event, player, now, before)?.text ?? [];
  });
}
const offered = (state: GameState, command: Command['type']) =>
  offers(state, player).filter((one) => one.command === command && one.about === door);

describe('somebody who is asked to do something at a door out of reach', () => {
  it('walks up to it and does it, in one act', () => {
    expect(typesOf(rooms([aldo]))).toEqual(['CreatureMoved', 'DoorOpened']);
    expect(told(rooms([aldo]), open)).toEqual(['Aldo walks up to the door.', 'Aldo opens the door.']);
    const there = after(rooms([aldo]), open, player);
    expect(there.creatures[aldo.id]?.at).toEqual(at(4, 1));
    expect(there.creatures[aldo.id]?.moved).toBe(40);
  });

  describe('whom the referee sends to a door that the players do not know', () => {
    const near = Array<string>(5).fill('1100000000');
    const dim = (facts: Partial<Scene> = {}) => twoRooms({ ambient: 'lit', explored: near, ...facts });
    const byReferee = (scene: Scene, who = aldo) => toldOf(delve([who], {}, scene), open, referee);

    it('is seen to walk up to it, since the players learn of the door there', () => {
      expect(byReferee(dim())).toEqual(['Aldo walks up to the door.', expect.stringMatching(/^Aldo opens the door\./)]);
    });

    it('is not said to, where the referee shows by hand what is known', () => {
      expect(byReferee(dim({ fog: 'by-hand' })).join()).not.toContain('walks up');
    });

    it('is not said to make for it, where the turn ends on the way', () => {
      const late = { ...aldo, moved: 100 };
      expect(byReferee(dim(), late)).toEqual([]);
      expect(after(delve([late], {}, dim()), open, referee).creatures[aldo.id]?.at).toEqual(at(2, 1));
    });

    it('is not said to, where it is a secret door that nobody has found', () => {
      const secret = { ...twoRooms().doors[door], kind: 'secret', found: false } as Door;
      expect(byReferee(dim({ doors: { [door]: secret } })).join()).not.toContain('walks up');
    });
  });

  it.each([
    ['dark', 'Aldo opens the door. It is dark beyond.'],
    ['lit', 'Aldo opens the door.'],
  ] as const)('is told that it is dark beyond where it is: %s', (ambient, line) => {
    const explored = Array<string>(5).fill('1111100000');
    expect(told(delve([aldo], {}, twoRooms({ ambient, explored })), open).at(-1)).toBe(line);
  });

  it('OSE-DUN-09: gets as far as the turn goes, and no more happens', () => {
    const late = rooms([{ ...aldo, moved: 100 }]);
    expect(told(late, open)).toEqual(['Aldo gets 20′ towards the door: the turn ends on the way.']);
    expect(after(late, open, player).creatures[aldo.id]?.at).toEqual(at(2, 1));
    expect(typesOf(rooms([{ ...aldo, moved: 120 }]))).toBe('too-far');
  });

  it('OSE-DUN-15: does no more where a trap springs on the way', () => {
    const pit = {
      pit: {
        id: id('pit'),
        name: 'Pit',
        squares: [0, 1, 2, 3, 4].map((y) => ({ x: 2, y })),
        guards: 'room',
        damage: null,
        text: '',
        found: false,
        sprung: false,
      },
    };
    expect(typesOf(rooms([aldo], {}, pit), open, 2)).toEqual(['CreatureMoved', 'TrapSprung']);
    expect(told(rooms([aldo], {}, pit), open, 2)[0]).toBe('Aldo makes for the door.');
  });

  it.each(['CloseDoor', 'PullSpike', 'PickLock', 'SpikeDoor'] as const)(
    'does not set out for what is seen to be in vain: %s',
    (type) => {
      expect(typeof typesOf(rooms([aldo]), { type, creature: aldo.id, door })).toBe('string');
    },
  );

  it('is told how a door holds only when there', () => {
    expect(typesOf(rooms([aldo], { locked: true }))).toEqual(['CreatureMoved', 'DoorHeld']);
  });

  it('forces it, listens at it', () => {
    expect(typesOf(rooms([aldo], { stuck: true }), { type: 'ForceDoor', creature: aldo.id, door }, 1)).toEqual([
      'CreatureMoved',
      'DoorForced',
    ]);
    expect(typesOf(rooms([aldo]), { type: 'Listen', creature: aldo.id, door, sound: null }, 1)).toEqual([
      'CreatureMoved',
      'ListenedAtDoor',
    ]);
  });

  it('is offered to after those who stand there, and all that is offered is granted', () => {
    const near = someone({ id: id('hild'), name: 'Hild', at: at(4, 1) });
    const state = rooms([aldo, near]);
    expect(offered(state, 'OpenDoor')).toMatchObject([
      { fixed: { door }, inputs: [{ name: 'creature', options: [{ value: 'hild' }, { value: aldo.id }] }] },
    ]);
    expect(offered(rooms([aldo]), 'ForceDoor')).toMatchObject([{ fixed: { door, creature: aldo.id }, inputs: [] }]);
    expect(offered(rooms([{ ...aldo, moved: 120 }]), 'OpenDoor')).toMatchObject([
      { fixed: { door, creature: aldo.id }, barred: 'Aldo is not at the door.' },
    ]);
    for (const crowded of [state, rooms([{ ...aldo, moved: 105 }, near, goblin({ at: at(1, 1) })])])
      expect(refusedOffers(crowded, [player, referee])).toEqual([]);
  });

  it('goes round to the other side of no door that is shut', () => {
    const beyond = rooms([{ ...aldo, at: at(9, 4) }]);
    expect(after(beyond, open, player).creatures[aldo.id]?.at).toEqual(at(5, 1));
  });
});

describe('a thing that lies out of reach', () => {
  const rope = { id: id<'item'>('rope'), name: 'Rope', quantity: 1, weight: 50, kind: 'gear', use: null } as const;
  const lying = { ...rooms([aldo]), lying: [{ item: rope, at: at(4, 4) }] };
  const take: Command = { type: 'PickUp', creature: aldo.id, thing: rope.id };

  it('is walked up to and taken', () => {
    expect(told(lying, take)[0]).toBe('Aldo walks up to the rope.');
    expect(after(lying, take, player).creatures[aldo.id]?.items).toMatchObject([{ id: 'rope' }]);
    expect(offers(lying, player).some(({ command }) => command === 'PickUp')).toBe(true);
    expect(refusedOffers(lying, player)).toEqual([]);
  });

  it('is offered the way by what the seat knows of the map, whoever looked at it before', () => {
    const unexplored = twoRooms({ explored: Array<string>(5).fill('1000110000') });
    const far = delve([aldo], {}, unexplored);
    expect(offers(far, referee).some((one) => one.command === 'OpenDoor' && one.about === door)).toBe(true);
    expect(offered(far, 'OpenDoor').filter(({ barred }) => barred === null)).toEqual([]);
  });
});
