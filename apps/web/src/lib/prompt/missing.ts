import { listed, type Role } from '@lanthorn/rules';
import { notHere } from '../party/player-in-words.ts';

interface Person {
  readonly user: string;
  readonly name: string;
  readonly role: Role;
}

/**
 * What is said behind a sentence that waits for people who are not at the table: that they are not, and who may do it
 * for them; nothing behind any other.
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
  if (missing.length === 0) return '';
  const does = sentence.includes('to choose') ? 'choose' : 'act';
  const names = listed(missing.map(({ name }) => name));
  return `. ${names} ${missing.length > 1 ? 'are' : 'is'} not here: ${referee ? 'you' : 'the referee'} can ${does} for them`;
}

/** The names that a sentence waits for, without those of the characters behind them: `Waiting for Ann (Wren) and Dan to …`. */
function waitedFor(sentence: string): readonly string[] {
  const [, waits = ''] = /\bwaiting for (.+)/i.exec(sentence) ?? [];
  const [list = ''] = waits.replaceAll(/ \([^)]*\)/g, '').split(/ too?\b/);
  return list.split(/, | and | or /);
}
