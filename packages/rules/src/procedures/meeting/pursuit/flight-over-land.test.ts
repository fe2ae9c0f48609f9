import { describe, expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import { campaign, goblin, player, referee, someone, toMeet } from '../../../../test/table.ts';
import { known } from '../../../known/known.ts';

const aldo = someone();
const grik = goblin({ movement: 240 });
const run = { type: 'RunOn', obstacle: 'none', lostSight: false, goOn: true } as const;
const march = { heading: 'N', pace: 'march', way: 'country', mount: 'none', forage: false } as const;

/** A party that is chased by somebody faster, six miles to the north of where it set out. */
function chased(): Script {
  const script = new Script(campaign([aldo, grik]))
    .play({ type: 'DrawLand', name: 'The March', layout: 'flat', width: 20, height: 20, milesPerHex: 6 })
    .play({ type: 'PlaceParty', column: 8, row: 10 })
    .play({ type: 'SetCourse', ...march }, player)
    .play({ type: 'SkipDayStep' })
    .play({ type: 'SkipDayStep' })
    .play({ type: 'GoOn', hexes: 1 })
    .play(toMeet([grik.id], { setting: 'wilderness' }))
    .play({ type: 'SetDistance', distance: 60 })
    .play({ type: 'SetReaction', reaction: 'hostile' });
  const party = script.state.encounter?.sides.find(({ kind }) => kind === 'party');
  if (!party) throw new Error('There is no party.');
  script.play({ type: 'Evade', side: party.id }, player).play({ type: 'DecidePursuit', pursue: true }, referee, 100);
  script.told();
  return script;
}

describe('a day of flight over the land (OSE-PUR-13)', () => {
  it('leads the party on by a day’s way, which the referee is told, and nobody else', () => {
    const script = chased().play(run, referee, 3, 80, 99);
    const told = script.told();
    expect(told.referee[0]).toBe('A day of flight to the east, to hex 1209: they run on. [3] [80] [99]');
    expect(told.players[0]).toBe('A day of flight; nobody knows where to. [80] [99]');
    expect(script.state.journey).toMatchObject({ at: { x: 11, y: 8 }, believed: { x: 7, y: 8 } });
    expect(known(script.state, player).journey).toMatchObject({ believed: { x: 7, y: 8 } });
  });

  it('draws nothing on the party’s map', () => {
    const script = chased();
    const before = script.state.land?.charted;
    expect(script.play(run, referee, 3, 80, 99).state.land?.charted).toEqual(before);
  });

  it('is a day of the journey, and what was left of the day that was broken off is gone the day after', () => {
    const script = chased().play(run, referee, 3, 80, 99).play(run, referee, 1, 80, 1);
    expect(script.state.journey?.days).toEqual(['T', 'T']);
    script.play({ type: 'ConcludeEncounter' }).play({ type: 'GoOn', hexes: 50 });
    script.play({ type: 'EndDay', food: false, water: false, disturbed: false, resting: [] });
    expect(script.told().players.at(-1)).toBe('Day 3 of the journey ends.');
  });

  it('goes no farther than the edge of the map, and off the map nowhere', () => {
    const script = chased();
    for (let day = 0; day < 5; day += 1) script.play(run, referee, 7, 80, 99);
    expect(script.state.journey?.at.x).toBe(0);
    const { land: _, journey: __, ...elsewhere } = script.state;
    const off = new Script({ ...elsewhere, land: null, journey: null }).play(run, referee, 7, 80, 99);
    expect(off.told().referee[0]).toBe('A day of flight to the west: they run on. [7] [80] [99]');
  });
});
