import { id, impossible } from '../../../core/index.ts';
import type { Handler, Handlers, Legality, Play } from '../../../play/index.ts';
import { adventureOf, type Find, MAGIC_THINGS } from '../../../state/adventure.ts';
import { isDead, partyOf } from '../../../state/read.ts';
import { copperIn, inCopper, paidFrom } from '../../table/ledger/purse.ts';
import { forParty, refereeOnly } from '../../table/permission/permission.ts';
import { MOST_COINS } from '../party/may.ts';
import type { treasureCommands } from './commands.ts';
import { itemOf } from './item-of.ts';
import { maySpend, mayTakeThing } from './may.ts';

/** The longest name of a find, and the most of them. */
export const LONGEST_FIND = 60;
export const MOST_FINDS = 50;

const poolTreasure: Handler<'PoolTreasure'> = (play, { type: _, valuables, ...coins }) => {
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  const figures = [valuables, ...Object.values(coins)];
  if (!figures.every((count) => Number.isInteger(count) && count >= 0 && count <= MOST_COINS))
    return impossible('bad-input', 'Whole coins, none below 0.');
  if (figures.every((count) => count === 0)) return impossible('bad-input', 'There is nothing to put by.');
  play.happen({ type: 'TreasurePooled', coins, valuables, rule: play.rules.party.cites.pool });
  return null;
};

const poolThing: Handler<'PoolThing'> = (play, { name, thing, named }) => {
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  const called = name.trim();
  if (called === '' || called.length > LONGEST_FIND || !MAGIC_THINGS.includes(thing))
    return impossible('bad-input', `A find has a name of at most ${LONGEST_FIND} letters.`);
  if (adventureOf(play.state).finds.length >= MOST_FINDS)
    return impossible('bad-input', `No more than ${MOST_FINDS} things are kept together.`);
  const find: Find = { id: id(play.dice.id()), name: called, thing, named, holder: null, earned: false };
  const {
    earns: { magic },
  } = play.rules.advancement;
  play.happen({
    type: 'ThingPooled',
    find,
    worth: magic && { points: magic.worth(thing, named), rule: magic.rule },
  });
  return null;
};

const takeThing: Handler<'TakeThing'> = (play, { thing, creature, by }) => {
  const find = adventureOf(play.state).finds.find((one) => one.id === thing && one.holder === null);
  if (!find) return null;
  const attacks = find.thing === 'weapon' ? play.rules.equipment.attacksWith(find.name) : [];
  const rule = play.rules.party.cites.choice;
  play.happen({ type: 'ThingTaken', thing, creature, by, item: itemOf(find), attacks, rule });
  return null;
};

/** What is paid out of the pool was not brought home. */
const spendPool: Handler<'SpendPool'> = (play, { gold }) => {
  const { coins } = adventureOf(play.state);
  const { copper } = play.rules.equipment;
  const left = paidFrom(coins, inCopper(gold, copper), copper);
  if (left) play.happen({ type: 'PoolSpent', gold, coins: left, rule: play.rules.party.cites.pool });
  return null;
};

/** What is everybody's weighs upon somebody: the party says upon whom. */
const bearPool: Handler<'BearPool'> = (play, { creatures }) => {
  const refusal = forParty(play);
  if (refusal) return refusal;
  const able = partyOf(play.state).filter((one) => creatures.includes(one.id) && !isDead(one));
  if (creatures.length === 0 || able.length < new Set(creatures).size || new Set(creatures).size < creatures.length)
    return impossible('no-such-thing', 'Living members of the party carry it, each named once.');
  play.happen({ type: 'PoolBorne', creatures });
  return null;
};

/** Whole gold pieces in coin that the pool can pay. */
export const goldInPool = (play: Pick<Play, 'state' | 'rules'>): number =>
  Math.floor(copperIn(adventureOf(play.state).coins, play.rules.equipment.copper) / play.rules.equipment.copper.gp);

export const treasureLegality: Legality<typeof treasureCommands> = { TakeThing: mayTakeThing, SpendPool: maySpend };

export const treasureHandlers: Handlers<typeof treasureCommands> = {
  PoolTreasure: poolTreasure,
  PoolThing: poolThing,
  TakeThing: takeThing,
  SpendPool: spendPool,
  BearPool: bearPool,
};
