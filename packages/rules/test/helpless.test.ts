import { describe, expect, it } from 'vitest';
import { RULESETS } from '../src/books/list.ts';
import type { CreatureId, RulesetId } from '../src/core/index.ts';
import type { Condition, Creature } from '../src/state/creature.ts';
import { sideOf } from '../src/state/sides.ts';
import { offers } from '../src/view/offers.ts';
import { brawl, weapon } from './brawl.ts';
import { duel, foeId, STRIKER } from './duel.ts';
import { Script } from './fight.ts';
import { after, ask, at, delve, goblin, player, referee, refusedOffers, someone } from './table.ts';

const aldo = someone({ at: at(1, 1) });
const grik = goblin({ at: at(3, 3) });
const meet = { type: 'BeginEncounter', setting: 'dungeon', aware: 'both', reveal: true } as const;
const by = (base: RulesetId, creatures: readonly Creature[]) => ({
  ...delve(creatures),
  ruleset: { base, slots: {}, options: {} },
});

describe('a helpless party is met all the same', () => {
  it.each(RULESETS.flatMap((base) => (['asleep', 'paralysed', 'held'] as const).map((how) => [base, how] as const)))(
    'by %s, all of them %s',
    (base, how) => {
      const state = by(base, [{ ...aldo, conditions: [how] }, grik]);
      expect(offers(state, referee).map(({ command }) => command)).toContain('BeginEncounter');
      const met = after(state, { ...meet, creatures: [grik.id] }, referee);
      expect(sideOf(met.encounter, aldo.id)?.kind).toBe('party');
      expect(refusedOffers(met, [referee, player])).toEqual([]);
    },
  );

  it('but the dead and those who fled are met by nobody', () => {
    for (const how of ['dead', 'fled', 'captive'] as const) {
      const state = delve([{ ...aldo, conditions: [how] }, grik]);
      expect(ask(state, { ...meet, creatures: [grik.id] }, referee)).toBe('bad-input');
      expect(offers(state, referee).map(({ command }) => command)).not.toContain('BeginEncounter');
    }
  });
});

describe('whoever was paralysed before a meeting', () => {
  it.each(RULESETS)('stands on the side of the party, and may be struck, by %s', (base) => {
    const still = someone({ id: 'still' as CreatureId, name: 'Still', at: at(2, 1), conditions: ['paralysed'] });
    const { state } = brawl({ base }, [aldo, still], [goblin({ at: at(3, 1) })], 'movement');
    expect(sideOf(state.encounter, still.id)?.kind).toBe('party');
    const freed = after(
      state,
      { type: 'SetCondition', creature: still.id, condition: 'paralysed', on: false },
      referee,
    );
    expect(sideOf(freed.encounter, still.id)?.kind).toBe('party');
  });
});

describe('the dead have no hit points left, and the living have', () => {
  const dies = (state: Parameters<typeof after>[0], condition: Condition, on: boolean) =>
    after(state, { type: 'SetCondition', creature: grik.id, condition, on }, referee);

  it.each(RULESETS)('whoever drowns or is poisoned has none, by %s', (base) => {
    const state = by(base, [aldo, goblin({ hitPoints: { now: 30, max: 30 } })]);
    expect(dies(state, 'dead', true).creatures[grik.id]?.hitPoints).toEqual({ now: 0, max: 30 });
  });

  it.each(RULESETS)('an undone death leaves one, whatever the blow took, by %s', (base) => {
    const state = by(base, [aldo, goblin({ hitPoints: { now: 3, max: 3 } })]);
    const hurt = {
      type: 'DealDamage',
      creature: grik.id,
      amount: '39',
      source: 'breath',
      destructive: 'none',
    } as const;
    const script = new Script(after(state, hurt, referee));
    expect(script.state.creatures[grik.id]).toMatchObject({ hitPoints: { now: -36 }, conditions: ['dead'] });
    const alive = dies(script.state, 'dead', false).creatures[grik.id];
    expect(alive).toMatchObject({ hitPoints: { now: 1, max: 3 }, conditions: [] });
  });
});

describe('GOR-CMB-04: a magic weapon that has broken', () => {
  const blade = weapon('sword', { damage: '1d8+1', material: 'magic' });
  const carried = { id: 'blade', name: 'Sword', quantity: 1, weight: 60, kind: 'weapon', use: null, magic: 1 } as never;
  const fight = () =>
    duel({
      base: 'gorman',
      striker: { items: [carried] },
      weapon: blade,
      foes: [{ traits: { immune: 'nonmagical' }, hitPoints: { now: 50, max: 50 } }],
    });
  const strike = { type: 'Attack', attacker: STRIKER.id, target: foeId(0), attack: 0 } as const;

  it('is ordinary from then on: in the hand, in the pack and to those whom only magic harms', () => {
    const broken = after(fight(), strike, referee, 1, 1).creatures[STRIKER.id];
    expect(broken?.attacks[0]).toMatchObject({ name: 'sword', broken: true, damage: '1d8' });
    expect(broken?.attacks[0]).not.toHaveProperty('material');
    expect(broken?.items[0]).not.toHaveProperty('magic');
  });

  it('stays magic where the second die does not show a 1', () => {
    const whole = after(fight(), strike, referee, 1, 2).creatures[STRIKER.id];
    expect(whole?.attacks[0]).toMatchObject({ material: 'magic', damage: '1d8+1' });
    expect(whole?.items[0]).toMatchObject({ magic: 1 });
  });
});
