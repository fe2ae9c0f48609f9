import type { Square } from '@lanthorn/geometry';
import type { CreatureId, SceneId, Seat } from '../../../core/index.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';
import { placesOfArrival } from '../../table/scene/arriving.ts';
import { tooManyAmong } from '../../table/scene/led.ts';
import { marchersOf } from '../movement/march.ts';
import { walk } from '../movement/walk.ts';
import { isAtExit } from './at-exit.ts';
import type { exitsCommands } from './commands.ts';
import type { Arrival } from './events.ts';
import { type ExitHere, exitNamed, maySendThere, mayShareView, mayUseExit, mayUseExitTogether, waysTo } from './may.ts';

/** Whoever does not stand there walks there first, on a way that is known, where it is no farther than they can go in this turn. */
const useExit: Handler<'UseExit'> = (play, { creature, exit }) => {
  const found = exitNamed(play.state, exit, play.by);
  const one = play.state.creatures[creature];
  if ('code' in found || !one) return;
  const ways = waysTo(play.state, play.by, found, [one]);
  if ('code' in ways) return ways;
  if (ways.length > 0) walk(play, ways);
  const there = play.state.creatures[creature];
  if (there && isAtExit(there, found.scene, found.exit)) take(play, found, [creature]);
};

/** Those who take it arrive about the square where it leads, the foremost on it. Who would be too many to lead into a dungeon stay behind. */
function take(play: Play, { scene, exit }: ExitHere, those: readonly CreatureId[]): void {
  const to = exit.to && play.state.scenes[exit.to.scene];
  if (!exit.to || !to) return;
  const tooMany = scene.ambient === 'dark' ? [] : tooManyAmong(play.state, to, those);
  const behind = new Set(tooMany.flatMap((one) => one.behind));
  const going = those.filter((one) => !behind.has(one));
  if (going.length > 0) {
    const arrivals = arrivalsAt(play, to.id, exit.to.square, going);
    play.happen({ type: 'ExitUsed', scene: scene.id, exit: exit.id, kind: exit.kind, arrivals });
  }
  for (const { leader, most, behind: creatures } of tooMany)
    play.happen({ type: 'StayedBehind', creatures, leader, most });
}

function arrivalsAt(play: Play, to: SceneId, square: Square, those: readonly CreatureId[]): readonly Arrival[] {
  const scene = play.state.scenes[to];
  if (!scene) return [];
  const places = placesOfArrival(play.state, scene, square, those);
  return those.map((creature, rank) => ({ creature, at: { scene: to, square: places[rank] ?? square } }));
}

const useExitTogether: Handler<'UseExitTogether'> = (play, { exit: named }) => {
  const found = exitNamed(play.state, named, play.by);
  if ('code' in found) return;
  const marchers = marchersOf(play.state);
  const ways = waysTo(play.state, play.by, found, marchers);
  if (!('code' in ways)) walk(play, ways);
  take(play, found, thoseAt(play.state, play.by, found, marchers));
};

/** Those who have come to it; a trap on the way may have stopped somebody. The referee's word takes all along. */
function thoseAt(
  state: GameState,
  seat: Seat,
  { scene, exit }: ExitHere,
  marchers: readonly Creature[],
): readonly CreatureId[] {
  return marchers.flatMap(({ id }) => {
    const now = state.creatures[id];
    return now && (seat.role === 'referee' || isAtExit(now, scene, exit)) ? [id] : [];
  });
}

export const exitsHandlers: Handlers<typeof exitsCommands> = {
  UseExit: { may: mayUseExit, play: useExit },
  UseExitTogether: { may: mayUseExitTogether, play: useExitTogether },
  SendThere: {
    may: maySendThere,
    play: (play, { creatures, scene, square }) =>
      play.happen({ type: 'CreaturesSent', arrivals: arrivalsAt(play, scene, square, [...new Set(creatures)]) }),
    anywhere: true,
  },
  ShareView: { may: mayShareView, play: (play, { shared }) => play.happen({ type: 'ViewShared', shared }) },
};
