/** How goods are named with what is sold at once, and how that is said: `rope (50')` is a rope of 50 feet, `torches (6)` are 6 torches. */
const MEASURES: readonly (readonly [named: RegExp, said: string])[] = [
  [/^(.+) \((\d+)['′]\)$/, '$1 of $2 feet'],
  [/^(.+) \((\d+)['′], wood\)$/, 'wooden $1 of $2 feet'],
  [/^(.+) \((small|large)\)$/, '$2 $1'],
  [/^(.+) \((small|large), (\p{Ll}+)\)$/u, '$2 $3 $1'],
  [/^(.+) \((quiver|case) of (\d+)\)$/, '$2 of $3 $1'],
  [/^(quiver|case) with (.+) \((\d+)\)$/, '$1 with $3 $2'],
  [/^(.+) \((\d+) pints\)$/, '$2 pints of $1'],
  [/^(.+) \((\d+) days\)$/, '$1 for $2 days'],
  [/^(.+) \((\d+)\) and (\p{Ll}+)$/u, '$2 $1 and a $3'],
  [/^(.+[^s]) \(1\)$/, '$1'],
  [/^(.+s) \((\d+)\)$/, '$2 $1'],
];

/** Goods as a sentence has them, with how much of them there is in words; as they are where their name does not say it. */
export function measured(goods: string): string {
  const found = MEASURES.find(([named]) => named.test(goods));
  return found ? goods.replace(...found) : goods;
}
