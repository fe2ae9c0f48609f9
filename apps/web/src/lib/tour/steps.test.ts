import { expect, it } from 'vitest';
import { stepsFor } from './steps.ts';

const said = (chooses: boolean) =>
  stepsFor('player', chooses)
    .map(({ text }) => text)
    .join(' ');

it('tells only who may still choose how a character is taken', () => {
  expect(said(true)).toContain('Take a free character');
  expect(said(false)).not.toContain('free character');
  expect(said(false)).toContain('character sheet');
});

it('has five stops for each seat', () => {
  for (const role of ['referee', 'player', 'spectator'] as const) expect(stepsFor(role, false)).toHaveLength(5);
  expect(stepsFor('player', true)).toHaveLength(5);
});
