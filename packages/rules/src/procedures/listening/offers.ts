import { flag } from '../../inputs.ts';
import type { Offer } from '../../offer.ts';
import { offer } from '../../offer.ts';
import { commands } from '../../permission.ts';
import type { Offers } from '../../procedure.ts';
import { rulesFor } from '../../rulesets/index.ts';
import type { Seat } from '../../seat.ts';
import type { Creature } from '../../state/creature.ts';
import { isCapable, partyOf } from '../../state/read.ts';
import type { Door, Scene } from '../../state/scene.ts';
import type { GameState } from '../../state/state.ts';
import { mayTry } from '../search/attempts.ts';
import { isSoundBeyond } from './beyond.ts';
import { audibleDoors, hard } from './listening.ts';

export const listeningOffers: Offers = (state, seat) =>
  partyOf(state)
    .filter(
      (listener) => commands(seat, listener) && isCapable(listener) && hard(rulesFor(state.ruleset), listener) === null,
    )
    .flatMap((listener) => {
      const scene = listener.at && state.scenes[listener.at.scene];
      if (!scene) return [];
      return audibleDoors(scene, listener, seat.role)
        .filter((door) => mayTry(state.attempts, { creature: listener.id, target: door.id, kind: 'listen' }))
        .map((door) => listening(state, seat, listener, scene, door));
    });

/** The referee says whether there is anything to hear; what the scene knows is filled in. */
function listening(state: GameState, seat: Seat, listener: Creature, scene: Scene, door: Door): Offer {
  const rest = { place: 'door', about: door.id, key: `Listen:${door.id}:${listener.id}`, rule: 'OSE-DUN-08' } as const;
  const label = `${listener.name} listens at the door`;
  if (seat.role !== 'referee' || !listener.at)
    return offer('Listen', label, { ...rest, fixed: { creature: listener.id, door: door.id, sound: null } });
  const { feet } = rulesFor(state.ruleset).listening;
  const preset = isSoundBeyond(state, scene, door, listener.at.square, feet);
  return offer('Listen', label, {
    ...rest,
    fixed: { creature: listener.id, door: door.id },
    inputs: [flag('sound', 'There is something to hear', preset)],
  });
}
