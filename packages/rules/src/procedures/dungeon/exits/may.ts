import { within } from '@lanthorn/geometry';
import {
  byRule,
  type CommandOf,
  type CreatureId,
  type ExitId,
  impossible,
  objections,
  type Refusal,
  type Seat,
} from '../../../core/index.ts';
import { type May, rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import { sceneOf } from '../../../state/read.ts';
import type { Exit, Scene } from '../../../state/scene.ts';
import { sideOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { mayAct, mayCommandParty, onlyReferee } from '../../table/permission/permission.ts';
import { marchersOf } from '../movement/march.ts';
import { feetLeft } from '../movement/rate.ts';
import { noWay } from '../movement/shut-door.ts';
import type { Way } from '../movement/walk.ts';
import { costOf, groundFor, isWithin, wayOver } from '../movement/way.ts';
import { isAtExit } from './at-exit.ts';

/** A way out, and the map that it is drawn on. */
export interface ExitHere {
  readonly scene: Scene;
  readonly exit: Exit;
}

/** A way out of the map on the board which leads somewhere; to players one that they do not know of is not there. */
export function exitNamed(state: GameState, named: ExitId, seat: Seat): ExitHere | Refusal {
  const scene = sceneOf(state);
  const exit = scene?.exits?.[named];
  if (!scene || !exit || (seat.role !== 'referee' && exit.hidden))
    return impossible('no-such-thing', 'There is no such way out here.');
  return exit.to
    ? { scene, exit }
    : impossible('no-such-thing', 'Where it leads has not been said: the referee draws that on the map.');
}

/** Whoever is in an encounter leaves it by evading or fleeing. */
const amidEncounter = (state: GameState, one: Creature): Refusal | null =>
  sideOf(state.encounter, one.id)
    ? byRule(
        rulesOf(state).encounter.cites.order,
        'in-encounter',
        `${called(one)} is in an encounter: evade, or flee from it.`,
      )
    : null;

/** What stands against it for somebody who takes a way out alone, once they have come to it. */
export function mayUseExit(
  state: GameState,
  { creature, exit }: { readonly creature: CreatureId; readonly exit: ExitId },
  seat: Seat,
): readonly Refusal[] {
  const barred = mayAct(state, seat, creature);
  const one = state.creatures[creature];
  if (!one) return objections(barred);
  const found = exitNamed(state, exit, seat);
  if ('code' in found) return objections(barred, found);
  const here = one.at?.scene === found.scene.id;
  return objections(
    barred,
    here ? null : impossible('too-far', `${called(one)} is not on this map.`),
    amidEncounter(state, one),
  );
}

/** The way to it for all who do not stand there yet; refused where somebody cannot come along in this turn. */
export function waysTo(
  state: GameState,
  seat: Seat,
  { scene, exit }: ExitHere,
  marchers: readonly Creature[],
): readonly Way[] | Refusal {
  const ways: Way[] = [];
  for (const one of marchers) {
    if (!one.at || isAtExit(one, scene, exit)) continue;
    const path = wayOver(scene, one.at.square, exit.at, groundFor(seat, scene, one.at.square));
    if (!path)
      return noWay(scene, { from: one.at.square, to: exit.at, eye: seat }, `${called(one)} knows of no way there.`);
    if (!isWithin(costOf(state, scene, path), feetLeft(state, one)))
      return byRule(
        rulesOf(state).movement.groupRule,
        'too-far',
        `That is farther than ${called(one)} can go in this turn.`,
      );
    ways.push({ creature: one.id, path });
  }
  return ways;
}

/** All of the party who are here take it, each by a way that is known. */
export function mayUseExitTogether(
  state: GameState,
  { exit }: Pick<CommandOf<'UseExitTogether'>, 'exit'>,
  seat: Seat,
): readonly Refusal[] {
  const barred = mayCommandParty(state, seat);
  const found = exitNamed(state, exit, seat);
  if ('code' in found) return objections(barred, found);
  const marchers = marchersOf(state);
  if (marchers.length === 0)
    return objections(barred, impossible('no-such-thing', 'Nobody of the party is on this map.'));
  const amid = marchers.map((one) => amidEncounter(state, one)).find((against) => against !== null) ?? null;
  const ways = waysTo(state, seat, found, marchers);
  return objections(barred, amid, 'code' in ways ? ways : null);
}

export const maySendThere: May<'SendThere'> = (state, { creatures, scene: named, square }, seat) => {
  const scene = state.scenes[named];
  const there = creatures.length > 0 && creatures.every((creature) => state.creatures[creature]);
  return objections(
    onlyReferee(seat),
    scene && within(square, scene) && there
      ? null
      : impossible('no-such-thing', 'There is no such square, or nobody of that name.'),
  );
};

export const mayShareView: May<'ShareView'> = ({ sharedView }, { shared }, seat) => {
  const already = (sharedView ?? false) === shared;
  return objections(onlyReferee(seat), already ? impossible('no-change', 'It is so already.') : null);
};
