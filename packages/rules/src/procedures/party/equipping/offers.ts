import { type Offer, offer, type RuleId } from '../../../core/index.ts';
import { choice, number } from '../../../core/inputs.ts';
import { type Offers, rememberedEach, rulesFor } from '../../../play/index.ts';
import { commands } from '../../../state/commanding.ts';
import type { Creature } from '../../../state/creature.ts';
import { isCapable, partyOf } from '../../../state/read.ts';
import { MOST_ITEMS } from '../../body/creature/bounds.ts';

import { MOST_ASSISTANTS, outfitOf } from './equipping.ts';
import type { EquippingRule } from './rule.ts';
import { WORN, type WornPart, wornAs, wornThere } from './worn.ts';

export const equippingOffers: Offers = rememberedEach(
  (state, seat) => partyOf(state).filter((creature) => commands(seat, creature)),
  (state, creature) => changes(rulesFor(state.ruleset).equipping, creature, state.encounter !== null),
  (state) => [state.encounter === null],
);

/** @param met in the middle of an encounter, where only some books give the time */
function changes({ id, cites, forbids, rounds, helpers }: EquippingRule, creature: Creature, met: boolean): Offer[] {
  if (creature.dressing) return [stop(creature, cites.donning)];
  if (!isCapable(creature)) return [];
  const rest = { place: 'creature', about: creature.id } as const;
  const inTime = (part: WornPart) => !met || rounds(part, creature.armour, 0) !== null;
  const fitting = creature.items.filter((item) => {
    const as = wornAs(item.name);
    return as !== null && inTime(as.part) && forbids(creature.class, outfitOf(creature, item, as)) === null;
  });
  const on = fitting.length > 0 && creature.items.length < MOST_ITEMS;
  const taken = WORN.filter(
    (part) => inTime(part) && wornThere(creature, part) !== null && creature.items.length < MOST_ITEMS,
  );
  const most = met ? Math.min(MOST_ASSISTANTS, helpers?.most ?? MOST_ASSISTANTS) : 0;
  const helped = most > 0 ? [number('assistants', 'Others who help', [0, most], 0)] : [];
  return [
    ...(on
      ? [
          offer('Wear', 'Put something on', {
            confirm: 'Put on {item}',
            ...rest,
            rule: id,
            fixed: { creature: creature.id },
            inputs: [
              choice(
                'item',
                'What',
                fitting.map(({ id: value, name }) => ({ value, label: name })),
              ),
              ...helped,
            ],
          }),
        ]
      : []),
    ...taken.map((part) =>
      offer('TakeOff', `Take off the ${wornThere(creature, part)}`, {
        ...rest,
        key: `TakeOff:${creature.id}:${part}`,
        fixed: { creature: creature.id, part },
        inputs: helped,
      }),
    ),
  ];
}

const stop = ({ id }: Creature, rule: RuleId): Offer =>
  offer('StopDressing', 'Leave off with the armour', {
    place: 'creature',
    about: id,
    rule,
    fixed: { creature: id },
  });
