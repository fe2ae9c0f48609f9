import type { Line } from '../../../core/index.ts';
import { nameOf, rulesOf, type Tellers, toAll, toEach, toReferee } from '../../../play/index.ts';
import { SAVE_NAMES } from '../../../state/creature.ts';
import { isWatched } from '../../situation/sight/known.ts';
import { toWitnesses } from '../../situation/sight/witnesses.ts';
import type { SavingThrowEvent } from './events.ts';

/** `the poison`, `Fire Ball`, `a falling stone`. */
const called = (threat: string): string => (/^(?:(?:the|an?) |\p{Lu})/u.test(threat) ? threat : `the ${threat}`);

/** What a monster needs is the referee's to know. */
export const savingThrowTellers: Tellers<SavingThrowEvent> = {
  SavesNoted: ({ creature, like }, after) =>
    toReferee({
      kind: 'ruling',
      text: `${nameOf(after, creature)} saves like a ${like}.`,
      why: {
        rule: rulesOf(after).savingThrow.cites.likeness,
        formula: 'the class that comes closest, at a level of the hit dice',
      },
    }),
  LeftUntouched: ({ creature, source, why, unseen }, after) => {
    const found = after.creatures[creature];
    const named = source.trim() !== '';
    const what = named ? source : 'it';
    const line: Line = {
      kind: 'ruling',
      text: `${nameOf(after, creature)} is untouched by ${what}.`,
      why,
      tone: 'good',
    };
    if (unseen || !isWatched(after, found)) return toReferee(line);
    // Of what has no name for all, its nature has none either.
    return named && found.kind !== 'monster'
      ? toAll(line)
      : toEach(line, { ...line, why: { rule: why.rule, formula: '' } });
  },
  SaveRolled: ({ creature, save, against, success, why, unseen }, after) => {
    const found = after.creatures[creature];
    const threat = rulesOf(after).savingThrow.numbers.one ? against && called(against) : SAVE_NAMES[save];
    const what = threat ? ` against ${threat}` : '';
    const line: Line = {
      kind: 'roll',
      speaker: nameOf(after, creature),
      text: `${nameOf(after, creature)} ${success ? 'saves' : 'fails to save'}${what}.`,
      rolls: why.roll ? [why.roll] : [],
      why,
      tone: success ? 'good' : 'bad',
    };
    return unseen ? toReferee(line) : toWitnesses(after, found, line);
  },
};
