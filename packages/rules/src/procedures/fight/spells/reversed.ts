const MARK = ' (reversed)';

/** What a spell is called that was prepared to work the other way round. */
export const reversedName = (spell: string): string => `${spell}${MARK}`;

/** The spell of the list, whichever way round it was prepared. */
export const uprightName = (spell: string): string => (spell.endsWith(MARK) ? spell.slice(0, -MARK.length) : spell);
