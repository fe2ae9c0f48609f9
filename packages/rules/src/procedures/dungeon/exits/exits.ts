import { pathTo, type Square, within } from '@lanthorn/geometry';
import { byRule, type CreatureId, type ExitId, impossible, type Refusal, type SceneId } from '../../../core/index.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { sceneOf } from '../../../state/read.ts';
import type { Exit, Scene } from '../../../state/scene.ts';
import { sideOf } from '../../../state/sides.ts';
import { forActing, forParty, refereeOnly } from '../../table/permission/permission.ts';
import { placesOfArrival } from '../../table/scene/arriving.ts';
import { marchersOf } from '../movement/march.ts';
import { feetLeft } from '../movement/rate.ts';
import { type Way, walk } from '../movement/walk.ts';
import { costOf, FARTHEST, groundFor, isWithin } from '../movement/way.ts';
import { isAtExit } from './at-exit.ts';
import type { exitsCommands } from './commands.ts';
import type { Arrival } from './events.ts';

const useExit: Handler<'UseExit'> = (play, { creature, exit: named }) => {
  const refusal = forActing(play, creature);
  const one = play.state.creatures[creature];
  if (refusal || !one) return refusal;
  const found = exitNamed(play, named);
  if ('code' in found) return found;
  if (!isAtExit(one, found.scene, found.exit)) return impossible('too-far', `${one.name} does not stand there.`);
  const against = play.unless(amidEncounter(play, one));
  if (against) return against;
  take(play, found, [creature]);
  return null;
};

interface Found {
  readonly scene: Scene;
  readonly exit: Exit;
}

/** A way out of the map on the board which leads somewhere; to players one that they do not know of is not there. */
function exitNamed(play: Play, named: ExitId): Found | Refusal {
  const scene = sceneOf(play.state);
  const exit = scene?.exits?.[named];
  if (!scene || !exit || (play.by.role !== 'referee' && exit.hidden))
    return impossible('no-such-thing', 'There is no such way out here.');
  return exit.to
    ? { scene, exit }
    : impossible('no-such-thing', 'Where it leads has not been said: the referee draws that on the map.');
}

const amidEncounter = ({ state, rules }: Play, { id, name }: Creature): Refusal | null =>
  sideOf(state.encounter, id)
    ? byRule(rules.encounter.cites.order, 'in-encounter', `${name} is in an encounter: evade, or flee from it.`)
    : null;

/** Those who take it arrive about the square where it leads, the foremost on it. */
function take(play: Play, { scene, exit }: Found, those: readonly CreatureId[]): void {
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
  const found = exitNamed(play, named);
  if ('code' in found) return found;
  const marchers = marchersOf(play.state);
  if (marchers.length === 0) return impossible('no-such-thing', 'Nobody of the party is on this map.');
  const against = marchers.reduce<Refusal | null>((no, one) => no ?? amidEncounter(play, one), null);
  const ways = waysTo(play, found, marchers);
  const late = play.unless(against) ?? ('code' in ways ? play.unless(ways) : null);
  if (late) return late;
  if (!('code' in ways)) walk(play, ways);
  take(play, found, thoseAt(play, found, marchers));
  return null;
};

/** The way to it for all who do not stand there yet; refused where somebody cannot come along in this turn. */
function waysTo(play: Play, { scene, exit }: Found, marchers: readonly Creature[]): readonly Way[] | Refusal {
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
function thoseAt({ state, by }: Play, { scene, exit }: Found, marchers: readonly Creature[]): readonly CreatureId[] {
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

export const exitsHandlers: Handlers<typeof exitsCommands> = {
  UseExit: useExit,
  UseExitTogether: useExitTogether,
  SendThere: sendThere,
  ShareView: shareView,
};
