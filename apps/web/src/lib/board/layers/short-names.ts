/** Words before a name that do not tell one from another. */
const TITLES: ReadonlySet<string> = new Set(
  'abbess abbot baron baroness brother captain count countess dame doctor duke duchess father friar king lady lord madam master mistress mother prince princess prior queen saint sergeant sir sister squire st the uncle aunt old young'.split(
    ' ',
  ),
);

const isTitle = (word: string): boolean => TITLES.has(word.toLowerCase().replace(/\.$/, ''));
/** Words within a name that begin with a small letter. */
const PARTICLES: ReadonlySet<string> = new Set('af al d da de del der di du el la le of the van von y zu'.split(' '));

/** A name given to one alone, such as `Hild Ashgrove` or `Maud of the Fens`: its words begin with capital letters, and none is a number. */
const isProper = ([first = '', ...more]: readonly string[]): boolean =>
  isCapital(first) && more.every((word) => isCapital(word) || PARTICLES.has(word));

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

/** Letters of the longest name that is written beside a token. */
const LONGEST = 24;

const cut = (name: string): string => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1).trimEnd()}…` : name);

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
  const cuts = Map.groupBy(whole, (name) => cut(firstName(name)));
  return new Map(
    whole.map((name) => {
      const short = firstName(name);
      if (shorts.get(short)?.length !== 1) return [name, name];
      return [name, cuts.get(cut(short))?.length === 1 ? cut(short) : short];
    }),
  );
}
