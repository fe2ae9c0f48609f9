import { byRule, type CommandOf, impossible } from '../../../core/index.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { isAccepted } from '../../body/ability-check/ability-check.ts';
import { rollCheck } from '../../body/ability-check/roll.ts';
import { against, type Chance, chanceText, succeeds } from '../../table/chance/chance.ts';
import { forActing, refereeOnly } from '../../table/permission/permission.ts';
import { fallFrom } from '../falling/falling.ts';
import type { climbingCommands } from './commands.ts';
import { HIGHEST_CLIMB } from './rule.ts';

const climb: Handler<'Climb'> = (play, command) => {
  const { creature, feet, modifier, sheer, equipment } = command;
  const climber = play.state.creatures[creature];
  const refusal =
    (climber && isByOwnSkill(play, command, climber) ? null : refereeOnly(play)) ?? forActing(play, creature);
  if (refusal || !climber) return refusal;
  const { abilityCheck, climbing } = play.rules;
  if (!Number.isInteger(feet) || feet < 1 || feet > HIGHEST_CLIMB)
    return impossible('bad-input', `From 1 to ${HIGHEST_CLIMB} feet.`);
  if (!isAccepted(modifier, abilityCheck.least, abilityCheck.most))
    return impossible('bad-input', `A modifier from ${abilityCheck.least} to +${abilityCheck.most}.`);
  const skill = climbing.sheer(climber);
  const tooSteep = sheer && !climbing.attemptAllowed(equipment, skill !== null);
  const unable = tooSteep
    ? play.unless(
        byRule(play.rules.climbing.cites.sheer, 'not-equipped', `Too sheer for ${climber.name} without equipment.`),
      )
    : null;
  if (unable) return unable;
  const up = sheer && !equipment && skill ? bySkill(play, climber, skill) : byCheck(play, climber, modifier);
  if (!up) fallFrom(play, creature, climbing.fallsFrom(feet));
  return null;
};

/** A player has one climb a sheer wall by the skill of the class, outside meetings; all else the referee calls for. */
const isByOwnSkill = (
  { state, rules }: Play,
  { sheer, equipment, modifier }: CommandOf<'Climb'>,
  climber: Creature,
): boolean =>
  sheer && !equipment && modifier === 0 && state.encounter === null && rules.climbing.sheer(climber) !== null;

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
