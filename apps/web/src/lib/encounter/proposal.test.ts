import type { Offer } from '@lanthorn/rules';
import { expect, it } from 'vitest';
import { keptProposal } from './proposal.ts';

const meeting = (place: string, creatures: readonly string[], next = false): Offer =>
  ({ key: `${place}:${creatures}`, command: 'BeginEncounter', place, next, fixed: { creatures } }) as unknown as Offer;
const beetle = meeting('encounter', ['beetle']);
const centipedes = meeting('encounter', ['one', 'two']);
const there = meeting('creature', ['beetle']);

it('a proposal stands while the same may be met, though others come nearer', () => {
  expect(keptProposal(null, [beetle])).toBe(beetle);
  expect(keptProposal(beetle, [centipedes, there])).toBe(beetle);
  expect(keptProposal(beetle, [centipedes])).toBe(centipedes);
});

it('who is seen comes before a proposal of somebody in the dark', () => {
  const seen = meeting('encounter', ['one', 'two'], true);
  expect(keptProposal(beetle, [seen, there])).toBe(seen);
  expect(keptProposal(seen, [centipedes, there])).toBe(centipedes);
  expect(keptProposal(beetle, [there])).toBeNull();
});
