import { describe, expect, it } from 'vitest';
import { after, ask, player, referee, refusedOffers, spectator } from '../../../../test/table.ts';
import { DEFAULT_CHOICE, type Seat } from '../../../index.ts';
import { newState } from '../../../state/state.ts';
import { project } from '../../../view/project.ts';

const seated = [referee, player, spectator].reduce(
  (state, { user, name, role }) => after(state, { type: 'SeatPerson', user, name, role }, referee),
  newState('Two rooms', DEFAULT_CHOICE),
);
const hues = (state: typeof seated, seat: Seat): unknown => {
  const record = project(state, seat).get('campaign');
  return record?.type === 'campaign' && record.people.map(({ hue }) => hue);
};

describe('the colour of dice', () => {
  it('is chosen by whoever throws them, and all see it', () => {
    const state = after(seated, { type: 'ChooseColour', hue: 120 }, player);
    for (const seat of [referee, player, spectator]) expect(hues(state, seat)).toEqual([null, 120, null]);
    expect(ask(seated, { type: 'ChooseColour', hue: 120 }, spectator)).toBe('not-your-seat');
    expect(ask(seated, { type: 'ChooseColour', hue: 120 }, { ...referee, as: { kind: 'party' } })).toBe(
      'not-your-seat',
    );
    expect(refusedOffers(seated, [referee, player])).toEqual([]);
  });

  it('stays with whoever takes another seat', () => {
    const { user, name } = player;
    const state = after(seated, { type: 'ChooseColour', hue: 120 }, player);
    const now = after(state, { type: 'SeatPerson', user, name, role: 'spectator' }, referee);
    expect(now.people[user]).toEqual({ name, role: 'spectator', hue: 120 });
  });
});
