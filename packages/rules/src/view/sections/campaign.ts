import { rulesOf } from '../../play/index.ts';
import { mayPlay } from '../../procedures/table/permission/permission.ts';
import { bodiesIn } from '../../state/body.ts';
import { commands } from '../../state/commanding.ts';
import type { OwnSection, SharedSection } from './section.ts';

export const campaign: SharedSection = {
  shared: true,
  reads: ({ name, people, galleryDelay }) => [name, people, galleryDelay],
  entries: (state) => [
    [
      'campaign',
      {
        type: 'campaign',
        name: state.name,
        ruleset: state.ruleset,
        galleryDelay: state.galleryDelay ?? 0,
        rulesShown: rulesOf(state).precedence.shown,
        people: Object.entries(state.people).map(([user, { name: called, role, hue = null }]) => ({
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
