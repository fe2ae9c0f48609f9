import { type Offer, type Option, offer, type Refusal, type Ruleset } from '../../../core/index.ts';
import { withArticle } from '../../../core/words.ts';
import { written } from '../../../core/written.ts';
import { type Offers, rememberedEach, rulesOf } from '../../../play/index.ts';
import { commands } from '../../../state/commanding.ts';
import type { Creature } from '../../../state/creature.ts';
import { isOnTheRoad } from '../../../state/on-the-road.ts';
import { oneOfEach } from '../../../state/one-of-each.ts';
import { isCapable, partyOf } from '../../../state/read.ts';
import type { Ware } from '../../../state/ware.ts';
import { MOST_ITEMS } from '../../body/creature/bounds.ts';
import { copperIn, inCopper } from '../../table/ledger/purse.ts';
import { stillReading } from '../belongings/may.ts';
import { changed, mayTake, unpacked, worthOf } from './may.ts';

export const shopOffers: Offers = rememberedEach(
  (state, seat) =>
    state.encounter
      ? []
      : partyOf(state).filter(
          (creature) =>
            creature.at === null && commands(seat, creature) && (creature.fresh === true || !isOnTheRoad(state)),
        ),
  (state, creature) => trade(rulesOf(state), creature, stillReading(state, creature)),
  (state, creature) => [state.encounter === null, isOnTheRoad(state), stillReading(state, creature) !== null],
);

/** Packages that the purse pays for and the pack has room for. */
function packed({ equipment, encumbrance }: Ruleset, creature: Creature, copper: number): Offer[] {
  const { id, items } = creature;
  const { packages } = equipment;
  const options = (packages?.all ?? []).flatMap((each) => {
    const found = unpacked(equipment, each);
    const open =
      found &&
      inCopper(found.gold, equipment.copper) <= copper &&
      items.length + found.wares.length <= MOST_ITEMS &&
      mayTake(encumbrance, creature, found.wares);
    return open ? [{ value: each.name, label: `${each.name}, ${written(found.gold)} gp` }] : [];
  });
  if (!packages || options.length === 0) return [];
  return [
    offer('BuyPackage', 'Buy a package of gear', {
      place: 'creature',
      about: id,
      rule: packages.rule,
      fixed: { creature: id },
      inputs: { name: options },
    }),
  ];
}

/** What it is and costs, and what goes into it, where its name does not say so. */
const wareOption = ({ name, cost, holds }: Ware): Option => ({
  value: name,
  label: `${name}${holds === undefined || name.includes('holds') ? '' : ` (holds ${holds})`}, ${cost ? `${written(cost)} gp` : 'free'}`,
  said: `${withArticle(name)}${cost ? ` for ${written(cost)} gp` : ', free'}`,
});

/** One lot at a time; how many is asked in the shop and on the card. */
function trade(rules: Ruleset, creature: Creature, keeps: Refusal | null): Offer[] {
  const { equipment, encumbrance } = rules;
  if (!isCapable(creature)) return [];
  const { id, coins, items, fresh } = creature;
  const copper = copperIn(coins, equipment.copper);
  const bought = equipment.wares.filter(
    (ware) =>
      ware.cost !== null &&
      inCopper(ware.cost, equipment.copper) <= copper &&
      mayTake(encumbrance, creature, [{ ware, lots: 1 }]),
  );
  const sold = items.filter((item) => worthOf(equipment, item, fresh === true) !== null);
  const rest = { place: 'creature', about: id, rule: equipment.id } as const;
  const buys = offer('Buy', 'Buy something', {
    confirm: 'Buy {ware}',
    ...rest,
    fixed: { creature: id, lots: 1 },
    inputs: { ware: bought.map(wareOption) },
  });
  const sells = offer('Sell', 'Sell something', {
    confirm: 'Sell {item}',
    ...rest,
    barred: keeps?.sentence ?? null,
    fixed: { creature: id, quantity: 1 },
    inputs: { item: oneOfEach(sold, equipment.wares) },
  });
  return [
    ...(bought.length > 0 && items.length < MOST_ITEMS ? [buys] : []),
    ...(sold.length > 0 ? [sells] : []),
    ...packed(rules, creature, copper),
    ...(equipment.changing && changed(equipment, coins).gp > coins.gp
      ? [
          offer('ChangeCoins', 'Change coins into gold', {
            place: 'creature',
            about: id,
            rule: equipment.changing,
            fixed: { creature: id },
          }),
        ]
      : []),
  ];
}
