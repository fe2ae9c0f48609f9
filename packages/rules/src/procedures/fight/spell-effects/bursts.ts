import { type AreaShape, blocked, centreOf, isWithinArea, type Square, sameSquare } from '@lanthorn/geometry';
import type { CreatureId } from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import { shapeOf } from '../../../state/area.ts';
import { squaresUp } from '../../../state/areas.ts';
import type { Creature } from '../../../state/creature.ts';
import { sightBarriersOf } from '../../../state/ground.ts';
import { middlesTaken, takesUp } from '../../../state/room-taken.ts';
import type { Scene } from '../../../state/scene.ts';
import type { AimedPlace, SpellWork } from '../../../state/spell-work.ts';
import type { GameState } from '../../../state/state.ts';
import { isInSightOfAll } from '../../situation/sight/in-sight.ts';
import { ofParty } from '../../situation/sight/known.ts';
import { canAffect } from '../../situation/spells/feels.ts';

/** At whom a spell is aimed, or at which square of the caster's map. */
interface Aim {
  readonly targets: readonly CreatureId[];
  readonly to?: Square | undefined;
}

/** A line begins at the near edge of its square, so that whoever stands there is on it. */
const HALF_A_SQUARE = 0.5;

/** Over what a spell bursts that is cast on a map; null for other spells. */
export const burstOf = (state: GameState, { at }: Creature, spell: string): SpellWork['bursts'] | null =>
  (at && rulesOf(state).spells.effect.works(spell)?.work.bursts) ?? null;

/** A square, and how many feet above the floor of it. */
interface Spot {
  readonly square: Square;
  readonly height?: number;
}

/** Over what a spell bursts at a place. @param from where its caster is; a line leads away from there, up or down as the place lies */
function shapeOfBurst(
  bursts: NonNullable<SpellWork['bursts']>,
  { grid, feetPerSquare }: Scene,
  from: Spot,
  to: Spot,
): AreaShape {
  const middle = centreOf(to.square, grid);
  const height = (to.height ?? 0) / feetPerSquare;
  if (bursts.kind === 'circle')
    return { ...shapeOf({ ...bursts, at: middle, degrees: 0 }, feetPerSquare), ...raised(height) };
  const eye = centreOf(from.square, grid);
  const [dx, dy] = [middle.x - eye.x, middle.y - eye.y];
  const angle = Math.atan2(dy, dx);
  const at = { x: middle.x - HALF_A_SQUARE * Math.cos(angle), y: middle.y - HALF_A_SQUARE * Math.sin(angle) };
  const rise = (height - (from.height ?? 0) / feetPerSquare) / Math.hypot(dx, dy);
  const shape = shapeOf({ ...bursts, at, degrees: (angle * 180) / Math.PI }, feetPerSquare);
  return { ...shape, ...raised(height - HALF_A_SQUARE * rise), ...(rise === 0 ? {} : { rise }) };
}

const raised = (height: number) => (height === 0 ? {} : { height });

/**
 * Those who stand where a spell bursts, be it with one of several squares, and feel it, friends among them: with no wall
 * and no shut door between them and its place, however high they are, for walls go up to the ceiling. Of what a seat knows, those it knows to stand there. What leads away from its caster strikes in the caster's
 * own square all others there, and nobody beyond.
 * @param by its caster, and where they stand
 */
export function caughtAt(
  state: GameState,
  work: SpellWork,
  by: { readonly caster: CreatureId; readonly from: Square },
  to: AimedPlace,
): readonly Creature[] {
  const scene = state.scenes[to.scene];
  if (!scene || !work.bursts) return [];
  const { from } = by;
  if (work.bursts.kind === 'line' && sameSquare(from, to.square))
    return Object.values(state.creatures).filter(
      (one) => one.id !== by.caster && takesUp(one, scene, from) && canAffect(work, one),
    );
  const shape = shapeOfBurst(work.bursts, scene, spotOf(state, by.caster, from), to);
  const [middle, barriers] = [centreOf(to.square, scene.grid), sightBarriersOf(scene)];
  return Object.values(state.creatures).filter((one) => {
    if (one.at?.scene !== scene.id || !canAffect(work, one)) return false;
    return middlesTaken(one, scene, one.at.square).some(
      (point) => isWithinArea(shape, point, squaresUp(one, scene)) && !blocked(middle, point, barriers),
    );
  });
}

/** Where a caster casts from, and how high above the floor. */
const spotOf = ({ creatures }: GameState, caster: CreatureId, square: Square): Spot => ({
  square,
  height: creatures[caster]?.elevation ?? 0,
});

/** Where a spell bursts that somebody on a map casts at others: where the first of them is, be it in the air; null for spells that do not burst, and where the map does not tell. */
export function placeOfBurst(
  state: GameState,
  caster: Creature,
  spell: string,
  [target]: readonly CreatureId[],
): AimedPlace | null {
  const { at: place = null, elevation = 0 } = (target && state.creatures[target]) || {};
  const bursts = rulesOf(state).spells.effect.works(spell)?.work.bursts;
  return bursts && place && caster.at?.scene === place.scene ? { ...place, ...raised(elevation) } : null;
}

/** Where on its caster's map a spell would burst, were it cast at these or at this square; null for spells that do not burst. */
function placeAimedAt(state: GameState, caster: Creature, spell: string, { targets, to }: Aim): AimedPlace | null {
  if (!caster.at || !burstOf(state, caster, spell)) return null;
  return to ? { ...caster.at, square: to } : placeOfBurst(state, caster, spell, targets);
}

/** The area over which a spell would burst, were it cast at these or at this square; null for spells that do not burst, and in the caster's own square. */
export function areaOfBurst(state: GameState, caster: Creature, spell: string, aim: Aim): AreaShape | null {
  const bursts = burstOf(state, caster, spell);
  const place = placeAimedAt(state, caster, spell, aim);
  const scene = place && state.scenes[place.scene];
  if (!bursts || !scene || !caster.at || sameSquare(caster.at.square, place.square)) return null;
  return shapeOfBurst(bursts, scene, spotOf(state, caster.id, caster.at.square), place);
}

/**
 * Whom a spell would catch by what its caster sees, were it cast at these or at this square; nobody of spells that do not
 * burst. Of the party's casters nobody whom not all have in sight: who is hidden there is not told beforehand.
 */
export function wouldCatch(state: GameState, caster: Creature, spell: string, aim: Aim): readonly Creature[] {
  const work = rulesOf(state).spells.effect.works(spell)?.work;
  const place = placeAimedAt(state, caster, spell, aim);
  if (!caster.at || !work || !place) return [];
  const caught = caughtAt(state, work, { caster: caster.id, from: caster.at.square }, place);
  return ofParty(state, caster) ? caught.filter((one) => isInSightOfAll(state, one)) : caught;
}
