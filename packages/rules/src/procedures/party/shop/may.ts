import { byRule, id, impossible, objections, type Refusal, type RuleId } from '../../../core/index.ts';
import { written } from '../../../core/written.ts';
import { type May, rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Item } from '../../../state/item.ts';
import { isOnTheRoad } from '../../../state/on-the-road.ts';
import { NO_COINS, type Purse } from '../../../state/purse.ts';
import type { GameState } from '../../../state/state.ts';
import type { Ware } from '../../../state/ware.ts';
import { MOST_ITEMS } from '../../body/creature/bounds.ts';
import type { EquipmentRule, Package } from '../../table/equipment/rule.ts';
import { copperIn, inCopper, withCopper } from '../../table/ledger/purse.ts';
import { mayAct } from '../../table/permission/permission.ts';
import { stillReading } from '../belongings/may.ts';
import { wouldExceed } from '../encumbrance/encumbrance.ts';
import type { EncumbranceRule } from '../encumbrance/rule.ts';

/** What a piece brings, in copper; null for what the list does not know, and for what magic is in or has made. */
export function worthOf({ wares, copper }: EquipmentRule, item: Item, fresh: boolean): number | null {
  const ware = wares.find((each) => pieceName(each) === item.name && each.cost !== null);
  if (!ware || item.magic !== undefined || item.conjured) return null;
  return inCopper(ware.cost ?? 0, copper) / ware.pieces / (fresh ? 1 : 2);
}

/** One piece of a lot by its name: of `torches (6)` it is `torches`. */
export const pieceName = ({ name, pieces }: Ware): string => (pieces > 1 ? name.replace(/ \([^)]*\)$/, '') : name);

/** The purse at par, in as few coins as there may be. */
export const changed = ({ copper }: EquipmentRule, purse: Purse): Purse =>
  withCopper(NO_COINS, copperIn(purse, copper), copper);

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

interface Lots {
  readonly ware: Ware;
  readonly lots: number;
}

function tooMany(state: GameState, buyer: Creature, wares: readonly Lots[]): Refusal | null {
  const { encumbrance } = rulesOf(state);
  if (!encumbrance.limits || mayTake(encumbrance, buyer, wares)) return null;
  return byRule(encumbrance.limits.rule, 'forbidden', `${called(buyer)} may carry no more of that.`);
}

/** Whether somebody may carry what is bought, besides what is carried already. */
export const mayTake = (encumbrance: EncumbranceRule, buyer: Creature, wares: readonly Lots[]): boolean =>
  !wouldExceed(
    encumbrance,
    buyer,
    wares.map(({ ware, lots }, place) => handedOver(ware, lots, id(`bought-${place}`))),
  );

/** The thing as it is carried. */
export const handedOver = (ware: Ware, lots: number, of: Item['id']): Item => ({
  id: of,
  name: pieceName(ware),
  quantity: lots * ware.pieces,
  weight: ware.weight,
  kind: ware.kind === 'weapon' || ware.kind === 'armour' ? ware.kind : 'gear',
  use: ware.use,
  ...(ware.magic === undefined ? {} : { magic: ware.magic }),
  ...(ware.does ? { does: ware.does } : {}),
});

function tooDear(state: GameState, { name, coins }: Creature, gold: number, rule: RuleId): Refusal | null {
  const { copper } = rulesOf(state).equipment;
  const price = inCopper(gold, copper);
  if (copperIn(coins, copper) >= price) return null;
  return byRule(rule, 'too-dear', `${name} cannot pay ${written(price / copper.gp)} gold pieces.`);
}

/** Nobody keeps a shop in a dungeon, nor in the wilds; whoever is new has come from where there is one. */
function inTown(state: GameState, { name, at, fresh }: Creature): Refusal | null {
  if (at || state.encounter)
    return byRule('TABLE', 'too-far', `There is no shop where ${name} is: leave the board first.`);
  return isOnTheRoad(state) && !fresh
    ? byRule('TABLE', 'too-far', `There is no shop on the road: ${name} can trade in the next town.`)
    : null;
}

export const mayBuy: May<'Buy'> = (state, { creature, ware: name, lots }, seat) => {
  const { equipment } = rulesOf(state);
  const buyer = state.creatures[creature];
  const ware = equipment.ware(name);
  const barred = mayAct(state, seat, creature);
  if (!buyer || !ware || ware.cost === null)
    return objections(barred, impossible('no-such-thing', 'Nothing of that name is for sale.'));
  if (buyer.items.length >= MOST_ITEMS)
    return objections(barred, impossible('bad-input', `${called(buyer)} can carry nothing more.`));
  const price = ware.cost * lots;
  return objections(
    barred,
    inTown(state, buyer),
    tooDear(state, buyer, price, equipment.lists[ware.kind]),
    tooMany(state, buyer, [{ ware, lots }]),
  );
};

export const mayBuyPackage: May<'BuyPackage'> = (state, { creature, name }, seat) => {
  const { packages } = rulesOf(state).equipment;
  const named = packages?.all.find((each) => each.name === name);
  const found = named && unpacked(rulesOf(state).equipment, named);
  const buyer = state.creatures[creature];
  const barred = mayAct(state, seat, creature);
  if (!buyer || !packages || !found)
    return objections(barred, impossible('no-such-thing', 'By these rules there is no such package.'));
  if (buyer.items.length + found.wares.length > MOST_ITEMS)
    return objections(barred, impossible('bad-input', `${called(buyer)} carries too many things to unpack it.`));
  return objections(
    barred,
    inTown(state, buyer),
    tooDear(state, buyer, found.gold, packages.rule),
    tooMany(state, buyer, found.wares),
  );
};

export const mayChangeCoins: May<'ChangeCoins'> = (state, { creature }, seat) => {
  const { equipment } = rulesOf(state);
  const found = state.creatures[creature];
  const barred = mayAct(state, seat, creature);
  if (!found || !equipment.changing)
    return objections(barred, impossible('no-such-thing', 'By these rules nobody changes coins.'));
  const coins = changed(equipment, found.coins);
  return objections(
    barred,
    inTown(state, found),
    coins.gp === found.coins.gp ? impossible('no-change', 'The coins come to no more gold.') : null,
  );
};

export const maySell: May<'Sell'> = (state, { creature, item, quantity }, seat) => {
  const { equipment } = rulesOf(state);
  const seller = state.creatures[creature];
  const found = seller?.items.find((one) => one.id === item);
  const worth = found ? worthOf(equipment, found, seller?.fresh === true) : null;
  const barred = mayAct(state, seat, creature);
  if (found?.conjured) return objections(barred, impossible('no-such-thing', 'No shop buys what a spell has made.'));
  if (!seller || !found || worth === null)
    return objections(barred, impossible('no-such-thing', 'Nothing of that name is carried that a shop would buy.'));
  if (quantity > found.quantity)
    return objections(barred, impossible('bad-input', `There are ${found.quantity} of that.`));
  return objections(barred, stillReading(state, seller), inTown(state, seller));
};
