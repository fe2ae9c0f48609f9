import { describe, expect, it } from 'vitest';
import {
  after,
  ask,
  at,
  delve,
  goblin,
  player,
  referee,
  seededDice,
  someone,
  submissions,
  twoRooms,
} from '../../test/table.ts';
import type { Command, Offer } from '../core/index.ts';
import { id } from '../core/index.ts';
import { decide } from '../decide.ts';
import { known } from '../known/known.ts';
import type { GameState } from '../state/state.ts';
import { Projection, project } from './project.ts';
import { tell } from './tell.ts';

const CRYPT = id<'scene'>('crypt');
const crypt = twoRooms({
  id: CRYPT,
  name: 'The crypt',
  doors: { [id<'door'>('slab')]: { ...Object.values(twoRooms().doors)[0], id: id('slab') } as never },
  traps: {},
  explored: Array<string>(5).fill('1110000000'),
  rooms: [{ key: '1', name: 'Tomb', at: { x: 1, y: 1 }, squares: [{ x: 1, y: 1 }], text: 'Dust.' }],
});
const aldo = someone({ at: at(1, 1) });
const ghoul = goblin({ id: id('ghoul'), name: 'Ghoul', at: { scene: CRYPT, square: { x: 2, y: 2 } } });
const begin = delve([aldo, goblin({ at: at(4, 1) }), ghoul]);
const state: GameState = { ...begin, scenes: { ...begin.scenes, [CRYPT]: crypt } };

/** What the referee's page shows while it looks at the crypt. */
function looking(at: GameState = state) {
  const projection = new Projection(referee);
  projection.show(known(at, referee), CRYPT);
  return projection;
}
const record = (projection: Projection, key: string) => projection.view.get(key);

describe('the referee looks at another scene than the table', () => {
  it('shows what stands there, and leaves what the table does as it is', () => {
    const page = looking();
    expect(record(page, 'creature:ghoul')).toMatchObject({ at: { x: 2, y: 2 } });
    expect(record(page, 'creature:aldo')).toMatchObject({ at: null });
    expect(record(page, 'room:1')).toMatchObject({ name: 'Tomb' });
    expect(record(page, 'scene:crypt')).toMatchObject({ current: true });
    expect(record(page, 'on-board')).toEqual({ type: 'on-board', scene: 'rooms', parts: [] });
    expect(record(page, 'prompt')).toEqual(project(state, referee).get('prompt'));
  });

  it('says what the players would see first', () => {
    expect(record(looking(), 'first-sight')).toMatchObject({ explored: 15, party: [], others: [] });
    const there = after(
      state,
      { type: 'PlaceCreature', creature: aldo.id, square: { x: 0, y: 0 }, scene: CRYPT },
      referee,
    );
    expect(record(looking(there), 'first-sight')).toMatchObject({ party: ['Aldo'], others: ['Ghoul'] });
  });

  it('offers what is about that scene, and of the table itself what it always does', () => {
    const offers = looking().offers;
    const on = (command: Command['type']) => offers.filter((offer) => offer.command === command);
    expect(on('RevealSquares').map(({ fixed }) => fixed.scene)).toEqual([CRYPT, CRYPT]);
    expect(on('SetDoor').map(({ about }) => about)).toEqual(['slab', 'slab']);
    expect(on('MoveCreature').map(({ about }) => about)).toEqual(['ghoul']);
    expect(on('ShowScene').map(({ about }) => about)).toEqual([CRYPT]);
    expect(on('BeginEncounter').length).toBeGreaterThan(0);
  });

  it('grants there whatever it offers, and tells players nothing of it', () => {
    for (const command of looking().offers.filter(isThere).flatMap(submissions)) {
      const ruling = decide(state, command, referee, seededDice(7));
      expect([command, ruling.granted]).toEqual([command, true]);
      if (!ruling.granted) continue;
      const then = ruling.after.at(-1) ?? state;
      expect([command, known(then, player)]).toEqual([command, known(state, player)]);
      for (const [step, event] of ruling.events.entries())
        expect(tell(event, player, ruling.after[step] ?? state, ruling.after[step - 1] ?? state)).toBeNull();
    }
  });

  it('brings the whole party there in its marching order, and shows nobody anything until the scene is shown', () => {
    const bera = someone({ id: id('bera'), name: 'Bera', at: at(0, 1) });
    const two = delve([aldo, bera, ghoul], { scenes: { ...state.scenes } });
    const there = after(two, { type: 'BringParty', square: { x: 4, y: 4 }, scene: CRYPT }, referee);
    expect([aldo.id, bera.id].map((one) => there.creatures[one]?.at?.scene)).toEqual([CRYPT, CRYPT]);
    expect(there.creatures[aldo.id]?.at?.square).toEqual({ x: 4, y: 4 });
    expect(there.creatures[bera.id]?.at?.square).not.toEqual({ x: 4, y: 4 });
    expect(known(there, player).creatures[ghoul.id]).toBeUndefined();
    expect(known(after(there, { type: 'ShowScene', scene: CRYPT }, referee), player).creatures[ghoul.id]).toBeDefined();
    expect(ask(two, { type: 'BringParty', square: { x: 40, y: 4 }, scene: CRYPT }, referee)).toBe('no-such-thing');
    expect(ask(two, { type: 'BringParty', square: { x: 4, y: 4 }, scene: CRYPT }, player)).toBe('not-your-seat');
  });

  it('is refused to a player, and of a scene that is not there', () => {
    const place: Command = { type: 'PlaceCreature', creature: ghoul.id, square: { x: 0, y: 0 }, scene: CRYPT };
    expect(ask(state, place, player)).toBe('not-your-seat');
    expect(ask(state, { ...place, scene: id('nowhere') }, referee)).toBe('no-such-thing');
    const projection = new Projection(player);
    projection.show(known(state, player), CRYPT);
    expect([...projection.view.keys()].filter((key) => key.includes('crypt') || key.includes('ghoul'))).toEqual([]);
  });
});

const THERE: readonly Command['type'][] = [
  'RevealSquares',
  'RevealRoom',
  'EditRoom',
  'AddMonsters',
  'SetDoor',
  'MoveCreature',
  'PlaceCreature',
];
const isThere = ({ command, fixed }: Offer): boolean =>
  THERE.includes(command) && (fixed.creature === undefined || fixed.creature === 'ghoul');
