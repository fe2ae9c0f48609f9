import { expect, it } from 'vitest';
import { onTheWay } from '../../../../test/abbey.ts';
import { Script } from '../../../../test/fight.ts';
import { ask, campaign, player, referee, someone } from '../../../../test/table.ts';
import type { CommandOf } from '../../../core/index.ts';

/** A day as it is planned; nobody comes, and all keep their way. */
function day(script: Script, pace: CommandOf<'SetCourse'>['pace']): readonly string[] {
  script.play({ type: 'SetCourse', heading: 'N', pace, way: 'country', mount: 'none', forage: false }, player);
  const risks = { guide: true, trailOrRiver: false, landmark: false, navigator: false };
  if (pace !== 'rest') script.play({ type: 'CheckDirection', ...risks });
  script.play({ type: 'CheckForWanderers', checks: 1 }, referee, 6);
  if (pace !== 'rest') script.play({ type: 'GoOn', hexes: 50 });
  script.told();
  return script.play({ type: 'EndDay', food: false, water: false, disturbed: false, resting: [] }).told().players;
}

it('OSE-WLD-11: it is told when the party grows weary of the way, and when a day of rest has helped', () => {
  const script = new Script(campaign([someone()]))
    .play({ type: 'DrawLand', name: 'The Vale', layout: 'flat', width: 9, height: 99, milesPerHex: 6 })
    .play({ type: 'PlaceParty', column: 5, row: 90 });
  const days = Array.from({ length: 7 }, () => day(script, 'march').at(-1));
  expect(days.slice(5)).toEqual([
    'Day 6 of the journey ends.',
    'Day 7 of the journey ends. The party is wayworn: −1 to attacks and damage.',
  ]);
  expect(day(script, 'rest').at(-1)).toBe('Day 8 of the journey ends. The party is wayworn no longer.');
  expect(day(script, 'rest').at(-1)).toBe('Day 9 of the journey ends.');
});

it.each(['rest', 'hunt'] as const)('OSE-WLD-01: a day of %s needs no heading, and a march does', (pace) => {
  const day = { type: 'SetCourse', way: 'country', mount: 'none', forage: false } as const;
  expect(ask(onTheWay(), { ...day, pace }, player)).toMatchObject([{ type: 'CourseSet', course: { pace } }]);
  expect(ask(onTheWay(), { ...day, pace: 'march' }, player)).toBe('bad-input');
});
