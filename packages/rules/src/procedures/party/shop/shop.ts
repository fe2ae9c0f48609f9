import { byRule, id, impossible, type Refusal, type RuleId } from '../../../core/index.ts';
import { written } from '../../../core/written.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import { type Creature, type Item, NO_COINS, type Purse } from '../../../state/creature.ts';
import type { Ware } from '../../../state/ware.ts';
import { MOST_ITEMS } from '../../body/creature/bounds.ts';
import type { EquipmentRule, Package } from '../../table/equipment/rule.ts';
import { copperIn, inCopper, paidFrom, withCopper } from '../../table/ledger/purse.ts';
import { forActing } from '../../table/permission/permission.ts';
import { armedWith } from '../belongings/armed-with.ts';
import { wouldExceed } from '../encumbrance/encumbrance.ts';
import type { EncumbranceRule } from '../encumbrance/rule.ts';
import type { shopCommands } from './commands.ts';

/** The most lots of one thing that are bought at once. */
export const MOST_LOTS = 100;

/** One piece of a lot by its name: of `torches (6)` it is `torches`. */
export const pieceName = ({ name, pieces }: Ware): string => (pieces > 1 ? name.replace(/ \([^)]*\)$/, '') : name);

const buy: Handler<'Buy'> = (play, { creature, ware: name, lots }) => {
  const refusal = forActing(play, creature);
  if (refusal) return refusal;
  const { equipment } = play.rules;
  const buyer = play.state.creatures[creature];
  const ware = equipment.ware(name);
  if (!buyer || !ware || ware.cost === null) return impossible('no-such-thing', 'Nothing of that name is for sale.');
  if (!Number.isInteger(lots) || lots < 1 || lots > MOST_LOTS || buyer.items.length >= MOST_ITEMS)
    return impossible('bad-input', `From 1 to ${MOST_LOTS} are bought at once, by those who can carry them.`);
  const price = ware.cost * lots;
  const unfit =
    inTown(play, buyer) ??
    tooDear(play, buyer, price, equipment.lists[ware.kind]) ??
    tooMany(play, buyer, [{ ware, lots }]);
  if (unfit) return unfit;
  handOver(play, buyer, ware, lots);
  return null;
};

/** The thing changes hands, and coins for it. */
function handOver(play: Play, buyer: Creature, ware: Ware, lots: number, within?: string): void {
  const { copper: worth } = play.rules.equipment;
  const copper = inCopper((ware.cost ?? 0) * lots, worth);
  const item = handedOver(ware, lots, id(play.dice.id()));
  const { attacks = [] } = armedWith(play, buyer, item);
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

/** What is in a package as it is sold now; null while something of it is not for sale. */
export function unpacked(
  equipment: EquipmentRule,
  { contents }: Package,
): { readonly gold: number; readonly wares: readonly Lots[] } | null {
  const wares = contents.flatMap(({ ware: name, lots }) => {
    const ware = equipment.ware(name);
    return ware && ware.cost !== null ? [{ ware, lots }] : [];
  });
  if (wares.length < contents.length) return null;
  return { gold: wares.reduce((sum, { ware, lots }) => sum + (ware.cost ?? 0) * lots, 0), wares };
}

/** The whole of it or nothing, and unpacked at once. */
const buyPackage: Handler<'BuyPackage'> = (play, { creature, name }) => {
  const refusal = forActing(play, creature);
  if (refusal) return refusal;
  const { packages } = play.rules.equipment;
  const named = packages?.all.find((each) => each.name === name);
  const found = named && unpacked(play.rules.equipment, named);
  const buyer = play.state.creatures[creature];
  if (!buyer || !packages || !found) return impossible('no-such-thing', 'By these rules there is no such package.');
  if (buyer.items.length + found.wares.length > MOST_ITEMS)
    return impossible('bad-input', `${buyer.name} carries too many things to unpack it.`);
  const unfit =
    inTown(play, buyer) ?? tooDear(play, buyer, found.gold, packages.rule) ?? tooMany(play, buyer, found.wares);
  if (unfit) return unfit;
  for (const { ware, lots } of found.wares) handOver(play, play.state.creatures[creature] ?? buyer, ware, lots, name);
  return null;
};

/** The purse at par, in as few coins as there may be. */
export const changed = ({ copper }: EquipmentRule, purse: Purse): Purse =>
  withCopper(NO_COINS, copperIn(purse, copper), copper);

const changeCoins: Handler<'ChangeCoins'> = (play, { creature }) => {
  const refusal = forActing(play, creature);
  if (refusal) return refusal;
  const { equipment } = play.rules;
  const found = play.state.creatures[creature];
  if (!found || !equipment.changing) return impossible('no-such-thing', 'By these rules nobody changes coins.');
  const away = inTown(play, found);
  if (away) return away;
  const coins = changed(equipment, found.coins);
  if (coins.gp === found.coins.gp) return impossible('no-change', 'The coins come to no more gold.');
  play.happen({ type: 'CoinsChanged', creature, coins });
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

interface Lots {
  readonly ware: Ware;
  readonly lots: number;
}

/** Whether somebody may carry what is bought, besides what is carried already. */
export const mayTake = (encumbrance: EncumbranceRule, buyer: Creature, wares: readonly Lots[]): boolean =>
  !wouldExceed(
    encumbrance,
    buyer,
    wares.map(({ ware, lots }, place) => handedOver(ware, lots, id(`bought-${place}`))),
  );

function tooMany(play: Play, buyer: Creature, wares: readonly Lots[]): Refusal | null {
  const { encumbrance } = play.rules;
  if (!encumbrance.limits || mayTake(encumbrance, buyer, wares)) return null;
  return play.unless(byRule(encumbrance.limits.rule, 'forbidden', `${buyer.name} may carry no more of that.`));
}

function tooDear(play: Play, { name, coins }: Creature, gold: number, rule: RuleId): Refusal | null {
  const { copper } = play.rules.equipment;
  const price = inCopper(gold, copper);
  if (copperIn(coins, copper) >= price) return null;
  return play.unless(byRule(rule, 'too-dear', `${name} cannot pay ${written(price / copper.gp)} gold pieces.`));
}

/** What a piece brings, in copper; null for what the list does not know. */
export function worthOf({ wares, copper }: EquipmentRule, item: Item, fresh: boolean): number | null {
  const ware = wares.find((each) => pieceName(each) === item.name && each.cost !== null);
  if (!ware || item.magic !== undefined) return null;
  return inCopper(ware.cost ?? 0, copper) / ware.pieces / (fresh ? 1 : 2);
}

const sell: Handler<'Sell'> = (play, { creature, item, quantity }) => {
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

export const shopHandlers: Handlers<typeof shopCommands> = {
  Buy: buy,
  Sell: sell,
  BuyPackage: buyPackage,
  ChangeCoins: changeCoins,
};
