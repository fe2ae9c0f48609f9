import { byRule, type CreatureId, impossible, objections, type Refusal, type SideId } from '../../../core/index.ts';
import { type May, rulesOf } from '../../../play/index.ts';
import type { Encounter } from '../../../state/encounter.ts';
import { isDead, isOut, partyOf } from '../../../state/read.ts';
import { sideNamed, sideOf } from '../../../state/sides.ts';
import { isApart } from '../../../state/split.ts';
import type { GameState } from '../../../state/state.ts';
import { mayCommandParty, onlyReferee } from '../../table/permission/permission.ts';
import { inEncounter } from '../steps/steps.ts';
import { newcomersIn } from './newcomers.ts';
import { talkingObjection } from './talking.ts';

function allThere(state: GameState, creatures: readonly CreatureId[]): Refusal | null {
  const there = creatures.every((creature) => {
    const found = state.creatures[creature];
    return found !== undefined && !isDead(found);
  });
  return there && new Set(creatures).size === creatures.length
    ? null
    : impossible('no-such-thing', 'Somebody named is not there.');
}

const noneRunning = (state: GameState): Refusal | null =>
  state.encounter || state.metElsewhere ? impossible('in-encounter', 'An encounter is running already.') : null;

export const mayBeginEncounter: May<'BeginEncounter'> = (state, { creatures }, seat) => {
  const party = partyOf(state)
    .filter((member) => !isOut(member) && !isApart(state, member))
    .map((member) => member.id);
  const met = creatures.filter((creature) => !party.includes(creature));
  return objections(
    onlyReferee(seat),
    noneRunning(state),
    allThere(state, creatures),
    party.length === 0 || met.length === 0
      ? impossible('bad-input', 'An encounter needs the party on one side and somebody on the other.')
      : null,
  );
};

export const mayJoinEncounter: May<'JoinEncounter'> = (state, { creatures, side }, seat) => {
  const { encounter } = state;
  const barred = objections(onlyReferee(seat), inEncounter(state), allThere(state, creatures));
  if (!encounter) return barred;
  const partTaking = creatures.filter((creature) => sideOf(encounter, creature));
  if (creatures.length === 0 || (partTaking.length > 0 && !mayStandApart(encounter, creatures, side)))
    return objections(...barred, impossible('no-change', 'They take part already.'));
  const joined = side === null ? null : sideNamed(encounter, side);
  return objections(...barred, side !== null && !joined ? impossible('no-such-thing', 'There is no such side.') : null);
};

export const mayLeaveOut: May<'LeaveOut'> = (state, { creatures }, seat) => {
  const { encounter } = state;
  const newcomers = encounter ? newcomersIn(state, encounter).map(({ id }) => id) : [];
  const isThere = (one: CreatureId): boolean =>
    newcomers.includes(one) || (encounter !== null && isMet(encounter, one));
  return objections(
    onlyReferee(seat),
    creatures.length > 0 && creatures.every(isThere)
      ? null
      : impossible('no-such-thing', 'Some of these have not come to the fight, or have been ruled on already.'),
  );
};

/** Whether somebody takes part in an encounter as one of those who are met. */
export const isMet = (encounter: Encounter, creature: CreatureId): boolean =>
  sideOf(encounter, creature)?.kind === 'monsters';

/** Until a fight begins, some of those who are met may be put on a side of their own, if they leave somebody on theirs. */
const mayStandApart = (encounter: Encounter, creatures: readonly CreatureId[], side: SideId | null): boolean =>
  side === null &&
  encounter.combat === null &&
  encounter.sides.every(
    ({ kind, members }) =>
      !members.some((member) => creatures.includes(member)) ||
      (kind === 'monsters' && members.some((member) => !creatures.includes(member))),
  );

export const maySkipStep: May<'SkipStep'> = (state, _, seat) => {
  const { encounter } = state;
  const barred = objections(onlyReferee(seat), inEncounter(state));
  if (!encounter) return barred;
  return objections(
    ...barred,
    encounter.round > 0
      ? byRule(
          rulesOf(state).encounter.cites.order,
          'out-of-turn',
          'The rounds have begun: end the round, or end the encounter.',
        )
      : null,
    encounter.flight?.outcome === 'open'
      ? byRule(
          rulesOf(state).encounter.cites.order,
          'out-of-turn',
          'Somebody flees: first it is settled whether they get away.',
        )
      : null,
  );
};

export const mayParley: May<'Parley'> = (state, _, seat) => {
  const { encounter } = state;
  const barred = objections(mayCommandParty(state, seat), inEncounter(state));
  if (!encounter) return barred;
  return objections(...barred, talkingObjection(state, encounter));
};
