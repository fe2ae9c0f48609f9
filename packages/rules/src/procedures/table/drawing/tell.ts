import type { GridKind } from '@lanthorn/geometry';
import { aOr, listed } from '../../../core/words.ts';
import { type Tellers, toReferee } from '../../../play/index.ts';
import { type Fog, isOneWay } from '../../../state/scene.ts';
import type { Run } from './commands.ts';
import type { DrawingEvent, SceneDrawn } from './events.ts';
import type { LayAsked } from './laying.ts';

/** Nobody but the referee learns of a drawing from the log: what is seen of it, the board shows. */
export const drawingTellers: Tellers<DrawingEvent> = {
  SceneDrawn: (event, after) =>
    toReferee({
      kind: 'table',
      what: { type: 'keeping' },
      text: `${after.scenes[event.scene]?.name ?? 'A map'}: ${inWords(event, after.scenes[event.scene]?.grid ?? 'square')}.`,
    }),
  FogSet: ({ scene, fog }, after) =>
    toReferee({
      kind: 'table',
      what: { type: 'keeping' },
      text: `${after.scenes[scene]?.name ?? 'A map'}: ${FOG_WORDS[fog]}.`,
    }),
};

/** `12 walls, a one-way wall and a door drawn, 2 walls taken off, 9 squares shown`. */
function inWords({ put, take }: SceneDrawn, grid: GridKind): string {
  const { walls = [] } = put;
  const solid = walls.filter((wall) => !isOneWay(wall));
  const [drawn, off] = [amounts({ ...put, walls: solid }, walls.length - solid.length), amounts(take)];
  const changes = [
    put.laid && laidInWords(put.laid, grid),
    drawn && `${drawn} drawn`,
    off && `${off} taken off`,
    put.explored?.length && `${aOr(squares(put.explored), 'square')} shown`,
    take.explored?.length && `${aOr(squares(take.explored), 'square')} hidden`,
  ];
  return changes.filter(Boolean).join(', ') || 'nothing changed';
}

const laidInWords = ({ width, height, grid: become }: LayAsked, grid: GridKind): string =>
  become
    ? `its picture laid with ${GRID_WORDS[become]}, ${width} by ${height}`
    : `its ${grid === 'square' ? 'squares' : 'hexes'} laid anew over the picture, ${width} by ${height}`;

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

const NAMES = {
  walls: 'wall',
  doors: 'door',
  rooms: 'room',
  traps: 'trap',
  lights: 'light',
  features: 'feature',
  notes: 'note',
} as const;

const amounts = (of: SceneDrawn['put'] | SceneDrawn['take'], oneWay = 0): string =>
  listed([
    ...(oneWay > 0 ? [aOr(oneWay, 'one-way wall')] : []),
    ...Object.entries(NAMES).flatMap(([kind, name]) => {
      const count = of[kind as keyof typeof NAMES]?.length ?? 0;
      return count > 0 ? [aOr(count, name)] : [];
    }),
    ...(of.floor?.length ? [`${aOr(squares(of.floor), 'square')} of floor`] : []),
  ]);

const squares = (runs: readonly Run[]): number => runs.reduce((sum, [, , count]) => sum + count, 0);
