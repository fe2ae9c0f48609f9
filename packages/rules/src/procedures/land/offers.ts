import { sameSquare } from '@lanthorn/geometry';
import { type Input, type Offer, type Option, offer } from '../../offer.ts';
import { remembered } from '../../offer-memory.ts';
import type { Offers } from '../../procedure.ts';
import { GROUNDS, type Land } from '../../state/land.ts';
import { MOST_HEXES, MOST_MILES } from './land.ts';

export const landOffers: Offers = remembered(
  ({ land, journey }, seat) => {
    if (seat.role !== 'referee') return [];
    const lost = journey !== null && !sameSquare(journey.at, journey.believed);
    return [
      drawing(land),
      ...(land ? onMap(land) : []),
      ...(land && lost
        ? [offer('FindBearings', 'The party finds its bearings', { place: 'desk', rule: 'OSE-HAZ-08' })]
        : []),
    ];
  },
  ({ land, journey }) => [land?.width, land?.height, land?.name, land?.milesPerHex, journey?.at, journey?.believed],
);

const options = (values: readonly string[]): readonly Option[] => values.map((value) => ({ value, label: value }));

const count = (name: string, label: string, max: number, preset: number): Input => ({
  kind: 'number',
  name,
  label,
  min: 1,
  max,
  preset,
});

function drawing(land: Land | null): Offer {
  return offer('DrawLand', land ? 'Draw a hex map instead' : 'Draw a hex map', {
    place: 'desk',
    rule: 'OSE-MOV-03',
    inputs: [
      { kind: 'text', name: 'name', label: 'Name', maxLength: 80, preset: 'The wilds' },
      { kind: 'choice', name: 'layout', label: 'Hexes stand', options: options(['flat', 'pointy']), preset: 'flat' },
      count('width', 'Hexes across', MOST_HEXES, 12),
      count('height', 'Hexes down', MOST_HEXES, 10),
      count('milesPerHex', 'Miles to a hex', MOST_MILES, 6),
    ],
  });
}

function onMap({ width, height, milesPerHex }: Land): Offer[] {
  const hex = [count('column', 'Column', width, 1), count('row', 'Row', height, 1)];
  const area = [...hex, count('toColumn', 'To column', width, 1), count('toRow', 'To row', height, 1)];
  const desk = { place: 'desk', rule: 'OSE-MOV-03' } as const;
  const flag = (name: string, label: string): Input => ({ kind: 'flag', name, label, preset: false });
  return [
    offer('PaintHexes', 'Paint hexes', {
      ...desk,
      rule: 'OSE-WLD-09',
      inputs: [
        ...area,
        { kind: 'choice', name: 'ground', label: 'Terrain', options: options(GROUNDS) },
        flag('road', 'A road runs here'),
        flag('river', 'A river runs here'),
      ],
    }),
    offer('ScaleLand', 'Say how wide a hex is', {
      ...desk,
      rule: 'OSE-MOV-04',
      inputs: [count('milesPerHex', 'Miles to a hex', MOST_MILES, milesPerHex)],
    }),
    offer('ShowHexes', 'Show hexes to the players', {
      ...desk,
      key: 'ShowHexes:show',
      fixed: { shown: true },
      inputs: area,
    }),
    offer('ShowHexes', 'Take hexes off the players’ map', {
      ...desk,
      key: 'ShowHexes:hide',
      fixed: { shown: false },
      inputs: area,
    }),
    offer('DescribeHex', 'Name a hex', {
      ...desk,
      inputs: [
        ...hex,
        { kind: 'text', name: 'label', label: 'Name on the map', maxLength: 80, preset: '' },
        { kind: 'text', name: 'note', label: 'For the referee alone', maxLength: 4_000, preset: '' },
      ],
    }),
    offer('PlaceParty', 'Put the party on a hex', { ...desk, inputs: hex }),
  ];
}
