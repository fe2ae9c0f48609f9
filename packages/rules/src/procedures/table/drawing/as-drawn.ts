import type { Segment } from '@lanthorn/geometry';
import { keepingLast } from '../../../core/index.ts';
import type { FieldsOf } from '../../../play/index.ts';
import type { Door, RoomFacts, Scene, Trap, Wall } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import type { Line4 } from './commands.ts';
import { type Drawn, squaresIn, type Taken } from './events.ts';
import { roomFor } from './laying.ts';

type Asked = FieldsOf<'DrawScene'>;

/** What is put, as facts of the scene; a door or trap that is drawn anew keeps what has befallen it in play. */
function drawnOf(
  { walls = [], oneWay = [], floor, doors, rooms, traps, exits, lights, features, notes, explored }: Asked['put'],
  scene: Scene,
): Drawn {
  return {
    ...(walls.length + oneWay.length > 0 && { walls: [...walls.map(segmentOf), ...oneWay.map(wallOf)] }),
    ...(floor && { floor }),
    ...(doors && {
      doors: doors.map(
        ({ segment, ...facts }): Door => ({
          ...NEW_DOOR,
          ...scene.doors[facts.id],
          ...facts,
          segment: segmentOf(segment),
        }),
      ),
    }),
    ...(rooms && {
      rooms: rooms.map(
        ({ squares, toPlayers, ...facts }): RoomFacts => ({
          ...facts,
          squares: squaresIn(squares),
          ...(toPlayers ? { toPlayers } : {}),
        }),
      ),
    }),
    ...(traps && {
      traps: traps.map(({ squares, ...facts }): Trap => {
        const { save: _before, ...was } = scene.traps[facts.id] ?? UNFOUND;
        return { ...was, ...facts, squares: squaresIn(squares) };
      }),
    }),
    ...(exits && { exits }),
    ...(lights && { lights }),
    ...(features && { features }),
    ...(notes && { notes }),
    ...(explored && { explored }),
  };
}

const UNFOUND: Partial<Trap> & Pick<Trap, 'found' | 'sprung'> = { found: false, sprung: false };
const NEW_DOOR = { found: false, spiked: false, failedForcings: 0 };

const takenOf = ({ walls, ...rest }: Asked['take']): Taken => ({
  ...rest,
  ...(walls && { walls: walls.map(segmentOf) }),
});

const segmentOf = ([ax, ay, bx, by]: Line4): Segment => ({ a: { x: ax, y: ay }, b: { x: bx, y: by } });

const wallOf = ({ segment, passes }: NonNullable<Asked['put']['oneWay']>[number]): Wall => ({
  ...segmentOf(segment),
  passes,
});

/** A drawing as it would be put on its map and taken off it; null where there is no such map. */
export const asDrawn = keepingLast((state: GameState, { scene: named, put: asked, take }: Asked) => {
  const scene = state.scenes[named];
  if (!scene) return null;
  const laid = asked.laid && laidOf(state, scene, asked.laid);
  return { scene, laid, put: { ...drawnOf(asked, scene), ...(laid && { laid }) }, take: takenOf(take) };
});

/** As many places as it takes; of which kind they are is said where it changes. */
function laidOf(state: GameState, scene: Scene, asked: NonNullable<Asked['put']['laid']>): NonNullable<Drawn['laid']> {
  const { grid, ...lay } = asked;
  const changed = grid !== undefined && grid !== scene.grid ? { grid } : {};
  return { ...lay, ...changed, ...roomFor(state, scene, { ...lay, ...changed }) };
}
