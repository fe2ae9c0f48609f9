import { type ItemId, type Offer, offer, type Seat, type Suggestion } from '../../../core/index.ts';
import { labelled } from '../../../core/inputs.ts';
import { toldApart } from '../../../core/told-apart.ts';
import { withoutArticle, withThe } from '../../../core/words.ts';
import { type Offers, remembered, rulesOf } from '../../../play/index.ts';
import { adventureOf, MAGIC_THINGS, type MagicFind, untaken } from '../../../state/adventure.ts';
import { choosable } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import { isCapable, livingParty, partyOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { powersAtFirst } from '../../table/content/powers-fields.ts';
import { meansOf } from '../../table/ledger/means.ts';
import { mayReferee, speaksForParty } from '../../table/permission/permission.ts';
import { looksOf } from '../../table/treasure-tables/looks.ts';
import { magicListed } from '../../table/treasure-tables/magic-named.ts';
import { MOST_COINS, SOME_GOLD } from '../party/coin-fields.ts';
import { bearersOf, hasPool } from './bearers.ts';
import { heldFind, MOST_FINDS, maySpend, mayTakeThing } from './may.ts';
import { THING_NAMES } from './names.ts';
import { goldInPool } from './treasure.ts';

export const treasureOffers: Offers = remembered(
  (state, seat) =>
    partyOf(state).length === 0
      ? []
      : [
          ...(mayReferee(seat) ? [...finding(state), ...revealing(state)] : []),
          ...taking(state, seat),
          ...spending(state, seat),
          ...bearing(state, seat),
        ],
  (state, seat) => [
    state.adventure,
    state.party.caller,
    ...bearersOf(state).map(({ id }) => id),
    ...Object.values(state.creatures).map(({ items }) => items),
    ...meansOf(state, seat),
  ],
);

/** What the lists of magic have: the kind of each, and what those who find it see, are filled in once it is named. */
const SUGGESTIONS: readonly Suggestion[] = magicListed.map((one) => ({
  value: one.name,
  fills: { thing: one.thing, name: looksOf(one) },
}));

/** The kinds of things, each with what is seen of it. */
const KINDS = labelled(MAGIC_THINGS, THING_NAMES).map((kind) => ({
  ...kind,
  fills: { name: looksOf({ thing: kind.value, name: '' }) },
}));

/** What asks for a thing of magic, be it of the lists or not. */
const thingInputs = {
  thing: KINDS,
  is: { preset: '', suggests: SUGGESTIONS },
  name: looksOf({ thing: MAGIC_THINGS[0], name: '' }),
  named: false,
} as const;

/** What asks for one of the table's own making, or of the lists. */
export const ownThingInputs = { ...thingInputs, ...powersAtFirst };

function finding(state: GameState): readonly Offer[] {
  const rules = rulesOf(state);
  const { party, advancement } = rules;
  const treasure = offer('PoolTreasure', 'Record treasure found', {
    place: 'treasure',
    rule: party.cites.pool,
    inputs: { ...SOME_GOLD, valuables: 0 },
  });
  const rest = {
    confirm: 'Give {name} to the party',
    rule: advancement.earns.magic?.rule ?? party.cites.pool,
  } as const;
  const things = [
    offer('PoolThing', 'Record a magic item found', { ...rest, place: 'treasure', inputs: thingInputs }),
    offer('PoolThing', 'Record a find of your own making', {
      ...rest,
      place: 'palette',
      key: 'PoolThing:own',
      inputs: ownThingInputs,
    }),
  ];
  return untaken(state).length < MOST_FINDS ? [treasure, ...things] : [treasure];
}

function revealing(state: GameState): readonly Offer[] {
  return adventureOf(state).finds.flatMap(({ id }) => {
    const found = heldFind(state, id);
    if (!found) return [];
    const { find, holder, item } = found;
    return [
      offer('RevealThing', `${holder.name}’s ${withoutArticle(item.name)} is known: ${find.is ?? 'what it does'}`, {
        place: 'palette',
        key: `RevealThing:${id}`,
        fixed: { thing: id },
      }),
    ];
  });
}

function taking(state: GameState, seat: Seat): readonly Offer[] {
  const rule = rulesOf(state).party.cites.choice;
  const takers = (thing: ItemId, by: 'dice' | 'agreement') =>
    partyOf(state).filter(({ id: creature }) => mayTakeThing(state, { thing, creature, by }, seat).length === 0);
  return findsApart(adventureOf(state).finds).flatMap(([{ id }, name]) => [
    ...take(takers(id, 'dice'), 'dice', `Choose ${withThe(name)}`, id, rule),
    ...take(takers(id, 'agreement'), 'agreement', `Agree who takes ${withThe(name)}`, id, rule),
  ]);
}

/** Finds by their names; those that look alike are counted: `a stoppered vial (2)`. */
const findsApart = (finds: readonly MagicFind[]): readonly (readonly [MagicFind, string])[] =>
  toldApart(
    finds,
    ({ name }) => name,
    (find) => `${finds.filter(({ name }) => name === find.name).indexOf(find) + 1}`,
  );

const take = (
  takers: readonly Creature[],
  by: 'dice' | 'agreement',
  label: string,
  thing: ItemId,
  rule: Offer['rule'],
): readonly Offer[] =>
  takers.length === 0
    ? []
    : [
        offer('TakeThing', label, {
          place: 'treasure',
          confirm: 'Let {creature} take it',
          rule,
          key: `TakeThing:${by}:${thing}`,
          fixed: { thing, by },
          inputs: { creature: choosable(takers) },
        }),
      ];

function spending(state: GameState, seat: Seat): readonly Offer[] {
  const rules = rulesOf(state);
  if (maySpend(state, { gold: 1 }, seat).length > 0) return [];
  const gold = goldInPool({ state, rules });
  return [
    offer('SpendPool', 'Spend from the party’s purse', {
      confirm: 'Spend {gold} gp',
      place: 'treasure',
      rule: rules.party.cites.pool,
      inputs: { gold: { most: Math.min(gold, MOST_COINS), preset: 1 } },
    }),
  ];
}

function bearing(state: GameState, seat: Seat): readonly Offer[] {
  if (!hasPool(state) || !speaksForParty(state, seat)) return [];
  const able = livingParty(state);
  if (!able.some(isCapable)) return [];
  return [
    offer('BearPool', 'Who carries the treasure', {
      confirm: 'Let them carry it',
      place: 'treasure',
      rule: rulesOf(state).encumbrance.cites.treasure,
      inputs: {
        creatures: {
          of: able,
          least: 1,
          // Nobody is named yet: it is shared out among all.
          preset: (adventureOf(state).bearers === undefined ? able : bearersOf(state)).map(({ id }) => id),
        },
      },
    }),
  ];
}
