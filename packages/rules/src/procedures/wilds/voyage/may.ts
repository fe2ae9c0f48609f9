import { hexDistance, hexesWithin, type Square } from '@lanthorn/geometry';
import { byRule, impossible, objections, written } from '../../../core/index.ts';
import { type May, rulesOf } from '../../../play/index.ts';
import { hexOf, isOnMap, isWater, type Journey, type Land } from '../../../state/land.ts';
import { isCaptive, isDead, livingParty } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { isBeast, loadOf, storesOf } from '../../party/stores/kept.ts';
import { onlyReferee } from '../../table/permission/permission.ts';
import { atStep, underway } from '../day/day.ts';
import type { Ship } from './rule.ts';

const tooHeavy = ({ name, cargo }: Ship, weight: number): string =>
  `A ${name} carries ${written(cargo)} coins of weight: the party and all that goes with it come to ${written(weight)}.`;

/** What goes aboard weighs, in coins: the party with what it carries, its prisoners, and the beasts and carts it takes along with their loads. */
export function weightAboard(state: GameState): number {
  const { voyage, encumbrance } = rulesOf(state);
  const party = livingParty(state);
  const prisoners = Object.values(state.creatures).filter(
    // The party's own are led off the map; whoever stands on one, or is hidden, is held by others.
    (one) => isCaptive(one) && !isDead(one) && one.at === null && !one.hidden && !party.includes(one),
  );
  const along = storesOf(state).filter((store) => store.along);
  return [
    ...party.map((one) => voyage.body + encumbrance.load(one)),
    ...prisoners.map(() => voyage.body),
    ...along.map((store) => (isBeast(store) ? voyage.beast : 0) + loadOf(store)),
  ].reduce((sum, weight) => sum + weight, 0);
}

export const mayCheckWeather: May<'CheckWeather'> = (state, _weather, seat) => {
  const on = underway(state);
  const barred = atStep(state, seat, 'weather');
  if (!on) return objections(barred);
  return objections(barred, on.journey.vessel ? null : impossible('no-such-thing', 'The party is aboard no ship.'));
};

export const mayEmbark: May<'Embark'> = (state, { vessel }, seat) => {
  const { journey, land } = state;
  const found = rulesOf(state).voyage.vessels.find(({ name }) => name === vessel);
  const barred = onlyReferee(seat);
  if (!journey || !land || !found)
    return objections(barred, impossible('no-such-thing', 'There is no such ship, or nobody to board it.'));
  if (journey.day || journey.vessel)
    return objections(barred, impossible('out-of-turn', 'Ships are boarded between two days.'));
  const { cargo } = found;
  const weight = weightAboard(state);
  return objections(
    barred,
    weight > cargo ? byRule(rulesOf(state).voyage.cites.vessels, 'forbidden', tooHeavy(found, weight)) : null,
  );
};

export const mayDisembark: May<'Disembark'> = (state, { column, row }, seat) => {
  const { journey, land } = state;
  const barred = onlyReferee(seat);
  if (!journey?.vessel || !land) return objections(barred, impossible('no-such-thing', 'The party is aboard no ship.'));
  if (journey.day) return objections(barred, impossible('out-of-turn', 'Ships are left between two days.'));
  const at: Square = { x: column - 1, y: row - 1 };
  if (!isOnMap(land, at)) return objections(barred, impossible('bad-input', 'The hex map does not reach so far.'));
  return objections(
    barred,
    hexDistance(at, journey.at, land.layout) > 1 ? impossible('too-far', 'The boat does not reach so far.') : null,
    isWater(hexOf(land, at)) ? impossible('blocked', 'There is no land to go ashore on.') : null,
  );
};

/** The land that a ship lies beside; docks are nowhere else. */
export const landBeside = (land: Land, { at }: Journey): readonly Square[] =>
  hexesWithin(at, 1, land.layout).filter((place) => isOnMap(land, place) && !isWater(hexOf(land, place)));

export const mayMendShip: May<'MendShip'> = (state, _, seat) => {
  const { journey, land } = state;
  const barred = onlyReferee(seat);
  if (!land || !journey?.vessel?.holed) return objections(barred, impossible('no-change', 'No ship leaks.'));
  return objections(
    barred,
    landBeside(land, journey).length > 0
      ? null
      : byRule(rulesOf(state).voyage.cites.leak, 'too-far', 'There is no dock out here: the leak is mended on land.'),
  );
};
