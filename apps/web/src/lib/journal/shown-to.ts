import { listed } from '@lanthorn/rules';

/** Of more than so many, a button gives the number alone. */
const NAMED = 3;

/** What the button that shows something says, so that nobody shows it to others than they mean. @param to the names of those who were chosen */
export function showWords(to: 'all' | readonly string[]): string {
  if (to === 'all') return 'Show to everybody';
  if (to.length === 0) return 'Choose whom to show it to';
  return to.length > NAMED ? `Show to these ${to.length}` : `Show to ${listed(to)}`;
}
