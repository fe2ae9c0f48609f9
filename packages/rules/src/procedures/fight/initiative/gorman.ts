import type { InitiativeRule } from './rule.ts';

/** GOR-ENC-01, 08 as one slot: once for the encounter, or each turn; no weapon is slow but by option (GOR-RUL-01). On ties the book borrows from the chapter. */
export const gormanInitiative = (
  chapter: InitiativeRule,
  { once, slowWeapons }: { readonly once: boolean; readonly slowWeapons: boolean },
): InitiativeRule => ({
  cites: {
    sides: 'GOR-ENC-08',
    single: chapter.cites.single,
    slow: chapter.cites.slow,
  },
  id: 'GOR-ENC-08',
  stands: once,
  isSlow: (attack) => slowWeapons && chapter.isSlow(attack),
  idInSurprise: null,
  stood: null,
  tied: null,
  // On dice of one's own, on ties and on slow weapons the book is silent (GOR-RUL-01).
  formula: chapter.formula,
  together: chapter.together,
  individual: chapter.individual,
  sides: chapter.sides,
  slowPlaces: chapter.slowPlaces,
  steps: chapter.steps,
  order: chapter.order,
});
