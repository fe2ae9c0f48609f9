import type { Card } from './cards.ts';

/** What turning time took back: `1 card undone: Hild opens the door.` */
export function turnedText(undone: readonly Card[]): string {
  const first = undone[0]?.lines[0]?.line.text ?? '';
  const many = undone.length === 1 ? '1 card undone' : `${undone.length} cards undone, from`;
  return undone.length === 1 ? `${many}: ${first}` : `${many} “${first}”`;
}
