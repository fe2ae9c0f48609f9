import { differenceRows, hasSquare, rowsOfSquares, type Square, sameSquare } from '@lanthorn/geometry';
import type { CreatureId, UserId } from '../../../core/index.ts';
import { elsewhere } from '../../../state/body.ts';
import type { Mover } from '../../../state/last-moves.ts';
import { partyOf, withCreature } from '../../../state/read.ts';
import { withCombat } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { withScene } from '../../table/scene/events.ts';
import { withMove, withoutMovesOf } from './kept-moves.ts';

/** A way that somebody went: by whose hand, and whether it belongs to the same act as the one before. */
interface Way {
  readonly creature: CreatureId;
  readonly path: readonly Square[];
  readonly feet: number;
  readonly by?: UserId;
  readonly along?: boolean;
}

/** What may be taken back: those whom another hand has moved since stay where that put them. */
export function keptToTakeBack(
  before: GameState,
  after: GameState,
  { creature, path, feet, by, along }: Way,
): GameState {
  const kept = withoutMovesOf(after, creature, by ?? null);
  const [from, to] = [path[0], path.at(-1)];
  const { at, facing } = before.creatures[creature] ?? { at: null };
  if (by === undefined || !from || !to || !at) return kept;
  const walkedRows = before.scenes[at.scene]?.walked;
  const mover: Mover = {
    creature,
    scene: at.scene,
    from,
    to,
    feet,
    facing: facing ?? null,
    stood: !before.encounter?.combat?.walked?.includes(creature),
    trodden:
      walkedRows && before.party.members.includes(creature)
        ? path.filter((square) => !hasSquare(walkedRows, square))
        : [],
  };
  return withMove(kept, by, mover, along === true);
}

/** Somebody stands where they stood before a move, and has as far to go as they had. */
export function backAt(state: GameState, mover: Mover): GameState {
  const back = withCreature(state, mover.creature, (found) =>
    found.at
      ? elsewhere(found, {
          facing: mover.facing,
          at: { scene: mover.scene, square: mover.from },
          moved: Math.max(0, found.moved - mover.feet),
        })
      : found,
  );
  return untrodden(mover.stood ? unwalked(back, mover.creature) : back, mover);
}

const unwalked = (state: GameState, creature: CreatureId): GameState =>
  state.encounter?.combat?.walked
    ? withCombat(state, ({ walked: all, ...combat }) => ({
        ...combat,
        walked: (all ?? []).filter((other) => other !== creature),
      }))
    : state;

/** What nobody has walked in the end is no easier to walk; where another of the party stands, somebody has. */
function untrodden(state: GameState, { creature, scene, trodden }: Mover): GameState {
  const stood = partyOf(state).flatMap(({ id, at }) => (id !== creature && at?.scene === scene ? [at.square] : []));
  const left = trodden.filter((square) => !stood.some((one) => sameSquare(one, square)));
  return left.length === 0
    ? state
    : withScene(state, scene, (found) => ({
        ...found,
        walked: differenceRows(found.walked, rowsOfSquares(found.width, found.height, left)),
      }));
}
