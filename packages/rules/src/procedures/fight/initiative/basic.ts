import { abilityBand } from '../../../books/ose/content/abilities.ts';
import type { InitiativeRule } from './rule.ts';

/** BFR-INI as one slot: each throws for itself; those with equal numbers act at once. Slow weapons are not in the book. */
export const basicInitiative = (chapter: InitiativeRule): InitiativeRule => ({
  id: 'BFR-INI-01',
  idInSurprise: null,
  formula: 'd6 + modifier, highest first',
  die: {
    sides: 6,
    individual: true,
    // The whole bonus of dexterity; of monsters what their description says.
    modifier: ({ abilities, traits, class: calling }) =>
      (abilities ? abilityBand(abilities.DEX).modifier : (traits?.initiative ?? 0)) + (calling === 'halfling' ? 1 : 0),
    note: { rule: 'BFR-INI-02', text: 'dexterity is added, and one for halflings' },
  },
  ties: {
    together: 'BFR-INI-03',
    notes: [{ rule: 'BFR-INI-03', text: 'those with equal numbers act at once' }],
    steps: (tied) => [tied.map(({ id }) => id)],
  },
  standing: { stands: false, note: null },
  slow: { isSlow: () => false, places: () => [] },
  cites: { sides: 'BFR-INI-01', single: 'BFR-INI-01', slow: chapter.cites.slow, slain: chapter.cites.slain },
  order: (contestants, face) => {
    const thrown = contestants.map((each) => ({ id: each.id, total: face(each) + each.modifier }));
    return [...Map.groupBy(thrown, ({ total }) => total)]
      .toSorted(([one], [other]) => other - one)
      .map(([, together]) => together.map(({ id }) => id));
  },
});
