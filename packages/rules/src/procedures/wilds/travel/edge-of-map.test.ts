import type { Square } from '@lanthorn/geometry';
import { describe, expect, it } from 'vitest';
import { wilds } from '../../../../test/journey.ts';
import { player, referee, spectator } from '../../../../test/table.ts';
import { offers } from '../../../view/offers.ts';
import { project } from '../../../view/project.ts';

/** A party that takes it that it stands on a hex of the sixth column, and stands elsewhere. @param row from 1 */
function standing(row: number, at: Square) {
  const recording = wilds().play({ type: 'PlaceParty', column: 6, row }, referee);
  const { journey } = recording.state;
  recording.state = { ...recording.state, journey: journey && { ...journey, at } };
  return recording;
}

const onItsWay = (row: number) => standing(row, { x: 5, y: row - 1 });

describe('the edge of the map', () => {
  const days = [
    ['a party that is lost comes to the edge of its own map', 3, { x: 9, y: 25 }],
    ['a party that is lost stands at the edge of its own map', 1, { x: 9, y: 25 }],
    ['a party that is lost comes to where the map really ends', 12, { x: 9, y: 1 }],
    ['a party that is lost stands where the map really ends', 12, { x: 9, y: 0 }],
  ] as const;
  for (const [when, row, at] of days)
    it(`tells the players nothing where they are when ${when} (OSE-HAZ-08)`, () => {
      const [sure, lost] = [onItsWay(row), standing(row, at)].map((recording) => {
        const { state, table } = recording.day('N', { lost: [6] }).day('N', { lost: [6] });
        const seats = [player, spectator].map((seat) => [[...project(state, seat)], offers(state, seat)]);
        return { table, seats };
      });
      expect(lost).toEqual(sure);
    });

  it('draws as much of the country there as a party finds that has not lost its way (OSE-WLD-13)', () => {
    const [sure, lost] = [onItsWay(12), standing(12, { x: 9, y: 1 })].map((recording) =>
      recording.play({ type: 'ScaleLand', milesPerHex: 3 }, referee).day('N', { lost: [6] }),
    );
    expect(lost?.state.land?.charted).toEqual(sure?.state.land?.charted);
  });

  it('tells the referee that the map ends where the party goes about, or that its own map does', () => {
    expect(standing(12, { x: 9, y: 1 }).day('N', { lost: [6] }).referee).toContain(
      'The party goes 24 miles across open country until evening: hex 1001, where the map ends.',
    );
    expect(standing(3, { x: 9, y: 25 }).day('N', { lost: [6] }).referee).toContain(
      'The party goes 12 miles across open country to the edge of its own map: hexes 1025 and 1024.',
    );
    expect(standing(1, { x: 9, y: 25 }).day('N', { lost: [6] }).referee).toContain(
      'The party is at the edge of its own map.',
    );
  });
});
