import {
  byPermission,
  byRule,
  impossible,
  impossibleBy,
  objections,
  type Refusal,
  type RuleId,
} from '../../../core/index.ts';
import { type May, rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import { areClose } from '../../../state/close.ts';
import type { Creature } from '../../../state/creature.ts';
import { dayOf } from '../../../state/ledger.ts';
import { isDead } from '../../../state/read.ts';
import { sideOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { ails } from '../../situation/condition/ailing.ts';
import { isRaging } from '../../situation/round/raging.ts';
import { mayAct, mayCommand, mayReferee, onlyReferee } from '../../table/permission/permission.ts';
import { plainStroke } from '../attack/aim.ts';
import { objectionsTo } from '../attack/legality.ts';
import { mayTarget } from '../attack/may.ts';
import { attackOf } from '../attack/routine.ts';

/** A character of whom nothing has been played yet. */
export const isNew = ({ fresh, experience, level }: Creature): boolean =>
  fresh === true || (level === 1 && experience === 0);

/** Characters that the same player has had, dead or alive, beside this one. */
const playedBefore = ({ creatures }: GameState, { id, owner }: Creature): number =>
  Object.values(creatures).filter((other) => other.kind === 'character' && other.owner === owner && other.id !== id)
    .length;

export const mayJoin: May<'JoinBackground'> = (state, { creature, background, trained }, seat) => {
  const barred = mayCommand(state, seat, creature);
  const found = state.creatures[creature];
  if (!found) return objections(barred);
  const { joining } = rulesOf(state).backgrounds;
  if (found.kind !== 'character' || !joining.known.includes(background))
    return objections(barred, notToBeHad(state, found, background));
  return objections(
    barred,
    isNew(found) || mayReferee(seat)
      ? null
      : byPermission(
          'not-your-seat',
          'Whoever has been in play seeks those who teach it: the referee says when they accept.',
        ),
    isNew(found) || trained === undefined ? null : inTraining(state, found, trained),
    ...joining
      .barred(found, background, playedBefore(state, found))
      .map(({ rule, sentence }) =>
        byRule(rule, 'forbidden', `${called(found)} does not become a ${background}: ${sentence}.`),
      ),
  );
};

/** One that the book does not have, or has only thought of. */
function notToBeHad(state: GameState, found: Creature, background: string): Refusal {
  const [reason] = rulesOf(state).backgrounds.joining.barred(found, background, playedBefore(state, found));
  return found.kind === 'character' && reason
    ? impossibleBy(
        reason.rule,
        'no-such-thing',
        `${called(found)} does not become a ${background}: ${reason.sentence}.`,
      )
    : impossible('no-such-thing', 'There is no such background.');
}

/** Months of real time go by first. */
function inTraining(state: GameState, trainee: Creature, trained: number): Refusal | null {
  const { training } = rulesOf(state).backgrounds.joining;
  const left = training?.left(trained) ?? 0;
  return training && left > 0
    ? byRule(training.rule, 'forbidden', `${called(trainee)} trains for ${left} days more, of the calendar.`)
    : null;
}

export const mayLeave: May<'LeaveBackground'> = (state, { creature }, seat) =>
  objections(
    onlyReferee(seat),
    mayCommand(state, seat, creature),
    state.creatures[creature]?.background === undefined
      ? impossible('no-change', 'There is no background to lose.')
      : null,
  );

export const mayLayOnHands: May<'LayOnHands'> = (state, { healer, touched }, seat) => {
  const [hand, patient] = [state.creatures[healer], state.creatures[touched]];
  const barred = mayAct(state, seat, healer);
  if (!hand) return objections(barred);
  if (!patient || !state.party.members.includes(touched))
    return objections(barred, impossible('no-such-thing', 'There is nobody of that name in the party.'));
  const heals = rulesOf(state).backgrounds.touch(hand, patient) !== null;
  return objections(
    barred,
    heals ? untouchable(state, hand, patient) : impossible('no-such-thing', `${called(hand)} heals nobody by touch.`),
  );
};

/** Why this touch does nothing now. */
function untouchable(state: GameState, healer: Creature, patient: Creature): Refusal | null {
  const { touch } = rulesOf(state).backgrounds.cites;
  if (healer.touchedOn === dayOf(state)) return byRule(touch, 'already-tried', `${called(healer)} has healed today.`);
  if (isDead(patient)) return byRule(touch, 'forbidden', `${called(patient)} is dead.`);
  if (ails(state, patient.id, 'rotting'))
    return byRule(
      rulesOf(state).monsters.cites.bestiary,
      'forbidden',
      `${called(patient)} rots: no magic closes the wounds.`,
    );
  if (patient.hitPoints.now >= patient.hitPoints.max)
    return byRule(touch, 'no-change', `${called(patient)} is not hurt.`);
  return areClose(state, healer.at, patient.at) || healer.id === patient.id
    ? null
    : byRule(touch, 'too-far', `${called(patient)} is out of reach.`);
}

export const mayRage: May<'Rage'> = (state, { creature }, seat) => {
  const found = state.creatures[creature];
  const barred = mayAct(state, seat, creature);
  if (!found) return objections(barred);
  const bar = rulesOf(state).backgrounds.rage.bars(found);
  if (bar === undefined) return objections(barred, impossible('no-such-thing', `${called(found)} is no berserker.`));
  return objections(
    barred,
    isRaging(state, found) ? impossible('no-change', `${called(found)} rages already.`) : null,
    raging(state, found),
    bar && byRule(bar.rule, 'forbidden', bar.sentence),
  );
};

/** Before initiative, in a fight, and with nothing else declared. */
function raging(state: GameState, { id }: Creature): Refusal | null {
  const { cites } = rulesOf(state).backgrounds;
  const combat = sideOf(state.encounter, id) ? state.encounter?.combat : null;
  if (!combat) return byRule(cites.rage, 'no-encounter', 'There is nobody to rage against.');
  return combat.stage === 'declarations' && combat.declarations[id] === undefined
    ? null
    : byRule(cites.rage, 'out-of-turn', 'Rage is declared before initiative, and nothing beside it.');
}

/** The stroke of one who has the skill for it, its chance and the blow that it takes; null for anybody else. */
export function killingStroke(state: GameState, killer: Creature, target: Creature, attack: number | string) {
  const { backgrounds, skills } = rulesOf(state);
  const stroke = backgrounds.stroke(killer, target);
  const chance = stroke && skills.chance(killer, stroke.skill);
  const choice = attackOf(killer, attack);
  return stroke && chance !== null && choice?.attack.kind === 'melee' ? { stroke, chance, choice } : null;
}

export const mayAssassinate: May<'Assassinate'> = (state, { creature, target: at, attack }, seat) => {
  const barred = objections(mayAct(state, seat, creature), mayTarget(state, seat, creature, at));
  const [killer, target] = [state.creatures[creature], state.creatures[at]];
  if (!killer || !target) return barred;
  const kill = killingStroke(state, killer, target, attack);
  if (!kill) return [...barred, impossible('no-such-thing', `${called(killer)} is no assassin, or has no such blow.`)];
  const { stroke, choice } = kill;
  return objections(
    ...barred,
    ...objectionsTo(state, plainStroke(state, killer, target, choice), choice, false),
    unaware(state, stroke.rule, target),
  );
};

/** Only in the round in which they are surprised. */
function unaware({ encounter }: GameState, rule: RuleId, target: Creature): Refusal | null {
  const surprised = encounter?.round === 1 && sideOf(encounter, target.id)?.surprised === true;
  return surprised ? null : byRule(rule, 'forbidden', `${called(target)} is not surprised.`);
}
