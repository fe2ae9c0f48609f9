import {
  addSquares,
  blocked,
  centreOf,
  fullRows,
  hasSquare,
  isLitOutside,
  type Light,
  type Lights,
  type Square,
  type SquareRows,
  sameSquare,
  seenSquares,
  seesOneOf,
  type Viewer,
} from '@lanthorn/geometry';
import { identical, type SceneId } from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import type { Creature, Place } from '../../../state/creature.ts';
import { asKnown, sightBarriersOf } from '../../../state/ground.ts';
import { partyOf, sceneOf } from '../../../state/read.ts';
import type { Scene } from '../../../state/scene.ts';
import { isInPlay, seenFrom } from '../../../state/split.ts';
import type { GameState } from '../../../state/state.ts';
import { infravisionOf } from '../condition/enchantment.ts';

/** By state: one projection asks many times. */
const byState = new WeakMap<GameState, SquareRows>();

/** What sight depends on, and what was seen then. */
interface Seen {
  /** The very things it was made of last: where they are the same, nothing need be compared. */
  readonly of: readonly unknown[];
  readonly doors: Scene['doors'];
  readonly walls: Scene['walls'];
  readonly ruleset: GameState['ruleset'];
  readonly places: string;
  readonly rows: SquareRows;
}

/** By the fixed lights of a scene, which stay the same object for as long as the scene is there. */
const byScene = new WeakMap<Scene['lights'], Seen>();

/**
 * The squares of the scene on the board that the party sees: those its members stand on, and those in a clear line
 * from one of them that are lit or within that member's infravision. Worked out anew only
 * when a member, a light or a door has changed. In a state as somebody knows it, it is a fact of its own.
 */
export function seenByParty(state: GameState & { readonly seen?: Readonly<Record<SceneId, SquareRows>> }): SquareRows {
  const known = (state.scene && state.seen?.[state.scene]) || byState.get(state);
  if (known) return known;
  const scene = sceneOf(state);
  const rows = scene ? lookAround(state, scene) : [];
  byState.set(state, rows);
  return rows;
}

/** Whether those of the party who play there see a place now. */
export const isPlaceSeen = (state: GameState, place: Place | null): boolean =>
  place !== null && isInPlay(state, place.scene) && hasSquare(seenByParty(seenFrom(state, place.scene)), place.square);

/** The squares that each of the party sees, or would if the doors of the scene on the board stood so. */
export function seenByEach(state: GameState, doors = sceneOf(state)?.doors): readonly SquareRows[] {
  const scene = sceneOf(state);
  if (!scene || !doors) return [];
  const lights = lightsOn(state, scene);
  return lookersOn(state, scene).map((one) => look(state, { ...scene, doors }, [one], lights));
}

/** Whether one who stands on the scene sees one of these squares; whoever is blind knows the own square. */
export function seesOne(state: GameState, scene: Scene, one: Creature, squares: readonly Square[]): boolean {
  const { at, conditions } = one;
  if (squares.some((square) => at && sameSquare(at.square, square))) return true;
  if (conditions.includes('blind')) return false;
  const lights = lightsOn(state, scene);
  const barriers = sightBarriersOf(scene);
  return viewerOf(state, scene, one, lights).some((viewer) =>
    seesOneOf(viewer, squares, lights, scene.ambient, barriers, scene),
  );
}

/** Whether nothing but the dark keeps one who stands on a scene from seeing another; nobody is in the dark where a hand says what is seen. */
export function isDarkTo(state: GameState, one: Creature, other: Creature): boolean {
  const board = one.at && other.at?.scene === one.at.scene ? state.scenes[one.at.scene] : undefined;
  if (!board || !one.at || !other.at || board.ambient === 'lit' || board.fog) return false;
  const scene = state.party.members.includes(one.id) ? asKnown(board) : board;
  if (blocked(centreOf(one.at.square, scene.grid), centreOf(other.at.square, scene.grid), sightBarriersOf(scene)))
    return false;
  return !seesOne(state, scene, one, [other.at.square]);
}

/** Whether those of the party may see a square of the scene on the board that is not explored; false only where they do not. */
export function maySeeMore(state: GameState, scene: Scene): boolean {
  if (scene.fog || scene.ambient === 'lit') return true;
  const lookers = lookersOn(state, scene);
  const lights = lightsOn(state, scene);
  return (
    lookers.some(({ at }) => at && !hasSquare(scene.explored, at.square)) ||
    isLitOutside(scene.explored, viewersOf(state, scene, lookers, lights), lights, sightBarriersOf(scene), scene)
  );
}

/** The squares that one of them sees. */
export const seenBy = (state: GameState, scene: Scene, one: Creature): SquareRows =>
  look(state, scene, [one], lightsOn(state, scene));

/** Where the referee's hand says what is known, that is what is seen; where all of it is known, all is. Null where eyes count. */
function foggedBy({ fog, explored, width, height }: Scene, lookers: readonly Creature[]): SquareRows | null {
  if (fog === 'none') return fullRows(width, height);
  const stood = lookers.flatMap(({ at }) => at?.square ?? []);
  return fog === 'by-hand' ? addSquares(explored, stood) : null;
}

function lookAround(state: GameState, scene: Scene): SquareRows {
  const lookers = lookersOn(state, scene);
  const fogged = foggedBy(scene, lookers);
  if (fogged) return fogged;
  const of = madeOf(state, scene, lookers);
  const last = byScene.get(scene.lights);
  if (last && identical(last.of, of)) return last.rows;
  const lights = lightsOn(state, scene);
  const { doors, walls, ambient, width, height, feetPerSquare } = scene;
  const places = JSON.stringify([
    lookers.map((one) => lookOf(state, one)),
    lights.burning,
    ambient,
    width,
    height,
    feetPerSquare,
  ]);
  const { ruleset } = state;
  const isSame = last?.doors === doors && last.walls === walls && last.ruleset === ruleset && last.places === places;
  const rows = isSame ? last.rows : look(state, scene, lookers, lights);
  const kept = last && identical(last.rows, rows) ? last.rows : rows;
  byScene.set(scene.lights, { of, doors, walls, ruleset, places, rows: kept });
  return kept;
}

/** All that what is seen of a scene goes by: who looks from where, what shines, the walls and the doors. */
const madeOf = (state: GameState, scene: Scene, lookers: readonly Creature[]): readonly unknown[] => [
  state.ruleset,
  ...[scene.doors, scene.walls, scene.ambient, scene.width, scene.height, scene.feetPerSquare],
  ...lookers.flatMap((one) => [one.at, infravisionOf(state, one), one.conditions]),
  ...Object.values(state.lights).flatMap((light) => {
    const bearer = light.carriedBy ? state.creatures[light.carriedBy] : null;
    return [light, bearer?.at, bearer?.hidden];
  }),
];

const lookOf = (state: GameState, one: Creature) => [
  one.at?.square,
  infravisionOf(state, one),
  one.conditions.includes('blind'),
];

/** Whoever can look sees; whoever is blind still knows the square it stands on. */
function look(state: GameState, scene: Scene, lookers: readonly Creature[], lights: Lights): SquareRows {
  const { width, height, grid } = scene;
  const bounds = { width, height, grid };
  const barriers = sightBarriersOf(scene);
  const seen = seenSquares(viewersOf(state, scene, lookers, lights), lights, scene.ambient, barriers, bounds);
  return addSquares(
    seen,
    lookers.flatMap(({ at }) => at?.square ?? []),
  );
}

const viewersOf = (state: GameState, scene: Scene, lookers: readonly Creature[], lights: Lights): readonly Viewer[] =>
  lookers
    .filter(({ conditions }) => !conditions.includes('blind'))
    .flatMap((one) => viewerOf(state, scene, one, lights));

/** A light in view ends infravision. Infravision is in squares. */
function viewerOf(state: GameState, scene: Scene, looker: Creature, { burning, fixed }: Lights): Viewer[] {
  const { at } = looker;
  if (!at) return [];
  const range = infravisionOf(state, looker);
  const eye = centreOf(at.square, scene.grid);
  const barriers = sightBarriersOf(scene);
  const visibleLight = range > 0 && [...burning, ...fixed].some((light) => !blocked(eye, light.at, barriers));
  const heat = rulesOf(state).sight.infravision({
    range,
    distance: range,
    visibleLight,
    largeHeat: false,
    warmth: 'warm',
  });
  return [{ at: eye, infravision: heat.works ? range / scene.feetPerSquare : 0 }];
}

function lookersOn(state: GameState, scene: Scene): readonly Creature[] {
  const there = partyOf(state).filter((member) => isOn(member, scene));
  const able = there.filter((member) => !isSenseless(member));
  if (able.length > 0 || there.some(isOnlyAsleep)) return able;
  return there.filter((member) => hasFallenIn(state, member));
}

/** Whoever sleeps has not fallen: the dead do not look on for them. */
const isOnlyAsleep = ({ conditions }: Creature): boolean =>
  conditions.includes('asleep') && ![...FALLEN, 'fled' as const].some((condition) => conditions.includes(condition));

/** Where all have fallen before foes whom they saw, the table looks on from where they lie until the meeting is over. */
const hasFallenIn = ({ encounter }: GameState, { id, conditions }: Creature): boolean =>
  FALLEN.some((condition) => conditions.includes(condition)) &&
  encounter?.sighted !== undefined &&
  encounter.sides.some(({ members }) => members.includes(id));

const FALLEN = ['dead', 'unconscious'] as const;

const isOn = (creature: Creature, scene: Scene): boolean => creature.at?.scene === scene.id;

const SENSELESS = ['dead', 'unconscious', 'asleep', 'fled'] as const;
export const isSenseless = ({ conditions }: Creature): boolean =>
  SENSELESS.some((condition) => conditions.includes(condition));

/** Lights that burn on the scene: carried, left and fixed; radii in squares. Of a hidden bearer's nobody may know. */
function lightsOn(state: GameState, scene: Scene): Lights {
  const burning = Object.values(state.lights).flatMap((light) => {
    const bearer = light.carriedBy ? state.creatures[light.carriedBy] : null;
    const at = light.left ?? (bearer && !bearer.hidden ? bearer.at : null);
    return at?.scene === scene.id
      ? [{ at: centreOf(at.square, scene.grid), radius: light.radius / scene.feetPerSquare }]
      : [];
  });
  return { burning, fixed: fixedOf(scene) };
}

/** By the fixed lights of a scene, as many feet to the square as it has. */
const fixedLights = new WeakMap<
  Scene['lights'],
  { readonly feetPerSquare: number; readonly fixed: readonly Light[] }
>();

function fixedOf({ lights, feetPerSquare }: Scene): readonly Light[] {
  const known = fixedLights.get(lights);
  if (known?.feetPerSquare === feetPerSquare) return known.fixed;
  const fixed = lights.map(({ at, radiusFeet }) => ({ at, radius: radiusFeet / feetPerSquare }));
  fixedLights.set(lights, { feetPerSquare, fixed });
  return fixed;
}
