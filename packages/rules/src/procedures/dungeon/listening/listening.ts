import { byRule, type Refusal, type Seat } from '../../../core/index.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Door, Scene } from '../../../state/scene.ts';
import { against, type Chance, chanceText, succeeds } from '../../table/chance/chance.ts';
import { beside, isKnown } from '../doors/known.ts';
import { doorsFor, walkUpToDoor } from '../doors/reach.ts';
import { isSoundBeyond } from './beyond.ts';
import type { listeningCommands } from './commands.ts';
import { openAlready } from './may.ts';

/** The referee rolls in secret, so that a failure and silence sound alike. */
const listen: Handler<'Listen'> = (play, { creature, door, sound }) => {
  const listener = play.state.creatures[creature];
  const scene = listener?.at && play.state.scenes[listener.at.scene];
  const found = scene?.doors[door];
  if (!listener || !scene || !found) return null;
  const far = byRule(
    play.rules.listening.cites.listening,
    'too-far',
    `${listener.name} must stand at the door to listen.`,
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

export const listeningHandlers: Handlers<typeof listeningCommands> = { Listen: listen };
