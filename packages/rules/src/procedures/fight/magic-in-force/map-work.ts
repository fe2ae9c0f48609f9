import { hasSquare, type Square } from '@lanthorn/geometry';
import type { Play } from '../../../play/index.ts';
import { placeFilled } from '../../../state/areas.ts';
import { type LastingMagic, lastingMagic } from '../../../state/magic.ts';
import type { GameState } from '../../../state/state.ts';
import { type SceneDrawn, squaresIn, wallKey } from '../../table/drawing/events.ts';
import type { MagicBegan, MagicEnded } from './lasting-events.ts';
import { changeOfMap } from './magic-on-map.ts';

/** The map is as magic makes it. */
export function magicRedraws(play: Play, { magic }: MagicBegan): void {
  const { redraws, area } = magic;
  const now = lastingMagic(play.state);
  const before = now.filter((one) => one.id !== magic.id);
  if (redraws) play.happen({ type: 'SceneDrawn', ...changeOfMap(redraws.scene, before, now), quiet: true });
  if (area) play.happen({ type: 'AreaPlaced', area });
}

/** What magic changed of the map is as it was before. */
export function mapRestored(play: Play, { magic }: MagicEnded): void {
  if (isStillInForce(play, magic)) return;
  const { redraws } = magic;
  const area = placeFilled(play.state, magic);
  const now = lastingMagic(play.state);
  if (redraws && play.state.scenes[redraws.scene])
    play.happen({ type: 'SceneDrawn', ...changeOfMap(redraws.scene, [...now, magic], now), quiet: true });
  if (area) play.happen({ type: 'AreaRemoved', area: area.id });
}

/** What the referee draws where magic has it already is there for good: it is no longer the spell's to take away. */
export function drawnStays(play: Play, drawn: SceneDrawn, before: GameState): void {
  if (drawn.quiet) return;
  wallsStay(play, drawn, before);
  floorStays(play, drawn, before);
}

function wallsStay(play: Play, { scene, put }: SceneDrawn, before: GameState): void {
  const keys = before.scenes[scene]?.walls.map(wallKey) ?? [];
  const raised = lastingMagic(play.state).flatMap(({ redraws }) =>
    redraws?.scene === scene && !redraws.take.walls ? (redraws.put.walls ?? []).map(wallKey) : [],
  );
  for (const wall of put.walls ?? [])
    if (keys.includes(wallKey(wall)) && raised.includes(wallKey(wall)))
      play.happen({ type: 'WallMadeToStay', scene, wall });
}

function floorStays(play: Play, { scene, put }: SceneDrawn, before: GameState): void {
  const there = before.scenes[scene]?.floor;
  const opened = lastingMagic(play.state).flatMap(({ redraws }) =>
    redraws?.scene === scene ? squaresIn(redraws.put.floor ?? []) : [],
  );
  const isDrawn = ({ x, y }: Square) =>
    (put.floor ?? []).some(([left, row, count]) => y === row && x >= left && x < left + count);
  const squares = opened.filter((square) => there && hasSquare(there, square) && isDrawn(square));
  if (squares.length > 0) play.happen({ type: 'FloorMadeToStay', scene, squares });
}

const isStillInForce = ({ state }: Play, { id }: LastingMagic): boolean =>
  lastingMagic(state).some((one) => one.id === id);
