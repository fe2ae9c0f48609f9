import { byRule, type CreatureId, type ItemId, id, impossible, type Refusal } from '../../../core/index.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import { areClose } from '../../../state/close.ts';
import type { Creature, Item } from '../../../state/creature.ts';
import { isAway } from '../../../state/split.ts';
import type { GameState } from '../../../state/state.ts';
import { MOST_ITEMS, MOST_OF_ONE } from '../../body/creature/bounds.ts';
import { isKnown } from '../../situation/sight/known.ts';
import { forActing, forCreature, refereeOnly } from '../../table/permission/permission.ts';
import { armedWith } from './armed-with.ts';
import type { belongingsCommands } from './commands.ts';

const giveItem: Handler<'GiveItem'> = (play, { creature, name, quantity, weight, kind, use }) => {
  const refusal = refereeOnly(play) ?? forCreature(play, creature);
  if (refusal) return refusal;
  const fits = isCount(quantity, 1) && isCount(weight, 0) && name.trim().length > 0;
  if (!fits || (play.state.creatures[creature]?.items.length ?? 0) >= MOST_ITEMS)
    return impossible('bad-input', 'That is no thing that somebody can carry.');
  const item: Item = { id: id(play.dice.id()), name, quantity, weight, kind, use: use === 'none' ? null : use };
  play.happen({ type: 'ItemGiven', creature, item, ...armedWith(play, play.state.creatures[creature], item) });
  return null;
};

const dropItem: Handler<'DropItem'> = (play, { creature, item, quantity }) => {
  const { refusal, found } = carried(play, creature, item, quantity);
  if (refusal || !found) return refusal;
  const at = play.state.creatures[creature]?.at ?? null;
  const lies = { item: { ...found, id: id<'item'>(play.dice.id()), quantity }, at };
  play.happen({ type: 'ItemDropped', creature, item, name: found.name, quantity, lies });
  return null;
};

/** In an encounter only to somebody within arm's reach. */
const handOver: Handler<'HandOver'> = (play, { creature, item, quantity, to }) => {
  const { refusal, found } = carried(play, creature, item, quantity);
  if (refusal || !found) return refusal;
  const taker = play.state.creatures[to];
  const giver = play.state.creatures[creature];
  if (!taker || !giver || to === creature || !mayTake(play.state, taker) || !isKnown(play.state, play.by, taker))
    return impossible('no-such-thing', 'There is nobody of that name in the party.');
  const far =
    play.state.encounter && !areClose(giver.at, taker.at)
      ? byRule('TABLE', 'too-far', `${taker.name} is out of reach.`)
      : null;
  const unable = play.unless(far);
  if (unable) return unable;
  play.happen({
    type: 'ItemHandedOver',
    creature,
    from: item,
    to,
    item: { ...found, id: id(play.dice.id()), quantity },
    ...armedWith(play, taker, found),
  });
  return null;
};

const setCoins: Handler<'SetCoins'> = (play, { creature, pp, gp, ep, sp, cp }) => {
  const refusal = refereeOnly(play) ?? forCreature(play, creature);
  if (refusal) return refusal;
  if (![pp, gp, ep, sp, cp].every((count) => Number.isInteger(count) && count >= 0 && count <= 10_000_000))
    return impossible('bad-input', 'Coins are counted from none to ten million.');
  play.happen({ type: 'CoinsSet', creature, coins: { pp, gp, ep, sp, cp } });
  return null;
};

const markBulky: Handler<'MarkBulky'> = (play, { creature, item, bulky }) => {
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  const found = play.state.creatures[creature]?.items.find((one) => one.id === item);
  if (!found) return impossible('no-such-thing', 'Nothing of that name is carried.');
  if ((found.bulky ?? false) === bulky) return impossible('no-change', 'It is so already.');
  play.happen({ type: 'BulkMarked', creature, item, bulky });
  return null;
};

/** Things go to members of the party that still have room, and are not on another scene. */
export const mayTake = (state: GameState, taker: Creature): boolean =>
  state.party.members.includes(taker.id) && taker.items.length < MOST_ITEMS && !isAway(state, taker);

const isCount = (value: number, least: number): boolean =>
  Number.isInteger(value) && value >= least && value <= MOST_OF_ONE;

function carried(
  play: Play,
  creature: CreatureId,
  item: ItemId,
  quantity: number,
): { readonly refusal: Refusal | null; readonly found?: Item } {
  const refusal = forActing(play, creature);
  if (refusal) return { refusal };
  const found = play.state.creatures[creature]?.items.find((one) => one.id === item);
  if (!found) return { refusal: impossible('no-such-thing', 'Nothing of that name is carried.') };
  if (!isCount(quantity, 1) || quantity > found.quantity)
    return { refusal: impossible('bad-input', `There are ${found.quantity} of that.`) };
  return { refusal: null, found };
}

export const belongingsHandlers: Handlers<typeof belongingsCommands> = {
  GiveItem: giveItem,
  DropItem: dropItem,
  HandOver: handOver,
  SetCoins: setCoins,
  MarkBulky: markBulky,
};
