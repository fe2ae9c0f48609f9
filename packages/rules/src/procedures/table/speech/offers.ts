import { id, type Offer, offer, type Seat } from '../../../core/index.ts';
import { type Offers, remembered, rosterOf } from '../../../play/index.ts';
import { commands } from '../../../state/commanding.ts';
import type { GameState } from '../../../state/state.ts';
import { mayReferee } from '../permission/permission.ts';
import { LONGEST_TEXT } from './speech.ts';

export const speechOffers: Offers = remembered(
  (state, seat) => [
    offer('Say', 'Speak', { place: 'log', fixed: { as: null }, inputs: { text: words } }),
    ...inCharacter(state, seat),
    ...whispering(state, seat),
    ...(mayReferee(seat) ? [offer('Narrate', 'Narrate', { place: 'log', inputs: { text: words } })] : []),
    rolling,
  ],
  rosterOf,
);

const words = { preset: '', most: LONGEST_TEXT };

function inCharacter(state: GameState, seat: Seat): Offer[] {
  const voices = Object.values(state.creatures).filter(
    (creature) => commands(seat, creature) && (mayReferee(seat) || !creature.hidden),
  );
  if (voices.length === 0) return [];
  return [
    offer('Say', 'Speak in character', { place: 'log', key: 'Say:character', inputs: { as: voices, text: words } }),
    offer('Emote', 'Show what a character does', { place: 'log', inputs: { as: voices, text: words } }),
  ];
}

function whispering(state: GameState, seat: Seat): Offer[] {
  const others = Object.entries(state.people)
    .filter(([user]) => user !== seat.user)
    .map(([user, { name }]) => ({ value: id<'user'>(user), label: name }));
  if (others.length === 0) return [];
  return [
    offer('Whisper', 'Whisper', {
      place: 'log',
      inputs: { to: { of: others, least: 1 }, text: words },
    }),
  ];
}

const rolling = offer('RollDice', 'Roll dice', {
  place: 'log',
  rule: 'TABLE',
  inputs: {
    notation: { preset: '1d20', most: 100 },
    audience: {
      of: [
        { value: 'table', label: 'everyone' },
        { value: 'referee', label: 'the referee and me' },
        { value: 'blind', label: 'the referee alone' },
      ],
      preset: 'table',
    },
    purpose: '',
  },
});
