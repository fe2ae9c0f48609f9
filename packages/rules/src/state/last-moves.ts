import type { Square } from '@lanthorn/geometry';
import type { CreatureId, SceneId } from '../core/index.ts';

/** Somebody who went along in a move, and what it changed about them. */
export interface Mover {
  readonly creature: CreatureId;
  readonly scene: SceneId;
  readonly from: Square;
  readonly to: Square;
  /** Feet of the rate that it took. */
  readonly feet: number;
  /** Where it looked before, in eighths of a turn. */
  readonly facing: number | null;
  /** It had not changed place in this round before. */
  readonly stood: boolean;
  /** Squares where nobody of the party had walked before. */
  readonly trodden: readonly Square[];
}

/** All who went in one act. */
export type LastMove = readonly Mover[];

/** The moves of a person since anything followed from one, the last one last. */
export interface LastMoves {
  readonly moves: readonly LastMove[];
  /** Why the last of them stands: something new was seen, or more has happened; null while it may be taken back. */
  readonly against: 'seen' | 'followed' | null;
}
