import {
  byPermission,
  byRule,
  type CreatureId,
  impossible,
  objections,
  type Refusal,
  type Seat,
} from '../../../core/index.ts';
import { type FieldsOf, type May, rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import { isDead } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { insideOf } from '../../../state/swallowed.ts';
import type { Stroke } from '../../situation/reach/stroke.ts';
import { isInSight } from '../../situation/sight/in-sight.ts';
import { isKnown } from '../../situation/sight/known.ts';
import { mayAct, mayReferee, onlyReferee } from '../../table/permission/permission.ts';
import { strokeAt } from './aim.ts';
import { objectionsTo } from './legality.ts';
import { attackOf, type Choice, mayBeginSeries } from './routine.ts';

/** The target is there, and in sight or all around the attacker, as far as this seat may know. */
export function mayTarget(state: GameState, seat: Seat, attacker: CreatureId, target: CreatureId): Refusal | null {
  const found = state.creatures[target];
  if (!found || !isKnown(state, seat, found)) return impossible('no-such-thing', 'There is nobody of that name here.');
  if (attacker === target) return impossible('bad-input', 'Nobody attacks themselves.');
  if (isDead(found)) return impossible('no-change', `${called(found)} is dead already.`);
  return isInSight(state, seat, found) || insideOf(state, attacker) === target
    ? null
    : byRule(rulesOf(state).sight.cites.dark, 'blocked', `${called(found)} cannot be seen.`);
}

export const noSuchAttack = (creature: Creature): Refusal =>
  impossible('no-such-thing', `${called(creature)} has no such attack.`);

/** An attack with what the referee judges of it. */
export function judgedStroke(
  state: GameState,
  { modifier = 0, behind = false, backstab = false, distance, lobbed = false }: FieldsOf<'Attack'>,
  attacker: Creature,
  target: Creature,
  choice: Choice,
): Stroke {
  const stroke = strokeAt(state, attacker, target, choice);
  const feet = distance ?? stroke.distance;
  return { ...stroke, distance: feet, modifier, behind, backstab, ...(lobbed ? { lobbed } : {}) };
}

export const mayAttack: May<'Attack'> = (state, command, seat) => {
  const barred = objections(
    mayAct(state, seat, command.attacker),
    ...ownWords(command, seat),
    mayTarget(state, seat, command.attacker, command.target),
  );
  const [attacker, target] = [state.creatures[command.attacker], state.creatures[command.target]];
  if (!attacker || !target) return barred;
  const choice = attackOf(attacker, command.attack);
  if (!choice) return [...barred, noSuchAttack(attacker)];
  const stroke = judgedStroke(state, command, attacker, target, choice);
  return [...barred, ...objectionsTo(state, stroke, choice, command.subdue === true)];
};

/** What a player may not say of an attack: modifiers are the referee's. */
function ownWords({ modifier = 0, behind, backstab, distance }: FieldsOf<'Attack'>, seat: Seat): readonly Refusal[] {
  const judged = modifier !== 0 || behind || backstab || distance !== undefined;
  return objections(
    distance === undefined || (distance >= 0 && distance <= 10_000)
      ? null
      : impossible('bad-input', 'A distance is a number of feet.'),
    judged && !mayReferee(seat)
      ? byPermission('not-your-seat', 'How an attack is modified is the referee’s to say.')
      : null,
  );
}

/** The blows of a series, in their order. */
export function seriesOf(
  state: GameState,
  { targets }: Pick<FieldsOf<'AttackMany'>, 'targets'>,
  attacker: Creature,
  choice: Choice,
): readonly Stroke[] {
  const { rule, penalty } = rulesOf(state).attack.often.series(attacker);
  const also = [{ name: 'several attacks', value: penalty(targets.length), rule }];
  return targets
    .flatMap((id) => state.creatures[id] ?? [])
    .map((target) => ({ ...strokeAt(state, attacker, target, choice), also, series: targets.length > 1 }));
}

export const mayAttackMany: May<'AttackMany'> = (state, command, seat) => {
  const { attacker: who, targets, attack: which } = command;
  const attacker = state.creatures[who];
  const barred = mayAct(state, seat, who);
  if (!attacker) return objections(barred);
  const { rule } = rulesOf(state).attack.often.series(attacker);
  const choice = attackOf(attacker, which);
  return objections(
    barred,
    targets.length === 0 ? impossible('bad-input', 'Choose at least one target.') : null,
    new Set(targets).size < targets.length
      ? byRule(rule, 'forbidden', 'Nobody is struck at twice in one series.')
      : null,
    ...targets.map((target) => mayTarget(state, seat, who, target)),
    ...(choice
      ? [
          maySeries(state, attacker, choice, targets.length),
          ...seriesOf(state, command, attacker, choice).flatMap((stroke) => objectionsTo(state, stroke, choice, false)),
        ]
      : [noSuchAttack(attacker)]),
  );
};

/** What stands against striking or shooting at so many in one round. */
export function maySeries(state: GameState, attacker: Creature, choice: Choice, count: number): Refusal | null {
  const { mostTargets, series } = rulesOf(state).attack.often;
  const most = mostTargets(attacker, choice.attack.kind);
  const { rule } = series(attacker);
  const verb = choice.attack.kind === 'melee' ? 'strike' : 'shoot';
  if (count > most) return byRule(rule, 'forbidden', `${called(attacker)} may ${verb} at ${most} in a round.`);
  return mayBeginSeries(state, attacker, choice)
    ? null
    : byRule(rule, 'already-tried', 'How many are shot at is said before the first shot.');
}

export const maySetSituation: May<'SetSituation'> = (state, { creature }, seat) =>
  objections(
    onlyReferee(seat),
    state.encounter ? null : impossible('no-encounter', 'No encounter is running.'),
    state.creatures[creature] ? null : impossible('no-such-thing', 'There is nobody of that name here.'),
  );
