import { type CreatureId, id, objections } from '../../../core/index.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import type { Item } from '../../../state/item.ts';
import { endowed, kindOf } from '../../table/content/powers.ts';
import { mayCommand, onlyReferee } from '../../table/permission/permission.ts';
import { armedWith } from './armed-with.ts';
import type { belongingsCommands } from './commands.ts';
import { taken } from './held.ts';
import {
  carriedBy,
  mayGiveItem,
  mayHandOver,
  mayLetGo,
  mayMarkBulky,
  mayUseCharge,
  thingAtHand,
  tooMuchLies,
} from './may.ts';

const giveItem: Handler<'GiveItem'> = (play, { creature, name, quantity, weight, kind, use, ...said }) => {
  const has = endowed(said);
  const item: Item = {
    id: id(play.dice.id()),
    name,
    quantity,
    weight,
    kind: kindOf(has, kind),
    use: use === 'none' ? null : use,
    ...has,
  };
  play.happen({ type: 'ItemGiven', creature, item, ...armedWith(play.state, play.state.creatures[creature], item) });
};

const dropItem: Handler<'DropItem'> = (play, { creature, item, quantity }) => {
  const found = carriedBy(play.state, creature, item);
  if (found) drop(play, creature, found, quantity);
};

/** So many of a thing lie where somebody stands who had them. @param quiet another line tells of it */
export function drop(play: Play, creature: CreatureId, thing: Item, quantity: number, quiet?: true): void {
  const at = play.state.creatures[creature]?.at ?? null;
  const lies = { item: taken(play.dice, thing, quantity), at };
  play.happen({
    type: 'ItemDropped',
    creature,
    item: thing.id,
    name: thing.name,
    quantity,
    lies,
    ...(quiet ? { quiet } : {}),
  });
}

const handOver: Handler<'HandOver'> = (play, { creature, item, quantity, to }) => {
  const found = carriedBy(play.state, creature, item);
  const taker = play.state.creatures[to];
  if (!found || !taker) return;
  play.happen({
    type: 'ItemHandedOver',
    creature,
    from: item,
    to,
    item: taken(play.dice, found, quantity),
    ...armedWith(play.state, taker, found),
  });
};

/** Of several alike one is used, and is apart from the others from then on. */
const useCharge: Handler<'UseCharge'> = (play, { creature, item }) => {
  const found = thingAtHand(play.state, creature, item);
  if (!found) return;
  const used = taken(play.dice, found, 1);
  const left = used.does?.charges;
  const now = left === undefined ? used : { ...used, does: { ...used.does, charges: left - 1 } };
  play.happen({ type: 'ChargeUsed', creature, from: item, item: now });
};

export const belongingsHandlers: Handlers<typeof belongingsCommands> = {
  GiveItem: { may: mayGiveItem, play: giveItem },
  DropItem: {
    may: (state, command, seat) => objections(...mayLetGo(state, command, seat), tooMuchLies(state, command.creature)),
    play: dropItem,
  },
  HandOver: { may: mayHandOver, play: handOver },
  SetCoins: {
    may: (state, { creature }, seat) => objections(onlyReferee(seat), mayCommand(state, seat, creature)),
    play: (play, { creature, pp, gp, ep, sp, cp }) =>
      play.happen({ type: 'CoinsSet', creature, coins: { pp, gp, ep, sp, cp } }),
  },
  UseCharge: { may: mayUseCharge, play: useCharge, counts: { by: 'creature', as: 'use-item' } },
  MarkBulky: {
    may: mayMarkBulky,
    play: (play, { creature, item, bulky }) => play.happen({ type: 'BulkMarked', creature, item, bulky }),
  },
};
