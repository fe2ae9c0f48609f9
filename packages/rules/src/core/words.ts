const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** `Aldo`, `Aldo and Bera`, `Aldo, Bera and Cuth`. */
export const listed = (names: readonly string[]): string => AND.format(names);

/** What begins a sentence: `the goblins` becomes `The goblins`. */
export const atFirst = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** What stands inside a sentence: `The goblins` becomes `the goblins`; names of one's own keep their capital. */
export const inside = (name: string): string =>
  name.replace(/^(The|Something|A|An|Somebody|Nobody)(?= |$)/, (first) => first.toLowerCase());
