import { pathTo, type Square, within } from '@lanthorn/geometry';
import { byRule, type CreatureId, impossible, type Refusal, type SceneId } from '../../../core/index.ts';
import type { Handler, Handlers, Legality, Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { forParty, refereeOnly } from '../../table/permission/permission.ts';
import { placesOfArrival } from '../../table/scene/arriving.ts';
import { marchersOf } from '../movement/march.ts';
import { feetLeft } from '../movement/rate.ts';
import { type Way, walk } from '../movement/walk.ts';
import { costOf, FARTHEST, groundFor, isWithin } from '../movement/way.ts';
import { isAtExit } from './at-exit.ts';
import type { exitsCommands } from './commands.ts';
import type { Arrival } from './events.ts';
import { amidEncounter, type ExitHere, exitNamed, mayUseExit } from './may.ts';

/** Whoever does not stand there walks there first, on a way that is known, where it is no farther than they can go in this turn. */
const useExit: Handler<'UseExit'> = (play, { creature, exit }) => {
  const found = exitNamed(play.state, exit, play.by);
  const one = play.state.creatures[creature];
  if ('code' in found || !one) return null;
  const ways = waysTo(play, found, [one]);
  if ('code' in ways) return ways;
  if (ways.length > 0) walk(play, ways);
  const there = play.state.creatures[creature];
  if (there && isAtExit(there, found.scene, found.exit)) take(play, found, [creature]);
  return null;
};

/** Those who take it arrive about the square where it leads, the foremost on it. */
function take(play: Play, { scene, exit }: ExitHere, those: readonly CreatureId[]): void {
  if (!exit.to) return;
  const arrivals = arrivalsAt(play, exit.to.scene, exit.to.square, those);
  play.happen({ type: 'ExitUsed', scene: scene.id, exit: exit.id, kind: exit.kind, arrivals });
}

function arrivalsAt(play: Play, to: SceneId, square: Square, those: readonly CreatureId[]): readonly Arrival[] {
  const scene = play.state.scenes[to];
  if (!scene) return [];
  const places = placesOfArrival(play, scene, square, those);
  return those.map((creature, rank) => ({ creature, at: { scene: to, square: places[rank] ?? square } }));
}

const useExitTogether: Handler<'UseExitTogether'> = (play, { exit: named }) => {
  const refusal = forParty(play);
  if (refusal) return refusal;
  const found = exitNamed(play.state, named, play.by);
  if ('code' in found) return found;
  const marchers = marchersOf(play.state);
  if (marchers.length === 0) return impossible('no-such-thing', 'Nobody of the party is on this map.');
  const against = marchers.reduce<Refusal | null>((no, one) => no ?? amidEncounter(play.state, one), null);
  const ways = waysTo(play, found, marchers);
  const late = play.unless(against) ?? ('code' in ways ? play.unless(ways) : null);
  if (late) return late;
  if (!('code' in ways)) walk(play, ways);
  take(play, found, thoseAt(play, found, marchers));
  return null;
};

/** The way to it for all who do not stand there yet; refused where somebody cannot come along in this turn. */
function waysTo(play: Play, { scene, exit }: ExitHere, marchers: readonly Creature[]): readonly Way[] | Refusal {
  const ways: Way[] = [];
  for (const one of marchers) {
    if (!one.at || isAtExit(one, scene, exit)) continue;
    const path = pathTo(one.at.square, exit.at, groundFor(play.by, scene, one.at.square), FARTHEST);
    if (!path) return impossible('blocked', `${one.name} knows of no way there.`);
    if (!isWithin(costOf(play.state, scene, path), feetLeft(play.state, one)))
      return byRule(play.rules.movement.groupRule, 'too-far', `That is farther than ${one.name} can go in this turn.`);
    ways.push({ creature: one.id, path });
  }
  return ways;
}

/** Those who have come to it; a trap on the way may have stopped somebody. The referee's word takes all along. */
function thoseAt({ state, by }: Play, { scene, exit }: ExitHere, marchers: readonly Creature[]): readonly CreatureId[] {
  return marchers.flatMap(({ id }) => {
    const now = state.creatures[id];
    return now && (by.role === 'referee' || isAtExit(now, scene, exit)) ? [id] : [];
  });
}

const sendThere: Handler<'SendThere'> = (play, { creatures, scene: named, square }) => {
  const refusal = refereeOnly(play);
  const scene = play.state.scenes[named];
  if (refusal) return refusal;
  const there = creatures.length > 0 && creatures.every((creature) => play.state.creatures[creature]);
  if (!scene || !within(square, scene) || !there)
    return impossible('no-such-thing', 'There is no such square, or nobody of that name.');
  play.happen({ type: 'CreaturesSent', arrivals: arrivalsAt(play, scene.id, square, [...new Set(creatures)]) });
  return null;
};

const shareView: Handler<'ShareView'> = (play, { shared }) => {
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  if ((play.state.sharedView ?? false) === shared) return impossible('no-change', 'It is so already.');
  play.happen({ type: 'ViewShared', shared });
  return null;
};

export const exitsLegality: Legality<typeof exitsCommands> = { UseExit: mayUseExit };

export const exitsHandlers: Handlers<typeof exitsCommands> = {
  UseExit: useExit,
  UseExitTogether: useExitTogether,
  SendThere: sendThere,
  ShareView: shareView,
};
