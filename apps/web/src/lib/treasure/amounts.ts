import { listed } from '@lanthorn/rules';

/** What a find is counted in, in the order it is asked for: gold first, as most of it is. */
export const AMOUNTS = [
  { name: 'gp', label: 'Gold' },
  { name: 'sp', label: 'Silver' },
  { name: 'cp', label: 'Copper' },
  { name: 'pp', label: 'Platinum' },
  { name: 'ep', label: 'Electrum' },
  { name: 'valuables', label: 'Gems and goods, in gp' },
] as const;

/** Coins by their kind, and valuables in gold pieces; whole numbers from 0. */
export type Amounts = Readonly<Record<(typeof AMOUNTS)[number]['name'], number>>;

export const NOTHING: Amounts = { gp: 0, sp: 0, cp: 0, pp: 0, ep: 0, valuables: 0 };

/** Before a sum: what follows is the worth of something, unless the coins are said to lie there. */
const SUM = /(\()?(?:worth |of )?([\d,]+) ?(pp|gp|ep|sp|cp)\b/gi;

/**
 * What a room's key says of treasure. A sum in gold behind an opening bracket or after `worth` is the worth of a thing:
 * `a silver censer (80 gp)`; the others are coins.
 */
export function amountsIn(text: string): Amounts {
  const found = { ...NOTHING };
  for (const [all, bracket, digits = '', coin = ''] of text.matchAll(SUM)) {
    const count = Number(digits.replaceAll(',', ''));
    const kind = coin.toLowerCase() as Exclude<keyof Amounts, 'valuables'>;
    const worth = kind === 'gp' && (bracket !== undefined || all.toLowerCase().startsWith('worth'));
    found[worth ? 'valuables' : kind] += count;
  }
  return found;
}

/** `120 gp and goods of 80 gp`; nothing for nothing. */
export function amountsInWords(amounts: Amounts): string {
  return listed(
    AMOUNTS.flatMap(({ name }) => {
      if (!(amounts[name] > 0)) return [];
      const count = amounts[name].toLocaleString('en-GB');
      return [name === 'valuables' ? `goods of ${count} gp` : `${count} ${name}`];
    }),
  );
}

/** What stands in a field, as a count; null where that is none. An empty one counts as nothing. */
export function countOf(field: string): number | null {
  if (field.trim() === '') return 0;
  return /^\d{1,7}$/.test(field.trim()) && Number(field) <= 1_000_000 ? Number(field) : null;
}
