import type { CreatureId, ItemId, UserId } from '../core/index.ts';
import type { HitDice } from './creature.ts';
import type { Endowed } from './powers.ts';
import { NO_COINS, type Purse } from './purse.ts';

/** Somebody whom the party overcame in an encounter. */
export interface Overcome {
  readonly name: string;
  /** Null for those who have none of their own. */
  readonly hitDice: HitDice | null;
}

/** What a thing of magic can be. */
export const MAGIC_THINGS = [
  'potion',
  'scroll',
  'ammunition',
  'weapon',
  'armor',
  'shield',
  'jewelry',
  'ring',
  'spellbook',
  'misc',
  'wand',
  'rod',
  'staff',
] as const;
export type MagicThing = (typeof MAGIC_THINGS)[number];

/** A thing of magic that the party has found. */
export interface MagicFind {
  readonly id: ItemId;
  /** As the players know it. */
  readonly name: string;
  /** What kind of thing it is, which shows: players tell a potion from a sword, and what they may do with it goes by that. */
  readonly thing: MagicThing;
  /** One of a kind, with a name of its own. */
  readonly named: boolean;
  /** What it truly is, such as `potion of flying`; absent where nobody has said. The referee's alone. */
  readonly is?: string;
  /** What it does in truth, until that is learnt; absent where nobody has said. The referee's alone. */
  readonly has?: Endowed;
  /** Who has taken it; null while it is everybody's. */
  readonly holder: CreatureId | null;
  /** Experience has been given for it. */
  readonly earned: boolean;
}

/** Where the party is when experience is given. */
export const AWARD_PLACES = ['settlement', 'safe', 'session-end'] as const;
export type AwardPlace = (typeof AWARD_PLACES)[number];

/** What an award is made of, and for whom. Figures in experience points, treasure in gold pieces. */
export interface Reckoned {
  readonly place: AwardPlace;
  readonly monsters: number;
  readonly treasure: number;
  readonly magic: number;
  readonly extra: number;
  /** Rooms and hexes entered for the first time. */
  readonly places: number;
  readonly sharers: readonly CreatureId[];
}

/** How somebody stood as the session began, and what it has brought so far. */
export interface SessionProgress {
  readonly level: number;
  readonly experience: number;
  /** Points of all the session's awards. */
  readonly awarded: number;
  /** The experience that the last of them left. */
  readonly left: number;
}

/** What the party has done since experience was given last. */
export interface Adventure {
  readonly overcome: readonly Overcome[];
  /** Those who lay helpless as a fight with them was over, and count once they are slain or taken; absent for none. */
  readonly helpless?: readonly CreatureId[];
  /** The turn in which the last of them were; absent where nobody was, null once it was said what they leave. */
  readonly wonIn?: number | null;
  /** Treasure that is everybody's; valuables in gold pieces. */
  readonly coins: Purse;
  readonly valuables: number;
  /** Who the party has said carries what is everybody's; absent while it has said nothing. */
  readonly bearers?: readonly CreatureId[];
  /** Coins that were found and shared out at once. */
  readonly divided: Purse;
  readonly finds: readonly MagicFind[];
  /** Who chooses next among things, and after whom. */
  readonly turns: readonly UserId[];
  /** Rooms and hexes that are no longer new. */
  readonly known: readonly string[];
  /** The award that the referee has in mind. The referee's alone. */
  readonly reckoned: Reckoned | null;
  /** By those to whom the running session has brought experience. */
  readonly since: Readonly<Record<CreatureId, SessionProgress>>;
}

export const NO_ADVENTURE: Adventure = {
  overcome: [],
  coins: NO_COINS,
  valuables: 0,
  divided: NO_COINS,
  finds: [],
  turns: [],
  known: [],
  reckoned: null,
  since: {},
};

/** What the adventure is kept in. */
interface Adventuring {
  readonly adventure?: Adventure;
}

export const adventureOf = ({ adventure }: Adventuring): Adventure => adventure ?? NO_ADVENTURE;

/** The state with the adventure changed. */
export const withAdventure = <State extends Adventuring>(
  state: State,
  change: (adventure: Adventure) => Partial<Adventure>,
): State => {
  const adventure = adventureOf(state);
  return { ...state, adventure: { ...adventure, ...change(adventure) } };
};

/** The state in which whatever was found among these things is somebody else's now. */
export const withHolder = <State extends Adventuring>(
  state: State,
  holder: CreatureId,
  items: readonly { readonly id: ItemId }[],
): State => {
  const moved = (find: MagicFind): boolean => find.holder !== null && items.some(({ id }) => id === find.id);
  if (!adventureOf(state).finds.some(moved)) return state;
  return withAdventure(state, ({ finds }) => ({
    finds: finds.map((find) => (moved(find) ? { ...find, holder } : find)),
  }));
};

/**
 * The state in which so many of a find go by an id of their own, with somebody or where the others are: they are what the
 * others are, and nothing more is given for them.
 */
export const withPart = <State extends Adventuring>(
  state: State,
  from: ItemId,
  part: ItemId,
  holder: CreatureId | null = null,
): State => {
  const find = from === part ? undefined : adventureOf(state).finds.find(({ id }) => id === from);
  if (!find || find.holder === null) return state;
  const apart: MagicFind = { ...find, id: part, holder: holder ?? find.holder, earned: true };
  return withAdventure(state, ({ finds }) => ({ finds: [...finds, apart] }));
};

/** Finds that nobody has taken yet. */
export const untaken = (state: Adventuring): readonly MagicFind[] =>
  adventureOf(state).finds.filter(({ holder }) => holder === null);

/** Whether there is a coin in it. */
export const hasCoins = (purse: Purse): boolean => Object.values(purse).some((count) => count > 0);

/** Two purses in one. */
export const pursesTogether = (one: Purse, other: Purse): Purse => ({
  pp: one.pp + other.pp,
  gp: one.gp + other.gp,
  ep: one.ep + other.ep,
  sp: one.sp + other.sp,
  cp: one.cp + other.cp,
});

/** A purse with so much less in it. */
export const purseWithout = (one: Purse, gone: Purse): Purse => ({
  pp: one.pp - gone.pp,
  gp: one.gp - gone.gp,
  ep: one.ep - gone.ep,
  sp: one.sp - gone.sp,
  cp: one.cp - gone.cp,
});
