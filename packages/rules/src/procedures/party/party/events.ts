import type { CreatureId, UserId, Why } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import { pursesTogether, withAdventure } from '../../../state/adventure.ts';
import type { Purse } from '../../../state/purse.ts';
import { withCreature } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { paidOut } from './paid-out.ts';

export interface MarchingOrderSet {
  readonly type: 'MarchingOrderSet';
  readonly situation: string;
  readonly ranks: readonly (readonly CreatureId[])[];
}

export interface CallerAppointed {
  readonly type: 'CallerAppointed';
  readonly user: UserId | null;
}

export interface MapperAppointed {
  readonly type: 'MapperAppointed';
  readonly user: UserId | null;
}

export interface TreasureDivided {
  readonly type: 'TreasureDivided';
  readonly coins: Purse;
  /** In copper. @most 10_000_000_000 */
  readonly shares: Readonly<Record<CreatureId, number>>;
  /** In copper. @most 10_000_000_000 */
  readonly remainder: number;
  readonly why: Why;
}

export interface ItemsRolledOff {
  readonly type: 'ItemsRolledOff';
  /** @most 10_000 */
  readonly items: number;
  readonly sides: number;
  /** In the order they fell, throws between those who tied included. */
  readonly faces: readonly number[];
  /** Who threw each of them; absent in older logs. */
  readonly throwers?: readonly UserId[];
  readonly order: readonly UserId[];
  readonly picks: Readonly<Record<UserId, number>>;
}

export type PartyEvent = MarchingOrderSet | CallerAppointed | MapperAppointed | TreasureDivided | ItemsRolledOff;

export const partyEvolvers: Evolvers<PartyEvent> = {
  MarchingOrderSet: (state, { situation, ranks }) => ({
    ...state,
    party: {
      ...state.party,
      marchingOrder: ranks,
      formation: situation,
      formations: { ...state.party.formations, [situation]: ranks },
    },
  }),
  CallerAppointed: (state, { user }) => ({ ...state, party: { ...state.party, caller: user } }),
  MapperAppointed: (state, { user }) => ({ ...state, party: { ...state.party, mapper: user } }),
  TreasureDivided: (state, { coins, shares, remainder }) => {
    const noted = withAdventure(state, ({ divided }) => ({ divided: pursesTogether(divided, coins) }));
    const fund = { ...noted, party: { ...state.party, fund: state.party.fund + remainder } };
    return (Object.keys(shares) as CreatureId[]).reduce<GameState>(
      (now, creature) =>
        withCreature(now, creature, (found) => ({ ...found, coins: paidOut(found.coins, shares[creature] ?? 0) })),
      fund,
    );
  },
  ItemsRolledOff: (state, { items, order }) =>
    withAdventure(state, () => ({
      turns: Array.from({ length: items }, (_, place) => order[place % order.length]).flatMap((user) => user ?? []),
    })),
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly party: PartyEvent;
  }
}
