import { byPermission, byRule, impossible, type Refusal } from '../../../core/index.ts';
import { TURNS_PER_DAY } from '../../../core/time-units.ts';
import { type Handler, type Handlers, type Play, rulesFor } from '../../../play/index.ts';
import { areClose } from '../../../state/close.ts';
import type { Creature } from '../../../state/creature.ts';
import { isDead, turnOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { forActing, forCreature, refereeOnly } from '../../table/permission/permission.ts';
import { assassinate } from './assassinate.ts';
import type { backgroundsCommands } from './commands.ts';
import { rage } from './rage.ts';

/** A character of whom nothing has been played yet. */
export const isNew = ({ fresh, experience, level }: Creature): boolean =>
  fresh === true || (level === 1 && experience === 0);

/** Characters that the same player has had, dead or alive, beside this one. */
export const playedBefore = ({ creatures }: GameState, { id, owner }: Creature): number =>
  Object.values(creatures).filter((other) => other.kind === 'character' && other.owner === owner && other.id !== id)
    .length;

const joinBackground: Handler<'JoinBackground'> = (play, { creature, background, trained }) => {
  const refusal = forCreature(play, creature);
  const found = play.state.creatures[creature];
  if (refusal || !found) return refusal;
  const rule = play.rules.backgrounds;
  if (found.kind !== 'character' || !rule.joining.known.includes(background))
    return impossible('no-such-thing', 'There is no such background.');
  if (!isNew(found) && play.by.role !== 'referee')
    return byPermission(
      'not-your-seat',
      'Whoever has been in play seeks those who teach it: the referee says when they accept.',
    );
  const untrained = isNew(found) || trained === undefined ? null : inTraining(play, found, trained);
  if (untrained) return untrained;
  for (const { rule: by, sentence } of rule.joining.barred(found, background, playedBefore(play.state, found))) {
    const unable = play.unless(byRule(by, 'forbidden', `${found.name} does not become a ${background}: ${sentence}.`));
    if (unable) return unable;
  }
  const skills = rule.joining.skills(background).map((skill) => {
    const roll = play.roll(1, 100);
    return { skill, percent: rule.joining.begins(roll.total), roll };
  });
  play.happen({ type: 'BackgroundJoined', creature, background, skills });
  return null;
};

/** Months of real time go by first. */
function inTraining(play: Play, { name }: Creature, trained: number): Refusal | null {
  const {
    joining: { training },
  } = play.rules.backgrounds;
  const left = training?.left(trained) ?? 0;
  if (!training || left === 0) return null;
  return play.unless(byRule(training.rule, 'forbidden', `${name} trains for ${left} days more, of the calendar.`));
}

const leaveBackground: Handler<'LeaveBackground'> = (play, { creature }) => {
  const refusal = refereeOnly(play) ?? forCreature(play, creature);
  if (refusal) return refusal;
  if (play.state.creatures[creature]?.background === undefined)
    return impossible('no-change', 'There is no background to lose.');
  play.happen({ type: 'BackgroundLeft', creature });
  return null;
};

export const dayOf = (state: GameState): number => Math.floor((turnOf(state) - 1) / TURNS_PER_DAY);

const layOnHands: Handler<'LayOnHands'> = (play, { healer, touched }) => {
  const refusal = forActing(play, healer);
  const hand = play.state.creatures[healer];
  if (refusal || !hand) return refusal;
  const patient = play.state.creatures[touched];
  if (!patient || !play.state.party.members.includes(touched))
    return impossible('no-such-thing', 'There is nobody of that name in the party.');
  const healed = play.rules.backgrounds.touch(hand, patient);
  if (healed === null) return impossible('no-such-thing', `${hand.name} heals nobody by touch.`);
  const unable = play.unless(untouchable(play.state, hand, patient));
  if (unable) return unable;
  play.happen({ type: 'HandsLaid', healer, touched, healed, day: dayOf(play.state) });
  return null;
};

/** Why this touch does nothing now. */
export function untouchable(state: GameState, healer: Creature, patient: Creature): Refusal | null {
  if (healer.touchedOn === dayOf(state))
    return byRule(rulesFor(state.ruleset).backgrounds.cites.touch, 'already-tried', `${healer.name} has healed today.`);
  if (isDead(patient))
    return byRule(rulesFor(state.ruleset).backgrounds.cites.touch, 'forbidden', `${patient.name} is dead.`);
  if (patient.hitPoints.now >= patient.hitPoints.max)
    return byRule(rulesFor(state.ruleset).backgrounds.cites.touch, 'no-change', `${patient.name} is not hurt.`);
  return areClose(healer.at, patient.at) || healer.id === patient.id
    ? null
    : byRule(rulesFor(state.ruleset).backgrounds.cites.touch, 'too-far', `${patient.name} is out of reach.`);
}

export const backgroundsHandlers: Handlers<typeof backgroundsCommands> = {
  JoinBackground: joinBackground,
  LeaveBackground: leaveBackground,
  LayOnHands: layOnHands,
  Rage: rage,
  Assassinate: assassinate,
};
