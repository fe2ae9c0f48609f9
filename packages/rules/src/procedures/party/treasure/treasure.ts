import { type ItemId, id, impossible, objections } from '../../../core/index.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import { adventureOf, type MagicFind, untaken } from '../../../state/adventure.ts';
import { endowed, kindOf } from '../../table/content/powers.ts';
import { copperIn, inCopper, paidFrom } from '../../table/ledger/purse.ts';
import { onlyReferee } from '../../table/permission/permission.ts';
import { armedWith, waysOf } from '../belongings/armed-with.ts';
import type { treasureCommands } from './commands.ts';
import { itemOf } from './item-of.ts';
import { heldFind, mayBear, mayPool, mayPoolThing, maySpend, mayTakeThing } from './may.ts';

const poolThing: Handler<'PoolThing'> = (play, { name, thing, named, is = '', ...said }) => {
  const has = endowed(said);
  const find: MagicFind = {
    id: id(play.dice.id()),
    name: name.trim(),
    thing,
    named,
    holder: null,
    earned: false,
    ...(is.trim() === '' ? {} : { is: is.trim() }),
    ...(Object.keys(has).length === 0 ? {} : { has }),
  };
  poolFind(play, find);
};

/** A thing of magic is everybody's, until somebody takes it. */
export function poolFind(play: Play, find: MagicFind): void {
  const {
    earns: { magic },
  } = play.rules.advancement;
  play.happen({
    type: 'ThingPooled',
    find,
    worth: magic && { points: magic.worth(find.thing, find.named), rule: magic.rule },
  });
}

const takeThing: Handler<'TakeThing'> = (play, { thing, creature, by }) => {
  const find = untaken(play.state).find(({ id }) => id === thing);
  if (!find) return;
  const item = itemOf(find);
  const attacks = waysOf(play.rules.equipment, item);
  const rule = play.rules.party.cites.choice;
  play.happen({ type: 'ThingTaken', thing, creature, by, item, attacks, rule });
};

const revealThing: Handler<'RevealThing'> = (play, { thing }) => revealFind(play, thing);

/** What a find in somebody's pack is in truth is known, and it does that from then on. */
export function revealFind(play: Play, thing: ItemId): void {
  const found = heldFind(play.state, thing);
  if (!found) return;
  const { find, holder, item } = found;
  const has = find.has ?? {};
  const learnt = { ...item, name: find.is ?? item.name, kind: kindOf(has, item.kind), ...has };
  play.happen({ type: 'ThingRevealed', creature: holder.id, item: learnt, ...armedWith(play.state, holder, learnt) });
}

/** What is paid out of the pool was not brought home. */
const spendPool: Handler<'SpendPool'> = (play, { gold }) => {
  const { coins } = adventureOf(play.state);
  const { copper } = play.rules.equipment;
  const left = paidFrom(coins, inCopper(gold, copper), copper);
  if (left) play.happen({ type: 'PoolSpent', gold, coins: left, rule: play.rules.party.cites.pool });
};

/** Whole gold pieces in coin that the pool can pay. */
export const goldInPool = (play: Pick<Play, 'state' | 'rules'>): number =>
  Math.floor(copperIn(adventureOf(play.state).coins, play.rules.equipment.copper) / play.rules.equipment.copper.gp);

export const treasureHandlers: Handlers<typeof treasureCommands> = {
  PoolTreasure: {
    may: mayPool,
    play: (play, { type: _, valuables, ...coins }) =>
      play.happen({ type: 'TreasurePooled', coins, valuables, rule: play.rules.party.cites.pool }),
  },
  PoolThing: { may: mayPoolThing, play: poolThing },
  TakeThing: { may: mayTakeThing, play: takeThing },
  RevealThing: {
    may: (state, { thing }, seat) =>
      objections(
        onlyReferee(seat),
        heldFind(state, thing)
          ? null
          : impossible('no-such-thing', 'Nobody carries a find of which more could be learnt.'),
      ),
    play: revealThing,
  },
  SpendPool: { may: maySpend, play: spendPool },
  /** What is everybody's weighs upon somebody: the party says upon whom. */
  BearPool: { may: mayBear, play: (play, { creatures }) => play.happen({ type: 'PoolBorne', creatures }) },
};
