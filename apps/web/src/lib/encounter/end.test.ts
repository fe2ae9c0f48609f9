import type { Offer } from '@lanthorn/rules';
import { expect, it } from 'vitest';
import { endInOpen } from './end.ts';

const end = { key: 'ConcludeEncounter', command: 'ConcludeEncounter' } as Offer;
const blow = { key: 'Attack:goblin', command: 'Attack' } as Offer;

it('the end of an encounter stands in the open beside its sides, until the bar has it there', () => {
  expect(endInOpen([blow, end], ['Attack:goblin', 'NextPhase', 'ConcludeEncounter'])).toBe(end);
  expect(endInOpen([blow, end], ['Attack:goblin', 'ConcludeEncounter'])).toBeNull();
  expect(endInOpen([blow], [])).toBeNull();
});
