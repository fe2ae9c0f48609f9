import { byRule, impossible, objections } from '../../../core/index.ts';
import { type FieldsOf, type Handler, type Handlers, type May, type Play, rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';
import { isAccepted } from '../../body/ability-check/may.ts';
import { rollCheck } from '../../body/ability-check/roll.ts';
import { against, type Chance, chanceText, succeeds } from '../../table/chance/chance.ts';
import { mayAct, onlyReferee } from '../../table/permission/permission.ts';
import { fallFrom } from '../falling/falling.ts';
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
      ? byRule(
          rulesOf(state).climbing.cites.sheer,
          'not-equipped',
          `Too sheer for ${called(climber)} without equipment.`,
        )
      : null,
  );
};

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

export const climbingHandlers: Handlers<typeof climbingCommands> = { Climb: { may: mayClimb, play: climb } };
