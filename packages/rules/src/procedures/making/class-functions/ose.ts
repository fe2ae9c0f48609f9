import { abilityBand } from '../../../books/ose/content/abilities.ts';
import { sizeOf } from '../../../state/size.ts';
import type { ClassFunctionsRule } from './rule.ts';

/** OSE-APX-05: every class is one for good; halflings shoot well, and are hard to hit for the large. */
export const oseClassFunctions: ClassFunctionsRule = {
  cites: { calling: 'OSE-APX-02' },
  languages: ({ abilities }) => ({ rule: 'OSE-APX-01', most: abilityBand(abilities?.INT ?? 10).extraLanguages }),
  operatesAs: () => [],
  blows: {
    attack: ({ attacker, attack }) => [
      {
        name: 'halfling',
        value: attack.kind === 'missile' && attacker.class === 'halfling' ? 1 : 0,
        rule: 'OSE-APX-05',
      },
    ],
    damage: () => [],
    guard: ({ attacker, target }) =>
      target.class === 'halfling' && sizeOf(attacker) === 'large'
        ? { name: 'a halfling before the large', value: 2, rule: 'OSE-APX-05' }
        : null,
    softened: () => null,
  },
  hates: {
    duty: () => null,
    onSight: () => null,
  },
  immunity: {
    natures: null,
    untouched: () => false,
  },
  lore: null,
  told: () => false,
  passing: null,
  figures: null,
};
