import { impossible, objections, type Refusal } from '../../../core/index.ts';
import { type Legality, type May, rulesOf } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';
import { mayCommand, onlyReferee } from '../../table/permission/permission.ts';
import type { skillsCommands } from './commands.ts';

export function nameless({ skills = {} }: Creature, skill: string): Refusal | null {
  if (!isName(skill)) return impossible('bad-input', `A skill is named for a role, in ${LONGEST_SKILL} letters.`);
  return !Object.hasOwn(skills, skill) && Object.keys(skills).length >= MOST_SKILLS
    ? impossible('bad-input', 'Nobody has so many skills.')
    : null;
}

/** Skills of one creature. */
export const MOST_SKILLS = 40;

/** Characters of a skill's name. */
export const LONGEST_SKILL = 40;

const isName = (name: string): boolean =>
  name.length > 0 && name.length <= LONGEST_SKILL && !(name in {}) && /^[a-z][a-z '-]*$/.test(name);

/** As it is written down: lower case. */
export const skillNamed = (name: string): string => name.trim().toLowerCase();

export const arePlayed = (state: GameState): Refusal | null =>
  rulesOf(state).skills.played ? null : impossible('no-such-thing', 'These rules know no skills.');

const mayRecordSkill: May<'RecordSkill'> = (state, { creature, skill: asked, percent }, seat) => {
  const found = state.creatures[creature];
  const barred = objections(onlyReferee(seat), mayCommand(state, seat, creature), arePlayed(state));
  if (!found) return barred;
  const skill = skillNamed(asked);
  return objections(
    ...barred,
    nameless(found, skill),
    !Number.isInteger(percent) || percent < 0 || percent > 100
      ? impossible('bad-input', 'A skill goes from 0 to 100 percent.')
      : null,
  );
};

/** What stands against each of these commands. */
export const skillsLegality: Legality<typeof skillsCommands> = {
  RecordSkill: mayRecordSkill,
};
