import type { Ware } from '../../content/ware.ts';
import { id } from '../../ids.ts';
import { forActing } from '../../permission.ts';
import type { Play } from '../../play.ts';
import type { Procedure, Procedures } from '../../procedure.ts';
import { byRule, impossible, type Refusal } from '../../ruling.ts';
import type { Creature, Item } from '../../state/creature.ts';
import { armedWith } from '../belongings/belongings.ts';
import { MOST_ITEMS } from '../creature/bounds.ts';
import type { EquipmentRule } from '../equipment/rule.ts';
import type { Buy, Sell, ShopCommand } from './commands.ts';
import { copperIn, inCopper, paidFrom, withCopper } from './purse.ts';

/** The most lots of one thing that are bought at once. */
export const MOST_LOTS = 100;

/** One piece of a lot by its name: of `torches (6)` it is `torches`. */
export const pieceName = ({ name, pieces }: Ware): string => (pieces > 1 ? name.replace(/ \([^)]*\)$/, '') : name);

const buy: Procedure<Buy> = (play, { creature, ware: name, lots }) => {
  const refusal = forActing(play, creature);
  if (refusal) return refusal;
  const { equipment } = play.rules;
  const buyer = play.state.creatures[creature];
  const ware = equipment.ware(name);
  if (!buyer || !ware || ware.cost === null) return impossible('no-such-thing', 'Nothing of that name is for sale.');
  if (!Number.isInteger(lots) || lots < 1 || lots > MOST_LOTS || buyer.items.length >= MOST_ITEMS)
    return impossible('bad-input', `From 1 to ${MOST_LOTS} are bought at once, by those who can carry them.`);
  const unfit = inTown(play, buyer) ?? tooDear(play, buyer, ware, lots);
  if (unfit) return unfit;
  const copper = inCopper(ware.cost * lots, equipment.copper);
  const coins = paidFrom(buyer.coins, copper, equipment.copper) ?? buyer.coins;
  const item = handedOver(ware, lots, id(play.dice.id()));
  const { attacks = [] } = armedWith(play, buyer, item);
  play.happen({
    type: 'Bought',
    creature,
    ware: name,
    lots,
    price: copper / equipment.copper.gp,
    coins,
    item,
    attacks,
  });
  return null;
};

/** The thing as it is carried. */
const handedOver = (ware: Ware, lots: number, of: Item['id']): Item => ({
  id: of,
  name: pieceName(ware),
  quantity: lots * ware.pieces,
  weight: ware.weight,
  kind: ware.kind === 'weapon' || ware.kind === 'armour' ? ware.kind : 'gear',
  use: ware.use,
});

/** Nobody keeps a shop in a dungeon. */
const inTown = (play: Play, { name, at }: Creature): Refusal | null =>
  at || play.state.encounter
    ? play.unless(byRule('TABLE', 'too-far', `There is no shop where ${name} is: leave the board first.`))
    : null;

function tooDear(play: Play, { name, coins }: Creature, { cost, kind }: Ware, lots: number): Refusal | null {
  const { copper, lists } = play.rules.equipment;
  const price = inCopper((cost ?? 0) * lots, copper);
  if (copperIn(coins, copper) >= price) return null;
  return play.unless(byRule(lists[kind], 'too-dear', `${name} cannot pay ${price / copper.gp} gold pieces.`));
}

/** What a piece brings, in copper; null for what the list does not know. */
export function worthOf({ wares, copper }: EquipmentRule, item: Item, fresh: boolean): number | null {
  const ware = wares.find((each) => pieceName(each) === item.name && each.cost !== null);
  if (!ware || item.magic !== undefined) return null;
  return inCopper(ware.cost ?? 0, copper) / ware.pieces / (fresh ? 1 : 2);
}

const sell: Procedure<Sell> = (play, { creature, item, quantity }) => {
  const refusal = forActing(play, creature);
  if (refusal) return refusal;
  const { equipment } = play.rules;
  const seller = play.state.creatures[creature];
  const found = seller?.items.find((one) => one.id === item);
  const worth = found ? worthOf(equipment, found, seller?.fresh === true) : null;
  if (!seller || !found || worth === null)
    return impossible('no-such-thing', 'Nothing of that name is carried that a shop would buy.');
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > found.quantity)
    return impossible('bad-input', `There are ${found.quantity} of that.`);
  const away = inTown(play, seller);
  if (away) return away;
  const copper = Math.floor(worth * quantity);
  const coins = withCopper(seller.coins, copper, equipment.copper);
  play.happen({ type: 'Sold', creature, item, name: found.name, quantity, copper, coins });
  return null;
};

export const shopProcedures: Procedures<ShopCommand> = { Buy: buy, Sell: sell };
