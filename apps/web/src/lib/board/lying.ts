/** What a thing that lies about looks like from afar. */
export type Looks = 'chest' | 'coins' | 'sack' | 'urn' | 'pile';

/** Words of a name that tell what it looks like: the first that is in it counts, since a chest of coins is a chest. */
const WORDS: readonly (readonly [Looks, RegExp])[] = [
  ['chest', /\b(chests?|coffers?|caskets?|strongbox(es)?|box(es)?|crates?|cases?|lockers?|trunks?)\b/i],
  ['urn', /\b(urns?|jars?|vases?|pots?|amphorae?|jugs?|kegs?|barrels?|casks?|flasks?|vials?|bottles?|potions?)\b/i],
  ['sack', /\b(sacks?|bags?|satchels?|pouch(es)?|purses?|backpacks?|packs?)\b/i],
  ['coins', /\b(coins?|gold|silver|copper|electrum|platinum|treasures?|hoards?|money)\b/i],
];

/** By its name, which is what people see of it; a bundle for whatever is none of these. */
export const looksOf = (name: string): Looks => WORDS.find(([, words]) => words.test(name))?.[0] ?? 'pile';
