/** Words inside a name that it is not known by. */
const SMALL: ReadonlySet<string> = new Set(['the', 'of', 'and', 'de', 'von', 'van']);

/** `Sister Maud` → `SM`; `Nora` → `N`. */
export function initials(name: string): string {
  const letters = wordsOf(name).map((word) => [...word][0] ?? '');
  return letters.slice(0, 2).join('').toUpperCase() || ([...name.trim()][0] ?? '?');
}

/** Initials of each among some names: `An` and `Al`, where two letters tell people apart whom one does not. */
export function initialsAmong(names: readonly string[]): (name: string) => string {
  return (name) => {
    const short = initials(name);
    const alike = names.filter((other) => other !== name && initials(other) === short);
    const longer = firstTwo(name);
    return alike.length > 0 && alike.every((other) => firstTwo(other) !== longer) ? longer : short;
  };
}

/** The first two letters of a name of one word; the initials of others. */
function firstTwo(name: string): string {
  const [word = '', more] = wordsOf(name);
  return more === undefined && word !== '' ? `${initials(word)}${[...word][1] ?? ''}` : initials(name);
}

/** The words of a name that count, without what is no letter or figure around them; all where none counts. */
function wordsOf(name: string): readonly string[] {
  const words = name.split(/\s+/).map((word) => word.replace(/^[^\p{L}\p{N}]+/u, ''));
  const written = words.filter((word) => word !== '');
  const telling = written.filter((word, nth) => {
    const small = word.toLowerCase();
    return small !== 'the' && (nth === 0 || !SMALL.has(small));
  });
  return telling.length > 0 ? telling : written;
}
