import type { UserId } from '../../ids.ts';
import type { Tellers, Telling } from '../../procedure.ts';
import type { GameState } from '../../state/state.ts';
import type { Line } from '../../view/line.ts';
import { toAll, toEach, toSome } from '../../view/telling.ts';
import { isPublic } from '../sight/known.ts';
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
  const names = to.map((user) => after.people[user]?.name ?? 'somebody who left').join(', ');
  const people = [by.user, ...to];
  const referee = people.some((user) => after.people[user]?.role === 'referee');
  const line: Line = {
    kind: 'whisper',
    speaker: by.name,
    text: `(to ${names}) ${text}`,
    secret: true,
    ears: { people: playersAmong(people, after), referee },
  };
  return { referee: referee ? line : null, table: null, only: toPlayersAmong(people, after, line) };
}

const toPlayersAmong = (users: readonly UserId[], after: GameState, line: Line): Readonly<Record<UserId, Line>> =>
  Object.fromEntries(playersAmong(users, after).map((user) => [user, line]));

const playersAmong = (users: readonly UserId[], after: GameState): readonly UserId[] =>
  users.filter((user) => after.people[user]?.role !== 'referee');

function diceRolled(event: DiceRolled, after: GameState): Telling {
  const { by, audience, purpose, reckoning, rolls } = event;
  const what = purpose === '' ? '' : ` (${purpose})`;
  const full: Line = { kind: 'roll', speaker: by.name, text: `${reckoning}${what}`, rolls };
  if (audience === 'table') return toAll(full);
  if (audience === 'blind')
    return toEach(full, { kind: 'roll', speaker: by.name, text: `throws dice that only the referee sees${what}` });
  return toSome(full, playersAmong([by.user], after));
}
