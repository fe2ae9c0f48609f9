import { rulesFor } from '../../rulesets/index.ts';
import type { OwnSection, SharedSection } from './section.ts';

export const campaign: SharedSection = {
  shared: true,
  reads: ({ name, ruleset, people }) => [name, ruleset, people],
  entries: ({ name, ruleset, people }) => [
    [
      'campaign',
      {
        type: 'campaign',
        name,
        ruleset,
        rulesShown: rulesFor(ruleset).precedence.shown,
        people: Object.entries(people).map(([id, person]) => ({ user: id, name: person.name, role: person.role })),
      },
    ],
  ],
};

export const you: OwnSection = {
  shared: false,
  reads: () => [],
  entries: (_state, { role, user }) => [['you', { type: 'you', role, user }]],
};
