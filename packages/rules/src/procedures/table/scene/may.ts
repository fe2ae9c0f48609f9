import { countPieces } from '@lanthorn/geometry';
import { impossible, objections, type Refusal, type SceneId, type Seat, written } from '../../../core/index.ts';
import type { May } from '../../../play/index.ts';
import { allLands } from '../../../state/land.ts';
import { sceneNamed } from '../../../state/read.ts';
import { type FixedLight, MOST_SQUARES, type SceneFacts } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { onlyReferee } from '../permission/permission.ts';

const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/** Why a map is of no size that one plays on; null when it is. */
export const wrongSize = ({ width, height }: Pick<SceneFacts, 'width' | 'height'>): Refusal | null =>
  isWhole(width, 1, MOST_SQUARES) && isWhole(height, 1, MOST_SQUARES)
    ? null
    : impossible('bad-input', `A map is from 1 to ${MOST_SQUARES} squares a side.`);

/** Pieces into which the walls and doors of a map are cut at the lines between squares: each is looked at when it is shown. */
const MOST_PIECES = 150_000;

/** Why the walls and doors of a map are longer, all together, than can be shown; null when they are not. */
export const tooManyWalls = (
  { walls, grid }: Pick<SceneFacts, 'walls' | 'grid'>,
  doors: SceneFacts['doors'],
): Refusal | null =>
  countPieces([...walls, ...doors.map(({ segment }) => segment)], grid) <= MOST_PIECES
    ? null
    : impossible(
        'bad-input',
        `The walls and doors of a map are ${written(MOST_PIECES)} squares long at most, all together: leave some out.`,
      );

/** Squares that all lights of a map may reach together: each is looked at whenever a door moves. */
const MOST_LIT = 1_000_000;

/** Why the lights of a map reach farther, all together, than can be looked at; null when they do not. */
export const tooMuchLight = ({
  lights,
  feetPerSquare,
  width,
  height,
}: Pick<SceneFacts, 'lights' | 'feetPerSquare' | 'width' | 'height'>): Refusal | null => {
  const reached = ({ radiusFeet }: FixedLight) => Math.min(width * height, ((2 * radiusFeet) / feetPerSquare + 1) ** 2);
  return lights.reduce((sum, light) => sum + reached(light), 0) <= MOST_LIT
    ? null
    : impossible(
        'bad-input',
        `The lights of a map reach ${written(MOST_LIT)} squares at most, all together: let them shine less far.`,
      );
};

/** What stands against playing on a map that comes in. */
export const unplayableMap = (facts: SceneFacts): readonly Refusal[] =>
  objections(wrongSize(facts), tooManyWalls(facts, facts.doors), tooMuchLight(facts));

/** Maps of one campaign; every one of them is kept in its state. */
const MOST_SCENES = 300;

/** Whether a campaign holds one more map, or several. */
export const roomForMore = ({ scenes }: GameState, more = 1): Refusal | null =>
  Object.keys(scenes).length + more <= MOST_SCENES
    ? null
    : impossible('bad-input', `A campaign holds ${MOST_SCENES} maps: remove one first.`);

/** Hex maps of one campaign; every one of them is kept in its state. */
const MOST_LANDS = 40;

/** Whether a campaign holds one more hex map. */
export const roomForLand = (state: GameState): Refusal | null =>
  allLands(state).length < MOST_LANDS
    ? null
    : impossible('bad-input', `A campaign holds ${MOST_LANDS} hex maps: remove one first.`);

/** The referee does something with a map that is there. */
export const ofScene = ({ scenes }: GameState, seat: Seat, scene: SceneId): readonly Refusal[] =>
  objections(onlyReferee(seat), scenes[scene] ? null : impossible('no-such-thing', 'There is no such map.'));

export const ofRoom = (state: GameState, seat: Seat, scene: SceneId | undefined, room: string): readonly Refusal[] =>
  objections(
    onlyReferee(seat),
    sceneNamed(state, scene)?.rooms.some(({ key }) => key === room)
      ? null
      : impossible('no-such-thing', 'The map has no such room.'),
  );

export const mayFile: May<'FileScene'> = (state, { scene, before }, seat) =>
  objections(
    ...ofScene(state, seat, scene),
    before === scene || (before !== null && !state.scenes[before])
      ? impossible('no-such-thing', 'There is no such map to stand before.')
      : null,
  );

export const maySet: May<'SetScene'> = (state, { scene, feetPerSquare }, seat) => {
  const found = state.scenes[scene];
  return objections(
    ...ofScene(state, seat, scene),
    found && feetPerSquare < found.feetPerSquare ? tooMuchLight({ ...found, feetPerSquare }) : null,
  );
};
