import { describe, expect, it } from 'vitest';
import { brawl } from '../../../../test/brawl.ts';
import { goblin, referee, someone } from '../../../../test/table.ts';
import { id, loaded, type RulesetId } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';
import type { Condition } from '../../../state/creature.ts';
import { withCreature } from '../../../state/read.ts';

const aldo = someone();
const grik = goblin();

/** Who is in this condition is asked to strike: by what rule it cannot. */
function refusedBy(base: RulesetId, condition: Condition, spell?: string): string {
  const { state } = brawl({ base }, [aldo], [grik], 'movement');
  const so = withCreature(state, aldo.id, (found) => ({ ...found, conditions: [condition] }));
  const magic = { id: id<'magic'>('spell'), name: spell ?? '', caster: null, on: [aldo.id], until: null, open: true };
  const strike = { type: 'Attack', attacker: aldo.id, target: grik.id, attack: 'sword' } as const;
  const ruling = decide(spell ? { ...so, magic: [magic] } : so, strike, referee, loaded());
  return ruling.granted ? 'granted' : `${ruling.refusal.rule}: ${ruling.refusal.sentence}`;
}

describe('who cannot act is told by the rule of what happened to them', () => {
  it.each([
    ['gorman', 'dead', 'GOR-DTH-01'],
    ['gorman', 'stunned', 'GOR-GRP-03'],
    ['gorman', 'held', 'GOR-GRP-03'],
    ['gorman', 'fled', 'GOR-MOR-02'],
    ['eris', 'stunned', 'ERI-GRP-03'],
    ['eris', 'paralysed', 'ERI-PRL-02'],
    ['eris', 'terrified', 'ERI-PRL-04'],
    ['ose', 'dead', 'OSE-DTH-01'],
    ['ose', 'fled', 'OSE-MOR-02'],
    ['ose', 'paralysed', 'OSE-APX-13'],
    ['ose', 'asleep', 'OSE-CMB-32'],
    ['ose', 'captive', 'TABLE'],
  ] as const)('under %s, %s: %s', (base, condition, rule) => {
    expect(refusedBy(base, condition)).toBe(`${rule}: Aldo cannot act: ${condition}.`);
  });

  it('OSE-APX-06: a spell in force is named before all else', () => {
    expect(refusedBy('ose', 'held', 'Web')).toBe('OSE-APX-06: Aldo cannot act: held.');
    expect(refusedBy('ose', 'asleep', 'Sleep')).toBe('OSE-APX-06: Aldo cannot act: asleep.');
  });
});
