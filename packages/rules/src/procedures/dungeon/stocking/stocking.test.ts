import { hasSquare, sidesOf } from '@lanthorn/geometry';
import { describe, expect, it } from 'vitest';
import { delve, player, referee, seededDice, someone } from '../../../../test/table.ts';
import type { CommandOf, GameEvent } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';
import { known } from '../../../known/known.ts';
import { groundOf } from '../../../state/ground.ts';
import { hoardsOf } from '../../../state/hoard.ts';
import type { Scene } from '../../../state/scene.ts';
import { keyOf, walkingFrom } from './layout.ts';
import { DUNGEON_SIZES, DUNGEON_THEMES } from './sizes-and-themes.ts';
import { THEMES } from './themes/themes.ts';

const asked: CommandOf<'MakeDungeon'> = {
  type: 'MakeDungeon',
  name: '',
  size: 'small',
  theme: 'crypt',
  words: '',
  level: 1,
  begin: false,
};

function made(command: Partial<CommandOf<'MakeDungeon'>> = {}, seed = 7) {
  const ruling = decide(delve([someone()]), { ...asked, ...command }, referee, seededDice(seed));
  if (!ruling.granted) throw new Error(ruling.refusal.sentence);
  const state = ruling.after.at(-1);
  const event = ruling.events.find(
    (one): one is Extract<GameEvent, { type: 'DungeonMade' }> => one.type === 'DungeonMade',
  );
  if (!state || !event) throw new Error('nothing was made');
  return { state, event, scene: state.scenes[event.scene.id] as Scene };
}

describe('A dungeon by the dice', () => {
  it('is laid out, keyed and stocked, for each theme and size', () => {
    for (const theme of DUNGEON_THEMES)
      for (const size of DUNGEON_SIZES) {
        const { scene, event } = made({ theme, size, level: 3 }, theme.length * 31 + size.length);
        expect(scene.rooms.length, `${theme} ${size}`).toBeGreaterThanOrEqual(4);
        expect(scene.rooms.map(({ key }) => key)).toEqual(scene.rooms.map((_, nth) => String(nth + 1)));
        for (const { at } of event.creatures)
          expect(scene.floor && at && hasSquare(scene.floor, at.square), `${theme} ${size}`).toBe(true);
        expect(scene.level).toBe(3);
      }
  });

  it('calls no two rooms the same, nor shows the same in two, while its theme has others', () => {
    for (const theme of DUNGEON_THEMES) {
      const { scene } = made({ theme, size: 'medium' });
      const rooms = scene.rooms.slice(0, 1 + THEMES[theme].rooms.length);
      expect(new Set(rooms.map(({ name }) => name)).size, theme).toBe(rooms.length);
      const sights = rooms.map(({ toPlayers }) => toPlayers?.text.replace(/^.*? feet\. /, ''));
      expect(new Set(sights).size, theme).toBe(rooms.length);
    }
  });

  it('can be walked from the entrance to every room', () => {
    const { scene } = made({ size: 'medium' });
    const { floor } = groundOf(scene);
    const squares = (floor ?? []).flatMap((row, y) => [...row].flatMap((one, x) => (one === '1' ? [{ x, y }] : [])));
    const far = walkingFrom(scene.rooms[0]?.at ?? { x: 0, y: 0 }, squares);
    for (const { at } of scene.rooms) expect(far.has(keyOf(at))).toBe(true);
  });

  it('locks nobody in: a locked or secret door keeps one room at most, behind no other, and never the entrance', () => {
    for (const size of DUNGEON_SIZES)
      for (let seed = 1; seed <= (size === 'small' ? 60 : 15); seed += 1) {
        const { scene } = made({ size }, seed);
        const barred = Object.values(scene.doors).filter(({ kind, locked }) => locked || kind === 'secret');
        const { floor } = groundOf(scene);
        const squares = (floor ?? []).flatMap((row, y) =>
          [...row].flatMap((one, x) => (one === '1' ? [{ x, y }] : [])),
        );
        const [entrance, ...rooms] = scene.rooms;
        if (!entrance) throw new Error('nothing was laid out');
        const far = walkingFrom(
          entrance.at,
          squares,
          barred.map(({ segment }) => segment),
        );
        const within = new Set(entrance.squares.map(keyOf));
        const missed = rooms.filter(({ at }) => !far.has(keyOf(at)));
        expect(missed.length, `${size} ${seed}`).toBeLessThanOrEqual(barred.length);
        for (const { segment } of barred) {
          expect(sidesOf(segment, 'square').some((side) => within.has(keyOf(side)))).toBe(false);
          expect(sidesOf(segment, 'square').some((side) => far.has(keyOf(side)))).toBe(true);
        }
      }
  });

  it('has no trap under the number of its room, where the referee would not see it', () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const { scene } = made({ size: 'large', theme: 'caves' }, seed);
      const numbers = scene.rooms.map(({ at }) => keyOf(at));
      for (const { guards, squares } of Object.values(scene.traps))
        if (guards === 'room') for (const square of squares) expect(numbers).not.toContain(keyOf(square));
    }
  });

  it('has walls wherever floor meets rock, and none across a door', () => {
    const { scene } = made();
    const walls = new Set(scene.walls.map(({ a, b }) => `${a.x},${a.y},${b.x},${b.y}`));
    for (const {
      segment: { a, b },
    } of Object.values(scene.doors))
      expect(walls.has(`${a.x},${a.y},${b.x},${b.y}`)).toBe(false);
    expect(scene.walls.length).toBeGreaterThan(20);
  });

  it('is the same dungeon for the same dice, and another for others', () => {
    expect(made().event).toEqual(made().event);
    expect(made({}, 8).event.scene.floor).not.toEqual(made().event.scene.floor);
  });

  it('brings in those whom its words name', () => {
    const { event } = made({ size: 'large', words: 'goblins' }, 12345);
    expect(event.creatures.some(({ name }) => /goblin/i.test(name))).toBe(true);
  });

  it('keeps all of it from the players', () => {
    const { state, scene } = made({ size: 'medium', level: 4 });
    const text = JSON.stringify(known(state, player));
    expect(hoardsOf(state).length).toBeGreaterThan(0);
    expect(text).not.toContain(scene.name);
    for (const { id } of hoardsOf(state)) expect(text).not.toContain(id);
  });

  it('writes into its key where treasure is hidden, and never what it is worth', () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const { state, scene } = made({ size: 'large', level: 4 }, seed);
      const texts = scene.rooms.map(({ text }) => text).join('\n');
      expect(texts).not.toMatch(/Treasure, |\d gp/);
      for (const { name, hidden, at } of hoardsOf(state)) {
        const room = scene.rooms.find(({ squares }) => squares.some((square) => keyOf(square) === keyOf(at.square)));
        expect(room?.text.includes(name), `${seed} ${name}`).toBe(hidden);
        expect(room?.text).not.toMatch(/Empty/);
      }
    }
  });

  it('is put before the players at its entrance where that is asked for', () => {
    const { state, scene } = made({ begin: true });
    expect(state.scene).toBe(scene.id);
    const [entrance] = scene.rooms;
    for (const member of state.party.members) {
      const at = state.creatures[member]?.at;
      expect(at?.scene).toBe(scene.id);
      expect(entrance?.squares.some(({ x, y }) => x === at?.square.x && y === at?.square.y)).toBe(true);
    }
  });

  it('is the referee’s to ask for', () => {
    const ruling = decide(delve([someone()]), asked, player, seededDice(1));
    expect(ruling.granted ? '' : ruling.refusal.code).toBe('not-your-seat');
  });
});
