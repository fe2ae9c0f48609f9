import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { campaign, referee, someone } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Item } from '../../../state/item.ts';
import { project } from '../../../view/project.ts';

/** OSE-ENC-04, in the book's order: armour, feet without treasure, feet with. */
const BASIC = [
  ['none', 120, 90],
  ['leather', 90, 60],
  ['chainmail', 60, 30],
  ['plate', 60, 30],
] as const;

/** OSE-ENC-05: from, up to, feet. */
const DETAILED = [
  [0, 400, 120],
  [401, 600, 90],
  [601, 800, 60],
  [801, 1_600, 30],
  [1_601, 100_000, 0],
] as const;

/** OSE-APX-09. */
const WEIGHTS = { none: 0, leather: 200, chainmail: 400, plate: 500 } as const;

const carrying = (coins: number, facts: Partial<Creature> = {}): Creature =>
  someone({ attacks: [], coins: { pp: 0, gp: coins, ep: 0, sp: 0, cp: 0 }, ...facts });

const rope: Item = { id: id('rope'), name: 'Rope', quantity: 4, weight: 50, kind: 'gear', use: 'rope' };

type System = 'none' | 'basic' | 'detailed';

/** The figure of somebody's movement on the sheet, by a system. */
function figureOf(creature: Creature, encumbrance: System) {
  const state = campaign([creature], { ruleset: { base: 'ose', slots: {}, options: { encumbrance } } });
  const sheet = project(state, referee).get(`sheet:${creature.id}`);
  return sheet?.type === 'sheet' ? sheet.derived.find(({ name }) => name === 'Movement') : undefined;
}

/** What the sheet says of somebody's movement by a system: feet a turn, feet a round. */
const onSheet = (creature: Creature, system: System): string | undefined => figureOf(creature, system)?.value;

const written = (feet: number): string => `${feet}′ (${feet / 3}′)`;

describe('encumbrance and movement', () => {
  it.each(DETAILED)('OSE-ENC-05, OSE-MOV-01: from %i to %i coins', (from, upTo, feet) => {
    for (const load of [from, from + 1, upTo - 1, upTo])
      expect(onSheet(carrying(load), 'detailed')).toBe(written(feet));
  });

  it('OSE-ENC-05: at every load the sheet says what the table says, whatever the load is made of', () => {
    const armours = fc.constantFrom('none', 'leather', 'chainmail', 'plate');
    fc.assert(
      fc.property(fc.nat(2_000), armours, fc.boolean(), fc.boolean(), (coins, armour, shield, gear) => {
        const load = coins + WEIGHTS[armour] + (shield ? 100 : 0) + (gear ? 80 : 0);
        const feet = DETAILED.find(([from, upTo]) => load >= from && load <= upTo)?.[2] ?? -1;
        const creature = carrying(coins, { armour, shield, items: gear ? [rope] : [] });
        expect(onSheet(creature, 'detailed')).toBe(written(feet));
      }),
    );
  });

  it.each(BASIC)('OSE-ENC-03, OSE-ENC-04: in %s', (armour, without, laden) => {
    for (const shield of [true, false]) {
      expect(onSheet(carrying(0, { armour, shield, items: [rope] }), 'basic')).toBe(written(without));
      for (const coins of [101, 900, 1_600])
        expect(onSheet(carrying(coins, { armour, shield }), 'basic')).toBe(written(laden));
      expect(onSheet(carrying(1_601, { armour, shield }), 'basic')).toBe(written(0));
    }
  });

  it('OSE-ENC-01: where loads are not counted, nothing slows', () => {
    fc.assert(
      fc.property(fc.nat(10_000), (coins) => {
        expect(onSheet(carrying(coins, { armour: 'plate' }), 'none')).toBe(written(120));
      }),
    );
  });

  it.each([
    ['none', 120, 'OSE-ENC-01'],
    ['basic', 30, 'OSE-ENC-04'],
    ['detailed', 60, 'OSE-ENC-05'],
  ] as const)('in plate with 200 coins, counted by %s, one makes %i feet by %s', (system, feet, rule) => {
    expect(figureOf(carrying(200, { armour: 'plate' }), system)).toMatchObject({ value: written(feet), rule });
  });

  it('more weight never makes anybody faster', () => {
    fc.assert(
      fc.property(fc.nat(2_000), fc.nat(200), fc.constantFrom('basic', 'detailed'), (coins, more, system) => {
        const [light, heavy] = [coins, coins + more].map((load) =>
          Number.parseInt(onSheet(carrying(load), system) ?? '', 10),
        );
        expect(heavy).toBeLessThanOrEqual(light ?? -1);
      }),
    );
  });
});
