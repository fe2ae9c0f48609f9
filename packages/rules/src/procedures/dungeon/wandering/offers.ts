import { type Offer, offer } from '../../../core/index.ts';
import { flag, number } from '../../../core/inputs.ts';
import { creaturesOf } from '../../../core/words.ts';
import { type Offers, remembered, rulesFor } from '../../../play/index.ts';
import type { DrawnUp, GameState } from '../../../state/state.ts';
import { mayReferee } from '../../table/permission/permission.ts';
import { partyRate, rateReads } from '../movement/rate.ts';
import { drawnUpAlready } from './drawn-up-already.ts';

export const wanderingOffers: Offers = remembered(
  (state, seat) => {
    if (!mayReferee(seat)) return [];
    const waiting = drawnUpAlready(state)?.sentence;
    if (state.drawnUp && waiting)
      return [barredCheck(state, waiting), ...waiving(state), dismissing(state, state.drawnUp)];
    return [checking(state), ...noises(state), ...waiving(state)];
  },
  (state) => [state.drawnUp, state.wanderingDue, state.party, state.creatures, ...rateReads(state)],
);

function checking(state: GameState): Offer {
  const { id, chanceAt, noise } = rulesFor(state.ruleset).wandering;
  const still = { noiseOrLight: false, hidden: false };
  const apart = noise.chances.length > 0;
  const chance = chanceAt(partyRate(state));
  return offer('CheckWandering', 'Check for wandering monsters', {
    place: state.wanderingDue ? 'clock' : 'desk',
    rule: id,
    next: state.wanderingDue,
    ...(apart ? { fixed: still } : {}),
    inputs: [
      number('chance', `Chance in ${chance.sides}`, [0, chance.sides], chance.upTo),
      ...(apart ? [] : CIRCUMSTANCES),
    ],
  });
}

/** While monsters wait: no other check is made. */
const barredCheck = ({ ruleset }: GameState, barred: string): Offer =>
  offer('CheckWandering', 'Check for wandering monsters', {
    place: 'desk',
    rule: rulesFor(ruleset).wandering.id,
    key: 'CheckWandering:barred',
    fixed: { chance: 1, noiseOrLight: false, hidden: false },
    barred,
  });

const CIRCUMSTANCES = [
  flag('noiseOrLight', 'Much noise, or bright light in the dark (+1)'),
  flag('hidden', 'Quiet in an out-of-the-way spot (−1)'),
];

const noises = (state: GameState): Offer[] => {
  const { rule, chances } = rulesFor(state.ruleset).wandering.noise;
  return chances.map((chance) =>
    offer('CheckNoise', `Noise or smells: ${chance} in 6`, {
      place: 'desk',
      rule,
      key: `CheckNoise:${chance}`,
      fixed: { chance },
    }),
  );
};

const waiving = (state: GameState): Offer[] =>
  state.wanderingDue
    ? [offer('WaiveCheck', 'Waive the check', { place: 'clock', rule: rulesFor(state.ruleset).wandering.id })]
    : [];

const dismissing = ({ ruleset }: GameState, { name, creatures }: DrawnUp): Offer =>
  offer('DismissDrawnUp', `Send them away (${creaturesOf(creatures.length, name)})`, {
    place: 'encounter',
    rule: rulesFor(ruleset).wandering.cites.distance,
  });
