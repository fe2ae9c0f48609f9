import type { Offer } from '@lanthorn/rules';
import { expect, it } from 'vitest';
import type { Showing } from '../board/showing.svelte.ts';
import type { SeatView } from '../seat/seat.svelte.ts';
import { daysCourse } from './days-course.ts';

const offerOf = (key: string, command: Offer['command'], place: Offer['place'] = 'clock') =>
  ({ key, command, place, label: key, barred: null }) as unknown as Offer;
const OFFERS = [
  offerOf('LightUp:torch:hild', 'LightUp', 'creature'),
  offerOf('EndTurn:active', 'EndTurn'),
  offerOf('SetCourse', 'SetCourse'),
  offerOf('SetCourse:to', 'SetCourse'),
  offerOf('SetCourse:air', 'SetCourse', 'palette'),
];

/** The referee's seat, with the party in a dungeon and on a hex of the land. */
const seat = (records: Readonly<Record<string, unknown>> = {}, offers: readonly Offer[] = OFFERS) => {
  const all: Readonly<Record<string, unknown>> = {
    land: { id: 'wilds' },
    journey: {},
    prompt: { yours: false, offers: ['LightUp:torch:hild', 'EndTurn:active', 'SetCourse'] },
    ...records,
  };
  return { role: 'referee', offers, one: (type: string) => all[type] ?? null, all: () => [] } as unknown as SeatView;
};
const looking = (wanted: Showing['wanted'], land: string | null = null) =>
  ({ wanted, land, partyMap: null }) as unknown as Showing;
const keys = (...given: Parameters<typeof daysCourse>) => daysCourse(...given)?.answers.map(({ key }) => key) ?? null;

it('whoever looks at the hex map is asked for the day’s course, and not for what is done in the dungeon', () => {
  expect(keys(seat(), looking('hex-map'))).toEqual(['SetCourse', 'SetCourse:to']);
  expect(keys(seat(), looking('hex-map', 'wilds'))).toEqual(['SetCourse', 'SetCourse:to']);
});

it.each([
  ['the board is looked at', {}, looking('board')],
  ['nothing was chosen to be looked at', {}, looking(null)],
  ['another hex map is looked at', {}, looking('hex-map', 'the-moors')],
  ['the party is not on the hex map', { journey: null }, looking('hex-map')],
  ['the party stands on no other map', { party: { offBoard: true } }, looking('hex-map')],
  ['there is a fight', { encounter: {} }, looking('hex-map')],
  ['something has to be ruled first', { prompt: { yours: true, offers: ['SetCourse'] } }, looking('hex-map')],
  ['the bar asks for no course', { prompt: { yours: false, offers: ['EndTurn:active'] } }, looking('hex-map')],
])('all stays as it is where %s', (_, records, showing) => {
  expect(daysCourse(seat(records), showing)).toBeNull();
});
