import { describe, expect, it } from 'vitest';
import { playedBy } from '../../../../test/award.ts';
import { weapon } from '../../../../test/brawl.ts';
import { offeredBy } from '../../../../test/citing.ts';
import { after, player, someone } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import { rulesFor } from '../../../play/index.ts';

const { equipping, equipment, encumbrance, movement, missiles } = rulesFor({ base: 'gorman', slots: {}, options: {} });
const forbidden = (of: string | null, name: string) => equipping.forbids(of, { name } as never)?.rule ?? null;

describe('what Gorman’s delvers wear and wield', () => {
  it.each([
    ['cleric', 'sword', 'GOR-CLS-02'],
    ['cleric', 'mace', null],
    ['cleric', 'plate', null],
    ['magic-user', 'dagger', null],
    ['magic-user', 'club', 'GOR-CLS-06'],
    ['magic-user', 'chainmail', 'GOR-CLS-06'],
    ['magic-user', 'shield', 'GOR-CLS-06'],
    ['magic-user', 'helmet', null],
    ['magic-user', 'torch', null],
    ['fighter', 'two-handed sword', null],
    ['stranger', 'sword', null],
    [null, 'sword', null],
  ])('GOR-CLS-02, 04, 06: a %s with a %s: forbidden by %s', (of, name, rule) => {
    expect(forbidden(of, name)).toBe(rule);
  });

  it.each(['plate mail', 'chainmail', 'leather', 'shield'])(
    'GOR-CLS-04: a fighter is offered to put on %s by that rule, and does',
    (name) => {
      const item = { id: id<'item'>('bought'), name, kind: 'armour', quantity: 1, weight: 100, use: null } as const;
      const fighter = someone({ items: [item] });
      const state = playedBy('gorman', [fighter]);
      expect(offeredBy(state, 'Wear', player)).toEqual(['GOR-CLS-04']);
      const { armour, shield } =
        after(state, { type: 'Wear', creature: fighter.id, item: item.id }, player).creatures[fighter.id] ?? fighter;
      expect({ armour, shield }).not.toEqual({ armour: 'none', shield: false });
    },
  );

  it('GOR-CMB-06, 09: what is thrown serves in both ways, a bow for shooting alone, a club hand to hand alone', () => {
    const ways = (name: string) => equipment.attacksWith(name).map(({ kind }) => kind);
    expect([ways('dagger'), ways('short bow'), ways('club'), ways('teapot')]).toEqual([
      ['melee', 'missile'],
      ['missile'],
      ['melee'],
      [],
    ]);
    const [near, far] = equipment.attacksWith('spear');
    expect(near).toMatchObject({ damage: '1d6', times: 1, ranges: null, blunt: false });
    expect(far?.ranges).toEqual([0, 30, 30]);
    expect(equipment.attacksWith('mace')[0]?.blunt).toBe(true);
    expect(equipment.attacksWith('two-handed sword')[0]?.slow).toBe(true);
    expect(equipment.attacksWith('sword')[0]?.slow).toBe(false);
  });

  it.each([
    [50, 'short', 1],
    [51, 'medium', 0],
    [100, 'medium', 0],
    [101, 'long', -1],
    [150, 'long', -1],
    [151, 'beyond', 0],
    [5, 'beyond', 0],
    [6, 'short', 1],
  ])('GOR-CMB-09: with a short bow at %i feet the range is %s (%i)', (feet, band, modifier) => {
    const shot = missiles.reach.range(weapon('short bow', { kind: 'missile' }), feet, false);
    expect(shot).toMatchObject({ band, modifier, allowed: band !== 'beyond' });
  });

  it('GOR-MOV-01 to 03: armour sets the rate, bulk and each four hundred coins take a step off it', () => {
    const rate = (facts = {}) => encumbrance.rate(someone(facts));
    const gold = (gp: number) => ({ coins: { pp: 0, gp, ep: 0, sp: 0, cp: 0 } });
    expect(['none', 'leather', 'chainmail', 'plate'].map((armour) => rate({ armour }))).toEqual([180, 120, 90, 60]);
    expect([399, 400, 800, 1600, 1601].map((gp) => rate(gold(gp)))).toEqual([180, 120, 90, 30, 0]);
    const item = (facts: object) => ({
      id: 'x',
      name: 'Chest',
      kind: 'gear',
      quantity: 1,
      weight: 0,
      use: null,
      ...facts,
    });
    expect(rate({ items: [item({ bulky: true })] })).toBe(120);
    expect(rate({ items: [item({ kind: 'armour', name: 'plate mail' })] })).toBe(120);
    expect(rate({ items: [item({ kind: 'armour', name: 'Shield' })] })).toBe(180);
    expect(rate({ kind: 'monster', movement: 150, armour: 'plate' })).toBe(150);
    expect(encumbrance.figures?.(someone({ armour: 'plate' }), 60)).toMatchObject([
      { name: 'Rate by armour', value: '60′', rule: 'GOR-MOV-01' },
    ]);
    expect(encumbrance.figures?.(someone({ kind: 'monster' }), 60)).toEqual([]);
  });

  it('GOR-MOV-04, 05: two moves a turn below ground, a third of one in a fight, at the rate of the slowest', () => {
    expect([movement.exploration(90), movement.encounter(90)]).toEqual([180, 30]);
    expect([movement.group([120, 60, 90]), movement.group([])]).toEqual([60, 0]);
    expect(movement.figures?.(someone(), 90)).toEqual([
      { name: 'A turn of exploration', value: '180′', rule: 'GOR-MOV-05', why: 'two moves' },
    ]);
    expect(movement.groupRule).toBe('GOR-MOV-04');
  });
});
