import { impossible, type Refusal } from './core/index.ts';
import { MOST_ACROSS } from './procedures/body/creature/bounds.ts';
import { tooManyWalls, tooMuchLight, wrongSize } from './procedures/table/scene/may.ts';
import { sized } from './procedures/wilds/land/may.ts';
import { type Creature, MOST_CREATURES } from './state/creature.ts';
import { allLands } from './state/land.ts';
import type { Scene } from './state/scene.ts';
import type { GameState } from './state/state.ts';

/** People of one campaign, spectators among them. */
const MOST_PEOPLE = 1_000;

/**
 * What of a state, that comes of a log made elsewhere, is larger than the table can look through, in words; null where
 * nothing is. @param before a state of which that is known already
 */
export function unplayable(state: GameState, before: GameState): string | null {
  const scenes = state.scenes === before.scenes ? [] : Object.values(state.scenes);
  const lands = state.land === before.land && state.otherLands === before.otherLands ? [] : allLands(state);
  const [flaw] = [
    ...scenes.filter((scene) => !isAsLarge(scene, before.scenes[scene.id])).flatMap(flawsOf),
    ...lands.flatMap((land) => sized(land) ?? []),
  ];
  if (flaw) return flaw.sentence;
  if (state.creatures !== before.creatures && Object.values(state.creatures).some(isTooBroad))
    return `Nobody is more than ${MOST_ACROSS} squares from side to side.`;
  if (state.people !== before.people && Object.keys(state.people).length > MOST_PEOPLE)
    return `A campaign seats ${MOST_PEOPLE} people at most.`;
  return Object.keys(state.creatures).length > MOST_CREATURES
    ? `A campaign holds ${MOST_CREATURES} creatures at most.`
    : null;
}

const isTooBroad = ({ across = 0 }: Creature): boolean => !(across <= MOST_ACROSS);

/** An area that is searched, so many feet a side, is counted in squares. */
const tooFine = ({ feetPerSquare }: Scene): Refusal | null =>
  feetPerSquare >= 1 ? null : impossible('bad-input', 'A square of a map is a foot across at least.');

const flawsOf = (scene: Scene) =>
  [wrongSize(scene), tooFine(scene), tooManyWalls(scene, Object.values(scene.doors)), tooMuchLight(scene)].filter(
    (flaw) => flaw !== null,
  );

const isAsLarge = (now: Scene, was: Scene | undefined): boolean =>
  was !== undefined &&
  (['width', 'height', 'feetPerSquare', 'walls', 'doors', 'lights'] as const).every((part) => now[part] === was[part]);
