import { centreOf, emptyRows, rowsOfSquares } from '@lanthorn/geometry';
import { type Dice, id, NotedDice, pick } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import type { Door, Feature, FixedLight, RoomFacts, Scene, Trap } from '../../../state/scene.ts';
import type { Asked } from './asked.ts';
import type { Plan } from './drawn-up.ts';
import type { DungeonMade } from './events.ts';
import { type Filled, roomFilled } from './room-filled.ts';
import type { DungeonTheme } from './sizes-and-themes.ts';
import { ADJECTIVES, OWNERS, THEMES } from './themes.ts';

/** A plan with everything in it, room by room. */
export function stocked(play: Play, plan: Plan, asked: Asked): Omit<DungeonMade, 'type'> {
  const { contents: odds, cites } = play.rules.stocking;
  const noted = new NotedDice(play.dice);
  const empty = sceneOf(plan, asked, play.dice);
  const filled = plan.rooms.map((room, nth) => {
    const contents = odds[noted.die(odds.length) - 1] ?? 'empty';
    return roomFilled(play, room, { ...asked, nth, contents: nth === 0 ? 'empty' : contents, ground: empty });
  });
  return {
    scene: { ...empty, ...inRooms(plan, filled) },
    creatures: filled.flatMap(({ creatures }) => creatures),
    hoards: filled.flatMap(({ hoards }) => hoards),
    contents: noted.thrown,
    rule: cites.contents,
  };
}

function sceneOf(plan: Plan, { scene, name, theme, level }: Asked, dice: Dice): Scene {
  const { width, height, floor, walls } = plan;
  const doors = plan.doors.map(
    (door): Door => ({ ...door, id: id(dice.id()), found: false, spiked: false, failedForcings: 0 }),
  );
  return {
    id: scene,
    name: name || madeUp(theme, dice),
    toPlayers: pick(['A stair down', 'An opening in the hill', 'A dark doorway'], dice),
    width,
    height,
    feetPerSquare: 10,
    grid: 'square',
    floor: rowsOfSquares(width, height, floor),
    walls,
    doors: Object.fromEntries(doors.map((door) => [door.id, door])),
    lights: [],
    rooms: [],
    traps: {},
    notes: [],
    features: [],
    ambient: 'dark',
    image: null,
    explored: emptyRows(width, height),
    walked: emptyRows(width, height),
    level,
  };
}

const madeUp = (theme: DungeonTheme, dice: Dice): string =>
  `The ${pick(ADJECTIVES, dice)} ${pick(THEMES[theme].kinds, dice)} of ${pick(OWNERS, dice)}`;

function inRooms(
  { rooms }: Plan,
  filled: readonly Filled[],
): { rooms: RoomFacts[]; traps: Scene['traps']; lights: FixedLight[]; features: Feature[] } {
  const traps = filled.flatMap((room) => room.traps);
  const [first, last] = [rooms[0], rooms.length > 1 ? rooms.at(-1) : undefined];
  const stairs: Feature[] = [
    ...(first ? [{ kind: 'entrance', at: centreOf(first.middle, 'square') } as const] : []),
    ...(last ? [{ kind: 'stairs-down', at: centreOf(last.middle, 'square') } as const] : []),
  ];
  return {
    rooms: filled.map(({ room }) => room),
    traps: Object.fromEntries(traps.map((trap): [string, Trap] => [trap.id, trap])),
    lights: filled.flatMap(({ lights }) => lights),
    features: [...stairs, ...filled.flatMap(({ features }) => features)],
  };
}
