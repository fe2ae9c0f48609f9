import type { Declaration } from '../../../play/index.ts';
import { type SightEvent, sightEvolvers } from './events.ts';
import { explore } from './explore.ts';
import { noticeNewcomers } from './newcomers.ts';
import { remember } from './remember.ts';
import { sightTellers } from './tell.ts';

export const sight: Declaration<never, SightEvent> = {
  evolve: sightEvolvers,
  tell: sightTellers,
  after: explore,
  last: (play, before) => {
    remember(play, before);
    noticeNewcomers(play, before);
  },
};
