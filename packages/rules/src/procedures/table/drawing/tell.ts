import type { GridKind } from '@lanthorn/geometry';
import { aOr, listed } from '../../../core/words.ts';
import { keeping, type Tellers, toNobody, toReferee } from '../../../play/index.ts';
import { type Fog, type GridLines, isOneWay, placeOf, placesOf, type Scene } from '../../../state/scene.ts';
import type { Run } from './commands.ts';
import type { DrawingEvent, SceneDrawn } from './events.ts';
import type { LayAsked } from './laying.ts';

/** Nobody but the referee learns of a drawing from the log: what is seen of it, the board shows. */
export const drawingTellers: Tellers<DrawingEvent> = {
  SceneDrawn: (event, after, before) => {
    const { name = 'A map', grid = 'square' } = after.scenes[event.scene] ?? {};
    const changes = inWords(event, grid, before.scenes[event.scene]);
    return event.quiet || changes === '' ? toNobody : toReferee(keeping(`${name}: ${changes}.`));
  },
  FogSet: ({ scene, fog }, after) => toReferee(keeping(`${after.scenes[scene]?.name ?? 'A map'}: ${FOG_WORDS[fog]}.`)),
  GridLinesSet: ({ scene, lines }, after) =>
    toReferee(keeping(`${after.scenes[scene]?.name ?? 'A map'}: ${LINES_WORDS[lines]}.`)),
};

/** `12 walls, a one-way wall and a door drawn, room 3 changed, 2 walls taken off, 9 squares shown`; empty where nothing is another. */
function inWords({ put, take }: SceneDrawn, grid: GridKind, before: Scene | undefined): string {
  const { walls = [], rooms = [] } = put;
  const solid = walls.filter((wall) => !isOneWay(wall));
  const stood = rooms.filter(({ key }) => before?.rooms.some((room) => room.key === key));
  const fresh = { ...put, walls: solid, rooms: rooms.filter((room) => !stood.includes(room)) };
  const [drawn, off] = [amounts(fresh, grid, walls.length - solid.length), amounts(take, grid)];
  const changes = [
    put.laid && laidInWords(put.laid, grid),
    drawn && `${drawn} drawn`,
    stood.length > 0 && `${stood.length > 1 ? 'rooms' : 'room'} ${listed(stood.map(({ key }) => key))} changed`,
    off && `${off} taken off`,
    put.explored?.length && `${many(put.explored, grid)} shown`,
    take.explored?.length && `${many(take.explored, grid)} hidden`,
  ];
  return changes.filter(Boolean).join(', ');
}

const laidInWords = ({ width, height, grid: become }: LayAsked, grid: GridKind): string =>
  become
    ? `its picture laid with ${GRID_WORDS[become]}, ${width} by ${height}`
    : `its ${placesOf(grid)} laid anew over the picture, ${width} by ${height}`;

const GRID_WORDS: Readonly<Record<GridKind, string>> = {
  square: 'squares',
  pointy: 'hexes, points up',
  flat: 'hexes, flats up',
};

const FOG_WORDS: Readonly<Record<Fog, string>> = {
  automatic: 'known by what the party sees',
  'by-hand': 'known as far as you show it',
  none: 'known whole',
};

const LINES_WORDS: Readonly<Record<GridLines, string>> = {
  drawn: 'the lines of its grid are drawn',
  hidden: 'no lines are drawn of its grid',
  none: 'no grid is shown, and distances are told in bands',
};

const NAMES = {
  walls: 'wall',
  doors: 'door',
  rooms: 'room',
  traps: 'trap',
  exits: 'exit',
  lights: 'light',
  features: 'feature',
  notes: 'note',
} as const;

const amounts = (of: SceneDrawn['put'] | SceneDrawn['take'], grid: GridKind, oneWay = 0): string =>
  listed([
    ...(oneWay > 0 ? [aOr(oneWay, 'one-way wall')] : []),
    ...Object.entries(NAMES).flatMap(([kind, name]) => {
      const count = of[kind as keyof typeof NAMES]?.length ?? 0;
      return count > 0 ? [aOr(count, name)] : [];
    }),
    ...(of.floor?.length ? [`${many(of.floor, grid)} of floor`] : []),
  ]);

/** `a square`, `35 hexes`. */
const many = (runs: readonly Run[], grid: GridKind): string =>
  aOr(
    runs.reduce((sum, [, , count]) => sum + count, 0),
    placeOf(grid),
  );
