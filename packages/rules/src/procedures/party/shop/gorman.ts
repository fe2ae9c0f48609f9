import { GORMAN_PACKAGES, GORMAN_PRICES } from '../../../books/gorman/content/prices.ts';
import { type Answer, denied } from '../../../content/denied.ts';
import { gormanPart } from '../../table/precedence/gorman.ts';

/** What is bought: an item of the list, and how many. */
export interface Purchase {
  readonly item: string;
  readonly qty: number;
}

export interface Paid {
  readonly spentGp: number;
  readonly leftGp: number;
}

/** GOR-EQP-03: the whole of it or nothing. */
export function bought(purseGp: number, cart: readonly Purchase[]): Answer<Paid, 'unknown-item' | 'not-enough-gold'> {
  if (cart.some(({ item }) => GORMAN_PRICES[item] === undefined)) return denied('unknown-item');
  const spentGp = cart.reduce((sum, { item, qty }) => sum + (GORMAN_PRICES[item] ?? 0) * qty, 0);
  return spentGp > purseGp ? denied('not-enough-gold') : { spentGp, leftGp: purseGp - spentGp };
}

/** GOR-EQP-04: a package costs what its things cost. */
export function boughtPackage(
  purseGp: number,
  name: string,
): Answer<Paid & { readonly items: readonly Purchase[] }, 'unknown-package' | 'unknown-item' | 'not-enough-gold'> {
  const held = GORMAN_PACKAGES[name];
  if (!held) return denied('unknown-package');
  const items = Object.entries(held).map(([item, qty]) => ({ item, qty }));
  const paid = bought(purseGp, items);
  return 'error' in paid ? paid : { ...paid, items };
}

/** GOR-EQP-02: a purse in copper, and the whole gold pieces in it. */
export function purseOf(gold: number, silver: number, copper: number): { totalCp: number; wholeGp: number } {
  const totalCp = 100 * gold + 10 * silver + copper;
  return { totalCp, wholeGp: gormanPart(totalCp, 100) };
}
