import { byRule, type CommandOf, impossible, objections, type Refusal, type Seat } from '../../../core/index.ts';
import { counted } from '../../../core/words.ts';
import { type May, rulesOf } from '../../../play/index.ts';
import { adventureOf, type Reckoned } from '../../../state/adventure.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import { isDead } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { mayCommand, onlyReferee } from '../../table/permission/permission.ts';
import { candidates, placesCounted } from './reckoning.ts';

/** What one session may bring begins anew, and so does the count of new places. */
export const EMPTY = 'The session has brought nothing yet.';

function unsound(state: GameState, { sharers }: Reckoned): Refusal | null {
  const there = candidates(state).map(({ id }) => id);
  return sharers.length > 0 && sharers.every((sharer) => there.includes(sharer))
    ? null
    : impossible('no-such-thing', NOBODY);
}

/** What is said where nobody could share in it. */
export const NOBODY = 'The award is for living members of the party who have a part in it.';

const outside = (state: GameState, seat: Seat): Refusal | null => onlyReferee(seat) ?? comesFirst(state);

/** Why no award is made now; null where one can be. */
export const comesFirst = ({ encounter }: GameState): Refusal | null =>
  encounter ? impossible('in-encounter', 'The encounter comes first.') : null;

/** Why somebody does not rise now; null when the next level is earned. */
export function cannotRise(state: GameState, riser: Creature): Refusal | null {
  const { advancement, afflictions } = rulesOf(state);
  const { name, experience, level, id } = riser;
  const needed = advancement.levels.needed(riser, level + 1);
  if (needed === null) return byRule(advancement.levels.rises, 'forbidden', `${name} can rise no higher.`);
  if (experience < needed)
    return byRule(
      advancement.levels.rises,
      'forbidden',
      `${name} needs ${counted(needed - experience, 'experience point')} more.`,
    );
  const drained = state.ailments?.[id]?.some(({ kind }) => kind === 'drained') ?? false;
  return drained ? byRule(afflictions.rule, 'forbidden', `${name} must rest to have the lost levels back.`) : null;
}

/** Whether there is anybody to rise, whatever has been earned. */
function absent(state: GameState, riser: Creature): Refusal | null {
  if (riser.class === null || riser.kind === 'monster')
    return impossible('no-such-thing', `${called(riser)} is of no class.`);
  if (isDead(riser)) return impossible('incapable', `${called(riser)} is dead.`);
  return state.encounter ? impossible('in-encounter', 'The encounter comes first.') : null;
}

export function mayReckonAward(
  state: GameState,
  { type: _, ...reckoned }: CommandOf<'ReckonAward'>,
  seat: Seat,
): readonly Refusal[] {
  const against = rulesOf(state).advancement.award.forbids(reckoned.place);
  return objections(
    outside(state, seat),
    unsound(state, reckoned),
    against && byRule(against.rule, 'forbidden', against.text),
  );
}

export const mayAwardExperience: May<'AwardExperience'> = (state, _, seat) => {
  const { reckoned } = adventureOf(state);
  return objections(outside(state, seat), reckoned ? null : impossible('no-such-thing', 'Reckon the award first.'));
};

export const mayEndSession: May<'EndSession'> = (state, _, seat) => {
  const { since } = adventureOf(state);
  return objections(
    outside(state, seat),
    Object.keys(since).length === 0 && placesCounted(state) === 0 ? impossible('no-change', EMPTY) : null,
  );
};

export const mayLevelUp: May<'LevelUp'> = (state, { creature }, seat) => {
  const riser = state.creatures[creature];
  const barred = objections(mayCommand(state, seat, creature), riser ? absent(state, riser) : null);
  if (!riser) return barred;
  return objections(...barred, cannotRise(state, riser));
};
