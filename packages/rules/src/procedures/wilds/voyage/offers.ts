import { type Offer, offer, type RuleId } from '../../../core/index.ts';
import { labelled } from '../../../core/inputs.ts';
import { columnAndRow } from '../../../core/told-apart.ts';
import { type Offers, remembered, rulesOf } from '../../../play/index.ts';
import type { Journey, Land } from '../../../state/land.ts';
import type { GameState } from '../../../state/state.ts';
import { mayReferee } from '../../table/permission/permission.ts';
import { shoreInSight } from '../direction/in-sight.ts';
import { seenInWeather, skyToday } from '../weather/today.ts';
import { landBeside, mayMendShip, weightAboard } from './may.ts';

export const voyageOffers: Offers = remembered(
  (state, seat) => {
    const { land, journey } = state;
    if (!mayReferee(seat) || !land || !journey) return [];
    const { cites, way } = rulesOf(state).voyage;
    const mending =
      mayMendShip(state, {}, seat).length === 0
        ? [
            offer('MendShip', 'Mend the ship at a dock', {
              place: 'desk',
              rule: cites.leak,
            }),
          ]
        : [];
    if (journey.day)
      return journey.day.step === 'weather' && journey.vessel && !state.encounter
        ? [weather(cites.wind, land, journey, seenInWeather(state, way.landSeenMiles)), ...mending]
        : mending;
    return journey.vessel ? [...landings(land, journey, cites.day), ...mending] : boarding(state);
  },
  (state) => {
    const { land, journey, encounter, creatures, party } = state;
    return [
      land?.hexes,
      land?.layout,
      journey?.at,
      journey?.vessel,
      journey?.day?.step,
      journey === null,
      encounter === null,
      skyToday(state),
      // Which ship carries them, while they look for one.
      ...(journey && !journey.vessel && !journey.day ? [creatures, party.members] : []),
    ];
  },
);

const CURRENTS = { none: 'None', down: 'Downstream', up: 'Upstream' } as const;

/** A crew in danger runs for a shore that it sees; the map tells whether that is clear. */
function weather(rule: RuleId, land: Land, journey: Journey, miles: number): Offer {
  const shore = shoreInSight(land, journey, miles);
  return offer('CheckWeather', 'Check the wind', {
    place: 'clock',
    rule,
    next: true,
    inputs: {
      beach: shore !== null,
      clearShore: shore?.clear ?? false,
      current: labelled(['none', 'down', 'up'], CURRENTS),
    },
  });
}

/** Ships that carry the party and all it has with it. */
function boarding(state: GameState): Offer[] {
  const { cites, vessels } = rulesOf(state).voyage;
  const weight = weightAboard(state);
  const ships = vessels
    .filter(({ cargo }) => cargo >= weight)
    .map(({ name, seaworthy }) => ({ value: name, label: `${name}${seaworthy ? '' : ' (not seaworthy)'}` }));
  if (ships.length === 0) return [];
  return [
    offer('Embark', 'Put the party aboard a ship', {
      place: 'desk',
      rule: cites.vessels,
      inputs: { vessel: ships },
    }),
  ];
}

const landings = (land: Land, journey: Journey, rule: RuleId): Offer[] =>
  landBeside(land, journey).map(({ x, y }) =>
    offer('Disembark', `Go ashore at ${columnAndRow({ x, y })}`, {
      key: `Disembark:${x},${y}`,
      place: 'desk',
      rule,
      fixed: { column: x + 1, row: y + 1 },
    }),
  );
