import { type Offer, offer } from '../../../core/index.ts';
import { named } from '../../../core/inputs.ts';
import { atFirst, counted, withThe } from '../../../core/words.ts';
import { type Offers, rememberedEach, rosterOf, rulesOf } from '../../../play/index.ts';
import { called, choosable } from '../../../state/called.ts';
import { commands } from '../../../state/commanding.ts';
import type { Creature } from '../../../state/creature.ts';
import { oneOfEach } from '../../../state/one-of-each.ts';
import { isCapable, partyOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { powersAtFirst } from '../../table/content/powers-fields.ts';
import { useOptions } from '../../table/content/uses.ts';
import { mayReferee } from '../../table/permission/permission.ts';
import { MOST_COINS } from '../party/coin-fields.ts';
import { atHand, hasCharges, mayReach, mayTake, stillReading, tooMuchLies, usedUp } from './may.ts';

export const belongingsOffers: Offers = rememberedEach(
  (state, seat) => partyOf(state).filter((creature) => commands(seat, creature)),
  (state, creature, seat) => [
    ...passing(state, creature),
    ...charged(state, creature),
    ...(mayReferee(seat) ? [...outfitting(creature), ...weighing(state, creature)] : []),
  ],
  (state, creature, seat) => [
    ...rosterOf(state, seat),
    state.adventure?.finds,
    state.lights,
    ...partyOf(state).map((taker) => takes(state, creature, taker)),
    tooMuchLies(state, creature.id) !== null,
    stillReading(state, creature) !== null,
  ],
);

const takes = (state: GameState, giver: Creature, taker: Creature): boolean =>
  taker !== giver && mayTake(state, taker) && mayReach(state, giver, taker) === null;

/** One at a time; how many is asked on the sheet. */
function passing(state: GameState, creature: Creature): Offer[] {
  if (creature.items.length === 0 || !isCapable(creature)) return [];
  const { id, items } = creature;
  const takers = partyOf(state).filter((taker) => takes(state, creature, taker));
  const rest = { place: 'creature', about: id, fixed: { creature: id, quantity: 1 } } as const;
  const reading = stillReading(state, creature);
  return [
    ...(takers.length > 0
      ? [
          offer('HandOver', 'Hand something over', {
            ...rest,
            barred: reading?.sentence ?? null,
            confirm: 'Hand {item} to {to}',
            inputs: { item: oneOfEach(items, rulesOf(state).equipment.wares), to: choosable(takers) },
          }),
        ]
      : []),
    offer('DropItem', 'Drop something', {
      ...rest,
      barred: (reading ?? tooMuchLies(state, id))?.sentence ?? null,
      confirm: 'Drop {item}',
      inputs: { item: oneOfEach(items, rulesOf(state).equipment.wares) },
    }),
  ];
}

/** What is used up is shown, and greyed. */
const charged = (state: GameState, creature: Creature): Offer[] =>
  (isCapable(creature) ? atHand(state, creature) : [])
    .filter((item) => hasCharges(state, item))
    .map((item) => {
      const left = item.does?.charges;
      return offer(
        'UseCharge',
        `Use ${withThe(item.name)}${left === undefined ? '' : ` (${counted(left, 'charge')})`}`,
        {
          place: 'creature',
          about: creature.id,
          key: `UseCharge:${item.id}`,
          fixed: { creature: creature.id, item: item.id },
          barred: usedUp(item)?.sentence ?? null,
        },
      );
    });

/** What counts as bulky the referee says, where the book asks. */
function weighing(state: GameState, creature: Creature): Offer[] {
  const { id, items } = creature;
  const { bulk } = rulesOf(state).encumbrance;
  if (bulk === null) return [];
  return [true, false].flatMap((bulky) => {
    const options = named(items.filter((item) => (item.bulky ?? false) !== bulky));
    if (options.length === 0) return [];
    return [
      offer('MarkBulky', `${atFirst(called(creature))}: something is ${bulky ? '' : 'not '}bulky`, {
        place: 'palette',
        about: id,
        rule: bulk,
        key: `MarkBulky:${bulky}:${id}`,
        fixed: { creature: id, bulky },
        inputs: { item: options },
      }),
    ];
  });
}

const KINDS = ['gear', 'treasure', 'weapon', 'armour'] as const;

function outfitting(creature: Creature): Offer[] {
  const { id, coins, items } = creature;
  const whom = called(creature);
  const rest = { place: 'palette', about: id, fixed: { creature: id } } as const;
  const inputs = {
    name: { preset: 'Torch', most: 80 },
    quantity: { most: 1_000, preset: 1 },
    weight: { most: 5_000, preset: 0 },
    kind: { of: KINDS, preset: 'gear' },
    use: { of: useOptions, preset: 'none' },
  };
  const own = { ...rest, key: `GiveItem:own:${id}`, confirm: `Give {name} to ${whom}` };
  const coin = (of: keyof typeof coins) => Math.min(MOST_COINS, coins[of]);
  const purse = { pp: coin('pp'), gp: coin('gp'), ep: coin('ep'), sp: coin('sp'), cp: coin('cp') };
  return [
    ...(items.length < 200
      ? [
          offer('GiveItem', `Give ${whom} something`, { ...rest, confirm: `Give {name} to ${whom}`, inputs }),
          offer('GiveItem', `Give ${whom} a thing of your own making`, {
            ...own,
            inputs: { ...inputs, ...powersAtFirst },
          }),
        ]
      : []),
    offer('SetCoins', `Set the coins of ${whom}`, { ...rest, inputs: purse }),
  ];
}
