import { expect, it } from 'vitest';
import { cited } from '../../../../test/citing.ts';
import { Script } from '../../../../test/fight.ts';
import { eventIn } from '../../../../test/in-play.ts';
import { after, ask, campaign, player, referee, someone } from '../../../../test/table.ts';

it('OSE-SEA-08: from a ship land is drawn for twenty-four miles', () => {
  const script = new Script(campaign([someone()]))
    .play({ type: 'DrawLand', name: 'The Sound', layout: 'flat', width: 20, height: 40, milesPerHex: 6 })
    .play({
      type: 'PaintHexes',
      column: 1,
      row: 1,
      toColumn: 20,
      toRow: 40,
      ground: 'ocean',
      road: false,
      river: false,
    })
    .play({ type: 'PlaceParty', column: 10, row: 38 })
    .play({ type: 'Embark', vessel: 'sailing ship, small' })
    .play({ type: 'SetCourse', heading: 'N', pace: 'march', way: 'sails', mount: 'none', forage: false }, player)
    .play({ type: 'CheckDirection', guide: false, trailOrRiver: false, landmark: false, navigator: true }, referee, 5)
    .play({ type: 'CheckWeather', beach: false, clearShore: false, current: 'none' }, referee, 3, 4)
    .play({ type: 'CheckForWanderers', checks: 1 }, referee, 6);
  const goOn = { type: 'GoOn', hexes: 50 } as const;
  expect(eventIn(ask(script.state, goOn, referee), 'PartyTravelled')?.miles).toBe(90);
  expect(cited(script.state, goOn)).toContain('OSE-SEA-08');
  const drawn = (toColumn: number) => {
    const shore = { type: 'PaintHexes', column: toColumn, row: 1, toColumn, toRow: 40, ground: 'hills' } as const;
    const coast = after(script.state, { ...shore, road: false, river: false }, referee);
    const { charted = {} } = after(coast, goOn, referee).land ?? {};
    return Object.values(charted).filter(({ ground }) => ground === 'hills').length > 0;
  };
  expect([drawn(14), drawn(15)]).toEqual([true, false]);
});
