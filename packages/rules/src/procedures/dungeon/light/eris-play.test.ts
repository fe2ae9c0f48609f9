import { describe, expect, it } from 'vitest';
import { weapon } from '../../../../test/brawl.ts';
import { cited } from '../../../../test/citing.ts';
import { Script } from '../../../../test/fight.ts';
import { after, ask, at, delve, player, referee, refusedOffers, someone } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import type { Attack, Creature } from '../../../state/creature.ts';
import type { Item } from '../../../state/item.ts';
import { offers } from '../../../view/offers.ts';
import { project } from '../../../view/project.ts';
import { tell } from '../../../view/tell.ts';

const item = (use: Item['use'], quantity = 1): Item => ({
  id: id(`the-${use}`),
  name: use ?? 'thing',
  quantity,
  weight: 10,
  kind: 'gear',
  use,
});
const steel: Attack = weapon('sword', { damage: '1d6' });
const magic: Attack = { ...steel, name: 'sword +1', material: 'magic' };

const eris = { ruleset: { base: 'eris', slots: {}, options: {} } } as const;
const table = (facts: Partial<Creature> = {}, more: object = {}) =>
  delve([someone({ at: at(1, 1), ...facts })], { ...eris, ...more });
const aldo = someone().id;
const lightOf = (state: ReturnType<typeof table>) => Object.values(state.lights)[0];

describe('light by Planet Eris, in play', () => {
  it.each([
    ['torch', [item('torch')], 6, 30],
    ['candle', [item('candle', 3)], 6, 15],
    ['lantern', [item('lantern'), item('oil')], 18, 30],
    ['hooded-lantern', [item('hooded-lantern'), item('oil')], 18, 30],
  ] as const)('ERI-LIT-03: a %s is lit, and the table is told how long it burns', (kind, items, turnsLeft, radius) => {
    const events = ask(table({ items }), { type: 'LightUp', creature: aldo, kind }, player);
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'LightLit', light: expect.objectContaining({ turnsLeft, radius }) }),
    );
    const lit = after(table({ items }), { type: 'LightUp', creature: aldo, kind }, player);
    const told = typeof events === 'string' ? [] : events.map((event) => tell(event, player, lit, table({ items })));
    expect(told[0]?.why?.rule).toBe('ERI-LIT-03');
  });

  it('ERI-LIT-03: the offer names the book’s own rule', () => {
    const [offer] = offers(table({ items: [item('torch')] }), player).filter(({ command }) => command === 'LightUp');
    expect(offer?.rule).toBe('ERI-LIT-03');
  });

  it('ERI-LIT-04: under its hood a lantern gives a candle’s dim light, and burns on', () => {
    const lit = after(
      table({ items: [item('hooded-lantern'), item('oil')] }),
      { type: 'LightUp', creature: aldo, kind: 'hooded-lantern' },
      player,
    );
    const light = lightOf(lit)?.id ?? id('none');
    const covered = after(lit, { type: 'CoverLight', light, covered: true }, player);
    expect(cited(lit, { type: 'CoverLight', light, covered: true }, player)).toContain('ERI-LIT-04');
    expect(lightOf(covered)).toMatchObject({ radius: 15, covered: true, turnsLeft: 18 });
    const open = after(covered, { type: 'CoverLight', light, covered: false }, player);
    expect(lightOf(open)).toMatchObject({ radius: 30 });
    expect(ask(open, { type: 'CoverLight', light, covered: false }, player)).toBe('no-change');
  });

  it('ERI-LIT-04: a lantern without a hood cannot be covered', () => {
    const state = table({ items: [item('lantern'), item('oil')] });
    const lit = after(state, { type: 'LightUp', creature: aldo, kind: 'lantern' }, player);
    const light = lightOf(lit)?.id ?? id('none');
    expect(ask(lit, { type: 'CoverLight', light, covered: true }, player)).toBe('no-such-thing');
  });

  it('ERI-LIT-05: a magic sword shines sixty feet while it is drawn and held', () => {
    const drawn = after(table({ attacks: [magic] }), { type: 'LightUp', creature: aldo, kind: 'sword' }, player);
    expect(cited(table({ attacks: [magic] }), { type: 'LightUp', creature: aldo, kind: 'sword' }, player)).toContain(
      'ERI-LIT-05',
    );
    expect(lightOf(drawn)).toMatchObject({ kind: 'sword', radius: 60, turnsLeft: null });
    const light = lightOf(drawn)?.id ?? id('none');
    expect(after(drawn, { type: 'PutOut', light }, player).lights).toEqual({});
    expect(after(drawn, { type: 'EndTurn', resting: false }, player).lights).toEqual(drawn.lights);
  });

  it('ERI-LIT-05: it goes dark when the hand that held it lets go', () => {
    const drawn = after(table({ attacks: [magic] }), { type: 'LightUp', creature: aldo, kind: 'sword' }, player);
    const blow = { type: 'DealDamage', creature: aldo, amount: '6', source: 'a fall', destructive: 'none' } as const;
    expect(after(drawn, blow, referee, 3).lights).toEqual({});
  });

  it('ERI-LIT-05: plain steel does not shine', () => {
    expect(ask(table({ attacks: [steel] }), { type: 'LightUp', creature: aldo, kind: 'sword' }, player)).toBe(
      'not-equipped',
    );
  });

  it.each([
    ['magic-user', 1, 7],
    ['magic-user', 5, 11],
    ['cleric', 3, 15],
  ] as const)('ERI-LIT-06: the Light of a %s of level %d burns %d turns, dimly', (of, level, turnsLeft) => {
    const state = table({ class: of, level }, { memorised: { [aldo]: ['Light'] } });
    const lit = after(state, { type: 'CastSpell', caster: aldo, spell: 'Light', targets: [] }, player);
    expect(cited(state, { type: 'CastSpell', caster: aldo, spell: 'Light', targets: [] }, player)).toContain(
      'ERI-LIT-06',
    );
    expect(lightOf(lit)).toMatchObject({ kind: 'spell', radius: 15, turnsLeft, carriedBy: aldo });
  });

  it.each([
    ['cleric', true],
    ['magic-user', undefined],
  ] as const)('ERI-LIT-07: the Continual Light of a %s burns until it is dispelled, by day: %s', (of, daylight) => {
    const state = table({ class: of, level: 9 }, { memorised: { [aldo]: ['Continual Light'] } });
    const lit = after(state, { type: 'CastSpell', caster: aldo, spell: 'Continual Light', targets: [] }, player);
    expect(lightOf(lit)).toMatchObject({ kind: 'lasting', radius: 120, turnsLeft: null });
    expect(lightOf(lit)?.daylight).toBe(daylight);
    const light = lightOf(lit)?.id ?? id('none');
    expect(ask(lit, { type: 'PutOut', light }, player)).toBe('not-your-seat');
    expect(after(lit, { type: 'PutOut', light }, referee).lights).toEqual({});
  });

  it('ERI-LIT-06: by the adventures chapter it shines thirty feet, and not as day (OSE-APX-06)', () => {
    const state = {
      ...table({ class: 'cleric' }, { memorised: { [aldo]: ['Light'] } }),
      ruleset: { base: 'ose' as const, slots: {}, options: {} },
    };
    const lit = after(state, { type: 'CastSpell', caster: aldo, spell: 'Light', targets: [] }, player);
    expect(lightOf(lit)).toMatchObject({ radius: 30, turnsLeft: 12 });
    expect(lightOf(lit)?.daylight).toBeUndefined();
  });

  it.each([
    ['torch', 30],
    ['candle', 15],
  ] as const)('ERI-LIT-01: a %s shines %i feet, and the ruling says by which rule', (kind, radius) => {
    const lighting = { type: 'LightUp', creature: aldo, kind } as const;
    const unlit = table({ items: [item(kind), item('tinderbox')] });
    expect(lightOf(after(unlit, lighting, player))?.radius).toBe(radius);
    expect(cited(unlit, lighting, player)).toEqual(expect.arrayContaining(['ERI-LIT-01', 'ERI-LIT-03']));
  });

  it('ERI-LIT-08: whoever sees a light reads whether it is bright or dim', () => {
    const lit = after(table({ items: [item('candle')] }), { type: 'LightUp', creature: aldo, kind: 'candle' }, player);
    const record = project(lit, player).get(`light:${lightOf(lit)?.id}`);
    expect(record).toMatchObject({ shines: { value: 'dim', rule: 'ERI-LIT-08' } });
  });

  it('what is offered of lights is granted', () => {
    const rich = [item('torch'), item('candle'), item('hooded-lantern'), item('oil', 3)];
    const script = new Script(table({ items: rich, attacks: [magic] }))
      .play({ type: 'LightUp', creature: aldo, kind: 'sword' }, player)
      .play({ type: 'LightUp', creature: aldo, kind: 'hooded-lantern' }, player);
    expect(refusedOffers(script.state, [player, referee])).toEqual([]);
  });
});
