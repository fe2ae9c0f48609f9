import type { Offer } from '@lanthorn/rules';
import { expect, it } from 'vitest';
import { inTheirPlaces, keptProposal } from './proposal.ts';

const meeting = (place: string, creatures: readonly string[], next = false): Offer =>
  ({
    key: place === 'encounter' ? 'BeginEncounter:these' : `BeginEncounter:${creatures}`,
    command: 'BeginEncounter',
    place,
    next,
    fixed: { creatures },
  }) as unknown as Offer;
const beetle = meeting('encounter', ['beetle']);
const centipedes = meeting('encounter', ['one', 'two']);
const there = meeting('creature', ['beetle']);

it('a proposal under the pointer stands while the same may be met, though others come nearer', () => {
  expect(keptProposal(null, [beetle], true)).toBe(beetle);
  expect(keptProposal(beetle, [centipedes, there], true)).toBe(beetle);
  expect(keptProposal(beetle, [centipedes, there], false)).toBe(centipedes);
  expect(keptProposal(beetle, [centipedes], true)).toBe(centipedes);
});

it('who is seen comes before a proposal of somebody in the dark', () => {
  const seen = meeting('encounter', ['one', 'two'], true);
  expect(keptProposal(beetle, [seen, there], true)).toBe(seen);
  expect(keptProposal(seen, [centipedes, there], true)).toBe(centipedes);
  expect(keptProposal(beetle, [there], true)).toBeNull();
});

it('under the pointer what is new comes after what stood there, and else takes the place that is its own', () => {
  const form = { key: 'BeginEncounter', command: 'BeginEncounter', fixed: {}, inputs: [{}] } as unknown as Offer;
  const seen = meeting('encounter', ['one', 'two'], true);
  expect(inTheirPlaces(['BeginEncounter'], [seen, form], true)).toEqual([form, seen]);
  expect(inTheirPlaces(['BeginEncounter'], [seen, form], false)).toEqual([seen, form]);
  expect(inTheirPlaces([seen.key, form.key], [form], true)).toEqual([form]);
});
