import { reachable, type Square } from '@lanthorn/geometry';
import type { Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Encounter } from '../../../state/encounter.ts';
import { groundOf, placesAround } from '../../../state/ground.ts';
import { isOut, sceneOf } from '../../../state/read.ts';
import { ableOf, membersOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { feetApart } from '../../situation/reach/reach.ts';
import { squareOfForemost } from '../../table/scene/foremost.ts';

/** Whole feet between the nearest two of different sides that stand on the board, hidden ones left out; null where it does not tell. */
export function feetOnBoard(state: GameState, { sides, setting }: Encounter): number | null {
  if (!state.automation.rounds || setting !== 'dungeon') return null;
  const standing = sides.map((side) => ableOf(state, side).filter(({ hidden }) => !hidden));
  const apart = standing.flatMap((own, side) =>
    standing.slice(side + 1).flatMap((others) => own.flatMap((one) => others.map((other) => [one, other] as const))),
  );
  const feet = apart.flatMap(([one, other]) => feetApart(state, one, other) ?? []);
  return feet.length > 0 ? Math.floor(Math.min(...feet)) : null;
}

/** Those who are met and not on the board come onto it, as far from the party as is settled, where one can walk. */
export function layOut(play: Play): void {
  const { encounter, automation } = play.state;
  const scene = sceneOf(play.state);
  if (!encounter || !scene || !automation.rounds || encounter.setting !== 'dungeon' || encounter.distance === null)
    return;
  const [absent, from] = [absentOf(play.state, encounter), foremost(play.state, encounter)];
  if (absent.length === 0 || !from) return;
  const ground = groundOf(scene);
  const wanted = encounter.distance / scene.feetPerSquare;
  const squares = reachable(from, ground, wanted + 1);
  const off = (length: number): number => Math.abs(length - wanted);
  const [there] = squares.toSorted((one, other) => off(one.length) - off(other.length));
  if (!there) return;
  const taken = Object.values(play.state.creatures).flatMap(({ at }) => (at?.scene === scene.id ? [at.square] : []));
  const places = placesAround(there.square, absent.length, ground, taken);
  absent.forEach(({ id }, place) => {
    const square = places[place];
    if (square) play.happen({ type: 'CreaturePlaced', creature: id, at: { scene: scene.id, square } });
  });
}

const absentOf = (state: GameState, { sides }: Encounter): readonly Creature[] =>
  sides
    .filter(({ kind }) => kind === 'monsters')
    .flatMap((side) => membersOf(state, side))
    .filter((creature) => creature.at === null && !isOut(creature));

/** Where the party begins: its foremost who stands on the board. */
function foremost(state: GameState, { sides }: Encounter): Square | null {
  const party = sides.filter(({ kind }) => kind === 'party').flatMap((side) => ableOf(state, side));
  return squareOfForemost(state, party, state.scene);
}
