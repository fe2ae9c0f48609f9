import { byRule, impossible, type Refusal } from '../../../core/index.ts';
import { type Handler, type Handlers, rulesFor } from '../../../play/index.ts';
import type { AilmentKind } from '../../../state/ailment.ts';
import type { Creature } from '../../../state/creature.ts';
import { isDead, ROUNDS_PER_TURN, turnOf } from '../../../state/read.ts';
import { sideOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { feetApart } from '../../situation/reach/reach.ts';
import { boundBy } from '../../situation/round/bound.ts';
import { isKnown } from '../../situation/sight/known.ts';
import { forActing, refereeOnly } from '../../table/permission/permission.ts';
import { befall } from './befall.ts';
import type { afflictionsCommands } from './commands.ts';

/** The most a referee adds to a save, or takes away. */
export const MOST = 10;

const afflict: Handler<'Afflict'> = (play, { creature, by, modifier }) => {
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  const found = play.state.creatures[creature];
  if (!found || isDead(found)) return impossible('no-such-thing', 'There is nobody of that name alive here.');
  if (!Number.isInteger(modifier) || Math.abs(modifier) > MOST)
    return impossible('bad-input', `A modifier is a whole number from −${MOST} to ${MOST}.`);
  const named = play.rules.afflictions.known.find(({ value }) => value === by);
  if (!named) return impossible('no-such-thing', 'The rules in force know no such affliction.');
  befall(play, creature, named.affliction, modifier);
  return null;
};

/** What a cure ends; fear and lost levels it does not. */
const CURABLE: readonly AilmentKind[] = [
  'dying of poison',
  'choking',
  'festering',
  'paralysed',
  'weakened',
  'slowed',
  'confused',
  'dazed',
  'not healing',
  'mad',
  'mad in battle',
  'bleeding',
  'comatose',
  'sick',
];

export const curable = ({ ailments }: GameState, { id }: Creature): readonly AilmentKind[] =>
  (ailments?.[id] ?? []).map(({ kind }) => kind).filter((kind) => CURABLE.includes(kind));

const cure: Handler<'Cure'> = (play, { creature }) => {
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  const found = play.state.creatures[creature];
  const kinds = found && !isDead(found) ? curable(play.state, found) : [];
  if (kinds.length === 0) return impossible('no-change', 'There is nothing to cure.');
  for (const kind of kinds) play.happen({ type: 'AilmentEnded', creature, kind });
  return null;
};

const shakeOut: Handler<'ShakeOut'> = (play, { creature, victim: whom }) => {
  const [helper, victim] = [play.state.creatures[creature], play.state.creatures[whom]];
  const refusal = forActing(play, creature);
  if (refusal || !helper) return refusal;
  if (!victim || !isKnown(play.state, play.by, victim))
    return impossible('no-such-thing', 'There is nobody of that name here.');
  for (const objection of shakingObjections(play.state, helper, victim)) {
    const unable = play.unless(objection);
    if (unable) return unable;
  }
  play.happen({ type: 'ShakenOut', creature, victim: whom });
  play.happen({ type: 'AilmentEnded', creature: whom, kind: 'terrified' });
  return null;
};

/** Why somebody cannot shake a comrade out now, one after the other. */
export function shakingObjections(state: GameState, helper: Creature, victim: Creature): readonly Refusal[] {
  const { encounter, ruleset } = state;
  const combat = encounter?.combat;
  const side = sideOf(encounter, helper.id)?.id;
  const theirs = combat?.stage === 'acting' && side && combat.order[combat.acting]?.includes(side);
  const busy =
    combat?.acted.includes(helper.id) ||
    helper.moved > 0 ||
    boundBy(state, helper.id) !== null ||
    combat?.blows.some((blow) => blow.creature === helper.id);
  const afraid = state.ailments?.[victim.id]?.some(({ kind }) => kind === 'terrified');
  const feet = feetApart(state, helper, victim);
  const near = feet === null || rulesFor(ruleset).attack.footing.mayMelee(feet, encounter?.cramped);
  return [
    afraid ? null : impossible('no-change', 'They are not in the fear of ghouls.'),
    rulesFor(ruleset).afflictions.shakesOut(helper)
      ? null
      : byRule(
          rulesFor(state.ruleset).afflictions.cites.canRouse,
          'forbidden',
          `${helper.name} has not seen enough of ghouls for that.`,
        ),
    theirs
      ? null
      : byRule(
          rulesFor(state.ruleset).afflictions.cites.roused,
          'out-of-turn',
          'It takes the action of one’s own turn in a round.',
        ),
    busy
      ? byRule(
          rulesFor(state.ruleset).afflictions.cites.roused,
          'already-tried',
          'It takes the whole action of the round.',
        )
      : null,
    near ? null : byRule(rulesFor(state.ruleset).afflictions.cites.roused, 'too-far', 'They stand too far apart.'),
  ].filter((refusal) => refusal !== null);
}

/** Why somebody cannot be roused now; null when nothing is against it. */
export function rousingObjection(state: GameState, helper: Creature, patient: Creature): Refusal | null {
  if (state.encounter) return impossible('in-encounter', 'It takes a whole turn, and there is a fight.');
  const senseless = state.ailments?.[patient.id]?.some(({ kind }) => kind === 'senseless');
  if (!senseless || patient.hitPoints.now !== 0 || isDead(patient))
    return impossible('no-change', 'They are not merely unconscious.');
  if (state.busy[helper.id] === turnOf(state))
    return byRule(
      rulesFor(state.ruleset).afflictions.cites.revived,
      'already-tried',
      `${helper.name} is busy in this turn.`,
    );
  return null;
}

const rouse: Handler<'Rouse'> = (play, { creature, patient: whom }) => {
  const [helper, patient] = [play.state.creatures[creature], play.state.creatures[whom]];
  const refusal = forActing(play, creature);
  if (refusal || !helper) return refusal;
  if (!patient || !isKnown(play.state, play.by, patient))
    return impossible('no-such-thing', 'There is nobody of that name here.');
  const unable = play.unless(rousingObjection(play.state, helper, patient));
  if (unable) return unable;
  const turn = turnOf(play.state);
  play.happen({ type: 'RousingBegan', creature, patient: whom, turn });
  play.happen({
    type: 'AilmentBegan',
    creature: whom,
    ailment: { kind: 'senseless', until: turn * ROUNDS_PER_TURN, ends: 'wakes' },
  });
  return null;
};

const ruleBite: Handler<'RuleBite'> = (play, { creature, forGood }) => {
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  const found = play.state.creatures[creature];
  const rule = found ? play.rules.afflictions.biteRuling(found) : null;
  if (!found || !rule) return impossible('no-such-thing', 'There is no such bite to rule on.');
  if (forGood === (found.traits?.biteDrainsForAWhile !== true)) return impossible('no-change', 'It is so already.');
  play.happen({ type: 'BiteRuled', creature, forGood, rule });
  return null;
};

export const afflictionsHandlers: Handlers<typeof afflictionsCommands> = {
  Afflict: afflict,
  ShakeOut: shakeOut,
  Cure: cure,
  Rouse: rouse,
  RuleBite: ruleBite,
};
