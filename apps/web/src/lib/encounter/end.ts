import type { Offer } from '@lanthorn/rules';

/** So many of its answers a bar has in the open beside its sentence. */
const IN_BAR = 2;

/** The offer to conclude an encounter where the answers of the bar do not have it in the open; null elsewhere, and for who may not. */
export const endInOpen = (offers: readonly Offer[], answers: readonly string[]): Offer | null =>
  offers.find(({ command, key }) => command === 'ConcludeEncounter' && !answers.slice(0, IN_BAR).includes(key)) ?? null;
