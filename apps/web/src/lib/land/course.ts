import type { HexLayout, Square } from '@lanthorn/geometry';
import { type Course, counted, type HexFacts, hexKey, type Offer, roadTo, routeTo } from '@lanthorn/rules';
import type { Likely } from '../offers/command.ts';
import { type Drawn, numberOf } from './look.ts';

interface MapOfHexes {
  readonly layout: HexLayout;
  readonly width: number;
  readonly height: number;
  readonly milesPerHex: number;
}

/** The day's course to a hex, as it is asked of the referee. */
export interface CourseThere {
  /** The hexes on the way, the last of them the one bound for. */
  readonly hexes: readonly Square[];
  /** `3 hexes, 18 miles along the road; across country 2 hexes, 12 miles`: the latter only where it is shorter. */
  readonly said: string;
  readonly offer: Offer;
  readonly likely: Likely;
}

/** How the party gets to a hex by its own map, along the road where one leads there; null where it knows no way, or is there. */
export function courseTo(
  course: Offer,
  { milesPerHex, ...map }: MapOfHexes,
  drawn: readonly Drawn[],
  from: Square,
  to: Drawn | Square,
): CourseThere | null {
  const charted = Object.fromEntries(
    drawn.filter((hex) => hex.charted).map((hex): [string, HexFacts] => [hexKey(hex), hex]),
  );
  const charts = { ...map, charted };
  const road = mayGo(course, 'road') ? roadTo(charts, from, to) : null;
  const straight = routeTo(charts, from, to, mayGo(course, 'country') ? 'country' : 'sails');
  const hexes = road ?? straight;
  if (!hexes || hexes.length === 0) return null;
  const far = (way: readonly Square[]): string =>
    `${way.length === 1 ? 'the next hex' : `${way.length} hexes`}, ${counted(way.length * milesPerHex, 'mile')}`;
  const across = road && straight && straight.length < road.length ? `; across country ${far(straight)}` : '';
  return {
    hexes,
    said: `${far(hexes)}${road ? ' along the road' : ''}${across}`,
    offer: boundFor(course, to),
    likely: { ids: road ? ['road'] : [], square: null },
  };
}

/** The offer of a day's course, with the place in it in place of a heading: who rests or hunts all day goes nowhere. */
const boundFor = (course: Offer, to: Drawn | Square): Offer => ({
  ...course,
  label: `Travel to ${('label' in to && to.label) || `hex ${numberOf(to.x, to.y)}`}`,
  fixed: { ...course.fixed, goal: hexKey(to) },
  inputs: course.inputs.flatMap((input) => {
    if (input.name === 'heading') return [];
    if (input.name !== 'pace' || input.kind !== 'choice') return [input];
    return [{ ...input, options: input.options.filter(({ value }) => value === 'march' || value === 'forced') }];
  }),
});

/** Whether the day may be gone so: no ship takes a road. */
const mayGo = ({ inputs }: Offer, way: Course['way']): boolean =>
  inputs.some(
    (input) => input.name === 'way' && input.kind === 'choice' && input.options.some(({ value }) => value === way),
  );
