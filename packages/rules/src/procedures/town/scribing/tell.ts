import { nameOf, rulesFor, type Tellers, toAll, toReferee } from '../../../play/index.ts';
import { isWatched } from '../../situation/sight/known.ts';
import type { ScribingEvent } from './events.ts';
import { theThing } from './spell-in.ts';

export const scribingTellers: Tellers<ScribingEvent> = {
  UsedUp: ({ creature, name, form, unknown }, after) => {
    const text = `${nameOf(after, creature)} ${form === 'potion' ? 'drinks' : 'reads'} ${theThing(name)}.${unknown ? ' The referee says what it does.' : ''}`;
    const line = {
      kind: 'ruling',
      text,
      why: {
        rule: rulesFor(after.ruleset).scribing?.cites.using ?? 'TABLE',
        formula: 'anyone drinks, those who study spells read',
      },
    } as const;
    return isWatched(after, after.creatures[creature]) ? toAll(line) : toReferee(line);
  },
};
