import { describe, expect, it } from 'vitest';
import { showWords } from './shown-to.ts';

describe('the button that shows something says to whom', () => {
  it.each([
    ['Choose whom to show it to', []],
    ['Show to Nora', ['Nora']],
    ['Show to Nora and Pim', ['Nora', 'Pim']],
    ['Show to Nora, Pim and Rasmus', ['Nora', 'Pim', 'Rasmus']],
    ['Show to these 4', ['Nora', 'Pim', 'Rasmus', 'Signe']],
    ['Show to everybody', 'all'],
  ] as const)('%s', (said, to) => {
    expect(showWords(to)).toBe(said);
  });
});
