import { describe, expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import { ask, campaign, player, referee, refusedOffers, someone } from '../../../../test/table.ts';
import { offers } from '../../../view/offers.ts';

const NO_SHORE = { type: 'CheckWeather', beach: false, clearShore: false, current: 'none' } as const;
const EVENING = { type: 'EndDay', food: false, water: false, disturbed: false, resting: [] } as const;
const course = (pace: 'march' | 'rest', where: { heading: 'E' } | { goal: '15,9' } = { heading: 'E' }) =>
  ({ type: 'SetCourse', ...where, pace, way: 'sails', mount: 'none', forage: false }) as const;

/** A ship on a wide sea, whose first day ends on the way into the next hex. */
function secondDay(vessel: string, milesPerHex: number, where?: Parameters<typeof course>[1]): Script {
  const sea = { type: 'PaintHexes', column: 1, row: 1, toColumn: 20, toRow: 20, ground: 'ocean' } as const;
  const script = new Script(campaign([someone()]))
    .play({ type: 'DrawLand', name: 'The Sound', layout: 'flat', width: 20, height: 20, milesPerHex })
    .play({ ...sea, road: false, river: false })
    .play({ type: 'PlaceParty', column: 8, row: 10 })
    .play({ type: 'Embark', vessel })
    .play(course('march', where), player)
    .play({ type: 'SkipDayStep' })
    .play(NO_SHORE, referee, 3, 4)
    .play({ type: 'SkipDayStep' })
    .play({ type: 'GoOn', hexes: 50 })
    .play(EVENING);
  script.told();
  return script;
}

describe('a day at rest aboard', () => {
  it('keeps the way that was made into the next hex', () => {
    const script = secondDay('longship', 40).play(course('rest'), player).play(NO_SHORE, referee, 3, 4);
    script.play({ type: 'SkipDayStep' }).play(EVENING);
    expect(script.state.journey?.inHand).toMatchObject({ heading: 'E' });
  });

  it('OSE-SEA-14: a gale drives the ship on all the same, and nothing is left of its old course', () => {
    const script = secondDay('longship', 40).play(course('rest'), player).play(NO_SHORE, referee, 6, 6, 3);
    script.play({ type: 'SkipDayStep' });
    expect(refusedOffers(script.state, referee, 'GoOn')).toEqual([]);
    expect(offers(script.state, referee).map(({ command }) => command)).toContain('GoOn');
    script.told();
    script.play({ type: 'GoOn', hexes: 50 }).play(EVENING);
    expect(script.told().players[0]).toMatch(/^The party is driven 240 miles across open water until evening/);
    expect(script.state.journey).toMatchObject({ at: { x: 3, y: 12 }, inHand: null });
  });

  it('OSE-SEA-15: a ship that sinks takes its course with it, and nobody has rested in the water', () => {
    const script = secondDay('boat, sailing', 30).play(course('rest'), player);
    expect(script.play(NO_SHORE, referee, 6, 6, 80).state.journey).toMatchObject({ vessel: null, inHand: null });
    script.play({ type: 'SkipDayStep' });
    const ending = offers(script.state, referee).find(({ command }) => command === 'EndDay');
    expect(ending?.fixed).toMatchObject({ resting: [] });
    expect(script.play(EVENING).state.journey?.days).toEqual(['H', 'H']);
    expect(script.rules).toContain('OSE-SEA-15');
  });

  it('OSE-SEA-15: in a safe harbour the way that was made at sea counts no more', () => {
    const script = secondDay('boat, sailing', 30);
    const { land } = script.state;
    if (!land) throw new Error('there is no land');
    const shore = { ground: 'clear', road: false, river: false, label: '', note: '' } as const;
    const bound = new Script({
      ...script.state,
      land: { ...land, milesPerHex: 6, hexes: { ...land.hexes, '10,9': shore } },
    });
    expect(bound.state.journey?.inHand).toMatchObject({ heading: 'E' });
    bound.play(course('rest'), player).play({ ...NO_SHORE, beach: true, clearShore: true }, referee, 6, 6, 1);
    expect(bound.state.journey).toMatchObject({ inHand: null });
  });
});

describe('a ship that sinks on its way to a place', () => {
  it('is bound for it no longer: nobody is asked to go on there', () => {
    const script = secondDay('boat, sailing', 24, { goal: '15,9' });
    expect(script.state.journey?.unfinished).toMatchObject({ goal: '15,9' });
    script.play(course('march', { goal: '15,9' }), player).play({ type: 'SkipDayStep' });
    script
      .play(NO_SHORE, referee, 6, 6, 80)
      .play({ type: 'SkipDayStep' })
      .play({ type: 'GoOn', hexes: 50 })
      .play(EVENING);
    expect(script.state.journey).not.toHaveProperty('unfinished');
  });

  it('lets its people go no farther that day, and tells why, and the day is none of travel', () => {
    const script = secondDay('boat, sailing', 24).play(course('march'), player).play({ type: 'SkipDayStep' });
    script.play(NO_SHORE, referee, 6, 6, 80).play({ type: 'SkipDayStep' });
    const events = ask(script.state, { type: 'GoOn', hexes: 50 }, referee);
    expect(events).toContainEqual(expect.objectContaining({ type: 'PartyTravelled', path: [] }));
    script.told();
    script.play({ type: 'GoOn', hexes: 50 }).play(EVENING);
    expect(script.told().players).toEqual([
      'The ship is lost: nobody sails on today.',
      'A day goes by.',
      'Day 2 of the journey ends.',
    ]);
    expect(script.state.journey?.days).toEqual(['H', 'H']);
  });
});
