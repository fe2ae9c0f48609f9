/** Whether a sentence begins with somebody, by a name or with the article of what they are: `Hild`, `The lame orc`; `The orcs` are others. */
export function beginsWith(sentence: string, name: string): boolean {
  if (sentence.startsWith(name)) return true;
  const kind = `The ${name.toLowerCase()}`;
  return sentence.startsWith(kind) && !/^\p{L}/u.test(sentence.slice(kind.length));
}
