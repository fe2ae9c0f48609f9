import { saysNotWhich } from '../../../content/scrolls.ts';
import type { Line } from '../../../core/index.ts';
import { atFirst, withArticle } from '../../../core/words.ts';
import { nameOf, rulesOf, type Tellers, toEach, toReferee } from '../../../play/index.ts';
import { isWatched } from '../../situation/sight/known.ts';
import type { ScribingEvent } from './events.ts';
import { formByName, theThing } from './spell-in.ts';

/** What is left to the referee of a thing that is used up, by what it is called. */
function ruledOn(name: string): string {
  if (formByName(name) === null) return ' The referee says what it does.';
  return saysNotWhich(name) ? ' The referee says which spell it is.' : '';
}

export const scribingTellers: Tellers<ScribingEvent> = {
  CurseChanged: ({ creature, into }, after) =>
    toReferee({ kind: 'ruling', text: `What is to come upon ${nameOf(after, creature)} is the ${into}.` }),
  UsedUp: ({ creature, name, form, is, to, spell, left, learns }, after) => {
    const from = spell ? `${spell} from ` : '';
    const does = `${nameOf(after, creature)} ${form === 'potion' ? 'drinks' : 'reads'} ${from}${theThing(name)}${to ? ' at a place' : ''}`;
    // By what it is called, not by what is noted of it: the players would know a thing with a truth from one without.
    const rules = learns ? '' : ruledOn(name);
    const then = `${rules}${left ? ` ${atFirst(withArticle(left.name))} is left.` : ''}`;
    const line = (text: string): Line => ({
      kind: 'ruling',
      text: `${text}.${then}`,
      why: {
        rule: rulesOf(after).scribing?.cites.using ?? 'TABLE',
        formula: 'anyone drinks, those who study spells read',
      },
    });
    const truth = line(is === undefined ? does : `${does}, in truth ${withArticle(is)}`);
    return isWatched(after, after.creatures[creature]) ? toEach(truth, line(does)) : toReferee(truth);
  },
};
