import { type Offer, offer, type RuleId } from '../../../core/index.ts';
import { type Offers, rememberedEach, rulesOf } from '../../../play/index.ts';
import { commands } from '../../../state/commanding.ts';
import type { Creature } from '../../../state/creature.ts';
import { oneOfEach } from '../../../state/one-of-each.ts';
import { isCapable, partyOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { MOST_ITEMS } from '../../body/creature/bounds.ts';
import { MOST_ASSISTANTS } from './commands.ts';
import { mayLayOff, mayPutOn } from './may.ts';
import { WORN, wornAs, wornThere } from './worn.ts';

export const equippingOffers: Offers = rememberedEach(
  (state, seat) => partyOf(state).filter((creature) => commands(seat, creature)),
  changes,
  (state) => [state.encounter === null],
);

function changes(state: GameState, creature: Creature): Offer[] {
  const { cites } = rulesOf(state).equipping;
  if (creature.dressing) return [stop(creature, cites.donning)];
  if (!isCapable(creature)) return [];
  const helped = helping(state);
  const taken = WORN.filter(
    (part) => wornThere(creature, part) !== null && mayLayOff(state, creature, part).length === 0,
  );
  return [
    ...puttingOn(state, creature, helped),
    ...taken.map((part) =>
      offer('TakeOff', `Take off the ${wornThere(creature, part)}`, {
        place: 'creature',
        about: creature.id,
        key: `TakeOff:${creature.id}:${part}`,
        fixed: { creature: creature.id, part },
        inputs: { ...helped },
      }),
    ),
  ];
}

/** In the middle of an encounter others may help. */
function helping(state: GameState) {
  const { helpers } = rulesOf(state).equipping;
  const most = state.encounter ? Math.min(MOST_ASSISTANTS, helpers?.most ?? MOST_ASSISTANTS) : 0;
  return most > 0 && { assistants: { most, preset: 0 } };
}

/** Whoever carries what could be worn, and may put on none of it, is told why not of the first. */
function puttingOn(state: GameState, creature: Creature, helped: ReturnType<typeof helping>): Offer[] {
  const { id: rule } = rulesOf(state).equipping;
  const rest = { place: 'creature', about: creature.id } as const;
  const worn = creature.items.flatMap((item) => {
    const as = wornAs(item);
    return as ? [{ item, against: mayPutOn(state, creature, item, as) }] : [];
  });
  const [first] = worn;
  if (!first || creature.items.length >= MOST_ITEMS) return [];
  const fitting = worn.filter(({ against }) => against.length === 0).map(({ item }) => item);
  const [against] = first.against;
  if (fitting.length === 0 && against)
    return [
      offer('Wear', 'Put something on', {
        ...rest,
        rule: against.rule,
        fixed: { creature: creature.id, item: first.item.id },
        barred: against.sentence,
      }),
    ];
  return [
    offer('Wear', 'Put something on', {
      confirm: 'Put on {item}',
      ...rest,
      rule,
      fixed: { creature: creature.id },
      inputs: { item: oneOfEach(fitting, rulesOf(state).equipment.wares), ...helped },
    }),
  ];
}

const stop = ({ id }: Creature, rule: RuleId): Offer =>
  offer('StopDressing', 'Stop putting on or taking off armour', {
    place: 'creature',
    about: id,
    rule,
    fixed: { creature: id },
  });
