/** OSE-WLD-13: miles in the open; elsewhere what the referee says. */
export const visibleMiles = (open: boolean, override: number | null): number | null => (open ? 3 : override);

/** OSE-SEA-08: how far land and ships are seen; null where the book is silent and the referee says. */
export function visibleAtSea(what: 'land' | 'ship', condition: 'clear' | 'dense-fog') {
  if (what === 'land') return { distance: condition === 'clear' ? 24 : null, unit: 'mile' as const };
  return { distance: condition === 'clear' ? 300 : 40, unit: 'yard' as const };
}
