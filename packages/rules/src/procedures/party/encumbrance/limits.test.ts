import { describe, expect, it } from 'vitest';
import { offeredBy } from '../../../../test/citing.ts';
import { Script } from '../../../../test/fight.ts';
import { ask, campaign, otherPlayer, player, referee, refusedOffers, someone } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import { rulesFor } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Item } from '../../../state/item.ts';
import { offers } from '../../../view/offers.ts';
import { project } from '../../../view/project.ts';
import { derivedOf } from '../../../view/sections/derived.ts';

const ERIS = { base: 'eris', slots: {}, options: {} } as const;
const thing = (name: string, quantity: number, use: Item['use'] = null, magic?: number): Item => ({
  id: id(name),
  name,
  quantity,
  weight: 1,
  kind: 'gear',
  use,
  ...(magic === undefined ? {} : { magic }),
});
const state = (items: readonly Item[], facts: Partial<Creature> = {}) => ({
  ...campaign([someone({ items, ...facts })]),
  ruleset: ERIS,
});
const trim = { type: 'TrimItems', creature: someone().id } as const;
const left = (items: readonly Item[]) =>
  new Script(state(items))
    .play(trim, player)
    .state.creatures[someone().id]?.items.map(({ name, quantity }) => [name, quantity]);

/** Aldo in town with a purse, by the limits that a campaign has settled on. */
const inTown = (enforceItemLimits: 'block' | 'warn' | 'off', items: readonly Item[] = []) =>
  new Script({
    ...state(items, { at: null, coins: { pp: 0, gp: 100, ep: 0, sp: 0, cp: 0 } }),
    ruleset: { ...ERIS, options: { enforceItemLimits } },
  });
const torches = (lots: number) => ({ type: 'Buy', creature: someone().id, ware: 'torches (6)', lots }) as const;
const shown = (script: Script) => JSON.stringify([...project(script.state, player)]);

it.each([
  ['ERI-WGT-03', 'eris'],
  ['GOR-MOV-03', 'gorman'],
] as const)('%s: treasure without a weight of its own weighs as its kind does', (_rule, base) => {
  const jewels = { ...thing('jewellery', 3), weight: 0, kind: 'treasure' } as const;
  expect(rulesFor({ ...ERIS, base }).encumbrance.load(someone({ items: [jewels] }))).toBe(30);
});

describe('what a campaign of Planet Eris makes of the limits', () => {
  it('ERI-ITM-02: nobody buys more than may be carried', () => {
    const script = inTown('block').play(torches(2), player);
    expect(ask(script.state, torches(1), player)).toBe('forbidden');
    const wares = offers(script.state, player).find(({ command }) => command === 'Buy')?.inputs[0];
    expect(wares?.kind === 'choice' && wares.options.map(({ value }) => value)).not.toContain('torches (6)');
  });

  it('ERI-ITM-02: what was found on the way stays behind as the party sets out again', () => {
    const script = inTown('block', [thing('torch', 15, 'torch')]);
    script.play({ type: 'BeginDowntime', place: 'settlement', guarded: true, wanderingFree: true }).told();
    script.play({ type: 'EndDowntime', staying: [] });
    expect(script.told().players).toContain('Aldo leaves behind 3 torches.');
  });

  it('what is too many lies in two heaps, and is told as one', () => {
    const heap = (name: string, quantity: number) => ({ ...thing('torch', quantity, 'torch'), id: id<'item'>(name) });
    const script = new Script(state([heap('one', 13), heap('other', 4)])).play(trim, player);
    expect(script.told().players).toEqual(['Aldo leaves behind 5 torches.']);
  });

  it('ERI-ITM-02: where it is only said, more is bought, and the sheet says how much is too many', () => {
    const script = inTown('warn').play(torches(3), player);
    expect(shown(script)).toContain('6 × torches');
    script.play({ type: 'BeginDowntime', place: 'settlement', guarded: true, wanderingFree: true });
    script.play({ type: 'EndDowntime', staying: [] });
    expect(script.state.creatures[someone().id]?.items).toMatchObject([{ quantity: 18 }]);
    expect(offers(script.state, player).some(({ command }) => command === 'TrimItems')).toBe(true);
  });

  it('ERI-ITM-02: where nobody counts, nothing is too many', () => {
    const script = inTown('off').play(torches(3), player);
    expect(shown(script)).not.toContain('ERI-ITM-01');
    expect(ask(script.state, trim, player)).toBe('no-change');
  });

  it.each([
    [100, 99, '120′'],
    [100, 100, '60′'],
    [1, 1, '60′'],
    [1, 0, '120′'],
  ])('ERI-WGT-02: a load is felt from %i coins: with %i one goes %s', (ignoreBelowCoins, gp, pace) => {
    const laden = {
      ...state([], { coins: { pp: 0, gp, ep: 0, sp: 0, cp: 0 } }),
      ruleset: { ...ERIS, options: { ignoreBelowCoins } },
    };
    const figure = derivedOf(laden, laden.creatures[someone().id] ?? someone()).find(({ name }) => name === 'Movement');
    expect(figure?.value).toContain(pace);
  });
});

describe('limits on what is carried', () => {
  it('ERI-ITM-01, 02: what is over the limit stays behind', () => {
    const laden = state([thing('torch', 15, 'torch'), thing('oil flask', 3, 'oil')]);
    expect(offeredBy(laden, 'TrimItems', player)).toEqual(['ERI-ITM-02']);
    const script = new Script(laden).play(trim, player);
    expect(script.told().players).toEqual(['Aldo leaves behind 3 torches.']);
    expect(ask(script.state, trim, player)).toBe('no-change');
    expect(offeredBy(script.state, 'TrimItems', player)).toEqual([]);
    expect(script.rules).toContain('ERI-ITM-01');
  });

  it('ERI-ITM-01: water- and wineskins share one limit, the two kinds of ration do not', () => {
    expect(left([thing('waterskin', 2, 'waterskin'), thing('wineskin', 1, 'waterskin')])).toEqual([['waterskin', 2]]);
    expect(left([thing('standard ration', 15, 'ration'), thing('iron ration', 28, 'ration')])).toEqual([
      ['standard ration', 14],
      ['iron ration', 28],
    ]);
  });

  it.each([
    ['magic arrows', state([thing('arrow +1', 60, null, 1)])],
    ['what is not on the list', state([thing('spike', 99, 'spike')])],
    ['those who are no characters', state([thing('torch', 50, 'torch')], { kind: 'retainer' })],
    ['other books', { ...state([thing('torch', 50, 'torch')]), ruleset: { ...ERIS, base: 'ose' } as const }],
  ] as const)('ERI-ITM-01: %s are not limited', (_what, now) => {
    expect(ask(now, trim, player)).toBe('no-change');
  });

  it('is its owner’s and the referee’s; what is offered is granted', () => {
    const over = state([thing('quarrel', 80)]);
    expect(ask(over, trim, otherPlayer)).toBe('not-your-character');
    expect(refusedOffers(over, [referee, player], 'TrimItems')).toEqual([]);
  });
});
