import type { Offer } from '@lanthorn/rules';

/** The key that does the same as a button, as it is said on hover; null for none. */
export function keyOf({ command, about }: Pick<Offer, 'command' | 'about'>): string | null {
  if (command === 'Hold') return about === null ? 'Key: Shift H.' : 'Key: H.';
  return command === 'TakeBackMove' ? 'Key: Ctrl Z.' : null;
}
