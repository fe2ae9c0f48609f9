import { nameOf, type Tellers, toEach, toReferee } from '../../../play/index.ts';
import { isWatched } from '../../situation/sight/known.ts';
import type { ListeningEvent } from './events.ts';

/** Failure and silence read alike at the table. */
export const listeningTellers: Tellers<ListeningEvent> = {
  ListenedAtDoor: ({ creature, roll, sound, hears, why }, after) => {
    const listener = after.creatures[creature];
    const name = nameOf(after, creature);
    const text = `${name} listens at the door and hears ${hears ? 'something on the other side' : 'nothing'}.`;
    const missed = sound && !hears ? ' There was something.' : '';
    const told = sound ? why : { ...why, notes: [{ rule: why.rule, text: 'there is no sound beyond it' }] };
    const secret = { kind: 'ruling', text: `${text}${missed}`, rolls: [roll], why: told } as const;
    return isWatched(after, listener) ? toEach(secret, { kind: 'ruling', text }) : toReferee(secret);
  },
};
