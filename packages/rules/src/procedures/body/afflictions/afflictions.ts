import { byRule, impossible, type Refusal } from '../../../core/index.ts';
import { type Handler, type Handlers, rulesFor } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { isDead, ROUNDS_PER_TURN, turnOf } from '../../../state/read.ts';
import { sideOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { feetApart } from '../../situation/reach/reach.ts';
import { boundBy } from '../../situation/round/bound.ts';
import { isKnown } from '../../situation/sight/known.ts';
import { forActing } from '../../table/permission/permission.ts';
import { befall } from './befall.ts';
import type { afflictionsCommands } from './commands.ts';
import { curable } from './may.ts';

const afflict: Handler<'Afflict'> = (play, { creature, by, modifier }) => {
  const named = play.rules.afflictions.known.find(({ value }) => value === by);
  if (!named) return null;
  befall(play, creature, named.affliction, modifier);
  return null;
};

const cure: Handler<'Cure'> = (play, { creature }) => {
  const found = play.state.creatures[creature];
  const kinds = found && !isDead(found) ? curable(play.state, found) : [];
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

const rouse: Handler<'Rouse'> = (play, { creature, patient: whom }) => {
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
  const found = play.state.creatures[creature];
  const rule = found ? play.rules.afflictions.biteRuling(found) : null;
  if (!rule) return null;
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
