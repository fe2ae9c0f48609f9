import { type CreatureId, impossible, type Refusal, type UserId } from '../../../core/index.ts';
import { written } from '../../../core/written.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import { forCreature, refereeOnly } from '../permission/permission.ts';
import type { speechCommands } from './commands.ts';
import type { Speaker } from './events.ts';
import { throwNotation } from './notation.ts';

/** Characters of one line. */
export const LONGEST_TEXT = 2000;
/** Characters of the purpose of free dice. */
export const LONGEST_PURPOSE = 100;

const say: Handler<'Say'> = (play, { text, as }) => {
  const refusal = forVoice(play, as) ?? forText(text);
  if (refusal) return refusal;
  play.happen({ type: 'Said', by: speaker(play, as), text: text.trim() });
  return null;
};

const emote: Handler<'Emote'> = (play, { text, as }) => {
  const refusal = forVoice(play, as) ?? forText(text);
  if (refusal) return refusal;
  play.happen({ type: 'Emoted', by: speaker(play, as), text: text.trim() });
  return null;
};

const narrate: Handler<'Narrate'> = (play, { text }) => {
  const refusal = refereeOnly(play) ?? forText(text);
  if (refusal) return refusal;
  play.happen({ type: 'Narrated', text: text.trim() });
  return null;
};

const whisper: Handler<'Whisper'> = (play, { to, text }) => {
  const others = othersAmong(play, to);
  const refusal = forListeners(play, others) ?? forText(text);
  if (refusal) return refusal;
  play.happen({ type: 'Whispered', by: speaker(play, null), to: others, text: text.trim() });
  return null;
};

const othersAmong = (play: Play, to: readonly UserId[]): readonly UserId[] =>
  [...new Set(to)].filter((user) => user !== play.by.user);

function forListeners(play: Play, others: readonly UserId[]): Refusal | null {
  if (others.length === 0) return impossible('bad-input', 'Whisper to whom? Name at least one other person.');
  return others.every((user) => Object.hasOwn(play.state.people, user))
    ? null
    : impossible('no-such-thing', 'Nobody of that name sits here.');
}

const rollDice: Handler<'RollDice'> = (play, { notation, audience, purpose, to = [] }) => {
  if (purpose.length > LONGEST_PURPOSE)
    return impossible('bad-input', `Say in ${LONGEST_PURPOSE} characters what the dice are for.`);
  const others = othersAmong(play, to);
  const refusal = audience === 'whisper' ? forListeners(play, others) : null;
  if (refusal) return refusal;
  const thrown = throwNotation(play.dice, notation.trim());
  if ('fault' in thrown) return impossible('bad-input', thrown.fault);
  play.happen({
    type: 'DiceRolled',
    by: speaker(play, null),
    notation: notation.trim(),
    audience,
    ...(audience === 'whisper' ? { to: others } : {}),
    purpose: purpose.trim(),
    ...thrown,
  });
  return null;
};

/** One speaks as oneself, or as a creature that is one's own to command; the dead may have last words. */
const forVoice = (play: Play, as: CreatureId | null): Refusal | null => (as === null ? null : forCreature(play, as));

function forText(text: string): Refusal | null {
  if (text.trim() === '') return impossible('bad-input', 'There are no words in that.');
  return text.length > LONGEST_TEXT
    ? impossible(
        'bad-input',
        `That is ${written(text.length)} characters; ${written(LONGEST_TEXT)} are the most for one line.`,
      )
    : null;
}

const speaker = (play: Play, as: CreatureId | null): Speaker => ({ user: play.by.user, name: play.by.name, as });

export const speechHandlers: Handlers<typeof speechCommands> = {
  Say: say,
  Whisper: whisper,
  Emote: emote,
  Narrate: narrate,
  RollDice: rollDice,
};
