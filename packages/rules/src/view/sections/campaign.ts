import type { Section } from './section.ts';

export const campaign: Section = {
  reads: ({ name, ruleset, people }) => [name, ruleset, people],
  entries: ({ name, ruleset, people }, { role, user }) => [
    [
      'campaign',
      {
        type: 'campaign',
        name,
        ruleset,
        you: { role, user },
        people: Object.entries(people).map(([id, person]) => ({ user: id, name: person.name, role: person.role })),
      },
    ],
  ],
};
