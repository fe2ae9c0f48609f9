import { type CreatureId, impossible, objections, type Refusal, type Seat, type UserId } from '../../../core/index.ts';
import { written } from '../../../core/written.ts';
import type { Handler, Handlers, May } from '../../../play/index.ts';
import type { GameState } from '../../../state/state.ts';
import { mayCommand, onlyReferee } from '../permission/permission.ts';
import type { speechCommands } from './commands.ts';
import type { Speaker } from './events.ts';
import { throwNotation } from './notation.ts';

function forListeners(state: GameState, others: readonly UserId[]): Refusal | null {
  if (others.length === 0) return impossible('bad-input', 'Name at least one other person to whisper to.');
  return others.every((user) => Object.hasOwn(state.people, user))
    ? null
    : impossible('no-such-thing', 'Nobody of that name sits here.');
}

const othersAmong = (seat: Seat, to: readonly UserId[]): readonly UserId[] =>
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

const whisper: Handler<'Whisper'> = (play, { to, text }) => {
  const others = othersAmong(play.by, to);
  play.happen({ type: 'Whispered', by: speaker(play.by, null), to: others, text: text.trim() });
};

const rollDice: Handler<'RollDice'> = (play, { notation, audience, purpose, to = [] }) => {
  const thrown = throwNotation(play.dice, notation.trim());
  if ('fault' in thrown) return impossible('bad-input', thrown.fault);
  play.happen({
    type: 'DiceRolled',
    by: speaker(play.by, null),
    notation: notation.trim(),
    audience,
    ...(audience === 'whisper' ? { to: othersAmong(play.by, to) } : {}),
    purpose: purpose.trim(),
    ...thrown,
  });
};

const speaker = (seat: Seat, as: CreatureId | null): Speaker => ({ user: seat.user, name: seat.name, as });

export const speechHandlers: Handlers<typeof speechCommands> = {
  Say: {
    may: (state, { text, as }, seat) => objections(forVoice(state, seat, as), forText(text)),
    play: (play, { text, as }) => play.happen({ type: 'Said', by: speaker(play.by, as), text: text.trim() }),
  },
  Whisper: { may: mayWhisper, play: whisper },
  Emote: {
    may: (state, { text, as }, seat) => objections(forVoice(state, seat, as), forText(text)),
    play: (play, { text, as }) => play.happen({ type: 'Emoted', by: speaker(play.by, as), text: text.trim() }),
  },
  Narrate: {
    may: (_, { text }, seat) => objections(onlyReferee(seat), forText(text)),
    play: (play, { text }) => play.happen({ type: 'Narrated', text: text.trim() }),
  },
  RollDice: { may: mayRoll, play: rollDice },
};
