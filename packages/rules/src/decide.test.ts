import { describe, expect, it, vi } from 'vitest';
import { at, delve, player, referee, someone } from '../test/table.ts';
import { loaded } from './core/index.ts';
import { decide } from './decide.ts';
import type * as Knowing from './known/known.ts';
import type { GameState } from './state/state.ts';

/** What players know here leaves out that anybody is dead. */
vi.mock('./known/known.ts', async (original) => {
  const { known } = await original<typeof Knowing>();
  const alive = (state: GameState): GameState => ({
    ...state,
    creatures: Object.fromEntries(
      Object.entries(state.creatures).map(([id, creature]) => [id, { ...creature, conditions: [] }]),
    ),
  });
  return { known: (state: GameState, seat: Parameters<typeof known>[1]) => alive(known(state, seat)) };
});

describe('a refusal', () => {
  const aldo = someone({ at: at(1, 1), conditions: ['dead'] });
  const check = {
    type: 'CheckAbility',
    creature: aldo.id,
    ability: 'STR',
    modifier: 0,
    blind: false,
    purpose: '',
  } as const;
  const refused = (seat: typeof player) => {
    const ruling = decide(delve([aldo]), check, seat, loaded());
    return ruling.granted ? [] : [ruling.refusal.code, ruling.refusal.sentence];
  };

  it('gives a player no reason that only the truth knows', () => {
    expect(refused(player)).toEqual(['blocked', 'It cannot be done as things stand.']);
    expect(refused(referee)[0]).toBe('incapable');
  });
});
