import { type CreatureId, impossible, type Seat } from '../../../core/index.ts';
import type { Handler, Handlers } from '../../../play/index.ts';
import type { speechCommands } from './commands.ts';
import type { Speaker } from './events.ts';
import { forListeners, othersAmong } from './may.ts';
import { throwNotation } from './notation.ts';

/** Characters of the purpose of free dice. */
export const LONGEST_PURPOSE = 100;

const say: Handler<'Say'> = (play, { text, as }) => {
  play.happen({ type: 'Said', by: speaker(play.by, as), text: text.trim() });
  return null;
};

const emote: Handler<'Emote'> = (play, { text, as }) => {
  play.happen({ type: 'Emoted', by: speaker(play.by, as), text: text.trim() });
  return null;
};

const narrate: Handler<'Narrate'> = (play, { text }) => {
  play.happen({ type: 'Narrated', text: text.trim() });
  return null;
};

const whisper: Handler<'Whisper'> = (play, { to, text }) => {
  const others = othersAmong(play.by, to);
  play.happen({ type: 'Whispered', by: speaker(play.by, null), to: others, text: text.trim() });
  return null;
};

const rollDice: Handler<'RollDice'> = (play, { notation, audience, purpose, to = [] }) => {
  if (purpose.length > LONGEST_PURPOSE)
    return impossible('bad-input', `Say in ${LONGEST_PURPOSE} characters what the dice are for.`);
  const others = othersAmong(play.by, to);
  const refusal = audience === 'whisper' ? forListeners(play.state, others) : null;
  if (refusal) return refusal;
  const thrown = throwNotation(play.dice, notation.trim());
  if ('fault' in thrown) return impossible('bad-input', thrown.fault);
  play.happen({
    type: 'DiceRolled',
    by: speaker(play.by, null),
    notation: notation.trim(),
    audience,
    ...(audience === 'whisper' ? { to: others } : {}),
    purpose: purpose.trim(),
    ...thrown,
  });
  return null;
};

const speaker = (seat: Seat, as: CreatureId | null): Speaker => ({ user: seat.user, name: seat.name, as });

export const speechHandlers: Handlers<typeof speechCommands> = {
  Say: say,
  Whisper: whisper,
  Emote: emote,
  Narrate: narrate,
  RollDice: rollDice,
};
