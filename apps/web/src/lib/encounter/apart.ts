/** So many of a kind are told apart by what differs alone. */
const MANY = 4;

/** What tells those of one kind apart, by their names, where they are many: `Pale` of `Pale giant rat`, `3` of `Goblin 3`. */
export function apart(names: readonly string[]): ReadonlyMap<string, string> {
  if (names.length < MANY) return new Map();
  const words = names.map((name) => name.split(' '));
  const [behind, before] = [sharedWords(words.map((each) => each.toReversed())), sharedWords(words)];
  return new Map(words.map((each, at) => [names[at] ?? '', each.slice(before, each.length - behind).join(' ')]));
}

/** How many words all begin with; each keeps one of its own. */
function sharedWords(names: readonly (readonly string[])[]): number {
  const [first = []] = names;
  let shared = 0;
  while (names.every((words) => words.length > shared + 1 && words[shared] === first[shared])) shared += 1;
  return shared;
}
