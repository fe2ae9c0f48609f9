import type { Declaration } from '../../../play/index.ts';
import { skillsCommands } from './commands.ts';
import { type SkillsEvent, skillsEvolvers } from './events.ts';
import { skillsOffers } from './offers.ts';
import { skillsHandlers } from './skills.ts';
import { skillsTellers } from './tell.ts';

export const skills: Declaration<typeof skillsCommands, SkillsEvent> = {
  forms: skillsCommands,
  handle: skillsHandlers,
  evolve: skillsEvolvers,
  tell: skillsTellers,
  offer: skillsOffers,
};
