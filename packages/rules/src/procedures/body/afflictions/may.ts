import { byRule, impossible, objections, type Refusal } from '../../../core/index.ts';
import { type May, rulesOf } from '../../../play/index.ts';
import type { AilmentKind } from '../../../state/ailment.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import { isDead, turnOf } from '../../../state/read.ts';
import { sideOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { feetApart } from '../../situation/reach/reach.ts';
import { boundBy } from '../../situation/round/bound.ts';
import { isKnown } from '../../situation/sight/known.ts';
import { mayAct, onlyReferee } from '../../table/permission/permission.ts';

/** Why somebody cannot be roused now; null when nothing is against it. */
export function rousingObjection(state: GameState, helper: Creature, patient: Creature): Refusal | null {
  if (state.encounter) return impossible('in-encounter', 'It takes a whole turn, and there is a fight.');
  const senseless = state.ailments?.[patient.id]?.some(({ kind }) => kind === 'senseless');
  if (!senseless || patient.hitPoints.now !== 0 || isDead(patient))
    return impossible('no-change', 'They are not merely unconscious.');
  if (state.busy[helper.id] === turnOf(state))
    return byRule(rulesOf(state).afflictions.cites.revived, 'already-tried', `${called(helper)} is busy in this turn.`);
  return null;
}

export const curable = ({ ailments }: GameState, { id }: Creature): readonly AilmentKind[] =>
  (ailments?.[id] ?? []).map(({ kind }) => kind).filter((kind) => CURABLE.includes(kind));

/** What a cure ends; fear and lost levels it does not. */
const CURABLE: readonly AilmentKind[] = [
  'dying of poison',
  'choking',
  'festering',
  'paralysed',
  'weakened',
  'nauseous',
  'slowed',
  'confused',
  'dazed',
  'not healing',
  'mad',
  'mad in battle',
  'bleeding',
  'comatose',
  'sick',
  'diseased',
  'rotting',
];

export const mayAfflict: May<'Afflict'> = (state, { creature, by }, seat) => {
  const found = state.creatures[creature];
  const barred = onlyReferee(seat);
  if (!found || isDead(found))
    return objections(barred, impossible('no-such-thing', 'There is nobody of that name alive here.'));
  const named = rulesOf(state).afflictions.known.find(({ value }) => value === by);
  return objections(barred, named ? null : impossible('no-such-thing', 'The rules in force know no such affliction.'));
};

export const mayCure: May<'Cure'> = (state, { creature }, seat) => {
  const found = state.creatures[creature];
  const kinds = found && !isDead(found) ? curable(state, found) : [];
  return objections(
    onlyReferee(seat),
    kinds.length === 0 ? impossible('no-change', 'There is nothing to cure.') : null,
  );
};

export const mayRouse: May<'Rouse'> = (state, { creature, patient: whom }, seat) => {
  const [helper, patient] = [state.creatures[creature], state.creatures[whom]];
  const barred = mayAct(state, seat, creature);
  if (!helper) return objections(barred);
  if (!patient || !isKnown(state, seat, patient))
    return objections(barred, impossible('no-such-thing', 'There is nobody of that name here.'));
  return objections(barred, rousingObjection(state, helper, patient));
};

export const mayRuleBite: May<'RuleBite'> = (state, { creature, forGood }, seat) => {
  const found = state.creatures[creature];
  const rule = found ? rulesOf(state).afflictions.biteRuling(found) : null;
  const barred = onlyReferee(seat);
  if (!found || !rule) return objections(barred, impossible('no-such-thing', 'There is no such bite to rule on.'));
  return objections(
    barred,
    forGood === (found.traits?.biteDrainsForAWhile !== true) ? impossible('no-change', 'It is so already.') : null,
  );
};

/** Why somebody cannot shake a comrade out now, one after the other. */
export function shakingObjections(state: GameState, helper: Creature, victim: Creature): readonly Refusal[] {
  const { encounter } = state;
  const combat = encounter?.combat;
  const side = sideOf(encounter, helper.id)?.id;
  const theirs = combat?.stage === 'acting' && side && combat.order[combat.acting]?.includes(side);
  const busy =
    combat?.acted.includes(helper.id) ||
    helper.moved > 0 ||
    boundBy(state, helper.id) !== null ||
    combat?.blows.some((blow) => blow.creature === helper.id);
  const afraid = state.ailments?.[victim.id]?.some(({ kind }) => kind === 'terrified');
  const { cites, shakesOut } = rulesOf(state).afflictions;
  const feet = feetApart(state, helper, victim);
  const near = feet === null || rulesOf(state).attack.footing.mayMelee(feet, encounter?.cramped);
  return objections(
    afraid ? null : impossible('no-change', 'They are not in the fear of ghouls.'),
    shakesOut(helper)
      ? null
      : byRule(cites.canRouse, 'forbidden', `${called(helper)} has not seen enough of ghouls for that.`),
    theirs ? null : byRule(cites.roused, 'out-of-turn', 'It takes the action of one’s own turn in a round.'),
    busy ? byRule(cites.roused, 'already-tried', 'It takes the whole action of the round.') : null,
    near ? null : byRule(cites.roused, 'too-far', 'They stand too far apart.'),
  );
}

export const mayShakeOut: May<'ShakeOut'> = (state, { creature, victim: whom }, seat) => {
  const [helper, victim] = [state.creatures[creature], state.creatures[whom]];
  const barred = mayAct(state, seat, creature);
  if (!helper) return objections(barred);
  if (!victim || !isKnown(state, seat, victim))
    return objections(barred, impossible('no-such-thing', 'There is nobody of that name here.'));
  return objections(barred, ...shakingObjections(state, helper, victim));
};
