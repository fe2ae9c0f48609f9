import type { Option } from '../../../core/index.ts';
import { atFirst, inside, withThe } from '../../../core/words.ts';

const MARK = ' (reversed)';

/** What a spell is called that was prepared to work the other way round. */
export const reversedName = (spell: string): string => `${spell}${MARK}`;

/** The spell of the list, whichever way round it was prepared. */
export const uprightName = (spell: string): string => (spell.endsWith(MARK) ? spell.slice(0, -MARK.length) : spell);

/** What a spell is called where a sentence begins with it: `The reversed Light`. */
export const toldName = (spell: string): string =>
  spell.endsWith(MARK) ? `The reversed ${uprightName(spell)}` : THING.test(spell) ? atFirst(withThe(spell)) : spell;

/** What is drunk, read or worn, and not a spell by its name. */
const THING = /^(potion|philtre|elixir|scroll|ring|wand|staff|rod|oil|ointment) of /i;

/** What it is called within a sentence: `the reversed Light`. */
export const toldWithin = (spell: string): string => inside(toldName(spell));

/** A spell to choose: by its name in a list, and as it is said within the sentence of a button. */
export const spellOption = (spell: string): Option =>
  spell.endsWith(MARK)
    ? { value: spell, label: toldName(spell), said: toldWithin(spell) }
    : { value: spell, label: spell };
