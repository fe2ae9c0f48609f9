import { describe, expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import { ask, at, delve, goblin, player, referee, refusedOffers, someone } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import type { Item } from '../../../state/item.ts';
import { awaitedSpells } from '../../../state/spell-work.ts';
import { offers } from '../../../view/offers.ts';
import { evolve } from '../../evolve.ts';
import { maySell } from '../../party/shop/may.ts';
import { spellDoes } from '../../situation/spells/does.ts';

const bera = someone({ id: id('bera'), name: 'Bera', class: 'cleric', level: 8, at: at(1, 1) });
const mira = someone({ id: id('mira'), name: 'Mira', at: at(1, 2) });
const ITEM: Item = { id: id('item'), name: 'Thing', quantity: 1, weight: 0, kind: 'gear', use: null };
const SPELLS = ['Create Food', 'Create Water'];

function cast(spell: string, caster = bera): Script {
  const script = new Script(delve([caster, mira], { memorised: { [caster.id]: SPELLS } }));
  return script.play({ type: 'CastSpell', caster: caster.id, spell, targets: [] }, player);
}
const awaitedIn = ({ state }: Script) => awaitedSpells(state)[0]?.id ?? id<'magic'>('none');
const let_ = (script: Script, change = {}): Script =>
  script.play({ type: 'LetTakeHold', awaited: awaitedIn(script), ...change }, referee);
const portions = ({ state }: Script, use: string) =>
  [bera, mira].map(({ id: one }) => state.creatures[one]?.items.find((item) => item.use === use)?.quantity ?? 0);
const endDay = { type: 'PassDay', resting: [], food: true, water: true } as const;

describe('Create Food and Create Water (OSE-APX-06)', () => {
  it.each([
    ['Create Food', 'ration', 'Create Food makes 12 standard rations, shared out among Bera and Mira.'],
    ['Create Water', 'waterskin', 'Create Water makes 12 waterskins, shared out among Bera and Mira.'],
  ])('%s is for 12 people for a day, and shared out among the party', (spell, use, line) => {
    const script = let_(cast(spell));
    expect(portions(script, use)).toEqual([6, 6]);
    expect(script.told().players.at(-1)).toBe(line);
  });

  it.each([
    [9, 24],
    [10, 36],
  ])('a caster of level %i feeds %i', (level, people) => {
    const script = let_(cast('Create Food', { ...bera, level }));
    expect(portions(script, 'ration')).toEqual([people / 2, people / 2]);
  });

  it('it is eaten and drunk as the day ends', () => {
    const script = let_(cast('Create Food'));
    script.play({ type: 'CastSpell', caster: bera.id, spell: 'Create Water', targets: [] }, player);
    let_(script).play(endDay);
    expect([portions(script, 'ration'), portions(script, 'waterskin')]).toEqual([
      [5, 5],
      [5, 5],
    ]);
    expect(script.state.hunger[mira.id]).toEqual({ food: 0, water: 0 });
  });

  it('how many it feeds is the referee’s to change', () => {
    const script = cast('Create Food');
    expect(refusedOffers(script.state, referee)).toEqual([]);
    expect(ask(script.state, { type: 'LetTakeHold', awaited: awaitedIn(script), count: '2d6' }, referee)).toBe(
      'bad-input',
    );
    expect(portions(let_(script, { count: '3' }), 'ration')).toEqual([2, 1]);
  });

  it('what one makes who is not of the party is that one’s own, and nobody’s to know who saw nothing', () => {
    const shaman = goblin({ id: id('shaman'), name: 'Shaman', at: at(3, 1), hidden: true });
    const script = new Script(delve([mira, shaman], { memorised: { [shaman.id]: SPELLS } }));
    script.play({ type: 'CastSpell', caster: shaman.id, spell: 'Create Food', targets: [] });
    let_(script);
    expect(script.state.creatures[shaman.id]?.items).toMatchObject([{ quantity: 12 }]);
    expect(script.told()).toMatchObject({
      players: [],
      referee: expect.arrayContaining(['Create Food makes 12 standard rations for Shaman.']),
    });
  });

  it('is refused where somebody can carry nothing more, unless they have the like already', () => {
    const pack = (n: number): Item => ({ ...ITEM, id: id(`item-${n}`), name: `Thing ${n}` });
    const things = Array.from({ length: 200 }, (_, n) => pack(n));
    const full = cast('Create Food', { ...bera, items: things });
    expect(ask(full.state, { type: 'LetTakeHold', awaited: awaitedIn(full) }, referee)).toBe('bad-input');
    expect(refusedOffers(full.state, referee)).toEqual([]);
    const rations: Item = { ...ITEM, name: 'rations, standard', use: 'ration', conjured: true };
    const fed = let_(cast('Create Food', { ...bera, items: [...things.slice(1), rations] }));
    expect(fed.state.creatures[bera.id]?.items).toHaveLength(200);
    expect(portions(fed, 'ration')).toEqual([7, 6]);
  });

  it('what it makes no shop buys, and it is not laid to what was bought', () => {
    const rations: Item = { ...ITEM, name: 'rations, standard', use: 'ration' };
    const script = let_(cast('Create Food', { ...bera, items: [rations] }));
    const [bought, made] = script.state.creatures[bera.id]?.items ?? [];
    expect([bought?.quantity, made?.quantity]).toEqual([1, 6]);
    const inTown = evolve(script.state, { type: 'CreaturePlaced', creature: bera.id, at: null });
    const sell = (item?: Item) =>
      maySell(inTown, { creature: bera.id, item: item?.id ?? id('none'), quantity: 1 }, player);
    expect(sell(bought)).toEqual([]);
    expect(sell(made).map(({ sentence }) => sentence)).toEqual(['No shop buys what a spell has made.']);
    const [offered] = offers(inTown, player).filter(({ command }) => command === 'Sell');
    expect(JSON.stringify(offered)).not.toContain(made?.id);
  });

  it('says over its form whom it feeds', () => {
    expect(spellDoes(delve([bera]), bera, 'Create Water')).toBe(
      'makes a day’s water for 12 people, and for as many more with each level above 8, within 10′',
    );
  });
});
