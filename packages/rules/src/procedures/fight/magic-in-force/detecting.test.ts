import { expect, it } from 'vitest';
import { eventIn } from '../../../../test/in-play.ts';
import { ask, at, delve, goblin, otherPlayer, player, referee, someone, spectator } from '../../../../test/table.ts';
import { id, type Seat } from '../../../core/index.ts';
import { type Adventure, NO_ADVENTURE } from '../../../state/adventure.ts';
import type { Hoard } from '../../../state/hoard.ts';
import type { Item } from '../../../state/item.ts';
import { NO_COINS } from '../../../state/purse.ts';
import { tell } from '../../../view/tell.ts';

const item = (name: string, facts: Partial<Item> = {}): Item => ({
  id: id(name),
  name,
  quantity: 1,
  weight: 10,
  kind: 'gear',
  use: null,
  ...facts,
});
const mira = someone({
  id: id('mira'),
  name: 'Mira',
  class: 'magic-user',
  level: 3,
  at: at(1, 1),
  items: [item('a carved wand', { magic: 0, found: true }), item('rope')],
});
const bera = someone({
  id: id('bera'),
  name: 'Bera',
  owner: otherPlayer.user,
  at: at(1, 2),
  items: [item('sword +1', { magic: 1 }), item('a toy', { magic: 0, found: true })],
});
const find = { holder: bera.id, named: false, earned: false } as const;
const adventure: Adventure = {
  ...NO_ADVENTURE,
  finds: [
    { ...find, id: id('a toy'), name: 'a toy', thing: 'misc', has: { does: { charges: 3 } } },
    { ...find, id: id('ring'), name: 'a plain ring', thing: 'ring', holder: null, is: 'ring of wishes' },
  ],
};
const chest = (name: string, facts: Partial<Hoard>): Hoard => ({
  id: id(name),
  name,
  at: at(0, 0),
  coins: NO_COINS,
  valuables: [],
  things: [{ id: id(`in ${name}`), thing: 'potion', name: 'potion of flying', looks: 'a stoppered vial' }],
  hidden: false,
  ...facts,
});
const hoards = Object.fromEntries(
  [chest('a chest', {}), chest('an urn', { hidden: true }), chest('a coffer', { things: [] })].map((one) => [
    one.id,
    one,
  ]),
);
const idol = goblin({ at: at(2, 1), hidden: true, items: [item('idol', { magic: 0 })] });

it('shows the caster and the referee which things at hand are magical, and not what they are (OSE-APX-06)', () => {
  const facts = { adventure, hoards, memorised: { [mira.id]: ['Detect Magic'] } };
  const state = delve([mira, bera, idol], facts);
  const events = ask(state, { type: 'CastSpell', caster: mira.id, spell: 'Detect Magic', targets: [] }, player);
  const shown = eventIn(events, 'MagicShown');
  const heard = (seat: Seat) => shown && tell(shown, seat, state, state)?.text;
  const text =
    'Mira sees what is magical: Mira’s carved wand, Bera’s sword +1, a plain ring of the treasure and something in a chest.';
  expect([referee, player, otherPlayer, spectator].map(heard)).toEqual([text, text, undefined, undefined]);
});

it('shows nothing that lies farther away than the spell reaches', () => {
  const far = { ...bera, at: at(9, 1) };
  const state = delve([mira, far], { memorised: { [mira.id]: ['Detect Magic'] } });
  const events = ask(state, { type: 'CastSpell', caster: mira.id, spell: 'Detect Magic', targets: [] }, player);
  expect(eventIn(events, 'MagicShown')?.things).toEqual(['Mira’s carved wand']);
});

it('does not name what those carry whose sheets are closed to the players', () => {
  const items = [item('cursed sword −1', { magic: -1 }), item('ring of wishes', { magic: 0 }), item('rope')];
  const foes = [
    goblin({ at: at(2, 1), items }),
    goblin({ id: id('snik'), name: 'Snik', at: at(2, 2), items: [item('rope')] }),
  ];
  const state = delve([mira, ...foes], { memorised: { [mira.id]: ['Detect Magic'] } });
  const events = ask(state, { type: 'CastSpell', caster: mira.id, spell: 'Detect Magic', targets: [] }, player);
  expect(eventIn(events, 'MagicShown')?.things).toEqual(['Mira’s carved wand', 'something that the goblin carries']);
});

it('shows of what lies about and of what shines the same things as of what is carried', () => {
  const light = { kind: 'own', left: null, radius: 30, turnsLeft: null } as const;
  const toy = item('a toy', { magic: 0, found: true });
  const [orb, lamp] = [item('an orb', { magic: 0 }), item('a lamp', { magic: 0 })];
  const state = delve(
    [
      { ...mira, items: [] },
      { ...bera, items: [] },
    ],
    {
      adventure: { ...adventure, finds: adventure.finds.slice(0, 1) },
      lying: [toy, item('a cloak', { magic: 0 })].map((one) => ({ item: one, at: at(1, 1) })),
      lights: {
        [id<'light'>('orb')]: { ...light, id: id('orb'), carriedBy: bera.id, thing: orb },
        [id<'light'>('lamp')]: { ...light, id: id('lamp'), carriedBy: null, left: at(2, 1), thing: lamp },
      },
      memorised: { [mira.id]: ['Detect Magic'] },
    },
  );
  const events = ask(state, { type: 'CastSpell', caster: mira.id, spell: 'Detect Magic', targets: [] }, player);
  expect(eventIn(events, 'MagicShown')?.things).toEqual([
    'Bera’s orb',
    'a cloak that lies there',
    'a lamp that lies there',
  ]);
});
