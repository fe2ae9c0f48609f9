import { hasSquare, reachable, type Square, stepsBetween } from '@lanthorn/geometry';
import type { CreatureId } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Encounter, Flight } from '../../../state/encounter.ts';
import { groundOf, placesAround } from '../../../state/ground.ts';
import { sceneOf } from '../../../state/read.ts';
import type { Scene } from '../../../state/scene.ts';
import { ableOf, hasLetGo } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { nearestFeet } from '../../situation/reach/reach.ts';
import { isInSightOfAll } from '../../situation/sight/in-sight.ts';
import { layOut } from '../steps/feet-on-board.ts';
import { rates } from './flight.ts';

/** Squares that those who flee are followed at most: within a place that all can look over. */
const FARTHEST = 24;

/** The scene where a chase is run on the board; null where the board does not show it. */
const boardOf = ({ state }: Play, { setting }: Encounter): Scene | null =>
  state.automation.rounds && setting === 'dungeon' ? sceneOf(state) : null;

/** The sides of a meeting with those who stand on a map and are no secret. */
const standingOn = ({ state }: Play, encounter: Encounter, scene: Scene) =>
  encounter.sides
    .filter(({ id }) => !hasLetGo(encounter, id))
    .map((side) => ({
      side,
      here: ableOf(state, side).filter((one) => one.at?.scene === scene.id && !one.hidden),
    }));

/**
 * Those who fled and those who have come up with them stand next to each other. A party stands where its players led it;
 * others ran as far from the pursuers as they could, over ground that the party knows. Hidden ones are left where they are.
 * @param encounter as it stood while they ran
 */
export function layCaught(play: Play, encounter: Encounter, flight: Flight): void {
  const scene = boardOf(play, encounter);
  if (!scene) return;
  layOut(play);
  const standing = standingOn(play, encounter, scene);
  const fled = standing.find(({ side }) => side.id === flight.fleeing);
  const pursuers = standing.flatMap(({ side, here }) => (side.id === flight.fleeing ? [] : here));
  const [first] = fled?.here ?? [];
  if (!fled || !first?.at || pursuers.length === 0) return;
  const stays = fled.side.kind === 'party';
  const there = stays
    ? first.at.square
    : overtakenAt(scene, first.at.square, squaresRun(play, scene, encounter, flight), pursuers);
  lay(play, scene, there, stays ? pursuers : [...fled.here, ...pursuers]);
}

/**
 * Those who turned to fight and those behind them stand as far apart as they ran. A party stands where its players led
 * it, else those who fled stay; the others come to where the way is as near to that distance as the ground lets it, and of
 * such places to the nearest. Hidden ones are left where they are.
 * @param encounter as it stood while they ran
 */
export function layAtBay(play: Play, encounter: Encounter, { fleeing }: Flight, feet: number): void {
  const scene = boardOf(play, encounter);
  if (!scene) return;
  layOut(play);
  const standing = standingOn(play, encounter, scene);
  const stays =
    standing.find(({ side, here }) => side.kind === 'party' && here.length > 0) ??
    standing.find(({ side }) => side.id === fleeing);
  const those = (flee: boolean) => standing.flatMap(({ side, here }) => ((side.id === fleeing) === flee ? here : []));
  const apart = nearestFeet(play.state, those(true), those(false));
  const [first] = stays?.here ?? [];
  if (!stays || !first?.at || apart === null || Math.floor(apart) === feet) return;
  const moved = stays.side.id === fleeing ? those(false) : those(true);
  const there = atBayAt(scene, first.at.square, feet / scene.feetPerSquare, moved);
  if (there) lay(play, scene, there, moved);
}

/** The square whose way from one is nearest to so many squares, and of such the nearest to where some stand. */
function atBayAt(scene: Scene, from: Square, wanted: number, moved: readonly Creature[]): Square | undefined {
  const off = (length: number): number => Math.round(Math.abs(length - wanted));
  const back = (square: Square): number =>
    Math.min(...moved.flatMap(({ at }) => (at ? stepsBetween(square, at.square, scene.grid) : [])));
  const [best] = reachable(from, groundOf(scene), wanted + 1).toSorted(
    (one, other) => off(one.length) - off(other.length) || back(one.square) - back(other.square),
  );
  return best?.square;
}

/** The farthest from the pursuers that one can have run to, where the party has been; else where one stood. */
function overtakenAt(scene: Scene, from: Square, farthest: number, pursuers: readonly Creature[]): Square {
  const ground = groundOf(scene);
  const run = reachable(from, ground, farthest);
  const chased = pursuers.flatMap(({ at }) => (at ? reachable(at.square, ground, FARTHEST) : []));
  const behind = new Map<string, number>();
  for (const { square, length } of chased)
    behind.set(keyOf(square), Math.min(length, behind.get(keyOf(square)) ?? Number.POSITIVE_INFINITY));
  const lead = ({ square }: { readonly square: Square }) => behind.get(keyOf(square)) ?? 0;
  const [best] = run
    .filter(({ square, length }) => hasSquare(scene.explored, square) && lead({ square }) > length)
    .toSorted((one, other) => lead(other) - lead(one));
  return best?.square ?? from;
}

/** Squares that those who fled have run so far, up to where they are followed. */
function squaresRun(play: Play, scene: Scene, encounter: Encounter, { rounds }: Flight): number {
  const { pace } = play.rules.pursuit;
  const goes = Math.max(1, rounds / pace.roundsInGo);
  const feet = pace.running(rates(play, encounter).flee, 0) * goes;
  return Math.min(FARTHEST, feet / scene.feetPerSquare);
}

const keyOf = ({ x, y }: Square): string => `${x},${y}`;

/** One beside the other, around a square; who stands there unseen is not in the way. */
function lay(play: Play, scene: Scene, there: Square, creatures: readonly Creature[]): void {
  const moved: ReadonlySet<CreatureId> = new Set(creatures.map(({ id }) => id));
  const places = placesAround(there, creatures.length, groundOf(scene), takenBy(play.state, scene, moved));
  creatures.forEach(({ id, at }, place) => {
    const square = places[place];
    if (square && !(at?.square.x === square.x && at.square.y === square.y))
      play.happen({ type: 'CreaturePlaced', creature: id, at: { scene: scene.id, square } });
  });
}

const takenBy = (state: GameState, scene: Scene, moved: ReadonlySet<CreatureId>): readonly Square[] =>
  Object.values(state.creatures)
    .filter((one) => !moved.has(one.id) && isInSightOfAll(state, one))
    .flatMap(({ at }) => (at?.scene === scene.id ? [at.square] : []));
