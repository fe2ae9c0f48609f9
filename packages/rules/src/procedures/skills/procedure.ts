import type { Declaration } from '../../procedure.ts';
import { type SkillsCommand, skillsCommands } from './commands.ts';
import { type SkillsEvent, skillsEvolvers } from './events.ts';
import { skillsOffers } from './offers.ts';
import { skillsProcedures } from './skills.ts';
import { skillsTellers } from './tell.ts';

export const skills: Declaration<SkillsCommand, SkillsEvent> = {
  forms: skillsCommands,
  play: skillsProcedures,
  evolve: skillsEvolvers,
  tell: skillsTellers,
  offer: skillsOffers,
};
