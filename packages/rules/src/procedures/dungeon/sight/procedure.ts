import type { Declaration } from '../../../play/index.ts';
import { type SightEvent, sightEvolvers } from './events.ts';
import { explore } from './explore.ts';
import { noticeNewcomers } from './newcomers.ts';
import { remember } from './remember.ts';
import { noteSighted } from './sighted.ts';
import { sightTellers } from './tell.ts';

export const sight: Declaration<never, SightEvent> = {
  evolve: sightEvolvers,
  tell: sightTellers,
  after: explore,
  last: (play, before) => {
    noteSighted(play);
    remember(play, before);
    noticeNewcomers(play, before);
  },
};
