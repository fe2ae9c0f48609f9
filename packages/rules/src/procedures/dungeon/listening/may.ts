import {
  byPermission,
  byRule,
  type CreatureId,
  type DoorId,
  impossible,
  objections,
  type Refusal,
  type Seat,
} from '../../../core/index.ts';
import { type Legality, rulesOf } from '../../../play/index.ts';
import { mayTry } from '../../../state/attempts.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Door } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { mayAct, mayReferee } from '../../table/permission/permission.ts';
import { beside, isKnown } from '../doors/known.ts';
import { doorsFor } from '../doors/reach.ts';
import type { listeningCommands } from './commands.ts';

/** What stands against somebody's listening at a door, as it shows itself. */
export const mayListen = (state: GameState, listener: Creature, door: Door): readonly Refusal[] =>
  objections(deaf(state, listener), openAlready(state, door), triedBefore(state, listener, door));

function mayListenAt(
  state: GameState,
  asked: { readonly creature: CreatureId; readonly door: DoorId; readonly sound: boolean | null },
  seat: Seat,
): readonly Refusal[] {
  const { creature, door, sound } = asked;
  const barred = objections(mayAct(state, seat, creature), ofReferee(seat, sound));
  const listener = state.creatures[creature];
  if (!listener) return barred;
  const scene = listener.at && state.scenes[listener.at.scene];
  const found = scene?.doors[door];
  if (!scene || !found || !isKnown(scene, found, seat.role))
    return [...barred, impossible('no-such-thing', 'There is no such door.')];
  const shown = beside(listener, scene, found) ? found : (doorsFor(seat, scene)[door] ?? found);
  return [...barred, ...mayListen(state, listener, shown)];
}

/** Whether there is a sound to hear is not for a player to say. */
const ofReferee = (seat: Seat, sound: boolean | null): Refusal | null =>
  sound === null || mayReferee(seat)
    ? null
    : byPermission('not-your-seat', 'Only the referee knows what there is to hear.');

function deaf(state: GameState, listener: Creature): Refusal | null {
  const { living, cites } = rulesOf(state).dying;
  return living(listener).canListen
    ? null
    : byRule(cites.losses, 'incapable', `${listener.name} has no ear left to listen with.`);
}

const ruleOf = (state: GameState) => rulesOf(state).listening.cites.listening;

export const openAlready = (state: GameState, door: Door): Refusal | null =>
  door.state === 'open'
    ? byRule(ruleOf(state), 'no-change', 'The door stands open: there is nothing to put an ear to.')
    : null;

/** There is one try at each door. */
function triedBefore(state: GameState, { id: creature, name }: Creature, { id: target }: Door): Refusal | null {
  const before = `${name} has listened at this door before: there is one try.`;
  return mayTry(state.attempts, { creature, target, kind: 'listen' })
    ? null
    : byRule(ruleOf(state), 'already-tried', before);
}

/** What stands against each of these commands. */
export const listeningLegality: Legality<typeof listeningCommands> = { Listen: mayListenAt };
