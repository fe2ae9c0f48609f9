import { describe, expect, it } from 'vitest';
import { after, ask, player, referee } from '../../test/table.ts';
import { blows, hild, kindling, theirs } from '../../test/waiting.ts';
import { known } from '../known/known.ts';
import type { GameState } from '../state/state.ts';
import { offers } from '../view/offers.ts';

const equipped = (state: GameState): GameState => ({
  ...state,
  creatures: {
    ...state.creatures,
    [hild.id]: { ...(state.creatures[hild.id] ?? hild), items: kindling },
  },
});
const lights = { type: 'LightUp', creature: hild.id, kind: 'torch' } as const;
const offered = (state: GameState) =>
  offers(known(state, player), player).find(({ command, about }) => command === 'LightUp' && about === hild.id);

describe('what takes time in a round of combat', () => {
  it('is done in one’s own turn', () => {
    expect(typeof ask(equipped(blows), lights, player)).not.toBe('string');
    expect(offered(equipped(blows))?.barred).toBeNull();
  });

  it('is refused in the turn of others, and greyed with the reason', () => {
    expect(ask(equipped(theirs), lights, player)).toBe('out-of-turn');
    expect(offered(equipped(theirs))?.barred).toMatch(/^It is not your turn: the goblin acts? now\.$/);
  });

  it('waits for initiative, and is free again once the encounter is over', () => {
    const next = equipped(blows);
    const combat = next.encounter?.combat;
    const undecided: GameState = {
      ...next,
      encounter: next.encounter && combat ? { ...next.encounter, combat: { ...combat, stage: 'declarations' } } : null,
    };
    expect(ask(undecided, lights, player)).toBe('out-of-turn');
    const over = after(equipped(theirs), { type: 'ConcludeEncounter' }, referee);
    expect(typeof ask(over, lights, player)).not.toBe('string');
  });
});
