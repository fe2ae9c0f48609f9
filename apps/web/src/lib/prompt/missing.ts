import { listed, type Role } from '@lanthorn/rules';
import { notHere } from '../party/player-in-words.ts';

interface Person {
  readonly user: string;
  readonly name: string;
  readonly role: Role;
}

/**
 * What is said behind a sentence of those who are not at the table: whom it waits for, and who may act for them; and,
 * whatever it waits for, that the referee is away. Nothing where all are there.
 * @param present those at the table; nobody before the table has told
 */
export function ofTheMissing(
  sentence: string,
  people: readonly Person[],
  present: readonly Pick<Person, 'user'>[],
  referee: boolean,
): string {
  const waited = waitedFor(sentence);
  const missing = people.filter(
    ({ user, name, role }) => role === 'player' && waited.includes(name) && notHere(user, present) !== '',
  );
  if (!referee && isRefereeAway(people, present)) return ofTheReferee(sentence, missing);
  if (missing.length === 0) return '';
  const does = sentence.includes('to choose') ? 'choose' : 'act';
  const names = listed(missing.map(({ name }) => name));
  return `. ${names} ${missing.length > 1 ? 'are' : 'is'} not here: ${referee ? 'you' : 'the referee'} can ${does} for them`;
}

const isRefereeAway = (people: readonly Person[], present: readonly Pick<Person, 'user'>[]): boolean => {
  const referees = people.filter(({ role }) => role === 'referee');
  return referees.length > 0 && referees.every(({ user }) => notHere(user, present) !== '');
};

/** Nobody acts for others while the referee is away; who can act goes on. */
function ofTheReferee(sentence: string, missing: readonly Person[]): string {
  if (missing.length > 0) return `. ${listed(missing.map(({ name }) => name))} and the referee are away`;
  return /\breferee\b/.test(sentence)
    ? '. The referee is away: it goes on when they are back'
    : '. The referee is away';
}

/** The names that a sentence waits for, without those of the characters behind them: `Waiting for Ann (Wren) and Dan to …`. */
function waitedFor(sentence: string): readonly string[] {
  const [, waits = ''] = /\bwaiting for (.+)/i.exec(sentence) ?? [];
  const [list = ''] = waits.replaceAll(/ \([^)]*\)/g, '').split(/ too?\b/);
  return list.split(/, | and | or /);
}
