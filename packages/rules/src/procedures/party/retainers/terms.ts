import { listed } from '../../../core/words.ts';
import { written } from '../../../core/written.ts';
import type { Applicants, Period } from '../../../state/retainers.ts';
import type { Help } from './rule.ts';

/** Gold that each is given for joining, at the least: what the book says, or a notice promised. */
export const leastGold = ({ enticement }: Help, { promised }: Pick<Applicants, 'promised'>): number =>
  Math.max(enticement.gold, promised);

/** What whoever joins will have of the employer, by the book, and what of it is given at once: in sentences. */
export function termsInWords({ wage, share }: Help, least: number): string {
  const pay = wage ? `a wage of ${written(wage.gold)} gold ${EACH[wage.per]}` : 'no set wage';
  const joining = least > 0 ? `At least ${written(least)} gold is given for joining.` : 'No gold is asked for joining.';
  return `They serve for ${pay} and ${SHARES[share]} of treasure. ${joining}`;
}

/** The same in few words: `2 gold a day and half a share of treasure`; null where nothing is asked. */
export function termsInShort({ wage, share }: Help, least: number): string | null {
  const parts = [
    ...(least > 0 ? [`${written(least)} gold for joining`] : []),
    ...(wage ? [`${written(wage.gold)} gold ${EACH[wage.per]}`] : []),
    ...(share > 0 ? [`${SHARES[share]} of treasure`] : []),
  ];
  return parts.length > 0 ? listed(parts) : null;
}

const SHARES = { 0: 'no share', 0.5: 'half a share', 1: 'a full share' } as const satisfies Record<
  Help['share'],
  string
>;

const EACH: Readonly<Record<Period, string>> = {
  day: 'a day',
  week: 'a week',
  month: 'a month',
  delve: 'a delve',
  expedition: 'an expedition',
  mission: 'a mission',
};
