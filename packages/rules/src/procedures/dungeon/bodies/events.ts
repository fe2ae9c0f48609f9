import type { CreatureId, ItemId } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import { pursesTogether, withHolder } from '../../../state/adventure.ts';
import type { Attack, Creature } from '../../../state/creature.ts';
import type { Item } from '../../../state/item.ts';
import { NO_COINS, type Purse } from '../../../state/purse.ts';
import { withCreature } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { withoutThing, withThing } from '../../party/belongings/held.ts';
import { awaitedBodies, bodySearches } from './kept.ts';

/** What was taken off one of the dead, and who has it now. */
export interface BodySearched {
  readonly type: 'BodySearched';
  readonly creature: CreatureId;
  readonly body: CreatureId;
  readonly items: readonly { readonly item: Item; readonly attacks: readonly Attack[] }[];
  /** Of a companion, which the searcher keeps; what strangers had becomes everybody's. */
  readonly coins: Purse;
  /** The referee has still to say what else there is. */
  readonly awaited: boolean;
  /** Not all who look on know of both. */
  readonly secret?: true;
}

/** The referee has said all that the dead had. */
export interface SearchAnswered {
  readonly type: 'SearchAnswered';
  readonly bodies: readonly CreatureId[];
  /** Nothing came of it. */
  readonly nothing: boolean;
}

/** Those who had been searched live again: were they to die once more, they might be searched anew. */
export interface SearchesLapsed {
  readonly type: 'SearchesLapsed';
  readonly bodies: readonly CreatureId[];
}

export type BodiesEvent = BodySearched | SearchAnswered | SearchesLapsed;

export const bodiesEvolvers: Evolvers<BodiesEvent> = {
  BodySearched: (state, { creature, body, items, coins, awaited, secret }) => {
    const bared = withCreature(state, body, (found) =>
      bare(
        found,
        items.map(({ item }) => item.id),
      ),
    );
    const taken = withCreature(bared, creature, (found) =>
      items.reduce((now, { item, attacks }) => withThing(now, item, attacks), {
        ...found,
        coins: pursesTogether(found.coins, coins),
      }),
    );
    const others = bodySearches(state).filter((search) => search.body !== body);
    const held = withHolder(
      taken,
      creature,
      items.map(({ item }) => item),
    );
    return { ...held, bodySearches: [...others, { body, by: creature, awaited, ...(secret ? { secret } : {}) }] };
  },
  SearchesLapsed: (state, { bodies }) => ({
    ...state,
    bodySearches: bodySearches(state).filter(({ body }) => !bodies.includes(body)),
  }),
  SearchAnswered: (state, { bodies }) => ({
    ...state,
    bodySearches: bodySearches(state).map((search) =>
      bodies.includes(search.body) ? { ...search, awaited: false } : search,
    ),
  }),
};

/** One of the dead without these things, and without a coin; what was worn is off as well. */
function bare(found: Creature, items: readonly ItemId[]): Creature {
  const {
    enchanted,
    worn: own,
    ...rest
  } = items.reduce((now, item) => withoutThing(now, item, Number.POSITIVE_INFINITY), found);
  const worn = found.items.some(({ id, kind }) => kind === 'armour' && items.includes(id));
  return worn
    ? { ...rest, coins: NO_COINS, armour: 'none', shield: false, helmet: false }
    : { ...rest, ...(enchanted ? { enchanted } : {}), ...(own ? { worn: own } : {}), coins: NO_COINS };
}

/** Those whom the referee has been asked about. */
export const askedAbout = (state: GameState): readonly CreatureId[] => awaitedBodies(state).map(({ body }) => body);

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly bodies: BodiesEvent;
  }
}
