import { id } from '../../../core/index.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Ware } from '../../../state/ware.ts';
import { inCopper, paidFrom, withCopper } from '../../table/ledger/purse.ts';
import { armedWith } from '../belongings/armed-with.ts';
import type { shopCommands } from './commands.ts';
import { changed, handedOver, mayBuy, mayBuyPackage, mayChangeCoins, maySell, unpacked, worthOf } from './may.ts';

const buy: Handler<'Buy'> = (play, { creature, ware: name, lots }) => {
  const { equipment } = play.rules;
  const buyer = play.state.creatures[creature];
  const ware = equipment.ware(name);
  if (!buyer || !ware) return;
  handOver(play, buyer, ware, lots);
};

/** The thing changes hands, and coins for it. */
function handOver(play: Play, buyer: Creature, ware: Ware, lots: number, within?: string): void {
  const { copper: worth } = play.rules.equipment;
  const copper = inCopper((ware.cost ?? 0) * lots, worth);
  const item = handedOver(ware, lots, id(play.dice.id()));
  const { attacks = [] } = armedWith(play.state, buyer, item);
  play.happen({
    type: 'Bought',
    creature: buyer.id,
    ware: ware.name,
    lots,
    ...(within === undefined ? {} : { package: within }),
    price: copper / worth.gp,
    coins: paidFrom(buyer.coins, copper, worth) ?? buyer.coins,
    item,
    attacks,
  });
}

/** The whole of it or nothing, and unpacked at once. */
const buyPackage: Handler<'BuyPackage'> = (play, { creature, name }) => {
  const { packages } = play.rules.equipment;
  const named = packages?.all.find((each) => each.name === name);
  const found = named && unpacked(play.rules.equipment, named);
  const buyer = play.state.creatures[creature];
  if (!buyer || !found) return;
  for (const { ware, lots } of found.wares) handOver(play, play.state.creatures[creature] ?? buyer, ware, lots, name);
};

const changeCoins: Handler<'ChangeCoins'> = (play, { creature }) => {
  const { equipment } = play.rules;
  const found = play.state.creatures[creature];
  if (!found || !equipment.changing) return;
  const coins = changed(equipment, found.coins);
  play.happen({ type: 'CoinsChanged', creature, coins });
};

const sell: Handler<'Sell'> = (play, { creature, item, quantity }) => {
  const { equipment } = play.rules;
  const seller = play.state.creatures[creature];
  const found = seller?.items.find((one) => one.id === item);
  const worth = found ? worthOf(equipment, found, seller?.fresh === true) : null;
  if (!seller || !found || worth === null) return;
  const copper = Math.floor(worth * quantity);
  const coins = withCopper(seller.coins, copper, equipment.copper);
  play.happen({ type: 'Sold', creature, item, name: found.name, quantity, copper, coins });
};

export const shopHandlers: Handlers<typeof shopCommands> = {
  Buy: { may: mayBuy, play: buy },
  Sell: { may: maySell, play: sell },
  BuyPackage: { may: mayBuyPackage, play: buyPackage },
  ChangeCoins: { may: mayChangeCoins, play: changeCoins },
};
