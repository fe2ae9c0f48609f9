import { describe, expect, it } from 'vitest';
import { at, delve, goblin, player, referee, someone, twoRooms } from '../../../../test/table.ts';
import { id, type Seat } from '../../../core/index.ts';
import { known } from '../../../known/known.ts';
import type { GameState } from '../../../state/state.ts';
import { promptTo } from './prompt.ts';

const dark = twoRooms({ width: 12, walls: [], doors: {}, traps: {}, ambient: 'dark' });

/** Aldo has a torch, whose light does not reach the two at the far end of the hall. */
const hall = (seeing: number, column = 11): GameState => {
  const foes = ['sly', 'pale'].map((name, nth) =>
    goblin({ id: id(name), name: `${name} goblin`, infravision: seeing, at: at(column, nth) }),
  );
  const aldo = someone({ at: at(0, 0) });
  const torch = {
    id: id<'light'>('torch'),
    kind: 'torch',
    carriedBy: aldo.id,
    left: null,
    radius: 30,
    turnsLeft: 6,
  } as const;
  return delve([aldo, ...foes], { lights: { [torch.id]: torch } }, dark);
};
const prompt = (state: GameState, seat: Seat) => promptTo(known(state, seat), seat);

describe('those who see the party from the dark', () => {
  it('are named to the referee as whom it may meet, and to nobody else', () => {
    const state = hall(90);
    const { sentence, offers: keys } = prompt(state, referee);
    expect(sentence).toMatch(/^The goblins see the party from the dark\. The party explores/);
    expect(keys).toEqual(['EndTurn:active', 'EndTurn:resting', 'BeginEncounter:these']);
    expect(prompt(state, player)).toEqual(prompt(hall(0), player));
  });

  it('are put forward to be met first where they are near', () => {
    expect(prompt(hall(90, 6), referee).offers[0]).toBe('BeginEncounter:these');
  });

  it('are not said to, where they see nobody', () => {
    const blind = delve([someone({ at: at(0, 0) }), goblin({ at: at(11, 0), infravision: 0 })], {}, dark);
    expect(prompt(blind, referee).sentence).not.toContain('from the dark');
  });
});
