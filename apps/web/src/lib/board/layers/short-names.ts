/** Words before a name that do not tell one from another. */
const TITLES: ReadonlySet<string> = new Set(
  'abbess abbot baron baroness brother captain count countess dame doctor duke duchess father friar king lady lord madam master mistress mother prince princess prior queen saint sergeant sir sister squire st the uncle aunt old young'.split(
    ' ',
  ),
);

const isTitle = (word: string): boolean => TITLES.has(word.toLowerCase().replace(/\.$/, ''));
/** A name given to one alone, such as `Hild Ashgrove`: every word of it begins with a capital letter, and none is a number. */
const isProper = (words: readonly string[]): boolean => words.every((word) => /^\p{Lu}/u.test(word));

/** The first name that tells: `Oswin` of `Brother Oswin`, `Hild` of `Hild Ashgrove`. What is no name of one alone stays whole. */
function firstName(name: string): string {
  const words = name.trim().split(/\s+/);
  if (!isProper(words)) return name;
  return words.find((word) => !isTitle(word)) ?? name;
}

/** What stands beside each token of a board, by its name: short, and whole where two would be called the same. */
export function shortNames(names: Iterable<string>): ReadonlyMap<string, string> {
  const whole = [...new Set(names)];
  const shorts = Map.groupBy(whole, firstName);
  return new Map(
    whole.map((name) => {
      const short = firstName(name);
      return [name, shorts.get(short)?.length === 1 ? short : name];
    }),
  );
}
