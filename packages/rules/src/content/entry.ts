/** What a table holds under a word, which anybody may have made up: nothing under `constructor`, which every object has. */
export const entryOf = <T>(table: Readonly<Record<string, T>> | undefined, word: string): T | undefined =>
  table && Object.hasOwn(table, word) ? table[word] : undefined;
