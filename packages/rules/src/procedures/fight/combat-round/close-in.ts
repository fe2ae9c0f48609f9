import {
  addSquares,
  differenceRows,
  emptyRows,
  type Ground,
  passingBy,
  pathTo,
  pathToNearest,
  reachable,
  type Shunned,
  type Square,
  sameSquare,
  type TimesOnto,
} from '@lanthorn/geometry';
import { type CreatureId, keepingLast } from '../../../core/index.ts';
import type { Handler, Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Side } from '../../../state/encounter.ts';
import { groundOf } from '../../../state/ground.ts';
import { isCapable, sceneOf, withCreature } from '../../../state/read.ts';
import type { Scene } from '../../../state/scene.ts';
import { ableOf, foesOf, sideNamed, targetsOfBlows } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { goAlong } from '../../dungeon/movement/go-along.ts';
import { feetLeft } from '../../dungeon/movement/rate.ts';
import type { Way } from '../../dungeon/movement/walk.ts';
import { costOf, shunnedBy, timesOnto } from '../../dungeon/movement/way.ts';
import { feetApart, inReach } from '../../situation/reach/reach.ts';
import { momentOf } from '../../situation/round/moment.ts';
import { mayMoveNow } from '../../situation/round/turns.ts';
import { type LineStep, stepsToFoes } from '../off-board/steps.ts';
import { stateAt } from './idle.ts';
import { endPhaseWhenDone, goOn, sidesNow } from './pass.ts';
import { type Striker, strikeAll, strikersOf } from './side.ts';
import { stillToAct } from './still-to-act.ts';
import { comeToLight } from './to-light.ts';

/** The ways by which those of one side get nearer to their foes, who stand next to none: the nearest goes first. */
export function waysToFoes(state: GameState, creatures: readonly Creature[]): readonly Way[] {
  const scene = sceneOf(state);
  if (!scene) return [];
  const movers = creatures.filter((mover) => mover.at?.scene === scene.id && mayMoveNow(state, mover.id) === null);
  const ways: Way[] = [];
  let now = state;
  for (const { id } of movers.toSorted((one, other) => nearest(state, one) - nearest(state, other))) {
    const mover = now.creatures[id];
    const path = mover && wayToFoe(now, scene, mover);
    const end = path?.at(-1);
    if (!path || !end) continue;
    ways.push({ creature: id, path });
    now = withCreature(now, id, (found) => ({ ...found, at: { scene: scene.id, square: end } }));
  }
  return ways;
}

const standingFoes = (state: GameState, mover: Creature): readonly Creature[] =>
  ableBeside(mover, targetsOfBlows(state, mover.id));

const ableBeside = ({ at }: Creature, some: readonly Creature[]): readonly Creature[] =>
  some.filter((one) => isCapable(one) && one.at?.scene === at?.scene);

const nearest = (state: GameState, mover: Creature): number =>
  Math.min(...standingFoes(state, mover).map((foe) => feetApart(state, mover, foe) ?? Number.POSITIVE_INFINITY));

function wayToFoe(state: GameState, scene: Scene, mover: Creature): readonly Square[] | null {
  const from = mover.at?.square;
  const foes = standingFoes(state, mover);
  if (!from || foes.length === 0 || foes.some((foe) => inReach(state, mover, foe) === true)) return null;
  const nearer = { state, scene, mover, from, foes };
  const [straight, shunned] = [stepsFor(scene, null), shunnedBy(state, scene, mover)];
  if (!shunned) return wayBy(nearer, straight);
  const round = stepsFor(scene, shunned);
  return wayBy(nearer, wayToNearest(nearer, round) ? round : straight);
}

interface Nearer {
  readonly state: GameState;
  readonly scene: Scene;
  readonly mover: Creature;
  readonly from: Square;
  readonly foes: readonly Creature[];
}

/** How steps are counted on the way to some squares, or wherever one may stand. */
type Steps = (...to: Square[]) => TimesOnto | undefined;

/** No step goes onto a shunned square, unless it is a goal. */
function stepsFor(scene: Scene, shunned: Shunned | null): Steps {
  const times = timesOnto(scene);
  return (...to) =>
    shunned ? passingBy((square) => shunned(square) && !to.some((goal) => sameSquare(square, goal)), times) : times;
}

/** The way to a foe who can be struck at its end, else as far as one gets on the way to the nearest. */
function wayBy(nearer: Nearer, steps: Steps): readonly Square[] | null {
  const { state, scene, mover, from, foes } = nearer;
  const squares = feetLeft(state, mover) / scene.feetPerSquare;
  const taken = standing(state, scene, mover);
  const ground = around(groundOf(scene), [...foes, ...ableBeside(mover, foesOf(state, mover.id))]);
  const free = reachable(from, ground, squares, { times: steps() }).filter(
    ({ square }) => !taken.some((each) => sameSquare(each, square)),
  );
  const next = free.find(({ square }) =>
    foes.some((foe) => inReach(state, { ...mover, at: { scene: scene.id, square } }, foe) === true),
  );
  if (next) return pathTo(from, next.square, ground, squares + 1, steps());
  return partOfWay(nearer, steps, (square) => free.some((each) => sameSquare(each.square, square)));
}

/** As far as one gets on the way to the nearest foe. */
function partOfWay(nearer: Nearer, steps: Steps, reaches: (square: Square) => boolean): readonly Square[] | null {
  const way = wayToNearest(nearer, steps);
  const last = way?.findLastIndex((square, step) => step > 0 && reaches(square)) ?? -1;
  return way && last > 0 ? way.slice(0, last + 1) : null;
}

/** The shortest way to a foe, however far off; null where none leads to any. */
function wayToNearest({ scene, from, foes }: Nearer, steps: Steps): readonly Square[] | null {
  const goals = squaresOf(foes);
  return pathToNearest(from, goals, groundOf(scene), Number.POSITIVE_INFINITY, steps(...goals));
}

const squaresOf = (some: readonly Creature[]): readonly Square[] => some.flatMap(({ at }) => at?.square ?? []);

/** Nobody walks through a foe, nor through whom they would strike at. */
const around = (ground: Ground, foes: readonly Creature[]): Ground => {
  const { width, height } = ground.bounds;
  const held = addSquares(emptyRows(width, height), squaresOf(foes));
  return ground.floor ? { ...ground, floor: differenceRows(ground.floor, held) } : ground;
};

/** Where others stand, who leave no room to stop. */
const standing = ({ creatures }: GameState, scene: Scene, mover: Creature): readonly Square[] =>
  Object.values(creatures)
    .filter((other) => other.id !== mover.id && isCapable(other) && other.at?.scene === scene.id)
    .flatMap(({ at }) => at?.square ?? []);

/**
 * Those who would get nearer to their foes, and to whom no way leads from where they stand.
 * @param ways of those who do get nearer: nobody looks for theirs again
 */
const keptBack = (
  state: GameState,
  scene: Scene,
  creatures: readonly Creature[],
  ways: readonly Way[],
): readonly Creature[] =>
  creatures.filter((mover) => {
    if (ways.some(({ creature }) => creature === mover.id)) return false;
    const foes = standingFoes(state, mover);
    const there = mover.at?.scene === scene.id && mayMoveNow(state, mover.id) === null;
    const near = foes.length === 0 || foes.some((foe) => inReach(state, mover, foe) === true);
    return there && !near && !hasWay(state, scene, mover);
  });

/** Whether any foe can be walked to, however far off. */
function hasWay(state: GameState, scene: Scene, mover: Creature): boolean {
  const from = mover.at?.square;
  const goals = squaresOf(standingFoes(state, mover));
  return !!from && pathToNearest(from, goals, groundOf(scene), Number.POSITIVE_INFINITY) !== null;
}

/** Nobody is told what keeps them back but that they are; the referee, where it is a door. */
function tellKept(play: Play, scene: Scene, kept: readonly Creature[]): void {
  if (kept.length === 0) return;
  const opened = { ...scene, doors: {} };
  const shut = kept.every((mover) => hasWay(play.state, opened, mover));
  play.happen({ type: 'KeptBack', creatures: kept.map(({ id }) => id), ...(shut ? { shut } : {}) });
}

/** Those of a side who go: all of it who are able to, where nobody is named. */
const goersOf = (state: GameState, side: Side, named: readonly CreatureId[] | undefined): readonly Creature[] =>
  ableOf(state, side).filter(({ id }) => named?.includes(id) ?? true);

/** The ways of those who go of a side: all of it where nobody is named. */
export const waysIn = keepingLast((state: GameState, side: Side, named: readonly CreatureId[] | undefined) =>
  waysToFoes(state, goersOf(state, side, named)),
);

/** The steps of those of a side who go up to their foes on no map: all of it where nobody is named. */
export const stepsIn = (state: GameState, side: Side, named: readonly CreatureId[] | undefined) =>
  stepsToFoes(state, goersOf(state, side, named));

export const closeIn: Handler<'CloseIn'> = (play, { side: asked, strike = false, creatures }) => {
  const scene = sceneOf(play.state);
  const side = sideNamed(play.state.encounter, asked);
  if (!side) return;
  const steps = stepsIn(play.state, side, creatures);
  const before = play.state.creatures;
  const ways = scene ? waysIn(play.state, side, creatures) : [];
  const kept = scene ? keptBack(play.state, scene, goersOf(play.state, side, creatures), ways) : [];
  if (scene)
    for (const { creature, path: whole } of ways)
      goAlong(play, creature, whole, ({ leg: path }) => {
        play.happen({ type: 'CreatureMoved', creature, path, feet: costOf(play.state, scene, path) });
        return { path, isStopped: false };
      });
  for (const step of steps) play.happen({ type: 'StoodOnLine', ...step, quiet: true });
  comeToLight(play);
  tellComing(play, before, steps);
  if (scene) tellKept(play, scene, kept);
  goOn(play, { members: creatures ?? side.members });
  if (strike && !creatures) strikeNext(play, side);
};

/** Those who have come nearer, on the board or on no map. */
function tellComing(play: Play, before: GameState['creatures'], steps: readonly LineStep[]): void {
  const creatures = Object.values(play.state.creatures)
    .filter(({ id, at }) => at !== before[id]?.at || steps.some(({ creature }) => creature === id))
    .map(({ id }) => id);
  if (creatures.length > 0) play.happen({ type: 'ClosedIn', creatures });
}

/** Those of a side who need not move to strike when blows come; nobody where phases do not end by themselves. */
export const strikersWaiting = keepingLast((state: GameState, side: Side): readonly Striker[] => {
  const combat = state.encounter?.combat;
  if (!combat || !state.automation.rounds) return [];
  return strikersOf(stateAt(state, { acting: momentOf(combat).acting, phase: 'melee' }), side);
});

/** If it is their turn to strike as soon as what waits for nobody has passed. */
function strikeNext(play: Play, { id, members }: Side): void {
  const round = play.state.encounter?.round;
  endPhaseWhenDone(play);
  const { encounter } = play.state;
  if (!encounter?.combat || encounter.round !== round) return;
  const side = sidesNow(encounter).find((each) => each.id === id);
  const others = stillToAct(play.state).filter((one) => !members.includes(one.id));
  if (side && others.length === 0) strikeAll(play, side);
}
