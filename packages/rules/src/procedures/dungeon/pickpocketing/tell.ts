import { type CreatureId, fallen, type Line } from '../../../core/index.ts';
import { listed } from '../../../core/words.ts';
import { nameOf, rulesOf, type Tellers, toEach, toReferee } from '../../../play/index.ts';
import type { GameState } from '../../../state/state.ts';
import { isWatched } from '../../situation/sight/known.ts';
import type { PickpocketingEvent, PocketPicked } from './events.ts';

const LATER = { never: 'notices nothing', now: 'notices at once', 'one-turn': 'will notice in a turn' } as const;

/** The hand knows what it holds; what the victim notices shows when it does. */
function picked({ thief, victim, stolen, noticed, chance, faces, why }: PocketPicked, after: GameState) {
  const hand = after.creatures[thief];
  const mark = after.creatures[victim];
  const [name, whose] = [nameOf(after, thief), nameOf(after, victim)];
  const text = stolen ? `${name} picks the pocket of ${whose}` : `${name} reaches into the pocket of ${whose}, in vain`;
  const full = {
    kind: 'roll',
    speaker: name,
    text: `${text}; ${whose} ${LATER[noticed]} (${faces[1]} against ${chance} in 6).`,
    rolls: [...(why.roll ? [why.roll] : []), fallen(6, [faces[1]])],
    why,
  } as const;
  if (!isWatched(after, hand) || !isWatched(after, mark)) return toReferee(full);
  return toEach(full, {
    kind: 'ruling',
    speaker: name,
    text: noticed === 'now' ? `${text}, and is noticed!` : `${text}.`,
  });
}

const robbed = (victims: readonly CreatureId[], state: GameState): Line => ({
  kind: 'ruling',
  text: `${listed(victims.map((victim) => nameOf(state, victim)))} ${victims.length === 1 ? 'finds' : 'find'} a pocket picked.`,
  why: {
    rule: rulesOf(state).pickpocketing.cites.missed,
    formula: 'a theft that succeeds is noticed a turn later',
  },
});

export const pickpocketingTellers: Tellers<PickpocketingEvent> = {
  PocketPicked: (event, after) => picked(event, after),
  /** Whoever has been robbed finds out; whether the others hear of it is theirs to say. */
  TheftsNoticed: ({ victims }, after) => {
    const owners = new Set(victims.flatMap((victim) => after.creatures[victim]?.owner ?? []));
    const own = [...owners].map((owner) => [
      owner,
      robbed(
        victims.filter((victim) => after.creatures[victim]?.owner === owner),
        after,
      ),
    ]);
    return { ...toReferee(robbed(victims, after)), only: Object.fromEntries(own) };
  },
};
