import {
  blocked,
  centreOf,
  differenceRows,
  distanceInFeet,
  fullRows,
  hasSquare,
  rowsOfSquares,
  type Square,
  type SquareRows,
  segmentSquares,
  squaresOf,
} from '@lanthorn/geometry';
import { byRule, impossible, onceFor, type Refusal, type RuleId } from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import type { Creature, Place } from '../../../state/creature.ts';
import { asKnown, sightBarriersOf } from '../../../state/ground.ts';
import type { Scene } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { MELEE_FEET } from '../../situation/reach/melee-feet.ts';
import { ofParty } from '../../situation/sight/known.ts';
import { toldName, toldWithin } from '../../situation/spells/reversed.ts';
import { burstOf } from '../spell-effects/bursts.ts';

/** How a spell may be cast at a place: how far off, in feet, and by which rule. */
interface AtPlace {
  readonly rule: RuleId;
  readonly feet: number;
  /** It leads away from its caster, and so from another square than theirs. */
  readonly isAway: boolean;
}

/** How somebody may cast a spell at a place instead of at somebody: one that shines, fills a place or bursts there; null for others. */
function atPlaceOf(state: GameState, caster: Creature, spell: string): AtPlace | null {
  const { spells, light } = rulesOf(state);
  const filling = spells.effect.works(spell);
  const rule = (filling?.work.fills ?? filling?.work.bursts) ? filling?.rule : light.shines(caster, spell)?.rule;
  const range = spells.effect.range(caster, spell) ?? Number.POSITIVE_INFINITY;
  if (rule === undefined || range === 'self') return null;
  return { rule, feet: range === 'touch' ? MELEE_FEET : range, isAway: filling?.work.bursts?.kind === 'line' };
}

/** Whether somebody who stands on a map may cast a spell at a place there. */
export const isForPlaces = (state: GameState, caster: Creature, spell: string): boolean =>
  caster.at !== null && atPlaceOf(state, caster, spell) !== null;

/** The map that somebody stands on, as it is in truth. */
const mapOf = (state: GameState, { at }: Creature): Scene | undefined => (at ? state.scenes[at.scene] : undefined);

/**
 * The squares that somebody may cast a spell at: floor in range and in a clear line, by the doors as the players last
 * saw them; of the players’ creatures what has been explored, and over nothing else. Null where there is none.
 */
export function placesFor(state: GameState, caster: Creature, spell: string): SquareRows | null {
  const scene = mapOf(state, caster);
  const how = atPlaceOf(state, caster, spell);
  if (!scene || !caster.at || !how) return null;
  const by = ofParty(state, caster) ? knownFrom : truthFrom;
  const places = by(scene, caster.at)(how.feet);
  return how.isAway ? differenceRows(places, rowsOfSquares(scene.width, scene.height, [caster.at.square])) : places;
}

const knownFrom = onceFor((scene: Scene, at: Place) => reachFrom(asKnown(scene), at, scene.explored));
const truthFrom = onceFor((scene: Scene, at: Place) => reachFrom(scene, at, fullRows(scene.width, scene.height)));

/** By how many feet it reaches. @param over the squares that the line to a place may cross */
function reachFrom(scene: Scene, { square: from }: Place, over: SquareRows): (feet: number) => SquareRows {
  const { floor, grid, feetPerSquare, width, height } = scene;
  const [eye, barriers] = [centreOf(from, grid), sightBarriersOf(scene)];
  const isClear = (to: Square): boolean => {
    const line = { a: eye, b: centreOf(to, grid) };
    return !blocked(line.a, line.b, barriers) && segmentSquares(line, grid).every((square) => hasSquare(over, square));
  };
  const found = new Map<number, SquareRows>();
  return (feet) => {
    const known = found.get(feet);
    if (known) return known;
    const near = squaresOf(over)
      .filter((square) => !floor || hasSquare(floor, square))
      .filter((square) => distanceInFeet(from, square, grid, feetPerSquare) <= feet && isClear(square));
    const rows = rowsOfSquares(width, height, near);
    found.set(feet, rows);
    return rows;
  };
}

/** What stands against what a spell is cast at: somebody or a place, never both; and at one alone what bursts about them. */
export function againstAim(
  state: GameState,
  caster: Creature,
  spell: string,
  targets: readonly unknown[],
  to: Square | undefined,
): readonly Refusal[] {
  if (!to)
    return targets.length > 1 && burstOf(state, caster, spell)
      ? [impossible('bad-input', `${toldName(spell)} is cast at one alone: it catches those about them.`)]
      : [];
  const both = impossible('bad-input', 'A spell is cast at somebody or at a place, not at both.');
  return [...(targets.length > 0 ? [both] : []), ...againstPlace(state, caster, spell, to)];
}

function againstPlace(state: GameState, caster: Creature, spell: string, to: Square): readonly Refusal[] {
  const scene = mapOf(state, caster);
  const how = atPlaceOf(state, caster, spell);
  const places = placesFor(state, caster, spell);
  if (!how || !places || !scene) return [impossible('bad-input', `${toldName(spell)} is not cast at a place there.`)];
  if (hasSquare(places, to)) return [];
  if (!hasSquare(ofParty(state, caster) ? scene.explored : fullRows(scene.width, scene.height), to))
    return [impossible('no-such-thing', 'Nobody knows of such a place.')];
  return [
    byRule(
      how.rule,
      'too-far',
      `${called(caster)} does not see that place, or it is too far for ${toldWithin(spell)}.`,
    ),
  ];
}
