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
import { rulesOf } from '../../../play/index.ts';
import { adventureOf } from '../../../state/adventure.ts';
import type { Creature } from '../../../state/creature.ts';
import { isDead, partyOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { MOST_ITEMS } from '../../body/creature/bounds.ts';
import { inCopper, paidFrom } from '../../table/ledger/purse.ts';
import { mayCommandParty, mayReferee } from '../../table/permission/permission.ts';

interface Taking {
  readonly thing: ItemId;
  readonly creature: CreatureId;
  readonly by: 'dice' | 'agreement';
}

/** What stands against somebody's taking a find: by agreement of the party, or in the order that the dice gave. */
export function mayTakeThing(state: GameState, { thing, creature, by }: Taking, seat: Seat): readonly Refusal[] {
  const find = adventureOf(state).finds.find((one) => one.id === thing && one.holder === null);
  const taker = partyOf(state).find((one) => one.id === creature && !isDead(one));
  if (!find || !taker) return [impossible('no-such-thing', 'There is no such thing to take, or nobody to take it.')];
  return objections(
    ...(by === 'dice' ? inTurn(state, taker, seat) : [mayCommandParty(state, seat)]),
    taker.items.length >= MOST_ITEMS ? impossible('bad-input', `${taker.name} can carry nothing more.`) : null,
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
    Number.isInteger(gold) && gold >= 1 ? null : impossible('bad-input', 'At least a gold piece.'),
    affords ? null : impossible('too-dear', `The party’s purse holds no ${written(gold)} gold pieces in coin.`),
  );
}
