import { describe, expect, it } from 'vitest';
import { after, ask, campaign, otherPlayer, player, referee, refusedOffers, someone } from '../../../../test/table.ts';
import { id, type RulesetId } from '../../../core/index.ts';
import { rulesFor } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Item } from '../../../state/item.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';

const hild = id<'creature'>('hild');
const thing = (name: string, facts: Partial<Item> = {}): Item => ({
  id: id(name),
  name,
  quantity: 1,
  weight: 400,
  kind: 'armour',
  use: null,
  ...facts,
});

function wearer(facts: Partial<Creature> = {}, base: RulesetId = 'ose'): GameState {
  const items = ['leather', 'Chainmail', 'shield', 'helmet', 'rope'].map((name) => thing(name));
  const she = someone({
    id: hild,
    name: 'Hild',
    owner: player.user,
    class: 'fighter',
    armour: 'none',
    items,
    ...facts,
  });
  return campaign([she], { ruleset: { base, slots: {}, options: {} } });
}
const wear = (name: string) => ({ type: 'Wear', creature: hild, item: id<'item'>(name) }) as const;
const of = (state: GameState): Creature => state.creatures[hild] ?? someone({ name: 'Nobody' });
const armourClass = (state: GameState): number => rulesFor(state.ruleset).attack.armour.classOf(of(state));

const greyed = (state: GameState) =>
  offers(state, player).flatMap(({ command, barred }) => (command === 'Wear' ? [barred] : []));

describe('equipping', () => {
  it('what may not be put on is shown with the reason, and offered as soon as something else may be', () => {
    const mail = [thing('Chainmail')];
    expect(greyed(wearer({ class: 'magic-user', items: mail }))).toEqual(['A magic-user does not wear that.']);
    expect(ask(wearer({ class: 'magic-user', items: mail }), wear('Chainmail'), player)).toBe('forbidden');
    expect(greyed(wearer({ class: 'thief', items: [...mail, thing('leather')] }))).toEqual([null]);
    expect(greyed(wearer({ items: [thing('rope')] }))).toEqual([]);
  });

  it('OSE-APX-09: chainmail and a shield make armour class 15', () => {
    const state = after(after(wearer({ abilities: null }), wear('Chainmail'), player), wear('shield'), player);
    expect([armourClass(state), of(state).items.map(({ name }) => name)]).toEqual([15, ['leather', 'helmet', 'rope']]);
  });

  it('what was worn before goes into the bag', () => {
    const state = after(after(wearer(), wear('leather'), player), wear('Chainmail'), player);
    expect([of(state).armour, of(state).items.at(-1)?.name]).toEqual(['chainmail', 'leather']);
  });

  it('magic is felt while it is worn, and stays in the thing', () => {
    const before = wearer({ abilities: null, items: [thing('chainmail +2', { magic: 2 })] });
    const on = after(before, wear('chainmail +2'), player);
    const off = after(on, { type: 'TakeOff', creature: hild, part: 'armour' }, player);
    expect([armourClass(on), armourClass(off)]).toEqual([16, 10]);
    expect(of(off).items).toMatchObject([{ name: 'chainmail +2', magic: 2 }]);
    expect(of(off).enchanted).toBeUndefined();
  });

  it.each(['Shield', 'Plate mail', 'helmet'])(
    'a found %s that is put on and taken off is the same thing still',
    (name) => {
      const found = thing(name, { magic: 0, found: true });
      const before = wearer({ items: [found, thing(name, { id: id('common') })] });
      const on = after(before, wear(name), player);
      const part = name === 'Plate mail' ? 'armour' : name === 'Shield' ? 'shield' : 'helmet';
      const off = after(on, { type: 'TakeOff', creature: hild, part }, player);
      expect(of(off).items).toContainEqual(found);
      const instead = after(on, wear('common'), player);
      expect(of(instead).items).toEqual([found]);
      const cursed = of(on);
      const { id: _, at: _at, moved: _moved, worn: _worn, ...facts } = { ...cursed, enchanted: { [part]: -1 } };
      const told = after(on, { type: 'EditCreature', creature: hild, facts }, referee);
      const laidOff = after(told, { type: 'TakeOff', creature: hild, part }, player);
      expect(of(laidOff).items).toContainEqual({ ...found, magic: -1 });
    },
  );

  it.each([
    ['OSE-APX-02: a magic-user wears no armour', 'magic-user', 'leather', 'ose', 'forbidden'],
    ['OSE-APX-02: a thief wears leather', 'thief', 'leather', 'ose', 'PutOn'],
    ['OSE-APX-02: and nothing heavier', 'thief', 'Chainmail', 'ose', 'forbidden'],
    ['OSE-APX-02: nor a shield', 'thief', 'shield', 'ose', 'forbidden'],
    ['GOR-CLS-06: a magic-user wears no armour', 'magic-user', 'leather', 'gorman', 'forbidden'],
    ['GOR-CLS-02: a cleric wears what there is', 'cleric', 'Chainmail', 'gorman', 'PutOn'],
    ['nobody wears a rope', 'fighter', 'rope', 'ose', 'no-such-thing'],
  ] as const)('%s', (_what, chosen, name, base, code) => {
    const ruling = ask(wearer({ class: chosen }, base), wear(name), player);
    expect(typeof ruling === 'string' ? ruling : ruling[0]?.type).toBe(code);
  });

  it('nobody takes off what is not worn, nor what is another’s', () => {
    expect(ask(wearer(), { type: 'TakeOff', creature: hild, part: 'helmet' }, player)).toBe('no-such-thing');
    expect(ask(wearer(), wear('leather'), otherPlayer)).toBe('not-your-character');
  });

  it('a weapon that is handed over strikes no more, and then for another', () => {
    const sword = thing('sword', { kind: 'weapon' });
    const bram = someone({
      id: id('bram'),
      name: 'Bram',
      owner: otherPlayer.user,
      class: 'fighter',
      items: [],
      attacks: [],
    });
    const before = campaign([...Object.values(wearer({ items: [], attacks: [] }).creatures), bram]);
    const armed = after(
      before,
      {
        type: 'GiveItem',
        creature: hild,
        name: 'sword',
        quantity: 1,
        weight: sword.weight,
        kind: 'weapon',
        use: 'none',
      },
      referee,
    );
    const [item] = of(armed).items;
    const passed = after(
      armed,
      { type: 'HandOver', creature: hild, item: item?.id ?? id('none'), quantity: 1, to: id('bram') },
      player,
    );
    expect([of(armed).attacks.length, of(passed).attacks.length]).toEqual([1, 0]);
    expect(passed.creatures[id<'creature'>('bram')]?.attacks).toMatchObject([{ name: 'sword', damage: '1d8' }]);
  });

  it('what is offered is granted', () => {
    expect(refusedOffers(wearer(), player)).toEqual([]);
    expect(refusedOffers(wearer({ class: 'thief', helmet: true }), player)).toEqual([]);
  });
});
