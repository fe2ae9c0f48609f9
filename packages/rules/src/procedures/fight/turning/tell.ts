import type { CreatureId } from '../../../core/index.ts';
import { listed } from '../../../core/words.ts';
import { type Tellers, toAll } from '../../../play/index.ts';
import { isWatched } from '../../situation/sight/known.ts';
import type { TurningEvent } from './events.ts';

export const turningTellers: Tellers<TurningEvent> = {
  UndeadTurned: ({ cleric, turned, destroyed, reach, why }, after) => {
    const names = (creatures: readonly CreatureId[]) =>
      listed(creatures.flatMap((each) => (isWatched(after, after.creatures[each]) ? after.creatures[each].name : [])));
    const name = after.creatures[cleric]?.name ?? 'The cleric';
    const done = [
      turned.length > 0 ? `turned: ${names(turned)}` : '',
      destroyed.length > 0 ? `destroyed: ${names(destroyed)}` : '',
    ].filter((each) => each !== '');
    return toAll({
      kind: 'roll',
      speaker: name,
      text: `${name} holds up the holy symbol: ${done.length > 0 ? done.join('; ') : 'to no effect'}.`,
      rolls: [why.roll, reach].flatMap((roll) => roll ?? []),
      why,
      tone: done.length > 0 ? 'good' : 'bad',
    });
  },
};
