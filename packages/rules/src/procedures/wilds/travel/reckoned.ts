import type { Note, RuleId, Why } from '../../../core/index.ts';
import { counted, listed } from '../../../core/words.ts';
import { rulesOf } from '../../../play/index.ts';
import type { Course, Ground, Vessel } from '../../../state/land.ts';
import type { GameState } from '../../../state/state.ts';
import { rateByLand } from '../day/day.ts';
import { takesRoad, wayGone } from '../day/route.ts';
import { throughWeather } from '../land/sight.ts';
import type { VoyageRule } from '../voyage/rule.ts';
import { DAYS } from '../weather/skies.ts';
import { skyToday } from '../weather/today.ts';
import type { PartyTravelled } from './events.ts';
import type { TravelRule } from './rule.ts';

const ACROSS: Readonly<Record<Ground, string>> = {
  clear: 'open country',
  grasslands: 'grassland',
  settled: 'settled country',
  city: 'a city',
  barren: 'barren country',
  broken: 'broken country',
  hills: 'hills',
  forest: 'forest',
  mountains: 'mountains',
  desert: 'desert',
  jungle: 'jungle',
  swamp: 'swamp',
  ocean: 'open water',
  lake: 'a lake',
};

/** Each ground once, in the order it was come to. */
export const across = (grounds: readonly Ground[]): string =>
  listed([...new Set(grounds.map((ground) => ACROSS[ground]))]);

/** The hexes come to in turn, and what each is covered with. */
export type Gone = Pick<PartyTravelled, 'path' | 'grounds'>;

/** The grounds of those into which the party took no road. */
export function withoutRoad({ land, journey }: GameState, { path, grounds }: Gone): readonly Ground[] {
  const course = journey?.day?.course;
  const places = journey ? [journey.at, ...path] : [];
  return grounds.filter((_, nth) => {
    const [from, to] = places.slice(nth, nth + 2);
    return !(land && course && from && to && takesRoad(land, course, from, to));
  });
}

/** The way that is really gone. */
export const asGone = ({ land, journey }: GameState, course: Course): Course =>
  land && journey ? { ...course, way: wayGone(land, journey.believed, course) } : course;

/** How a day's miles are reckoned, by land, air and water, and how far one sees. */
export function whyOfWay(state: GameState, before: GameState, gone: Gone): Why {
  const { journey } = state;
  const { travel, voyage } = rulesOf(state);
  const course = before.journey?.day?.course;
  const offRoad = withoutRoad(before, gone);
  const onRoad = offRoad.length < gone.grounds.length;
  const way = !course ? 'country' : onRoad ? course.way : asGone(before, course).way;
  const aboard = journey?.vessel ?? null;
  const seen: Note = aboard
    ? { rule: voyage.cites.sight, text: 'land is drawn as far as it is seen from the water' }
    : { rule: travel.cites.sight, text: drawnAround(before) };
  const afloat = aboard && (way === 'oars' || way === 'sails') ? { formula: reckonedAfloat(aboard, way, journey) } : {};
  const base = aboard || !course ? 0 : rateByLand(state, rulesOf(state), course);
  const isForced = !aboard && course?.pace === 'forced';
  const factors = [...(isForced ? [hurried(travel)] : []), ...(aboard ? [] : slowed(state))];
  const { rule, formula } = reckoned(travel, voyage.cites, way, base, factors);
  return {
    rule,
    formula,
    ...afloat,
    notes: [
      { rule: aboard ? voyage.cites.oars : travel.cites.miles, text: 'a fifth of the base rate is the miles of a day' },
      ...(way === 'country' || way === 'road' ? throughGrounds(travel, base, offRoad, productOf(factors)) : []),
      ...(isForced ? [{ rule: travel.cites.forced, text: 'a day of rest is owed for it' }] : []),
      ...(aboard ? carried(before, voyage.cites.river) : []),
      ...(aboard && journey?.day?.swept ? [{ rule: voyage.cites.gale, text: 'a gale sweeps the ship that far' }] : []),
      seen,
    ],
  };
}

/** How far around open country is drawn, in the weather of the day. */
function drawnAround(state: GameState): string {
  const rules = rulesOf(state);
  const [clear, far] = [rules, throughWeather(state, rules)].map(({ travel }) => travel.visibleMiles('clear'));
  if (far === undefined || far === clear) return 'open country is drawn for three miles around';
  return far > 0
    ? `in this weather open country is drawn for ${counted(far, 'mile')} around`
    : 'in this weather nothing is drawn but the hexes that the party comes to';
}

/** What a day's way is multiplied by, and for what. */
interface Factor {
  readonly by: number;
  readonly of: string;
}

const productOf = (factors: readonly Factor[]): number => factors.reduce((product, { by }) => product * by, 1);

/** What a forced march adds to a day's way. */
const hurried = ({ miles }: TravelRule): Factor => ({ by: miles.forcedMarch, of: 'for the forced march' });

/** What the sky takes from it. */
function slowed(state: GameState): readonly Factor[] {
  const sky = skyToday(state);
  if (!sky || DAYS[sky].travel >= 1) return [];
  return [{ by: DAYS[sky].travel, of: `by the weather (${DAYS[sky].name})` }];
}

/** How far a day goes through each ground that is slower than open country. @param factor what else its way is multiplied by */
const throughGrounds = (
  { miles, cites }: TravelRule,
  base: number,
  grounds: readonly Ground[],
  factor: number,
): readonly Note[] =>
  [...new Set(grounds)]
    .map((ground) => ({ ground, far: miles.onLand(base, ground) }))
    .filter(({ far }) => far < base / MILES_OF_RATE)
    .map(({ ground, far }) => ({ rule: cites.terrain, text: `${ACROSS[ground]}: ${milesADay(far * factor)}` }));

const milesADay = (miles: number): string => `${counted(Math.round(miles * 100) / 100, 'mile')} a day`;

/** What a current adds to a day's way, or takes from it. */
function carried({ journey }: GameState, rule: RuleId): readonly Note[] {
  const miles = journey?.day?.current ?? 0;
  const text = `the current ${miles > 0 ? 'adds' : 'takes'} ${counted(Math.abs(miles), 'mile')}`;
  return miles === 0 ? [] : [{ rule, text }];
}

/** `rowing rate 90 ÷ 5 × 1/3 by the wind: 6 miles a day`: all that the miles of a ship are made of. */
function reckonedAfloat(
  { rowing, sailing, holed }: Vessel,
  way: 'oars' | 'sails',
  journey: GameState['journey'],
): string {
  const day = journey?.day;
  if (day?.swept) return reckonedInGale(sailing ?? rowing ?? 0, sailing === null ? 'rowing' : 'sailing');
  const rate = (way === 'oars' ? rowing : sailing) ?? 0;
  const wind = day?.windFactor[way] ?? 1;
  const miles = ((rate / MILES_OF_RATE) * wind * (holed ? 2 : 3)) / 3;
  const parts = [
    `${way === 'oars' ? 'rowing' : 'sailing'} rate ${rate} ÷ ${MILES_OF_RATE}`,
    ...(wind === 1 ? [] : [`× ${asFraction(wind)} by the wind`]),
    ...(holed ? ['× 2/3 for the water taken on'] : []),
  ];
  return `${parts.join(' ')}: ${milesADay(miles)}`;
}

/** A gale sweeps a ship three days' way, whatever it was that slowed it. */
const reckonedInGale = (rate: number, how: 'rowing' | 'sailing'): string =>
  `${how} rate ${rate} ÷ ${MILES_OF_RATE} × 3 before the gale: ${milesADay((rate / MILES_OF_RATE) * 3)}`;

/** Of the base rate, a mile a day for each so many feet. */
const MILES_OF_RATE = 5;

/** `4/3` for a number of whole thirds or quarters; else as it is. */
function asFraction(value: number): string {
  const of = [1, 2, 3, 4].find((each) => Math.abs(value * each - Math.round(value * each)) < 1e-9);
  if (of === undefined) return `${Math.round(value * 100) / 100}`;
  return of === 1 ? `${Math.round(value)}` : `${Math.round(value * of)}/${of}`;
}

/** `base rate 120 ÷ 5 × 3/2 for the forced march: 36 miles a day, by terrain`; of a ship see `reckonedAfloat`. */
function reckoned(
  { miles, cites }: TravelRule,
  sea: VoyageRule['cites'],
  way: Course['way'],
  base: number,
  factors: readonly Factor[],
): Required<Pick<Why, 'rule' | 'formula'>> {
  const whole = base / MILES_OF_RATE;
  const times = (far: number, of: string): readonly Factor[] => (whole > 0 ? [{ by: far / whole, of }] : []);
  const told = (own: readonly Factor[], then: string): string => {
    const all = [...own, ...factors];
    const parts = all.map(({ by, of }) => ` × ${asFraction(by)} ${of}`).join('');
    return `base rate ${base} ÷ ${MILES_OF_RATE}${parts}: ${milesADay(whole * productOf(all))}${then}`;
  };
  switch (way) {
    case 'country':
      return { rule: cites.terrain, formula: told([], ', by terrain') };
    case 'road':
      return {
        rule: cites.terrain,
        formula: told(times(miles.onLand(base, 'road'), 'by road'), ', by terrain where there is none'),
      };
    case 'air':
      return { rule: cites.air, formula: told(times(miles.inAir(base), 'in the air'), '') };
    case 'oars':
      return { rule: sea.oars, formula: 'rowing rate ÷ 5 miles a day' };
    case 'sails':
      return { rule: sea.sails, formula: 'sailing rate ÷ 5 miles a day, by the wind' };
    default:
      return way satisfies never;
  }
}
