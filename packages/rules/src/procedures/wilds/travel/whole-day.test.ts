import { describe, expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import { after, ask, campaign, player, referee, refusedOffers, someone } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import type { Item } from '../../../state/item.ts';
import { project } from '../../../view/project.ts';

const rations: Item = { id: id('rations'), name: 'Rations', quantity: 60, weight: 10, kind: 'gear', use: 'ration' };
const course = {
  type: 'SetCourse',
  heading: 'N',
  pace: 'march',
  way: 'country',
  mount: 'none',
  forage: false,
} as const;
const run = { type: 'RunDay' } as const;

/** Open country, in hexes of 24 miles: a day takes the party into the next of them. */
const wilds = (items: readonly Item[] = [rations]): Script =>
  new Script(campaign([someone({ items })]))
    .play({ type: 'DrawLand', name: 'The March', layout: 'flat', width: 12, height: 30, milesPerHex: 24 })
    .play({ type: 'PlaceParty', column: 6, row: 30 });

describe('a day of travel that the referee lets run', () => {
  it('goes through every step as its button proposes it, to the next morning', () => {
    const { state } = wilds().play(course, player).play(run, referee, 6, 6);
    expect(state.journey).toMatchObject({ day: null, days: ['T'], at: { x: 5, y: 28 } });
    expect(state.creatures[someone().id]?.items).toMatchObject([{ quantity: 59 }]);
  });

  it('throws the dice that the steps throw one by one', () => {
    const byHand = wilds()
      .play(course, player)
      .play(
        { type: 'CheckDirection', guide: false, trailOrRiver: false, landmark: false, navigator: false },
        referee,
        1,
        3,
      )
      .play({ type: 'CheckForWanderers', checks: 1 }, referee, 6)
      .play({ type: 'GoOn', hexes: 50 }, referee)
      .play({ type: 'EndDay', food: true, water: false, disturbed: false, resting: [] }, referee);
    const atOnce = wilds().play(course, player).play(run, referee, 1, 3, 6);
    expect(atOnce.state.journey).toEqual(byHand.state.journey);
    expect(atOnce.forPlayers).toEqual(byHand.forPlayers);
  });

  it('stops where somebody crosses the way, and does not run before they are met or sent away', () => {
    const state = after(wilds().play(course, player).state, run, referee, 6, ...Array<number>(60).fill(1));
    expect(state.drawnUp).toBeTruthy();
    expect(ask(state, run, referee)).toBe('out-of-turn');
  });

  it.each([
    ['has come to', [6, 6]],
    ['believes, being lost, that it has come to', [1, 3, 6]],
  ])('leaves the evening open where the party %s the place that it was bound for', (_how, faces) => {
    const { heading: _north, ...bound } = course;
    const { state } = wilds()
      .play({ ...bound, goal: '5,28' }, player)
      .play(run, referee, ...faces);
    expect(state.journey?.day?.step).toBe('endOfDay');
  });

  it('leaves the evening open where nobody has a ration', () => {
    const hungry = wilds([]).play(course, player).play(run, referee, 6, 6);
    expect(hungry.state.journey?.day?.step).toBe('endOfDay');
  });

  it('is the referee’s, and runs neither before a course is set nor through a day of rest', () => {
    const begun = wilds();
    expect(ask(begun.state, run, referee)).toBe('out-of-turn');
    expect(ask(begun.play(course, player).state, run, player)).toBe('not-your-seat');
    expect(refusedOffers(begun.state, referee, 'RunDay')).toEqual([]);
    expect(ask(wilds().play({ ...course, pace: 'rest' }, player).state, run, referee)).toBe('out-of-turn');
  });
});

describe('a morning on the way', () => {
  const sentence = (items: readonly Item[]) => project(wilds(items).state, referee).get('prompt');

  it('reminds the referee where nobody carries a ration', () => {
    expect(sentence([])).toMatchObject({ sentence: expect.stringMatching(/^Nobody carries a ration\. Where does/) });
    expect(sentence([rations])).toMatchObject({ sentence: expect.stringMatching(/^Where does/) });
  });
});
