/** A scroll by the spells on it: of one, or of several, which are used up one by one. */
export const scrollOf = (spells: readonly string[]): string => {
  const [one = ''] = spells;
  return spells.length === 1 ? `scroll of ${one}` : `scroll of ${spells.length} spells (${spells.join(', ')})`;
};

const SEVERAL = /^(?:a )?scroll of (\d+) spells?(?: \((.+)\))?$/i;

/** The spells on a scroll of several, as its name has them; none where it does not say which. Null for whatever else it is. */
export function spellsOn(name: string): readonly string[] | null {
  const [, count = '1', spells = ''] = SEVERAL.exec(name) ?? [];
  if (spells !== '') return spells.split(/, ?/);
  return Number(count) > 1 ? [] : null;
}

/** Whether a scroll says how many spells are on it, and not which. */
export const saysNotWhich = (name: string): boolean => {
  const [scroll, , spells] = SEVERAL.exec(name) ?? [];
  return scroll !== undefined && spells === undefined;
};

/** A scroll of several as it is called when one of them has been read; null when nothing is left. @param spell empty where the name does not say which they are */
export function scrollWithout(name: string, spell: string): string | null {
  const spells = spellsOn(name) ?? [];
  const at = spells.indexOf(spell);
  if (at >= 0) return spells.length > 1 ? scrollOf(spells.toSpliced(at, 1)) : null;
  const left = Number(SEVERAL.exec(name)?.[1] ?? 1) - 1;
  return left > 0 ? `scroll of ${left} ${left === 1 ? 'spell' : 'spells'}` : null;
}
