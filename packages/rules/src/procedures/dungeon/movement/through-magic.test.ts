import { describe, expect, it } from 'vitest';
import { brawl, nextRound } from '../../../../test/brawl.ts';
import { Script } from '../../../../test/fight.ts';
import { ask, at, delve, goblin, player, referee, someone, twoRooms } from '../../../../test/table.ts';
import { type Command, id } from '../../../core/index.ts';
import type { LastingMagic } from '../../../state/magic.ts';
import type { Scene } from '../../../state/scene.ts';
import { offers } from '../../../view/offers.ts';
import { evolve } from '../../evolve.ts';

const aldo = someone({ at: at(0, 1) });
const to = (x: number, y: number): Command => ({ type: 'MoveCreature', creature: aldo.id, to: { x, y } });
const opens: Command = { type: 'OpenDoor', creature: aldo.id, door: id('door') };

const pit = {
  id: id<'trap'>('pit'),
  name: 'Pit',
  squares: [{ x: 2, y: 1 }],
  guards: 'room',
  damage: '1d6',
  text: '',
  found: false,
  sprung: false,
} as const;
const safe = twoRooms({ traps: {} });
const trapped = twoRooms({ traps: { [pit.id]: pit } });

const unbound = { caster: null, on: [], until: null, open: true } as const;

/** A Cloudkill about the middle of a square: on it alone, unless more feet of it are said. */
function cloudOn(x: number, y: number, feet = 4): LastingMagic {
  const place = { id: id<'area'>(`place-${x}-${y}`), scene: id<'scene'>('rooms'), kind: 'circle' } as const;
  const extent = { at: { x: x + 0.5, y: y + 0.5 }, feet, width: 0, degrees: 0 };
  const area = { ...place, ...extent, by: referee.user, open: true };
  return { ...unbound, id: id<'magic'>(`cloud-${x}-${y}`), name: 'Cloudkill', area };
}

function clouded(scene: Scene, magic: readonly LastingMagic[] = [cloudOn(2, 1)], walker = aldo): Script {
  const areas = Object.fromEntries(magic.flatMap(({ area }) => (area ? [[area.id, area]] : [])));
  return new Script(delve([walker], { magic, areas }, scene));
}
const placeOf = ({ state }: Script) => state.creatures[aldo.id]?.at?.square;

const offered = ({ state }: Script) =>
  offers(state, player)
    .filter(({ command }) => command === 'TakeBackMove')
    .map(({ barred }) => barred);

describe('a way into a place of magic that may slay (OSE-APX-06)', () => {
  it('ends with a trap that springs where the place begins (OSE-DUN-15)', () => {
    const script = clouded(trapped).play(to(4, 1), player, 1, 20, 1);
    expect(placeOf(script)).toEqual({ x: 2, y: 1 });
    expect(script.state.creatures[aldo.id]?.hitPoints.now).toBe(5);
    expect(script.rules).toContain('OSE-DUN-15');
  });

  it('ends there before a door that they make for, which stays shut', () => {
    const script = clouded(trapped).play(opens, player, 1, 20, 1);
    expect(placeOf(script)).toEqual({ x: 2, y: 1 });
    const { players } = script.told();
    expect(players).toContain('Aldo makes for the door.');
    expect(players.join()).not.toContain('walks up');
  });

  it('is one move, which stands like any other after which more has happened', () => {
    const script = clouded(safe).play(to(4, 1), player, 20);
    expect(script.state.lastMoves?.[player.user]?.moves).toMatchObject([
      [{ creature: aldo.id, from: { x: 0, y: 1 }, to: { x: 4, y: 1 }, feet: 40 }],
    ]);
    expect(offered(script)).toEqual(['More has happened since: the move stands.']);
  });

  it('is taken back as a whole, where its player knows of nothing that happened', () => {
    const begin = clouded(safe).state;
    const squares = (from: number, until: number) =>
      Array.from({ length: until - from + 1 }, (_, each) => ({ x: from + each, y: 1 }));
    const part = { type: 'CreatureMoved', creature: aldo.id, by: player.user, feet: 20 } as const;
    const there = evolve(evolve(begin, { ...part, path: squares(0, 2) }), {
      ...part,
      path: squares(2, 4),
      along: true,
    });
    const script = new Script(there).play({ type: 'TakeBackMove', creature: aldo.id }, player);
    expect(script.told().players).toEqual(['Aldo goes back: the move is taken back.']);
    expect(script.state.creatures[aldo.id]).toEqual({ ...aldo, facing: null });
    expect(script.state.scenes).toEqual(begin.scenes);
  });

  it('strikes whoever goes out of the place and in again', () => {
    const shut = safe.doors[id<'door'>('door')];
    const scene = { ...safe, doors: shut ? { [shut.id]: { ...shut, state: 'open' } as const } : {} };
    const script = clouded(scene, [cloudOn(4.5, 2, 6)], { ...aldo, at: at(4, 2) }).play(to(5, 2), player, 1);
    expect(placeOf(script)).toEqual({ x: 5, y: 2 });
    expect(script.state.creatures[aldo.id]?.conditions).toEqual(['dead']);
  });

  it('is told of as the way to what they make for, whoever falls on it', () => {
    const falls = clouded(safe).play(opens, player, 1).told().players;
    expect(falls.slice(0, 2)).toEqual(['Aldo makes for the door.', 'Cloudkill is about Aldo, who came into it.']);
    const saves = clouded(safe).play(opens, player, 20).told().players;
    expect(saves[0]).toBe('Aldo makes for the door.');
    expect(saves).toContain('Aldo walks up to the door.');
    const twice = clouded(safe, [cloudOn(1, 1), cloudOn(3, 1)])
      .play(opens, player, 20, 20)
      .told().players;
    expect(twice.filter((line) => line === 'Aldo makes for the door.')).toHaveLength(1);
  });

  it('ERI-MOV-04: leads out of a melee as a whole: it is told once, and not taken back', () => {
    const strong = { ...aldo, at: at(1, 1), hitPoints: { now: 40, max: 40 } };
    const grik = goblin({ at: at(2, 1) });
    const misses = { type: 'Attack', attacker: aldo.id, target: grik.id, attack: 0 } as const;
    const fight = brawl({ base: 'eris' }, [strong], [grik]).play(misses, player, 2);
    const { state } = nextRound(fight, 'movement');
    const cloud = cloudOn(1, 2);
    const areas = cloud.area ? { [cloud.area.id]: cloud.area } : {};
    const events = ask({ ...state, magic: [cloud], areas }, to(1, 4), player, 20);
    const moves = typeof events === 'string' ? [] : events.filter((event) => event.type === 'CreatureMoved');
    expect(moves.map(({ leaves = null, by = null }) => ({ leaves, by }))).toEqual([
      { leaves: null, by: null },
      { leaves: 'ERI-MOV-04', by: null },
    ]);
  });

  it('does no more harm by a trap to whom it has slain, which springs all the same (OSE-DUN-15)', () => {
    const script = clouded(trapped).play(to(4, 1), player, 1, 1);
    expect(script.state.creatures[aldo.id]).toMatchObject({ conditions: ['dead'], at: at(2, 1) });
    expect(script.state.scenes[trapped.id]?.traps[pit.id]?.sprung).toBe(true);
    expect(script.told().referee.join()).not.toContain('takes');
  });
});
