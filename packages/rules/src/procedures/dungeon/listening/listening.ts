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
import { type Handler, type Handlers, type Play, rulesOf } from '../../../play/index.ts';
import { mayTry } from '../../../state/attempts.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Door, Scene } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { against, type Chance, chanceText, succeeds } from '../../table/chance/chance.ts';
import { mayAct, mayReferee } from '../../table/permission/permission.ts';
import { beside, isKnown } from '../doors/known.ts';
import { doorsFor, walkUpToDoor } from '../doors/reach.ts';
import { isSoundBeyond } from './beyond.ts';
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
    : byRule(cites.losses, 'incapable', `${called(listener)} has no ear left to listen with.`);
}

const ruleOf = (state: GameState) => rulesOf(state).listening.cites.listening;

const openAlready = (state: GameState, door: Door): Refusal | null =>
  door.state === 'open'
    ? byRule(ruleOf(state), 'no-change', 'The door stands open: there is nothing to put an ear to.')
    : null;

/** There is one try at each door. */
function triedBefore(state: GameState, listener: Creature, { id: target }: Door): Refusal | null {
  const before = `${called(listener)} has listened at this door before: there is one try.`;
  return mayTry(state.attempts, { creature: listener.id, target, kind: 'listen' })
    ? null
    : byRule(ruleOf(state), 'already-tried', before);
}

/** The referee rolls in secret, so that a failure and silence sound alike. */
const listen: Handler<'Listen'> = (play, { creature, door, sound }) => {
  const listener = play.state.creatures[creature];
  const scene = listener?.at && play.state.scenes[listener.at.scene];
  const found = scene?.doors[door];
  if (!listener || !scene || !found) return null;
  const far = byRule(
    play.rules.listening.cites.listening,
    'too-far',
    `${called(listener)} must stand at the door to listen.`,
  );
  if (beside(listener, scene, found)) return putEarTo(play, listener, found, sound);
  const there = () => putEarTo(play, play.state.creatures[creature] ?? listener, found, sound);
  return scene.id === play.state.scene
    ? walkUpToDoor(play, scene, listener, found, far, there)
    : (play.unless(far) ?? there());
};

function putEarTo(play: Play, listener: Creature, { id: door }: Door, sound: boolean | null): Refusal | null {
  const scene = listener.at && play.state.scenes[listener.at.scene];
  const found = scene?.doors[door];
  if (!listener.at || !scene || !found) return null;
  const open = play.unless(openAlready(play.state, found));
  if (open) return open;
  const { chance: chanceOf, feet } = play.rules.listening;
  const chance = chanceOf(listener);
  const roll = play.roll(1, chance.sides);
  const heard = sound ?? isSoundBeyond(play.state, scene, found, listener.at.square, feet);
  play.happen({
    type: 'ListenedAtDoor',
    creature: listener.id,
    door,
    roll,
    sound: heard,
    hears: hears(heard, chance, roll.total),
    why: {
      rule: play.rules.listening.cites.listening,
      formula: `d${chance.sides} ≤ ${chanceText(chance)}, if there is a sound`,
      ...against(chance, roll),
    },
  });
  return null;
}

/** Where all is still even the best roll hears nothing. */
export const hears = (sound: boolean, chance: Chance, face: number): boolean => sound && succeeds(chance, face);

/** The doors of a scene that a seat knows of, as it knows them to stand. */
export const knownDoors = (scene: Scene, seat: Pick<Seat, 'role'>): readonly Door[] =>
  Object.values(doorsFor(seat, scene)).filter((door) => isKnown(scene, door, seat.role));

/** The doors a seat could have somebody listen at. */
export const audibleDoors = (scene: Scene, seat: Pick<Seat, 'role'>): readonly Door[] =>
  knownDoors(scene, seat).filter((door) => door.state !== 'open');

export const listeningHandlers: Handlers<typeof listeningCommands> = {
  Listen: { may: mayListenAt, play: listen, counts: { by: 'creature', as: 'listen' } },
};
