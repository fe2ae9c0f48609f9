import { nameOf, type Tellers, type Telling, toAll, toReferee } from '../../../play/index.ts';
import { called, eachOrCounted } from '../../../state/called.ts';
import { isOfHousehold } from '../../../state/members.ts';
import type { WayOut } from './commands.ts';
import type { CaptivesEvent } from './events.ts';

const told = (text: string, unseen?: true): Telling =>
  unseen ? toReferee({ kind: 'ruling', text }) : toAll({ kind: 'ruling', text });

const FREE: Readonly<Record<WayOut, string>> = {
  freed: 'is free again',
  ransomed: 'is ransomed, and is free again',
  escaped: 'escapes, and is free again',
};

export const captivesTellers: Tellers<CaptivesEvent> = {
  CaptivesTaken: ({ captives }, after) => {
    const names = eachOrCounted(
      captives.flatMap((one) => after.creatures[one] ?? []),
      called,
    );
    return told(`${names} ${captives.length === 1 ? 'is taken prisoner' : 'are taken prisoner'}.`);
  },
  CaptiveReleased: ({ creature, how = 'freed', unseen }, after) =>
    told(
      `${nameOf(after, creature)} ${isOfHousehold(after, creature) ? FREE[how] : 'is let go, and goes away'}.`,
      unseen,
    ),
};
