import { canStep, type Square } from '@lanthorn/geometry';
import type { CreatureId, RuleId } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import { groundOf } from '../../../state/ground.ts';
import { sceneOf } from '../../../state/read.ts';
import { exploreAlong } from '../sight/explore.ts';
import { enterSquares } from '../traps/enter.ts';
import type { CreatureMoved, Towards } from './events.ts';
import { goAlong } from './go-along.ts';
import { leavingRule } from './leaving.ts';
import { costOf } from './way.ts';

/** What the players know of what somebody walks up to. */
export type ToPlayers = 'known' | 'known-once-reached' | 'unknown';

/** What somebody walks up to. */
export interface Aim {
  /** As it is told: `the door`; null for a square. */
  readonly what: string | null;
  readonly toPlayers: ToPlayers;
  /** The way ends there; else it ends with the turn or the round. */
  readonly within: boolean;
  readonly until: 'turn' | 'round';
  /** It takes the time that the rest would: they are there, and do no more. Absent where it does not. */
  readonly spent?: boolean;
  /** Nothing is done there: it is a move for its own sake. Absent where more was to be done. */
  readonly forItself?: boolean;
  /** How many go along; absent for none. */
  readonly others?: number;
}

/** Somebody on the way: every square, the first one included. */
export interface Way {
  readonly creature: CreatureId;
  readonly path: readonly Square[];
  readonly aim?: Aim;
}

/** All of them walk, the foremost first, until the end or until a trap or magic stops one; they look about as they go. */
export function walk(play: Play, ways: readonly Way[]): void {
  exploreAlong(
    play,
    untilStopped(play, ways).map((way, at) => goOne(play, way, ways[at]?.path.length ?? 0)),
  );
}

/** A way leads as far as the walkers know; all halt when the first of them finds a door shut that they thought open. */
function untilStopped(play: Play, ways: readonly Way[]): readonly Way[] {
  const scene = sceneOf(play.state);
  if (!scene) return ways;
  const ground = groundOf(scene);
  const free = ({ path }: Way): number => {
    const stop = path.findIndex((square, step) => {
      const before = path[step - 1];
      return before !== undefined && !canStep(before, square, ground);
    });
    return stop < 0 ? Number.POSITIVE_INFINITY : stop;
  };
  const squares = Math.min(...ways.map(free));
  return ways.map((way) => ({ ...way, path: way.path.slice(0, squares) }));
}

function goOne(play: Play, { creature, path, aim }: Way, squares: number): Way {
  // What becomes familiar on the way costs no less on the same way.
  const scene = sceneOf(play.state);
  const start = play.state;
  const parting = leavingRule(start, creature, path);
  const own = mayComeBack(play, path, aim, parting);
  let inAll = 0;
  const gone = goAlong(play, creature, path, ({ leg, before, isLast }) => {
    const walked = enterSquares(play, creature, leg);
    const hasLeft = leavingRule(start, creature, before) !== null;
    const leaves = parting && !hasLeft ? leavingRule(start, creature, walked.path) : null;
    const feet = scene ? costOf(play.state, scene, walked.path) : 0;
    inAll += feet;
    const far = { isStopped: before.length + walked.path.length - 1 < squares, feet: inAll };
    const isFirst = before.length === 1;
    // What lies where it ends befalls them when it is told: that they make for something is told with the first part.
    const isTold = isFirst || (isLast && !far.isStopped);
    play.happen({
      type: 'CreatureMoved',
      creature,
      path: walked.path,
      feet,
      ...(leaves ? { leaves } : {}),
      ...(aim && isTold ? { towards: towards(aim, far, !isFirst) } : {}),
      ...(own ? asOwn(play) : {}),
    });
    walked.spring();
    return walked;
  });
  return { creature, path: gone };
}

const asOwn = ({ by, events }: Play): Pick<CreatureMoved, 'by' | 'along'> => ({
  by: by.user,
  ...(events.some((event) => event.type === 'CreatureMoved' && event.by) ? { along: true } : {}),
});

/** A move for its own sake, or that got nowhere near enough to do more, may be taken back by the player; not one out of a melee. */
const mayComeBack = ({ by }: Play, path: readonly Square[], aim: Aim | undefined, leaves: RuleId | null): boolean =>
  by.role === 'player' && path.length > 1 && !leaves && !(aim?.what && aim.within && !aim.forItself);

interface Far {
  /** Something stopped them before the end. */
  readonly isStopped: boolean;
  readonly feet: number;
}

function towards({ what, toPlayers, within, until, spent, others }: Aim, far: Far, inParts: boolean): Towards {
  const reached = within && !far.isStopped;
  const secret = toPlayers === 'unknown' || (toPlayers === 'known-once-reached' && !reached);
  return {
    what,
    ends: far.isStopped ? 'stopped' : within ? (spent ? 'spent' : 'there') : until,
    ...(secret ? { secret } : {}),
    ...(others ? { others } : {}),
    ...(inParts ? { feet: far.feet } : {}),
  };
}
