import type { Line, UserId } from '../../../core/index.ts';
import { listed } from '../../../core/words.ts';
import { type Tellers, type Telling, toAll, toEach, toSome } from '../../../play/index.ts';
import type { GameState } from '../../../state/state.ts';
import { isPublic } from '../../situation/sight/known.ts';
import type { DiceRolled, Speaker, SpeechEvent, Whispered } from './events.ts';

export const speechTellers: Tellers<SpeechEvent> = {
  Said: ({ by, text }, after) => spoken('speech', by, text, after),
  Emoted: ({ by, text }, after) => {
    const seen = { kind: 'speech', text: `${voice(by, after)} ${text}` } as const;
    return isUnseen(by, after)
      ? { referee: { ...seen, text: `${trueName(by, after)} ${text}` }, table: seen }
      : toAll(seen);
  },
  Narrated: ({ text }) => toAll({ kind: 'speech', text }),
  Whispered: whispered,
  DiceRolled: diceRolled,
};

/** A creature the players do not know of is heard, and not named. */
function spoken(kind: Line['kind'], by: Speaker, text: string, after: GameState): Telling {
  const line: Line = { kind, text, speaker: voice(by, after) };
  return isUnseen(by, after) ? { referee: { ...line, speaker: trueName(by, after) }, table: line } : toAll(line);
}

const isUnseen = ({ as }: Speaker, after: GameState): boolean => as !== null && !isPublic(after, after.creatures[as]);

const trueName = ({ name, as }: Speaker, after: GameState): string =>
  as === null ? name : (after.creatures[as]?.name ?? name);

const voice = (by: Speaker, after: GameState): string =>
  isUnseen(by, after) ? 'Somebody unseen' : trueName(by, after);

/** Addressed people and the whisperer alone; the referee, too, only as one of them. */
function whispered({ by, to, text }: Whispered, after: GameState): Telling {
  return toEars(
    { kind: 'whisper', speaker: by.name, text: `(to ${namesOf(to, after)}) ${text}` },
    [by.user, ...to],
    after,
  );
}

function toEars(line: Line, people: readonly UserId[], after: GameState): Telling {
  const referee = people.some((user) => after.people[user]?.role === 'referee');
  const heard: Line = { ...line, secret: true, ears: { people: playersAmong(people, after), referee } };
  return { referee: referee ? heard : null, table: null, only: toPlayersAmong(people, after, heard) };
}

const namesOf = (users: readonly UserId[], after: GameState): string =>
  listed(users.map((user) => after.people[user]?.name ?? 'somebody who left'));

const toPlayersAmong = (users: readonly UserId[], after: GameState, line: Line): Readonly<Record<UserId, Line>> =>
  Object.fromEntries(playersAmong(users, after).map((user) => [user, line]));

const playersAmong = (users: readonly UserId[], after: GameState): readonly UserId[] =>
  users.filter((user) => after.people[user]?.role !== 'referee');

function diceRolled(event: DiceRolled, after: GameState): Telling {
  const { by, audience, to = [], purpose, rolls } = event;
  const aim = purpose === '' ? '' : ` (${purpose})`;
  const full: Line = {
    kind: 'roll',
    speaker: by.name,
    text: `throws ${outcome(event)}${aim}`,
    rolls,
    what: { type: 'free-dice' },
  };
  if (audience === 'table') return toAll(full);
  if (audience === 'whisper')
    return toEars({ ...full, text: `(to ${namesOf(to, after)}) ${full.text}` }, [by.user, ...to], after);
  if (audience === 'blind')
    return toEach(full, { kind: 'roll', speaker: by.name, text: `throws dice that only the referee sees${aim}` });
  return toSome(full, playersAmong([by.user], after));
}

/** Dice of one kind and what is added to them: their faces are drawn, so the sum is enough. */
const PLAIN = /^\d*d(\d+|%)\s*([+-]\s*\d+)?$/i;

/** `2d6+1: 8`; where dice are dropped, rerolled or joined, how it comes about: `4d6kh3: [1d, 5, 3, 6] = 14`. */
const outcome = ({ notation, total, reckoning }: DiceRolled): string =>
  PLAIN.test(notation) ? `${notation}: ${total}` : reckoning;
