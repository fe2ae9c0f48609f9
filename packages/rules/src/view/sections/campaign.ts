import { rulesFor } from '../../play/index.ts';
import { mayPlay } from '../../procedures/table/permission/permission.ts';
import { bodiesIn } from '../../state/body.ts';
import { commands } from '../../state/commanding.ts';
import type { OwnSection, SharedSection } from './section.ts';

export const campaign: SharedSection = {
  shared: true,
  reads: ({ name, ruleset, people, galleryDelay }) => [name, ruleset, people, galleryDelay],
  entries: ({ name, ruleset, people, galleryDelay = 0 }) => [
    [
      'campaign',
      {
        type: 'campaign',
        name,
        ruleset,
        galleryDelay,
        rulesShown: rulesFor(ruleset).precedence.shown,
        people: Object.entries(people).map(([user, { name: called, role, hue = null }]) => ({
          user,
          name: called,
          role,
          hue,
        })),
      },
    ],
  ],
};

export const you: OwnSection = {
  shared: false,
  reads: bodiesIn,
  entries: ({ creatures }, seat) => {
    const { role, user } = seat;
    const own = mayPlay(seat) ? Object.values(creatures).filter((creature) => commands(seat, creature)) : [];
    return [['you', { type: 'you', role, user, characters: own.map(({ id }) => id) }]];
  },
};
