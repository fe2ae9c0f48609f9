import { listed } from '../../../core/words.ts';
import { nameOf, type Tellers, type Telling, toAll, toReferee } from '../../../play/index.ts';
import type { CaptivesEvent } from './events.ts';

const told = (text: string, unseen?: true): Telling =>
  unseen ? toReferee({ kind: 'ruling', text }) : toAll({ kind: 'ruling', text });

export const captivesTellers: Tellers<CaptivesEvent> = {
  CaptivesTaken: ({ captives }, after) => {
    const names = listed(captives.map((one) => nameOf(after, one)));
    return told(`${names} ${captives.length === 1 ? 'is taken prisoner' : 'are taken prisoner'}.`);
  },
  CaptiveReleased: ({ creature, unseen }, after) =>
    told(
      `${nameOf(after, creature)} ${after.party.members.includes(creature) ? 'is free again' : 'is let go, and goes away'}.`,
      unseen,
    ),
};
