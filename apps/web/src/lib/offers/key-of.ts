import type { Offer } from '@lanthorn/rules';

/** The key that does the same as a button, as it is said on hover; null for none. To stay until blows are struck has none. */
export function keyOf({ command, about, fixed }: Pick<Offer, 'command' | 'about' | 'fixed'>): string | null {
  if (command === 'Hold' && fixed.strike !== true) return about === null ? 'Key: Shift H.' : 'Key: H.';
  return command === 'TakeBackMove' ? 'Key: Ctrl Z.' : null;
}
