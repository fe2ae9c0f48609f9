import type { Declaration } from '../../procedure.ts';
import { type DamageCommand, damageCommands } from './commands.ts';
import { damageProcedures } from './damage.ts';
import { type DamageEvent, damageEvolvers } from './events.ts';
import { damageOffers } from './offers.ts';
import { damageTellers } from './tell.ts';

export const damage: Declaration<DamageCommand, DamageEvent> = {
  forms: damageCommands,
  play: damageProcedures,
  evolve: damageEvolvers,
  tell: damageTellers,
  offer: damageOffers,
};
