import { describe, expect, it } from 'vitest';
import {
  after,
  ask,
  at,
  delve,
  goblin,
  player,
  referee,
  someone,
  spectator,
  twoRooms,
} from '../../../../test/table.ts';
import { commandFlaw } from '../../../command-flaw.ts';
import { type CommandOf, id } from '../../../core/index.ts';
import { known } from '../../../known/known.ts';
import type { Fog } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { tell } from '../../../view/tell.ts';
import { seenByParty } from '../../situation/sight/sight.ts';

const ROOMS = id<'scene'>('rooms');
const aldo = someone({ at: at(1, 1) });
const foe = goblin({ at: at(7, 1) });
const rows = (row: string) => Array<string>(5).fill(row);
/** Aldo stands in the western room, and the goblin in the eastern, which nobody has seen. */
const state = delve([aldo, foe], {}, twoRooms({ explored: rows('1111100000') }));

type Runs = NonNullable<CommandOf<'DrawScene'>['put']['explored']>;
const fog = (put: Runs, take: Runs = []): CommandOf<'DrawScene'> => ({
  type: 'DrawScene',
  scene: ROOMS,
  put: { explored: put },
  take: { explored: take },
});
const setFog = (to: Fog): CommandOf<'SetFog'> => ({ type: 'SetFog', scene: ROOMS, fog: to });
const explored = (of: GameState) => of.scenes[ROOMS]?.explored;
const sees = (of: GameState) => known(of, player).creatures[foe.id] !== undefined;
const EAST = Array.from({ length: 5 }, (_, y) => [5, y, 5] as const);

describe('the fog of a map', () => {
  it('the referee shows squares and hides them again, and hears of it alone', () => {
    const shown = after(state, fog([[6, 0, 2]]), referee);
    expect(explored(shown)?.[0]).toBe('1111101100');
    expect(explored(after(shown, fog([], [[6, 0, 1]]), referee))?.[0]).toBe('1111100100');
    const events = ask(state, fog([[6, 0, 2]], [[0, 0, 1]]), referee);
    if (typeof events === 'string') throw new Error(events);
    const lines = events.map((event) => tell(event, referee, shown, state)?.text);
    expect(lines).toContain('Two rooms: 2 squares shown, a square hidden.');
    for (const seat of [player, spectator])
      expect(events.map((event) => tell(event, seat, shown, state))).toEqual(events.map(() => null));
  });

  it('what the party sees by itself stays known, where that is automatic', () => {
    expect(explored(after(state, fog([], [[1, 1, 1]]), referee))?.[1]?.[1]).toBe('1');
  });

  it('by hand, the party sees what the referee shows, and nothing else', () => {
    const byHand = after(state, setFog('by-hand'), referee);
    const hidden = after(byHand, fog([], [[2, 1, 3]]), referee);
    expect(explored(hidden)?.[1]).toBe('1100000000');
    expect(seenByParty(hidden)[1]).toBe('1100000000');
    expect(sees(hidden)).toBe(false);
    const shown = after(hidden, fog(EAST), referee);
    expect(sees(shown)).toBe(true);
    const moved = after(shown, { type: 'MoveCreature', creature: aldo.id, to: { x: 2, y: 1 } }, player);
    expect(explored(moved)?.[1]).toBe('1100011111');
  });

  it('without fog, all of the map is known at once but what is hidden for itself', () => {
    const bright = after(state, setFog('none'), referee);
    expect(explored(bright)).toEqual(rows('1111111111'));
    expect(sees(bright)).toBe(true);
    const { creatures } = bright;
    const lurking = { ...bright, creatures: { ...creatures, [foe.id]: { ...foe, hidden: true } } };
    expect(sees(lurking)).toBe(false);
    expect(known(bright, player).scenes[ROOMS]?.doors[id<'door'>('secret')]).toBeUndefined();
  });

  it('what the map is set to, players are not told', () => {
    const byHand = after(state, setFog('by-hand'), referee);
    expect(known(byHand, player).scenes[ROOMS]).toEqual(known(state, player).scenes[ROOMS]);
  });

  it('is the referee’s alone, and refuses what lies off the map, or is so already', () => {
    expect(ask(state, fog([[0, 0, 1]]), player)).toBe('not-your-seat');
    expect(ask(state, setFog('none'), player)).toBe('not-your-seat');
    expect(ask(state, setFog('automatic'), referee)).toBe('no-change');
    expect(ask(state, fog([[9, 0, 2]]), referee)).toBe('bad-input');
    expect(ask(state, { ...setFog('none'), scene: id('nowhere') }, referee)).toBe('no-such-thing');
    expect(commandFlaw({ ...setFog('none'), fog: 'thick' } as object)).not.toBeNull();
  });
});
