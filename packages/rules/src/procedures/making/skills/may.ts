import { byPermission, byRule, impossible, objections, type Refusal, type Seat } from '../../../core/index.ts';
import { type May, rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import { areClose } from '../../../state/close.ts';
import type { Creature } from '../../../state/creature.ts';
import { isDead } from '../../../state/read.ts';
import { sideOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { isInSight } from '../../situation/sight/in-sight.ts';
import { mayAct, mayCommand, onlyReferee } from '../../table/permission/permission.ts';
import type { ClassSkill } from './rule.ts';

function nameless({ skills = {} }: Creature, skill: string): Refusal | null {
  if (!isSkillName(skill)) return impossible('bad-input', 'A skill is named for a role, in plain letters.');
  return !Object.hasOwn(skills, skill) && Object.keys(skills).length >= MOST_SKILLS
    ? impossible('bad-input', 'Nobody has so many skills.')
    : null;
}

/** Skills of one creature. */
export const MOST_SKILLS = 40;

/** Whether a skill may be called so. */
export const isSkillName = (name: string): boolean => !(name in {}) && /^[a-z][a-z '-]*$/.test(name);

/** As it is written down: lower case. */
export const skillNamed = (name: string): string => name.trim().toLowerCase();

const arePlayed = (state: GameState): Refusal | null =>
  rulesOf(state).skills.played ? null : impossible('no-such-thing', 'These rules know no skills.');

/** That a name is a role, that a gift is tried at all, and that nobody sees how it goes, is the referee's to say. */
function judged(seat: Seat, { skills = {} }: Creature, skill: string, blind: boolean): Refusal | null {
  if (seat.role === 'referee') return null;
  if (blind) return byPermission('not-your-seat', 'What is rolled out of sight, the referee says.');
  return Object.hasOwn(skills, skill)
    ? null
    : byPermission('not-your-seat', 'For a skill that is not recorded yet, the referee calls.');
}

/**
 * What is tried on somebody takes one within reach, who is not of the party. Where the thief is off the board it is not
 * seen who is there; nor is it how far away somebody is who is met and stands on no map.
 */
export const nobodyToTry = (state: GameState, seat: Seat, creature: Creature, skill: ClassSkill): Refusal | null => {
  if (!skill.onOther || creature.at === null) return null;
  const others = Object.values(state.creatures).filter(
    (one) => !state.party.members.includes(one.id) && !isDead(one) && isInSight(state, seat, one),
  );
  const isNear = (one: Creature) =>
    one.at === null ? sideOf(state.encounter, one.id) !== null : areClose(state, creature.at, one.at);
  return others.some(isNear)
    ? null
    : byRule(skill.rule, 'too-far', `Nobody whom ${called(creature)} could try it on is within reach.`);
};

/** What goes with the class is tried by whoever can act; the rest as it is played and recorded. */
export const mayCheck: May<'CheckSkill'> = (state, { creature, skill: asked, blind }, seat) => {
  const barred = mayAct(state, seat, creature);
  const found = state.creatures[creature];
  const skill = skillNamed(asked);
  const { skills } = rulesOf(state);
  if (!found) return objections(barred);
  const own = skills.ofClass?.(found).find((each) => each.skill === skill);
  if (own) return objections(barred, nobodyToTry(state, seat, found, own));
  return objections(
    barred,
    arePlayed(state),
    nameless(found, skill),
    judged(seat, found, skill, blind),
    skills.hindrance(found, skill),
  );
};

export const mayRecordSkill: May<'RecordSkill'> = (state, { creature, skill: asked }, seat) => {
  const found = state.creatures[creature];
  const barred = objections(onlyReferee(seat), mayCommand(state, seat, creature), arePlayed(state));
  if (!found) return barred;
  return objections(...barred, nameless(found, skillNamed(asked)));
};
