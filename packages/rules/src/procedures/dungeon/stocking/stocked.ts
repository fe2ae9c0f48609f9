import { centreOf, emptyRows, rowsOfSquares } from '@lanthorn/geometry';
import { type Dice, id, NotedDice, pick, shuffled } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import type { Door, Feature, FixedLight, RoomFacts, Scene, Trap } from '../../../state/scene.ts';
import type { Asked } from './asked.ts';
import type { Plan } from './drawn-up.ts';
import type { DungeonMade } from './events.ts';
import { SPECIALS } from './perils-and-finds.ts';
import { type Filled, roomFilled } from './room-filled.ts';
import type { DungeonTheme } from './sizes-and-themes.ts';
import type { RoomOfTheme } from './themes/theme.ts';
import { ADJECTIVES, OWNERS, THEMES } from './themes/themes.ts';

/** A plan with everything in it, room by room. */
export function stocked(play: Play, plan: Plan, asked: Asked): Omit<DungeonMade, 'type'> {
  const { contents: odds, cites } = play.rules.stocking;
  const noted = new NotedDice(play.dice);
  const empty = sceneOf(plan, asked, play.dice);
  const { entrances, rooms } = THEMES[asked.theme];
  const nextLook = dealt(rooms, play.dice);
  const nextOddity = dealt(SPECIALS, play.dice);
  const filled = plan.rooms.map((room, nth) => {
    const contents = nth === 0 ? 'empty' : (odds[noted.die(odds.length) - 1] ?? 'empty');
    const look: RoomOfTheme = nth === 0 ? ['Entrance', pick(entrances, play.dice)] : nextLook();
    return roomFilled(play, room, { ...asked, nth, contents, look, nextOddity, ground: empty });
  });
  return {
    scene: { ...empty, ...inRooms(plan, filled) },
    creatures: filled.flatMap(({ creatures }) => creatures),
    hoards: filled.flatMap(({ hoards }) => hoards),
    contents: noted.thrown,
    rule: cites.contents,
  };
}

/** Hands out one of a list at a time, none a second time before all of them have come. */
function dealt<One>(list: readonly One[], dice: Dice): () => One {
  let left: readonly One[] = [];
  return () => {
    const [next, ...others] = left.length > 0 ? left : shuffled(list, dice);
    left = others;
    return next as One;
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
