import type { Declaration } from '../../../play/index.ts';
import { downtimeCommands } from './commands.ts';
import { downtimeHandlers } from './downtime.ts';
import { type DowntimeEvent, downtimeEvolvers } from './events.ts';
import { downtimeOffers } from './offers.ts';
import { leaveOff, takeUp } from './pastime.ts';
import { downtimeShown } from './shown.ts';
import { downtimeTellers } from './tell.ts';

export const downtime: Declaration<typeof downtimeCommands, DowntimeEvent> = {
  forms: downtimeCommands,
  handle: downtimeHandlers,
  evolve: downtimeEvolvers,
  tell: downtimeTellers,
  offer: downtimeOffers,
  shows: { always: [downtimeShown] },
  follows: {
    ResearchPlanned: (play, { creature, plan }) => {
      if (plan.state === 'researching') takeUp(play, creature);
    },
    StudyPaid: (play, { creature }) => takeUp(play, creature),
    SpellWritten: (play, { creature }) => leaveOff(play, creature),
    ResearchAbandoned: (play, { creature }) => leaveOff(play, creature),
    SkillLearned: (play, { creature }) => leaveOff(play, creature),
    LessonsGivenUp: (play, { creature }) => leaveOff(play, creature),
  },
};
