import { type Offer, offer } from '../../../core/index.ts';
import { creaturesOf } from '../../../core/words.ts';
import { type Offers, remembered, rulesOf } from '../../../play/index.ts';
import type { Scene } from '../../../state/scene.ts';
import type { GameState, WaitingMonsters } from '../../../state/state.ts';
import { mayReferee } from '../../table/permission/permission.ts';
import { tablesOf } from '../../table/random-tables/may.ts';
import { partyRate, rateReads } from '../movement/rate.ts';
import { drawnUpAlready } from './drawn-up-already.ts';
import { checksDue } from './kept.ts';

export const wanderingOffers: Offers = remembered(
  (state, seat) => {
    if (!mayReferee(seat)) return [];
    const waiting = drawnUpAlready(state)?.sentence;
    const always = [...waiving(state), ...Object.values(state.scenes).flatMap((scene) => choosing(state, scene))];
    if (state.drawnUp && waiting) return [barredCheck(state, waiting), ...always, dismissing(state, state.drawnUp)];
    return [checking(state), ...noises(state), ...always];
  },
  (state) => [
    state.drawnUp,
    state.wanderingDue,
    state.moreChecksDue,
    state.party,
    state.creatures,
    state.randomTables,
    ...Object.values(state.scenes).flatMap(({ id, name, wanderers }) => [id, name, wanderers]),
    ...rateReads(state),
  ],
);

function checking(state: GameState): Offer {
  const { id, chanceAt, noise } = rulesOf(state).wandering;
  const still = { noiseOrLight: false, hidden: false };
  const apart = noise.chances.length > 0;
  const chance = chanceAt(partyRate(state));
  return offer('CheckWandering', 'Check for wandering monsters', {
    place: state.wanderingDue ? 'clock' : 'desk',
    rule: id,
    next: state.wanderingDue,
    ...(apart ? { fixed: still } : {}),
    inputs: {
      chance: { most: chance.sides, preset: chance.upTo, label: `Chance in ${chance.sides}` },
      ...(!apart && CIRCUMSTANCES),
    },
  });
}

/** While monsters wait: no other check is made. */
const barredCheck = (state: GameState, barred: string): Offer =>
  offer('CheckWandering', 'Check for wandering monsters', {
    place: 'desk',
    rule: rulesOf(state).wandering.id,
    key: 'CheckWandering:barred',
    fixed: { chance: 1, noiseOrLight: false, hidden: false },
    barred,
  });

const CIRCUMSTANCES = { noiseOrLight: false, hidden: false };

const noises = (state: GameState): Offer[] => {
  const { rule, chances } = rulesOf(state).wandering.noise;
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
    ? [
        offer('WaiveCheck', checksDue(state) > 1 ? `Waive the ${checksDue(state)} checks` : 'Waive the check', {
          place: 'clock',
          rule: rulesOf(state).wandering.id,
        }),
      ]
    : [];

/** On which table a check is rolled on a map: one of the campaign's own, or that of its level again. */
function choosing(state: GameState, { id, name, wanderers }: Scene): Offer[] {
  const others = tablesOf(state).filter((table) => table.id !== wanderers);
  const about = { place: 'desk', about: id } as const;
  return [
    ...(others.length > 0
      ? [
          offer('SetWanderers', `Who wanders by in ${name}`, {
            ...about,
            fixed: { scene: id },
            inputs: { table: others },
          }),
        ]
      : []),
    ...(wanderers
      ? [
          offer('SetWanderers', `The level’s table says who wanders by in ${name}`, {
            ...about,
            key: `SetWanderers:level:${id}`,
            fixed: { scene: id, table: null },
          }),
        ]
      : []),
  ];
}

const dismissing = (state: GameState, { name, creatures }: WaitingMonsters): Offer =>
  offer('DismissDrawnUp', `Send them away (${creaturesOf(creatures.length, name)})`, {
    place: 'encounter',
    rule: rulesOf(state).wandering.cites.distance,
  });
