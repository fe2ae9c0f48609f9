import type { Note } from '../../../core/index.ts';
import type { TurnAct } from '../../../state/turn-act.ts';

/** How much a ruleset lets somebody do in a turn of exploration. */
export interface TurnActs {
  /** How much it is, in words. */
  readonly most: Note;
  /** In so many moves the way of a turn is gone. */
  readonly moves: number;
  /** Whether there is time for something more beside what was done, moves among it. */
  leavesTime(done: readonly TurnAct[], more: TurnAct): boolean;
}
