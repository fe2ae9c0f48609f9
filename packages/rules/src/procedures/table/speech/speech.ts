import { type CreatureId, impossible, type Seat } from '../../../core/index.ts';
import type { Handler, Handlers } from '../../../play/index.ts';
import type { speechCommands } from './commands.ts';
import type { Speaker } from './events.ts';
import { othersAmong } from './may.ts';
import { throwNotation } from './notation.ts';

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
  Say: (play, { text, as }) => play.happen({ type: 'Said', by: speaker(play.by, as), text: text.trim() }),
  Whisper: whisper,
  Emote: (play, { text, as }) => play.happen({ type: 'Emoted', by: speaker(play.by, as), text: text.trim() }),
  Narrate: (play, { text }) => play.happen({ type: 'Narrated', text: text.trim() }),
  RollDice: rollDice,
};
