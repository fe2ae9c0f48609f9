import { describe, expect, it } from 'vitest';
import { cited } from '../../../../test/citing.ts';
import {
  after,
  ask,
  at,
  delve,
  otherPlayer,
  player,
  referee,
  refusedOffers,
  someone,
  twoRooms,
} from '../../../../test/table.ts';
import { type Command, type CommandOf, id, loaded } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';
import { known } from '../../../known/known.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Scene } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';
import { tell } from '../../../view/tell.ts';
import { evolve } from '../../evolve.ts';
import { areaAround } from './area.ts';

const aldo = someone({ at: at(4, 3) });
const state = delve([aldo]);
const forDoors: CommandOf<'SearchArea'> = {
  type: 'SearchArea',
  creature: aldo.id,
  square: { x: 4, y: 3 },
  kind: 'secret-doors',
};
const rooms = id<'scene'>('rooms');
const secret = id<'door'>('secret');
const pit = id<'trap'>('pit');
const needle = id<'trap'>('needle');
const as = (facts: Partial<Creature>) => delve([someone({ at: at(4, 3), ...facts })]);

const read = (before: GameState, command: CommandOf<'SearchArea'>, seat: typeof player, ...faces: number[]) => {
  const events = ask(before, command, player, ...faces);
  if (typeof events === 'string') throw new Error(events);
  return events.map((event) => tell(event, seat, evolve(before, event), before));
};

const typesOf = (before: GameState, command: Command, ...faces: number[]) => {
  const events = ask(before, command, player, ...faces);
  return typeof events === 'string' ? events : events.map(({ type }) => type);
};
function told(before: GameState, command: Command, ...faces: number[]): readonly string[] {
  const events = ask(before, command, player, ...faces);
  if (typeof events === 'string') return [events];
  let now = before;
  return events.flatMap((event) => {
    const was = now;
    now = evolve(was, event);
    return tell(event, player, now, was)?.text ?? [];
  });
}
const opened = (doors: Scene['doors']): Scene['doors'] =>
  Object.fromEntries(Object.entries(doors).map(([key, door]) => [key, { ...door, state: 'open' as const }]));

describe('searching', () => {
  it('OSE-DUN-02: in the right place a 1 in 6 finds the secret door', () => {
    expect(after(state, forDoors, player, 1).scenes[rooms]?.doors[secret]?.found).toBe(true);
    expect(after(state, forDoors, player, 2).scenes[rooms]?.doors[secret]?.found).toBe(false);
  });

  it('OSE-DUN-02: the referee reads why a good die found nothing: the place is the wrong one', () => {
    const elsewhere = { ...forDoors, square: { x: 4, y: 2 } };
    const notes = (command: typeof forDoors, seat: typeof player, face: number) =>
      read(state, command, seat, face)[0]?.why?.notes;
    expect(notes(elsewhere, referee, 1)).toEqual([{ rule: 'OSE-DUN-02', text: 'nothing of the kind is hidden there' }]);
    expect([notes(elsewhere, player, 1), notes(forDoors, referee, 1), notes(forDoors, referee, 2)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('a secret way out is found like a secret door, and until then read, shown and searched like bare floor', () => {
    const stairs = { id: id<'exit'>('stairs'), kind: 'stairs-down', at: { x: 4, y: 3 }, to: null } as const;
    const hiding = (hidden: boolean) => twoRooms({ doors: {}, exits: { [stairs.id]: { ...stairs, hidden } } });
    const secretly = delve([aldo], {}, hiding(true));
    const bare = delve([aldo], {}, twoRooms({ doors: {} }));
    expect(known(secretly, player).scenes[rooms]?.exits ?? {}).toEqual({});
    expect(read(secretly, forDoors, player, 6)).toEqual(read(bare, forDoors, player, 1));
    const found = after(secretly, forDoors, player, 1);
    expect(known(found, player).scenes[rooms]?.exits?.[stairs.id]).toMatchObject({ at: stairs.at });
    expect(told(secretly, forDoors, 1)[0]).toContain('finds a secret way out');
    expect(told(delve([aldo], {}, hiding(false)), forDoors, 1)[0]).toContain('finds nothing');
  });

  it('OSE-APX-05: an elf finds it on a 2', () => {
    expect(after(as({ class: 'elf' }), forDoors, player, 2).scenes[rooms]?.doors[secret]?.found).toBe(true);
  });

  it('OSE-DUN-02: the wrong place is searched and told like a failure', () => {
    const elsewhere = { ...forDoors, square: { x: 3, y: 2 } };
    expect(read(state, elsewhere, player, 1)).toEqual(read(state, forDoors, player, 6));
    expect(JSON.stringify(read(state, forDoors, player, 6))).not.toContain('rolls');
    expect(read(state, forDoors, referee, 6)).toMatchObject([
      { secret: true, rolls: [{ faces: [6] }], why: { rule: 'OSE-DUN-02', needed: 1 } },
    ]);
  });

  it('OSE-DUN-13: a room trap is found by searching its square, and neither sprung nor disarmed', () => {
    const near = delve([someone({ at: at(1, 1) })]);
    const found = after(near, { ...forDoors, square: { x: 2, y: 2 }, kind: 'room-traps' }, player, 1);
    expect(found.scenes[rooms]?.traps[pit]).toMatchObject({ found: true, sprung: false });
  });

  it('OSE-DUN-14: a thief finds treasure traps by percentage; others are refused before any roll', () => {
    const chest: CommandOf<'SearchArea'> = { ...forDoors, square: { x: 4, y: 4 }, kind: 'treasure-traps' };
    expect(after(as({ class: 'thief' }), chest, player, 10).scenes[rooms]?.traps[needle]?.found).toBe(true);
    expect(after(as({ class: 'thief' }), chest, player, 11).scenes[rooms]?.traps[needle]?.found).toBe(false);
    expect(ask(state, chest, player)).toBe('forbidden');
  });

  it('OSE-DUN-12: one search a turn, one try at each place', () => {
    const searched = after(state, forDoors, player, 6);
    expect(ask(searched, { ...forDoors, square: { x: 3, y: 3 } }, player)).toBe('out-of-turn');
    expect(cited(searched, { ...forDoors, square: { x: 3, y: 3 } }, player)).toContain('OSE-DUN-12');
    const next = after(searched, { type: 'EndTurn', resting: false }, player);
    expect(ask(next, forDoors, player)).toBe('already-tried');
    expect(ask(next, { ...forDoors, kind: 'room-traps' }, player, 6)).toHaveLength(1);
  });

  it('OSE-DUN-12: a referee may let somebody search again; what the rule said stays in the log', () => {
    const next = after(after(state, forDoors, player, 6), { type: 'EndTurn', resting: false }, player);
    const ruling = decide(next, forDoors, referee, loaded(1), true);
    expect(ruling.granted && ruling.events.map((event) => event.type)).toEqual(['RefusalOverridden', 'AreaSearched']);
  });

  it.each([
    ['behind the wall', { ...forDoors, square: { x: 5, y: 3 } }, player, 'too-far'],
    ['with another’s hands', forDoors, otherPlayer, 'not-your-character'],
  ] as const)('OSE-DUN-12: nobody searches %s', (_where, command, by, code) => {
    expect(ask(state, command, by)).toBe(code);
  });

  it('OSE-DUN-12: what lies out of reach is walked up to first', () => {
    const far = { ...forDoors, square: { x: 0, y: 4 } };
    expect(typesOf(state, far, 1)).toEqual(['CreatureMoved', 'AreaSearched']);
    expect(told(state, far, 1)).toEqual([
      'Aldo walks up to the place to search.',
      'Aldo searches for secret doors and finds nothing.',
    ]);
    expect(after(state, far, player, 1).creatures[aldo.id]?.at).toEqual(at(1, 3));
    expect(typesOf(state, { ...far, square: { x: 3, y: 3 } }, 1)).toEqual(['AreaSearched']);
  });

  it('what lies out of reach is walked up to beside a trap that was found, not onto it', () => {
    const far = { ...forDoors, square: { x: 0, y: 4 } };
    const hole = twoRooms().traps[pit];
    if (!hole) throw new Error('there is no pit');
    const traps = { [pit]: { ...hole, found: true, squares: [{ x: 1, y: 3 }] } };
    const trapped = delve([aldo], {}, twoRooms({ traps }));
    expect(typesOf(trapped, far, 1)).toEqual(['CreatureMoved', 'AreaSearched']);
    expect(after(trapped, far, player, 1).creatures[aldo.id]?.at).not.toEqual(at(1, 3));
  });

  it('OSE-DUN-09: they get as far as the turn goes, and search when they ask again', () => {
    const late = as({ moved: 110 });
    const far = { ...forDoors, square: { x: 0, y: 3 } };
    expect(told(late, far)).toEqual(['Aldo gets 10′ towards the place to search: the turn ends on the way.']);
    expect(ask(as({ moved: 120 }), far, player)).toBe('too-far');
    const next = after(after(late, far, player), { type: 'EndTurn', resting: false }, player);
    expect(typesOf(next, far, 6)).toEqual(['CreatureMoved', 'AreaSearched']);
  });

  it('OSE-DUN-15: nothing is searched where a trap springs on the way', () => {
    const west = delve([someone({ at: at(1, 2) })]);
    const beyond = { ...forDoors, square: { x: 4, y: 2 } };
    expect(typesOf(west, beyond, 2, 1)).toEqual(['CreatureMoved', 'TrapSprung', 'DamageRolled', 'DamageTaken']);
  });

  it('the answer tells floor that is not explored from rock by nothing', () => {
    const dark = twoRooms({
      explored: Array<string>(5).fill('1111100000'),
      floor: Array<string>(5).fill('1111111100'),
    });
    const before = delve([aldo], {}, { ...dark, doors: opened(dark.doors) });
    const answer = (x: number) => decide(before, { ...forDoors, square: { x, y: 1 } }, player, loaded(1));
    expect(answer(7)).toEqual(answer(9));
    expect(answer(7)).toMatchObject({ granted: false, refusal: { code: 'too-far' } });
  });

  it('a search further off is offered to whoever may set out', () => {
    const further = (facts: Partial<Creature>) =>
      offers(as(facts), player).flatMap(({ command, inputs: [input] }) =>
        command === 'SearchArea' && input?.kind === 'square' ? [input.further === true] : [],
      );
    expect(further({})).toEqual([true, true]);
    expect(further({ moved: 120 })).toEqual([false, false]);
  });

  it('OSE-DUN-12: at five feet to the square an area is two squares by two, and ends at a wall', () => {
    const scene = twoRooms({ feetPerSquare: 5 });
    expect(areaAround(scene, { x: 3, y: 3 }, 10).squares).toEqual([
      { x: 2, y: 2 },
      { x: 3, y: 2 },
      { x: 2, y: 3 },
      { x: 3, y: 3 },
    ]);
    expect(areaAround(scene, { x: 4, y: 2 }, 10).squares).toEqual([
      { x: 4, y: 2 },
      { x: 4, y: 3 },
    ]);
  });

  it('whoever has searched in this turn, or rouses somebody, reads why nothing more can be searched', () => {
    const state = delve([someone({ at: at(1, 1) })]);
    const search = {
      type: 'SearchArea',
      creature: someone().id,
      square: { x: 1, y: 1 },
      kind: 'secret-doors',
    } as const;
    const searches = (now: typeof state) =>
      offers(now, player).flatMap(({ command, label, barred }) => (command === 'SearchArea' ? [[label, barred]] : []));
    expect(searches(state)).toContainEqual(['Search for secret doors', null]);
    const searched = after(state, search, player, 6);
    const rousing = { type: 'RousingBegan', creature: someone().id, patient: id<'creature'>('wren'), turn: 1 } as const;
    for (const busy of [searched, evolve(state, rousing)])
      expect(searches(busy)).toEqual([
        ['Search', 'Aldo is busy in this turn: to search, to work at a trap or to rouse somebody takes all of it.'],
      ]);
    expect(offers(searched, player).some(({ command }) => command === 'MoveCreature')).toBe(true);
  });

  it('every search offered is granted', () => {
    const open = after(after(state, forDoors, player, 6), { type: 'EndTurn', resting: false }, player);
    expect(refusedOffers(open, player, 'SearchArea')).toEqual([]);
    expect(refusedOffers(as({ class: 'thief' }), player, 'SearchArea')).toEqual([]);
  });
});
