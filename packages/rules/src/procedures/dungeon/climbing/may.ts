import { byRule, impossible, objections } from '../../../core/index.ts';
import { type FieldsOf, type Legality, type May, rulesOf } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';
import { isAccepted } from '../../body/ability-check/may.ts';
import { mayAct, onlyReferee } from '../../table/permission/permission.ts';
import type { climbingCommands } from './commands.ts';

/** A player has one climb a sheer wall by the skill of the class, outside meetings; all else the referee calls for. */
const isByOwnSkill = (
  state: GameState,
  { sheer, equipment, modifier }: FieldsOf<'Climb'>,
  climber: Creature | undefined,
): boolean =>
  climber !== undefined &&
  sheer &&
  !equipment &&
  modifier === 0 &&
  state.encounter === null &&
  rulesOf(state).climbing.sheer(climber) !== null;

const mayClimb: May<'Climb'> = (state, command, seat) => {
  const { creature, modifier, sheer, equipment } = command;
  const climber = state.creatures[creature];
  const barred = objections(
    isByOwnSkill(state, command, climber) ? null : onlyReferee(seat),
    mayAct(state, seat, creature),
  );
  if (!climber) return barred;
  const { abilityCheck, climbing } = rulesOf(state);
  if (!isAccepted(modifier, abilityCheck.least, abilityCheck.most))
    return objections(
      ...barred,
      impossible('bad-input', `A modifier from ${abilityCheck.least} to +${abilityCheck.most}.`),
    );
  const skill = climbing.sheer(climber);
  const tooSteep = sheer && !climbing.attemptAllowed(equipment, skill !== null);
  return objections(
    ...barred,
    tooSteep
      ? byRule(rulesOf(state).climbing.cites.sheer, 'not-equipped', `Too sheer for ${climber.name} without equipment.`)
      : null,
  );
};

/** What stands against each of these commands. */
export const climbingLegality: Legality<typeof climbingCommands> = {
  Climb: mayClimb,
};
