import { id, type Offer, offer, type Seat } from '../../../core/index.ts';
import { choice, choices, named, text } from '../../../core/inputs.ts';
import { type Offers, remembered, rosterOf } from '../../../play/index.ts';
import { commands } from '../../../state/commanding.ts';
import type { GameState } from '../../../state/state.ts';
import { mayReferee } from '../permission/permission.ts';
import { LONGEST_PURPOSE, LONGEST_TEXT } from './may.ts';

export const speechOffers: Offers = remembered(
  (state, seat) => [
    offer('Say', 'Speak', { place: 'log', fixed: { as: null }, inputs: [words] }),
    ...inCharacter(state, seat),
    ...whispering(state, seat),
    ...(mayReferee(seat) ? [offer('Narrate', 'Describe', { place: 'log', inputs: [words] })] : []),
    rolling,
  ],
  rosterOf,
);

const words = text('text', 'Words', LONGEST_TEXT);

function inCharacter(state: GameState, seat: Seat): Offer[] {
  const voices = Object.values(state.creatures).filter(
    (creature) => commands(seat, creature) && (mayReferee(seat) || !creature.hidden),
  );
  if (voices.length === 0) return [];
  const as = choice('as', 'As', named(voices));
  return [
    offer('Say', 'Speak in character', { place: 'log', key: 'Say:character', inputs: [as, words] }),
    offer('Emote', 'Show what a character does', { place: 'log', inputs: [as, words] }),
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
      inputs: [choices('to', 'To', others, { least: 1 }), words],
    }),
  ];
}

const rolling = offer('RollDice', 'Throw dice', {
  place: 'log',
  rule: 'TABLE',
  inputs: [
    text('notation', 'Dice', 100, '1d20'),
    choice(
      'audience',
      'Seen by',
      [
        { value: 'table', label: 'everyone' },
        { value: 'referee', label: 'the referee and me' },
        { value: 'blind', label: 'the referee alone' },
      ],
      'table',
    ),
    text('purpose', 'For', LONGEST_PURPOSE),
  ],
});
