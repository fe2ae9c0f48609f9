import {
  byRule,
  type CreatureId,
  type DoorId,
  impossible,
  impossibleBy,
  objections,
  type Refusal,
  type Seat,
} from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import { mayTry } from '../../../state/attempts.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Item } from '../../../state/item.ts';
import { sceneOf } from '../../../state/read.ts';
import type { Door, Scene } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { mayAct, onlyReferee } from '../../table/permission/permission.ts';
import { beside, isKnown } from './known.ts';
import { doorsFor } from './reach.ts';

/** What somebody does at a door with the hands. */
export type DoorCommand = 'OpenDoor' | 'CloseDoor' | 'ForceDoor' | 'PickLock' | 'SpikeDoor' | 'PullSpike';

/** What stands against it for somebody at the door, as the door shows itself: nothing where it may be done. */
type AtTheDoor = (state: GameState, who: Creature, door: Door) => readonly Refusal[];

export const mayAtDoor: Readonly<Record<DoorCommand, AtTheDoor>> = {
  OpenDoor: (state, who, door) =>
    objections(standing(door, 'closed'), rulesOf(state).doors.hindrance(who, door) === 'spiked' ? held(state) : null),
  CloseDoor: (state, _, door) => objections(standing(door, 'open'), door.spiked ? held(state) : null),
  ForceDoor: (state, _, door) =>
    objections(
      standing(door, 'closed'),
      door.spiked ? held(state) : null,
      door.tried === 'locked' ? lockedFast(state) : null,
    ),
  PickLock: (state, who, door) => objections(standing(door, 'closed'), ...toPick(state, who, door)),
  SpikeDoor: (state, who, { spiked }) =>
    objections(
      spiked ? impossible('no-change', 'A spike holds it already.') : null,
      spikeOf(who) ? null : spikeless(state, who),
    ),
  PullSpike: (_, __, { spiked }) => objections(spiked ? null : impossible('no-change', 'No spike holds it.')),
};

/**
 * What stands against it for somebody who may have to walk there first: whoever is not at the door goes by how it was
 * last seen. A door that is not known is "not there".
 */
export function mayDoAtDoor(
  state: GameState,
  { type, creature, door }: { readonly type: DoorCommand; readonly creature: CreatureId; readonly door: DoorId },
  seat: Seat,
): readonly Refusal[] {
  const barred = mayAct(state, seat, creature);
  const who = state.creatures[creature];
  const scene = sceneOf(state);
  const found = scene?.doors[door];
  if (!who) return objections(barred);
  if (!scene || !found || !isKnown(scene, found, seat.role))
    return objections(barred, impossible('no-such-thing', 'There is no such door.'));
  if (isOpening(found)) return objections(barred, impossible('no-such-thing', 'There is no leaf to open or close.'));
  const isHere = who.at?.scene === scene.id;
  const seen = isHere && !beside(who, scene, found) ? (doorsFor(seat, scene)[door] ?? found) : found;
  return objections(barred, isHere ? null : notAtDoor(who), ...mayAtDoor[type](state, who, seen));
}

/** What has no leaf. */
export const isOpening = ({ kind }: Door): boolean => kind === 'archway' || kind === 'window';

export const notAtDoor = (creature: Creature): Refusal =>
  byRule('TABLE', 'too-far', `${called(creature)} is not at the door.`);

const standing = ({ state }: Door, must: Door['state']): Refusal | null =>
  state === must ? null : impossible('no-change', `The door is ${state} already.`);

const citesOf = (state: GameState) => rulesOf(state).doors.cites;

/** Whoever tried it knows; before that it is learnt by trying. */
const lockedFast = (state: GameState): Refusal =>
  impossibleBy(citesOf(state).locked, 'blocked', 'It is locked: a lock yields to picks or magic, not to force.');

const held = (state: GameState): Refusal =>
  byRule(citesOf(state).held, 'blocked', 'A spike holds the door: knock it out first.');

export const spikeOf = ({ items }: Creature): Item | null => items.find(({ use }) => use === 'spike') ?? null;

const spikeless = (state: GameState, bearer: Creature): Refusal =>
  byRule(citesOf(state).held, 'not-equipped', `${called(bearer)} carries no iron spikes.`);

/** Whoever has not learnt it has no chance to throw for; the rest the referee may set aside. */
function toPick(state: GameState, who: Creature, { id: target }: Door): readonly Refusal[] {
  const { picking, cites } = rulesOf(state).doors;
  const { id: creature, items } = who;
  const name = called(who);
  const learnt = picking(who) !== null;
  const equipped = items.some(({ use }) => use === 'thieves-tools');
  const untried = mayTry(state.attempts, { creature, target, kind: 'locks' });
  return objections(
    learnt ? null : impossibleBy(cites.locked, 'forbidden', `${name} has not learnt to pick locks.`),
    equipped ? null : byRule(cites.locked, 'not-equipped', `${name} carries no lock picks.`),
    untried ? null : byRule(cites.locked, 'already-tried', `${name} has tried this lock already.`),
  );
}

/** The map that a door is drawn on, be it on the board or not. */
export const sceneWithDoor = ({ scenes }: GameState, door: DoorId): Scene | undefined =>
  Object.values(scenes).find(({ doors }) => doors[door]);

/** The referee sets any door as it is to be. */
export const maySetDoor = (state: GameState, { door }: { readonly door: DoorId }, seat: Seat): readonly Refusal[] =>
  objections(
    onlyReferee(seat),
    sceneWithDoor(state, door) ? null : impossible('no-such-thing', 'There is no such door.'),
  );
