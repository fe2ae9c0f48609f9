import type { Declaration } from '../../../play/index.ts';
import { skillsCommands } from './commands.ts';
import { type SkillsEvent, skillsEvolvers } from './events.ts';
import { skillsLegality } from './may.ts';
import { skillsOffers } from './offers.ts';
import { skillsHandlers } from './skills.ts';
import { skillsTellers } from './tell.ts';

export const skills: Declaration<typeof skillsCommands, SkillsEvent> = {
  forms: skillsCommands,
  may: skillsLegality,
  play: skillsHandlers,
  evolve: skillsEvolvers,
  tell: skillsTellers,
  offer: skillsOffers,
};
