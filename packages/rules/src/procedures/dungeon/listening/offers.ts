import { type Offer, offer, type Seat } from '../../../core/index.ts';
import { type Offers, rulesOf } from '../../../play/index.ts';
import { commands } from '../../../state/commanding.ts';
import type { Creature } from '../../../state/creature.ts';
import { isCapable, partyOf, sceneOf } from '../../../state/read.ts';
import type { Door, Scene } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { mayPlay, mayReferee } from '../../table/permission/permission.ts';
import { beside } from '../doors/known.ts';
import { handsAt } from '../doors/reach.ts';
import { comesTooLate, noTimeFor } from '../movement/time-left.ts';
import { isSoundBeyond } from './beyond.ts';
import { audibleDoors, knownDoors, mayListen } from './listening.ts';

export const listeningOffers: Offers = (state, seat) => {
  const listeners = partyOf(state).filter((listener) => commands(seat, listener) && isCapable(listener));
  const now = [
    ...listeners.flatMap((listener) => {
      const scene = listener.at && state.scenes[listener.at.scene];
      if (!scene) return [];
      return audibleDoors(scene, seat)
        .filter((door) => beside(listener, scene, door) && mayListen(state, listener, door).length === 0)
        .map((door) => listening(state, seat, listener, scene, door));
    }),
    ...(mayPlay(seat) ? comingToListen(state, seat, listeners) : []),
  ];
  return now.length > 0 || !mayPlay(seat) || state.encounter ? now : barredListening(state, seat, listeners);
};

/** Why nobody listens now, where one looks for it: of the doors that are known, the nearest thing to a reason. */
function barredListening(state: GameState, seat: Seat, listeners: readonly Creature[]): readonly Offer[] {
  return listeners.flatMap((listener) => {
    const scene = listener.at && state.scenes[listener.at.scene];
    const doors = scene ? knownDoors(scene, seat) : [];
    const [door] = doors;
    if (!door) return [];
    const untried = doors.find((each) => mayListen(state, listener, each).length === 0);
    return offer('Listen', 'Listen at a door', {
      place: 'creature',
      about: listener.id,
      key: `Listen:barred:${listener.id}`,
      rule: rulesOf(state).listening.cites.listening,
      fixed: { creature: listener.id, door: (untried ?? door).id, sound: null },
      barred: untried
        ? (noTimeFor(state, listener, 'listen')?.sentence ?? OUT_OF_REACH)
        : (mayListen(state, listener, door)[0]?.sentence ?? null),
    });
  });
}

const OUT_OF_REACH = 'No door that is known and shut can be reached in this turn.';

/** Whoever is not there walks up to the door first. The referee, who says what there is to hear, sees to that alone. */
function comingToListen(state: GameState, seat: Seat, listeners: readonly Creature[]): readonly Offer[] {
  const scene = sceneOf(state);
  if (!scene) return [];
  const at = handsAt(state, seat, scene, listeners);
  return audibleDoors(scene, seat).flatMap((door) => {
    const able = at(door).coming.filter((listener) => mayListen(state, listener, door).length === 0);
    const timely = able.filter((listener) => !comesTooLate(state, listener, 'listen'));
    const coming = timely.length > 0 ? timely : able;
    const [only, more] = coming;
    if (!only) return [];
    const going = timely.length > 0 ? WORDS.now : WORDS.later;
    const rest = {
      place: 'door',
      about: door.id,
      key: `Listen:${door.id}`,
      rule: rulesOf(state).listening.cites.listening,
    } as const;
    const fixed = { door: door.id, sound: null };
    if (more) return offer('Listen', going.all, { ...rest, fixed, inputs: { creature: coming } });
    const label = listeners.length > 1 ? going.of(only) : going.all;
    return offer('Listen', label, { ...rest, fixed: { ...fixed, creature: only.id } });
  });
}

/** What whoever comes to a door does in this turn, or only in the next where the walk takes the time of it. */
const WORDS = {
  now: { all: 'Go and listen at the door', of: ({ name }: Creature) => `${name} goes and listens at the door` },
  later: {
    all: 'Walk up to the door, to listen in the next turn',
    of: ({ name }: Creature) => `${name} walks up to the door, to listen in the next turn`,
  },
} as const;

/** The referee says whether there is anything to hear; what the scene knows is filled in. */
function listening(state: GameState, seat: Seat, listener: Creature, scene: Scene, door: Door): Offer {
  const rest = {
    place: 'door',
    about: door.id,
    key: `Listen:${door.id}:${listener.id}`,
    rule: rulesOf(state).listening.cites.listening,
  } as const;
  const label = `${listener.name} listens at the door`;
  if (!mayReferee(seat) || !listener.at)
    return offer('Listen', label, { ...rest, fixed: { creature: listener.id, door: door.id, sound: null } });
  const { feet } = rulesOf(state).listening;
  const preset = isSoundBeyond(state, scene, door, listener.at.square, feet);
  return offer('Listen', label, {
    ...rest,
    fixed: { creature: listener.id, door: door.id },
    inputs: { sound: preset },
  });
}
