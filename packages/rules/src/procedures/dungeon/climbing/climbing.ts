import type { Handler, Handlers, Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { rollCheck } from '../../body/ability-check/roll.ts';
import { against, type Chance, chanceText, succeeds } from '../../table/chance/chance.ts';
import { fallFrom } from '../falling/falling.ts';
import type { climbingCommands } from './commands.ts';

const climb: Handler<'Climb'> = (play, { creature, feet, modifier, sheer, equipment }) => {
  const climber = play.state.creatures[creature];
  if (!climber) return;
  const { climbing } = play.rules;
  const skill = climbing.sheer(climber);
  const up = sheer && !equipment && skill ? bySkill(play, climber, skill) : byCheck(play, climber, modifier);
  if (!up) fallFrom(play, creature, climbing.fallsFrom(feet));
};

const byCheck = (play: Play, climber: Creature, modifier: number): boolean =>
  rollCheck(play, climber, { ability: play.rules.climbing.ability, modifier, blind: false, purpose: 'climbing' });

function bySkill(play: Play, climber: Creature, chance: Chance): boolean {
  const roll = play.roll(1, chance.sides);
  const success = succeeds(chance, roll.total);
  const why = {
    rule: play.rules.climbing.cites.skill,
    formula: `d${chance.sides} ≤ ${chanceText(chance)}`,
    ...against(chance, roll),
  } as const;
  play.happen({ type: 'SheerSurfaceClimbed', creature: climber.id, roll, success, why });
  return success;
}

export const climbingHandlers: Handlers<typeof climbingCommands> = { Climb: climb };
