import type { SoMany, Valuable } from '../../../state/hoard.ts';

/** A thing whose name ends in what it is worth: `gem of 50 gp`; null for others. */
export function valuableNamed({ name, count }: SoMany): Valuable | null {
  const [, called, worth = ''] = /^(.+) of (\d[\d,]*) gp$/i.exec(name) ?? [];
  return called ? { name: called, count, worth: Number(worth.replaceAll(',', '')) } : null;
}
