/** Whether a sentence begins with somebody, by a name or with the article of what they are: `Hild`, `The lame orc`. */
export const beginsWith = (sentence: string, name: string): boolean =>
  sentence.startsWith(name) || sentence.startsWith(`The ${name.toLowerCase()}`);
