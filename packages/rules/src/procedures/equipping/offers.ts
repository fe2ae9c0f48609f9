import { type Offer, offer } from '../../offer.ts';
import { rememberedEach } from '../../offer-memory.ts';
import { commands } from '../../permission.ts';
import type { Offers } from '../../procedure.ts';
import { rulesFor } from '../../rulesets/index.ts';
import type { Creature } from '../../state/creature.ts';
import { isCapable, partyOf } from '../../state/read.ts';
import { MOST_ITEMS } from '../creature/bounds.ts';
import { WORN } from './commands.ts';
import type { EquippingRule } from './rule.ts';
import { wornAs, wornThere } from './worn.ts';

export const equippingOffers: Offers = rememberedEach(
  (state, seat) => (state.encounter ? [] : partyOf(state).filter((creature) => commands(seat, creature))),
  (state, creature) => changes(rulesFor(state.ruleset).equipping, creature),
  (state) => [state.ruleset, state.encounter === null],
);

function changes({ id, forbids }: EquippingRule, creature: Creature): Offer[] {
  if (!isCapable(creature)) return [];
  const rest = { place: 'creature', about: creature.id } as const;
  const fitting = creature.items.filter(({ name }) => {
    const as = wornAs(name);
    return as !== null && forbids(creature.class, { kind: 'armour', name: as.armour ?? as.part }) === null;
  });
  const on = fitting.length > 0 && creature.items.length < MOST_ITEMS;
  const taken = WORN.filter((part) => wornThere(creature, part) !== null && creature.items.length < MOST_ITEMS);
  return [
    ...(on
      ? [
          offer('Wear', `${creature.name} puts something on`, {
            ...rest,
            rule: id,
            fixed: { creature: creature.id },
            inputs: [
              {
                kind: 'choice',
                name: 'item',
                label: 'What',
                options: fitting.map(({ id: value, name }) => ({ value, label: name })),
              },
            ],
          }),
        ]
      : []),
    ...taken.map((part) =>
      offer('TakeOff', `${creature.name} takes off the ${wornThere(creature, part)}`, {
        ...rest,
        key: `TakeOff:${creature.id}:${part}`,
        fixed: { creature: creature.id, part },
      }),
    ),
  ];
}
