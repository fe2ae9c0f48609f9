import { type CreatureId, impossible, objections, type Refusal, type Seat, type UserId } from '../../../core/index.ts';
import { written } from '../../../core/written.ts';
import type { Legality, May } from '../../../play/index.ts';
import type { GameState } from '../../../state/state.ts';
import { mayCommand, onlyReferee } from '../permission/permission.ts';
import type { speechCommands } from './commands.ts';

function forListeners(state: GameState, others: readonly UserId[]): Refusal | null {
  if (others.length === 0) return impossible('bad-input', 'Whisper to whom? Name at least one other person.');
  return others.every((user) => Object.hasOwn(state.people, user))
    ? null
    : impossible('no-such-thing', 'Nobody of that name sits here.');
}

export const othersAmong = (seat: Seat, to: readonly UserId[]): readonly UserId[] =>
  [...new Set(to)].filter((user) => user !== seat.user);

function forText(text: string): Refusal | null {
  if (text.trim() === '') return impossible('bad-input', 'There are no words in that.');
  return text.length > LONGEST_TEXT
    ? impossible(
        'bad-input',
        `That is ${written(text.length)} characters; ${written(LONGEST_TEXT)} are the most for one line.`,
      )
    : null;
}

/** Characters of one line. */
export const LONGEST_TEXT = 2000;

/** One speaks as oneself, or as a creature that is one's own to command; the dead may have last words. */
const forVoice = (state: GameState, seat: Seat, as: CreatureId | null): Refusal | null =>
  as === null ? null : mayCommand(state, seat, as);

const mayWhisper: May<'Whisper'> = (state, { to, text }, seat) => {
  const others = othersAmong(seat, to);
  return objections(forListeners(state, others), forText(text));
};

/** Whether the notation comes to a number is found out by throwing. */
const mayRoll: May<'RollDice'> = (state, { audience, to = [] }, seat) =>
  objections(audience === 'whisper' ? forListeners(state, othersAmong(seat, to)) : null);

/** What stands against each of these commands. */
export const speechLegality: Legality<typeof speechCommands> = {
  Say: (state, { text, as }, seat) => objections(forVoice(state, seat, as), forText(text)),
  Emote: (state, { text, as }, seat) => objections(forVoice(state, seat, as), forText(text)),
  Narrate: (_, { text }, seat) => objections(onlyReferee(seat), forText(text)),
  Whisper: mayWhisper,
  RollDice: mayRoll,
};
