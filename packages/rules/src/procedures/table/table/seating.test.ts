import { describe, expect, it } from 'vitest';
import { referee } from '../../../../test/table.ts';
import { toldOf } from '../../../../test/told.ts';
import { DEFAULT_CHOICE, id, type Role } from '../../../index.ts';
import { type GameState, newState } from '../../../state/state.ts';

const ANN = id<'user'>('ann');
const empty = newState('Two rooms', DEFAULT_CHOICE);
const sitting: GameState = { ...empty, people: { [ANN]: { name: 'Guest Ann', role: 'player' } } };
const told = (state: GameState, name: string, role: Role) =>
  toldOf(state, { type: 'SeatPerson', user: ANN, name, role }, [], referee).map(({ line }) => line?.text);

describe('what is told of a seat', () => {
  it('whoever comes to the table joins it', () => {
    expect(told(empty, 'Ann', 'player')).toEqual(['Ann joins as a player.']);
    expect(told(empty, 'Ann', 'spectator')).toEqual(['Ann joins as a spectator.']);
  });

  it('whoever is called otherwise was there all along', () => {
    expect(told(sitting, 'Ann', 'player')).toEqual(['Guest Ann is called Ann from now on.']);
  });

  it('whoever takes another seat and another name at once is told of by the old one', () => {
    expect(told(sitting, 'Ann', 'spectator')).toEqual(['Guest Ann is called Ann, and is a spectator, from now on.']);
    expect(told(sitting, 'Ann', 'referee')).toEqual([
      'Guest Ann is called Ann from now on, and takes the referee’s seat.',
    ]);
  });

  it('whoever takes another seat joins nothing', () => {
    expect(told(sitting, 'Guest Ann', 'spectator')).toEqual(['Guest Ann is a spectator from now on.']);
    expect(told(sitting, 'Guest Ann', 'referee')).toEqual(['Guest Ann takes the referee’s seat.']);
  });
});
