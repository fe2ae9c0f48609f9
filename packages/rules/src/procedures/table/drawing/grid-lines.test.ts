import { describe, expect, it } from 'vitest';
import { after, ask, campaign, delve, player, referee, spectator, twoRooms } from '../../../../test/table.ts';
import { type CommandOf, id } from '../../../core/index.ts';
import { known } from '../../../known/known.ts';
import { GRID_LINES, type GridLines } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';

const ROOMS = id<'scene'>('rooms');
const state = delve([], {}, twoRooms());
const set = (lines: GridLines): CommandOf<'SetGridLines'> => ({ type: 'SetGridLines', scene: ROOMS, lines });
const linesOf = (of: GameState, scene = ROOMS) => of.scenes[scene]?.gridLines;

describe('the lines of a grid', () => {
  it.each(['hidden', 'none'] as const)('are %s on everybody’s board, and drawn again', (lines) => {
    const bare = after(state, set(lines), referee);
    for (const seat of [referee, player, spectator]) expect(linesOf(known(bare, seat))).toBe(lines);
    expect(after(bare, set('drawn'), referee).scenes[ROOMS]).toEqual(state.scenes[ROOMS]);
  });

  it('change nothing that the rules count by', () => {
    const { gridLines: _shown, ...rest } = after(state, set('none'), referee).scenes[ROOMS] ?? twoRooms();
    expect(rest).toEqual(state.scenes[ROOMS]);
  });

  it('are the referee’s to choose, of a map that is there', () => {
    expect(ask(state, set('none'), player)).toBe('not-your-seat');
    expect(ask(state, { ...set('none'), scene: id('nowhere') }, referee)).toBe('no-such-thing');
  });

  it('are offered as they are, of each map', () => {
    const bare = after(state, set('none'), referee);
    const offered = offers(bare, referee).find(({ command }) => command === 'SetGridLines');
    expect(offered?.inputs[0]).toMatchObject({ preset: 'none', options: GRID_LINES.map((value) => ({ value })) });
  });

  it('of a blank map are chosen as it is made, and copied with it', () => {
    const blank = { name: 'A glade', width: 4, height: 4, ground: 'open', lines: 'none' } as const;
    const made = Object.values(after(campaign([]), { type: 'NewScene', ...blank }, referee).scenes);
    const copied = Object.values(
      after(after(state, set('none'), referee), { type: 'DuplicateScene', scene: ROOMS }, referee).scenes,
    );
    expect([...made, ...copied].map(({ gridLines }) => gridLines)).toEqual(['none', 'none', 'none']);
  });
});
