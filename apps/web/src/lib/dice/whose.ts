import type { Line } from '@lanthorn/rules';
import { beginsWith, type Named } from '../log/begins.ts';

interface Person {
  readonly user: string;
  readonly name: string;
  readonly role: string;
  readonly hue: number | null;
}

/** Those who are at the table, and on the board. */
export interface Throwers {
  readonly people: readonly Person[];
  readonly creatures: readonly (Named & { readonly owner: string | null })[];
}

/** Degrees on the wheel of colours that go by a name: always the same. */
export function hueOf(name: string): number {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360;
  return sum;
}

/** The colour of a person's dice and pointer, in degrees: as they chose it, else one that goes by their name. */
export const hueOfPerson = ({ name, hue }: Pick<Person, 'name' | 'hue'>): number => hue ?? hueOf(name);

/** Who threw the dice of a line, and in which colour: that of whoever plays them, or of the referee, who plays all others. */
export function whoseDice(
  { throwers = [], speaker, text }: Pick<Line, 'throwers' | 'speaker' | 'text'>,
  { people, creatures }: Throwers,
): { readonly who: string; readonly hue: number } {
  const acting = throwers[0] ?? speaker ?? text;
  const creature = creatures
    .filter((one) => beginsWith(acting, one))
    .toSorted((one, other) => other.name.length - one.name.length)[0];
  const player = people.find(({ name, user }) => (creature ? user === creature.owner : name === acting));
  const person = player ?? people.find(({ role }) => role === 'referee');
  const who = creature?.name ?? player?.name ?? throwers[0] ?? speaker ?? person?.name ?? '';
  return { who, hue: person ? hueOfPerson(person) : hueOf(who) };
}
