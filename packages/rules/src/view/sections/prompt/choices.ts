import type { Encounter } from '../../../state/encounter.ts';
import { hasComeToBlows } from './blows.ts';
import { type Asking, keysOf, type Said, say } from './said.ts';

/** What a party may choose that waits, in the order of the buttons. */
const CHOICES = [
  ['Parley', 'talk'],
  ['Evade', 'flee'],
  ['TakeBack', 'take back what is declared'],
] as const;

/** The keys of what somebody who waits may do instead. */
export const choiceKeys = (asking: Asking): readonly string[] =>
  keysOf(
    asking,
    CHOICES.map(([command]) => command),
  );

/** The keys of talk and flight, while it has not come to blows and those who are met are not hostile; none after. */
export function talkOrFlight(asking: Asking, encounter: Encounter): readonly string[] {
  if (hasComeToBlows(encounter) || encounter.reaction === 'hostile') return [];
  return keysOf(
    asking,
    ['Parley', 'Evade'],
    ({ command, fixed }) => command === 'Parley' || isParty(encounter, fixed.side),
  );
}

const isParty = ({ sides }: Encounter, side: unknown): boolean =>
  sides.some(({ id, kind }) => id === side && kind === 'party');

/** `talk or flee`: the same in words; null where nothing is left but to wait. */
export function choicesOf(asking: Asking): string | null {
  const words = CHOICES.flatMap(([command, word]) => (keysOf(asking, [command]).length > 0 ? [word] : []));
  if (words.length < 2) return words[0] ?? null;
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

/** That one waits; where there is a choice, the choice comes first, as its button does. */
export function waitingFor(asking: Asking, what: string, lead: string | null = null): Said {
  const choices = choicesOf(asking);
  const sentence =
    choices === null
      ? lead === null
        ? `Waiting for ${what}`
        : `${lead}: waiting for ${what}`
      : `${lead === null ? 'You may' : `${lead}: you may`} ${choices}, or wait for ${what}`;
  return say(sentence, { offers: choiceKeys(asking) });
}
