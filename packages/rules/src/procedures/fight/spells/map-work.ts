import { centreOf, hasSquare, sameSquare } from '@lanthorn/geometry';
import { type AreaId, type CreatureId, id } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import { placeFilled } from '../../../state/areas.ts';
import { type LastingMagic, lastingMagic, type Redrawn } from '../../../state/magic.ts';
import type { Area, Scene } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { isWatched } from '../../situation/sight/known.ts';
import { type SceneDrawn, squaresIn, wallKey } from '../../table/drawing/events.ts';
import { wallAlong } from './conjured-wall.ts';
import { beginLasting } from './lasting.ts';
import type { MagicBegan, MagicEnded } from './lasting-events.ts';
import { changeOfMap, withoutMagic } from './magic-on-map.ts';
import { wayThrough } from './opened-way.ts';
import { type Let, timeOf } from './settled.ts';

/** A wall stands on the map, or a way lies open through one: for as long as the spell lasts, or for good. */
export function redraw(play: Play, found: Let): void {
  const { awaited, caster, work, rule, lasts } = found;
  const formula = work.raises ? `a wall of up to ${work.raises.feet}′` : `a way of up to ${work.opensWay?.feet}′`;
  play.happen({ type: 'SpellTookHold', awaited, targets: [], why: { rule, formula } });
  const redraws = redrawnBy(play, found);
  if (lasts !== '')
    return beginLasting(play, caster, awaited.spell, [], { rule, ...timeOf(lasts) }, redraws ? { redraws } : {});
  if (!redraws) return;
  if (work.raises)
    for (const wall of redraws.put.walls ?? []) play.happen({ type: 'WallMadeToStay', scene: redraws.scene, wall });
  play.happen({ type: 'SceneDrawn', ...redraws, quiet: true });
}

/** How the map is otherwise; null where nobody has said where. */
function redrawnBy({ state }: Play, { caster: { at }, work, from, to, lasts }: Let): Redrawn | null {
  const scene = at && state.scenes[at.scene];
  if (!scene || !from || !to) return null;
  const bare = withoutMagic(scene, lastingMagic(state));
  if (!work.raises) return wayThrough(lasts === '' ? scene : bare, from, to);
  const most = work.raises.feet / scene.feetPerSquare;
  const wall = wallAlong({ from, to, caster: at.square, most });
  const isThere = bare.walls.some((one) => wallKey(one) === wallKey(wall));
  return { scene: scene.id, put: isThere ? {} : { walls: [wall] }, take: {} };
}

/** The place that a spell fills: about the square that was said, or the first of those whom it is cast at, and then shown to nobody who does not see them. */
export function filledBy(
  play: Play,
  { awaited, work, scene: map, to }: Let,
  [first]: readonly CreatureId[],
): Area | null {
  const about = first ? play.state.creatures[first] : undefined;
  const at = work.save && !work.slays ? undefined : about?.at;
  const [on, square] = to ? [map, to] : [at?.scene, at?.square];
  const scene: Scene | undefined = on ? play.state.scenes[on] : undefined;
  if (!work.fills || !scene || !square) return null;
  return {
    id: id<'area'>(play.dice.id()) satisfies AreaId,
    scene: scene.id,
    kind: work.fills.kind,
    feet: work.fills.feet,
    at: centreOf(square, scene.grid),
    width: 0,
    degrees: 0,
    by: play.by.user,
    open: awaited.open && (to !== null || isWatched(play.state, about)),
  };
}

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
  const drawn = squaresIn(put.floor ?? []).filter((square) => there && hasSquare(there, square));
  const opened = lastingMagic(play.state).flatMap(({ redraws }) =>
    redraws?.scene === scene ? squaresIn(redraws.put.floor ?? []) : [],
  );
  const squares = drawn.filter((square) => opened.some((one) => sameSquare(one, square)));
  if (squares.length > 0) play.happen({ type: 'FloorMadeToStay', scene, squares });
}

const isStillInForce = ({ state }: Play, { id }: LastingMagic): boolean =>
  lastingMagic(state).some((one) => one.id === id);
