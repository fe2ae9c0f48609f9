import { listed } from '@lanthorn/rules';
import { notHere } from '../party/player-in-words.ts';

interface Person {
  readonly user: string;
  readonly name: string;
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
  const [, waits] = /\bwaiting for (.+)/i.exec(sentence) ?? [];
  if (!waits) return '';
  const words = waits.split(/[^\p{L}\p{N}’'-]+/u).join(' ');
  const missing = people.filter(
    ({ user, name }) => notHere(user, present) !== '' && ` ${words} `.includes(` ${name} `),
  );
  if (missing.length === 0) return '';
  const does = sentence.includes('to choose') ? 'choose' : 'act';
  const names = listed(missing.map(({ name }) => name));
  return `. ${names} ${missing.length > 1 ? 'are' : 'is'} not here: ${referee ? 'you' : 'the referee'} can ${does} for them`;
}
