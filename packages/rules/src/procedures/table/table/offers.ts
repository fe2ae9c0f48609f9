import { id, type Offer, type Option, offer, type Seat, type UserId } from '../../../core/index.ts';
import { type Offers, remembered, rosterOf } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Automation, GameState } from '../../../state/state.ts';
import { mayPlay, mayReferee } from '../permission/permission.ts';
import { choosesColour } from './colour.ts';
import { freeOnes, isFree, playedBy } from './free.ts';

const STEPS: Readonly<Record<keyof Automation, string>> = {
  wandering: 'rolling for wandering monsters when it is due',
  lights: 'burning lights down',
  traps: 'springing traps that are stepped on',
  doors: 'letting open doors fall shut',
  rounds: 'skipping steps in which nobody has a choice',
};

export const tableOffers: Offers = remembered(
  (state, seat) => [
    ...(mayReferee(seat) ? [...automation(state), delay(state), ...giving(state)] : claiming(state, seat)),
    ...colour(state, seat),
  ],
  (state, seat) => [state.automation, state.galleryDelay, ...rosterOf(state, seat)],
);

const automation = (state: GameState): Offer[] =>
  (Object.keys(STEPS) as (keyof Automation)[]).map((step) => {
    const on = !state.automation[step];
    return offer('SetAutomation', `${on ? 'Start' : 'Stop'} ${STEPS[step]}`, {
      place: 'desk',
      key: `SetAutomation:${step}`,
      fixed: { step, on },
    });
  });

const delay = ({ galleryDelay = 0 }: GameState): Offer =>
  offer('SetGalleryDelay', 'Show the gallery the game later', {
    place: 'desk',
    inputs: { minutes: galleryDelay },
  });

const colour = (state: GameState, seat: Seat): Offer[] =>
  choosesColour(state, seat)
    ? [
        offer('ChooseColour', 'Choose the colour of my dice and pointer', {
          place: 'palette',
          inputs: { hue: state.people[seat.user]?.hue ?? 0 },
        }),
      ]
    : [];

/** More buttons than these say less than one that asks. */
const MOST_BUTTONS = 4;

function giving(state: GameState): Offer[] {
  const players = Object.entries(state.people).filter(([, person]) => person.role === 'player');
  return Object.values(state.creatures)
    .filter((creature) => creature.kind !== 'monster')
    .flatMap((creature) => {
      const others = players
        .filter(([user]) => user !== creature.owner)
        .map(([user, person]) => ({ value: id<'user'>(user), label: person.name }));
      const back = offer('GiveCharacter', `Take ${creature.name} back`, {
        place: 'desk',
        about: creature.id,
        key: `GiveCharacter:back:${creature.id}`,
        fixed: { creature: creature.id, to: null },
      });
      const give = offer('GiveCharacter', `Give ${creature.name} to a player`, {
        confirm: `Give ${creature.name} to {to}`,
        place: 'desk',
        about: creature.id,
        fixed: { creature: creature.id },
        inputs: { to: others },
      });
      return [
        ...(isFree(state, creature) ? givingAtOnce(state, creature, others) : []),
        ...(others.length > 0 ? [give] : []),
        ...(creature.owner ? [back] : []),
      ];
    });
}

/** A free character goes with one press to each player who has none; to any player when all have one. */
function givingAtOnce(state: GameState, { id: creature, name }: Creature, players: readonly Option<UserId>[]): Offer[] {
  const without = players.filter(({ value }) => playedBy(state, value) === null);
  const likely = without.length > 0 ? without : players;
  if (likely.length > MOST_BUTTONS) return [];
  return likely.map(({ value, label }) =>
    offer('GiveCharacter', `Give ${name} to ${label}`, {
      place: 'creature',
      about: creature,
      key: `GiveCharacter:${creature}:${value}`,
      fixed: { creature, to: value },
    }),
  );
}

/** Whoever plays nobody yet may take anyone who is free. */
const claiming = (state: GameState, seat: Seat): Offer[] =>
  !mayPlay(seat) || seat.as || playedBy(state, seat.user)
    ? []
    : freeOnes(state).map(({ id, name }) =>
        offer('ClaimCharacter', `Play ${name}`, { place: 'creature', about: id, fixed: { creature: id } }),
      );
