import type { InitiativeRule } from './rule.ts';

/** GOR-ENC-01, 08 as one slot: once for the encounter, or each turn; no weapon is slow but by option (GOR-RUL-01). On dice of one's own, on those who fall together and on slow weapons the book is silent (GOR-RUL-01). */
export const gormanInitiative = (
  chapter: InitiativeRule,
  { once, slowWeapons }: { readonly once: boolean; readonly slowWeapons: boolean },
): InitiativeRule => ({
  cites: {
    sides: 'GOR-ENC-08',
    single: chapter.cites.single,
    slow: chapter.cites.slow,
    slain: 'GOR-ENC-09',
  },
  id: 'GOR-ENC-08',
  standing: {
    stands: once,
    note: { rule: 'GOR-ENC-01', text: 'rolled once, it stands for the encounter' },
  },
  slow: {
    isSlow: (attack) => slowWeapons && chapter.slow.isSlow(attack),
    places: chapter.slow.places,
  },
  idInSurprise: null,
  ties: {
    notes: chapter.ties.notes?.map((note) => ({ ...note, rule: 'GOR-ENC-08' })) ?? null,
    together: chapter.ties.together,
    steps: chapter.ties.steps,
  },
  formula: chapter.formula,
  die: chapter.die,
  order: chapter.order,
});
