import { centreOf } from '@lanthorn/geometry';
import { type AreaId, type CreatureId, id } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import { lastingMagic, type Redrawn } from '../../../state/magic.ts';
import type { Area, Scene } from '../../../state/scene.ts';
import { isWatched } from '../../situation/sight/known.ts';
import { wallKey } from '../../table/drawing/events.ts';
import { beginLasting } from '../magic-in-force/lasting.ts';
import { withoutMagic } from '../magic-in-force/magic-on-map.ts';
import { wallAlong } from './conjured-wall.ts';
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
