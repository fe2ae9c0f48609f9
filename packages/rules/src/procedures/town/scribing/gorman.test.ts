import { describe, expect, it } from 'vitest';
import { gormanLines } from '../../../books/gorman/catalogue.ts';
import { gormanScribingVectors } from '../../../books/gorman/examples/scribing.ts';
import { run } from '../../../vectors.ts';

describe('Gorman’s rules of scribing', () => {
  it.each(
    (
      [
        [
          'GOR-ITM-01',
          { class: 'magic-user', kind: 'scroll', knowsSpell: true, madeThisDowntime: 0 },
          { allowed: true },
        ],
        [
          'GOR-ITM-01',
          { class: 'cleric', kind: 'scroll', knowsSpell: true, madeThisDowntime: 0 },
          { error: 'cannot-make' },
        ],
        [
          'GOR-ITM-01',
          { class: 'cleric', kind: 'potion', knowsSpell: true, madeThisDowntime: 1 },
          { error: 'already-made' },
        ],
        ['GOR-ITM-02', { spellLevel: 6 }, { costGp: 3200 }],
        ['GOR-ITM-02', { spellLevel: 2 }, { costGp: 200 }],
        ['GOR-ITM-03', { list: 'cleric', spell: 'Cure Light Wounds' }, { potion: true }],
        ['GOR-ITM-03', { list: 'cleric', spell: 'Light' }, { potion: false }],
        ['GOR-ITM-03', { list: 'magic-user', spell: 'Fire Ball' }, { potion: false }],
        ['GOR-ITM-04', { class: 'fighter', kind: 'potion' }, { canUse: true }],
        ['GOR-ITM-04', { class: 'cleric', kind: 'scroll' }, { canUse: false }],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${gormanLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, gormanScribingVectors)).toEqual([]);
  });
});
