import {
  byPermission,
  byRule,
  type CreatureId,
  type ItemId,
  impossible,
  objections,
  type Refusal,
  type Seat,
  speaksFor,
} from '../../../core/index.ts';
import { written } from '../../../core/written.ts';
import { type May, rulesOf } from '../../../play/index.ts';
import { adventureOf, type MagicFind, untaken } from '../../../state/adventure.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Item } from '../../../state/item.ts';
import { livingParty } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { MOST_ITEMS } from '../../body/creature/bounds.ts';
import { powersRefusal, type SaidPowers } from '../../table/content/powers.ts';
import { inCopper, paidFrom } from '../../table/ledger/purse.ts';
import { mayCommandParty, mayReferee, onlyReferee } from '../../table/permission/permission.ts';

interface Taking {
  readonly thing: ItemId;
  readonly creature: CreatureId;
  readonly by: 'dice' | 'agreement';
}

/** What stands against somebody's taking a find: by agreement of the party, or in the order that the dice gave. */
export function mayTakeThing(state: GameState, { thing, creature, by }: Taking, seat: Seat): readonly Refusal[] {
  const find = untaken(state).find(({ id }) => id === thing);
  const taker = livingParty(state).find((one) => one.id === creature);
  if (!find || !taker) return [impossible('no-such-thing', 'There is no such thing to take, or nobody to take it.')];
  return objections(
    ...(by === 'dice' ? inTurn(state, taker, seat) : [mayCommandParty(state, seat)]),
    taker.items.length >= MOST_ITEMS ? impossible('bad-input', `${called(taker)} can carry nothing more.`) : null,
  );
}

function inTurn(state: GameState, { owner }: Creature, seat: Seat): readonly (Refusal | null)[] {
  const [next] = adventureOf(state).turns;
  const { choice } = rulesOf(state).party.cites;
  const others = 'The dice have given that choice to nobody, or to another.';
  return [
    mayReferee(seat) || speaksFor(seat, owner)
      ? null
      : byPermission('not-your-character', 'Each takes for the own characters.'),
    next !== undefined && next === owner ? null : byRule(choice, 'out-of-turn', others),
  ];
}

/** What stands against spending so much gold of the party's treasure. */
export function maySpend(state: GameState, { gold }: { readonly gold: number }, seat: Seat): readonly Refusal[] {
  const { copper } = rulesOf(state).equipment;
  const affords = paidFrom(adventureOf(state).coins, inCopper(gold, copper), copper) !== null;
  return objections(
    mayCommandParty(state, seat),
    affords ? null : impossible('too-dear', `The party’s purse holds no ${written(gold)} gold pieces in coin.`),
  );
}

/** Finds that nobody has taken. */
export const MOST_FINDS = 50;

export const mayPool: May<'PoolTreasure'> = (_, { pp, gp, ep, sp, cp, valuables }, seat) => {
  const figures = [pp, gp, ep, sp, cp, valuables];
  return objections(
    onlyReferee(seat),
    figures.every((count) => count === 0) ? impossible('bad-input', 'There is nothing to put by.') : null,
  );
};

/** Why what is said makes no thing of magic, or none that finds room among so many others. */
export function thingRefusals(said: SaidPowers, others: number) {
  return [
    others >= MOST_FINDS ? impossible('bad-input', `No more than ${MOST_FINDS} things are kept together.`) : null,
    powersRefusal(said),
  ] as const;
}

export const mayPoolThing: May<'PoolThing'> = (state, said, seat) =>
  objections(onlyReferee(seat), ...thingRefusals(said, untaken(state).length));

/** A find that somebody carries, of which the referee has noted what it is; null where there is none. */
export function heldFind(state: GameState, thing: ItemId): { find: MagicFind; holder: Creature; item: Item } | null {
  const find = adventureOf(state).finds.find(({ id }) => id === thing);
  const holder = find?.holder ? state.creatures[find.holder] : undefined;
  const item = holder?.items.find(({ id }) => id === thing);
  return find && holder && item && (find.is !== undefined || find.has) ? { find, holder, item } : null;
}

export const mayBear: May<'BearPool'> = (state, { creatures }, seat) => {
  const able = livingParty(state).filter((one) => creatures.includes(one.id));
  const each = creatures.length > 0 && able.length === new Set(creatures).size && able.length === creatures.length;
  return objections(
    mayCommandParty(state, seat),
    each ? null : impossible('no-such-thing', 'Living members of the party carry it, each named once.'),
  );
};
