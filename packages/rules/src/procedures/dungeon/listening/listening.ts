import { byPermission, byRule, impossible, type Refusal, type Ruleset, type Seat } from '../../../core/index.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import { mayTry } from '../../../state/attempts.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Door, Scene } from '../../../state/scene.ts';
import { against, type Chance, chanceText, succeeds } from '../../table/chance/chance.ts';
import { forActing } from '../../table/permission/permission.ts';
import { beside, isKnown } from '../doors/known.ts';
import { doorsFor, walkUpToDoor } from '../doors/reach.ts';
import { isSoundBeyond } from './beyond.ts';
import type { listeningCommands } from './commands.ts';

/** The referee rolls in secret, so that a failure and silence sound alike. */
const listen: Handler<'Listen'> = (play, { creature, door, sound }) => {
  const refusal = forActing(play, creature) ?? forWord(play, sound);
  const listener = play.state.creatures[creature];
  if (refusal || !listener) return refusal;
  const scene = listener.at && play.state.scenes[listener.at.scene];
  const found = scene?.doors[door];
  if (!listener.at || !found || !scene || !isKnown(scene, found, play.by.role))
    return impossible('no-such-thing', 'There is no such door.');
  const shown = doorsFor(play.by, scene)[door] ?? found;
  const unable =
    play.unless(hard(play.rules, listener)) ??
    play.unless(openAlready(play, beside(listener, scene, found) ? found : shown)) ??
    play.unless(firstTry(play, listener, found));
  if (unable) return unable;
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
  const open = play.unless(openAlready(play, found));
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

/** Whether there is a sound to hear is not for a player to say. */
const forWord = (play: Play, sound: boolean | null): Refusal | null =>
  sound === null || play.by.role === 'referee'
    ? null
    : byPermission('not-your-seat', 'Only the referee knows what there is to hear.');

export const hard = ({ dying }: Pick<Ruleset, 'dying'>, listener: Creature): Refusal | null =>
  dying.living(listener).canListen
    ? null
    : byRule(dying.cites.losses, 'incapable', `${listener.name} has no ear left to listen with.`);

const openAlready = (play: Play, { state }: Door): Refusal | null =>
  state === 'open'
    ? byRule(
        play.rules.listening.cites.listening,
        'no-change',
        'The door stands open: there is nothing to put an ear to.',
      )
    : null;

function firstTry(play: Play, listener: Creature, door: Door): Refusal | null {
  return mayTry(play.state.attempts, { creature: listener.id, target: door.id, kind: 'listen' })
    ? null
    : byRule(
        play.rules.listening.cites.listening,
        'already-tried',
        `${listener.name} has listened at this door before: there is one try.`,
      );
}

/** The doors a seat could have somebody listen at. */
export const audibleDoors = (scene: Scene, seat: Pick<Seat, 'role'>): readonly Door[] =>
  Object.values(doorsFor(seat, scene)).filter((door) => isKnown(scene, door, seat.role) && door.state !== 'open');

export const listeningHandlers: Handlers<typeof listeningCommands> = { Listen: listen };
