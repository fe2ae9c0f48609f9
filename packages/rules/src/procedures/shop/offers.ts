import { type Offer, offer } from '../../offer.ts';
import { rememberedEach } from '../../offer-memory.ts';
import { commands } from '../../permission.ts';
import type { Offers } from '../../procedure.ts';
import { rulesOf } from '../../rulesets/index.ts';
import type { Creature } from '../../state/creature.ts';
import { isCapable, partyOf } from '../../state/read.ts';
import { MOST_ITEMS } from '../creature/bounds.ts';
import type { EquipmentRule } from '../equipment/rule.ts';
import { copperIn, inCopper } from './purse.ts';
import { worthOf } from './shop.ts';

export const shopOffers: Offers = rememberedEach(
  (state, seat) =>
    state.encounter ? [] : partyOf(state).filter((creature) => creature.at === null && commands(seat, creature)),
  (state, creature) => trade(rulesOf(state).equipment, creature),
  (state) => [state.ruleset, state.content?.wares, state.encounter === null],
);

/** One lot at a time; how many is asked in the shop. */
function trade(equipment: EquipmentRule, creature: Creature): Offer[] {
  if (!isCapable(creature)) return [];
  const { id, name, coins, items, fresh } = creature;
  const copper = copperIn(coins, equipment.copper);
  const bought = equipment.wares.filter(({ cost }) => cost !== null && inCopper(cost, equipment.copper) <= copper);
  const sold = items.filter((item) => worthOf(equipment, item, fresh === true) !== null);
  const rest = { place: 'creature', about: id, rule: equipment.id } as const;
  const buys = offer('Buy', `${name} buys something`, {
    ...rest,
    fixed: { creature: id, lots: 1 },
    inputs: [
      {
        kind: 'choice',
        name: 'ware',
        label: 'What',
        options: bought.map((ware) => ({ value: ware.name, label: `${ware.name}, ${ware.cost} gp` })),
      },
    ],
  });
  const sells = offer('Sell', `${name} sells something`, {
    ...rest,
    fixed: { creature: id, quantity: 1 },
    inputs: [
      {
        kind: 'choice',
        name: 'item',
        label: 'What',
        options: sold.map((item) => ({ value: item.id, label: item.name })),
      },
    ],
  });
  return [...(bought.length > 0 && items.length < MOST_ITEMS ? [buys] : []), ...(sold.length > 0 ? [sells] : [])];
}
