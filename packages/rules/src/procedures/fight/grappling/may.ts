import { byPermission, byRule, impossible, objections, type Refusal, type SideId } from '../../../core/index.ts';
import { type FieldsOf, type May, rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import type { CombatRound } from '../../../state/encounter.ts';
import { sideOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { distanceFor, isElsewhere, isWalledOff } from '../../situation/reach/reach.ts';
import { boundBy } from '../../situation/round/bound.ts';
import { isHasted, moverOf } from '../../situation/round/swift.ts';
import { mayActNow } from '../../situation/round/turns.ts';
import { mayAct, mayCommand, mayReferee, onlyReferee } from '../../table/permission/permission.ts';
import { mayTarget } from '../attack/may.ts';
import { asConfused } from '../attack/striker-and-target.ts';
import { hasSpentRound } from '../combat-round/spent.ts';
import type { Manner } from './rule.ts';

/** Why somebody may not grapple with a target now, one after the other; the referee may set each aside. */
export const againstGrappling = (state: GameState, attacker: Creature, target: Creature): readonly Refusal[] =>
  objections(
    mayActNow(state, attacker.id, 'melee'),
    asConfused(state, attacker, target),
    spent(state, attacker),
    inReach(state, attacker, target),
  );

export const mayGrapple: May<'Grapple'> = (state, command, seat) => {
  const { creature, others, target: at, bothHold } = command;
  const group = [creature, ...others];
  const target = state.creatures[at];
  const barred = objections(
    new Set(group).size < group.length || group.includes(at) ? impossible('bad-input', 'Each takes part once.') : null,
    bothHold && !mayReferee(seat)
      ? byPermission('not-your-seat', 'What the target tries is the referee’s to say.')
      : null,
    ...group.map((one) => mayAct(state, seat, one)),
    mayTarget(state, seat, creature, at),
  );
  const attackers = group.flatMap((one) => state.creatures[one] ?? []);
  return target ? [...barred, ...inBout(state, command, attackers, target)] : barred;
};

function inBout(
  state: GameState,
  { manner }: FieldsOf<'Grapple'>,
  attackers: readonly Creature[],
  target: Creature,
): readonly Refusal[] {
  const { grappling } = rulesOf(state);
  const known = grappling.manners.find(({ value }) => value === manner);
  const fights = state.encounter?.combat && [...attackers, target].every((one) => takesPart(state, one));
  return objections(
    fights ? null : impossible('no-encounter', 'They grapple in a fight: the referee begins one first.'),
    target.conditions.includes('held') ? impossible('no-change', 'They are held already.') : null,
    known
      ? strengthless(known, attackers[0], target)
      : impossible('no-such-thing', 'The rules know no such way of grappling.'),
    attackers.length < grappling.fewest
      ? byRule(grappling.rule, 'forbidden', 'It takes a group to overcome somebody so.')
      : null,
    known ? cannotBe(state, target, known) : null,
    ...attackers.flatMap((attacker) => againstGrappling(state, attacker, target)),
  );
}

/** Some ways of grappling go by the strength of one of them alone. */
export function strengthless(manner: Manner, attacker: Creature | undefined, target: Creature): Refusal | null {
  const alone = manner.alone === 'target' ? target : manner.alone === 'attacker' ? attacker : null;
  return alone && !alone.abilities ? impossible('bad-input', `${called(alone)} has no strength score.`) : null;
}

/** What the referee has said cannot be wrestled down may still be climbed. */
export function cannotBe(state: GameState, creature: Creature, { onto }: Manner): Refusal | null {
  const rule = rulesOf(state).grappling.impossible;
  return rule && creature.traits?.unwrestled && !onto
    ? byRule(rule, 'forbidden', `Nobody wrestles ${called(creature)} down: no dice are thrown for it.`)
    : null;
}

/** A side of which all are held has no place in the order, and tries whoever acts. */
const actsNow = ({ order, acting }: CombatRound, side: SideId): boolean =>
  order[acting]?.includes(side) === true || !order.some((place) => place.includes(side));

/** Why one who is held may not try to break free now; null when nothing is against it. */
export function mayBreak(state: GameState, creature: Creature): Refusal | null {
  const { id, conditions } = creature;
  const { encounter } = state;
  const combat = encounter?.combat;
  if (!conditions.includes('held') || conditions.some((each) => each === 'dead' || each === 'unconscious'))
    return impossible('no-change', `${called(creature)} is not held.`);
  if (!combat) return impossible('no-encounter', 'No round has begun.');
  const { rule } = rulesOf(state).grappling;
  if (combat.acted.includes(id)) return byRule(rule, 'already-tried', 'One try a round.');
  const side = sideOf(encounter, id)?.id;
  return combat.stage === 'acting' && side && actsNow(combat, side)
    ? null
    : byRule(rule, 'out-of-turn', 'They try when their side acts.');
}

export const mayBreakFree: May<'BreakFree'> = (state, { creature }, seat) => {
  const found = state.creatures[creature];
  return objections(mayCommand(state, seat, creature), found ? mayBreak(state, found) : null);
};

export const mayLetGo: May<'LetGo'> = (state, { creature, held }, seat) => {
  const holds = state.encounter?.holds?.some((hold) => hold.holder === creature && hold.held === held);
  return objections(
    mayCommand(state, seat, creature),
    holds ? null : impossible('no-change', 'They hold nobody of that name.'),
  );
};

/** The referee says what cannot be. */
export const mayRule: May<'RuleGrapple'> = (state, { creature, possible }, seat) => {
  const found = state.creatures[creature];
  const rules = rulesOf(state).grappling.impossible;
  return objections(
    onlyReferee(seat),
    found?.kind === 'monster' && rules ? null : impossible('no-such-thing', 'There is no such monster to rule on.'),
    possible === (found?.traits?.unwrestled !== true) ? impossible('no-change', 'It is so already.') : null,
  );
};

/** It is the action of the round, or one of them for the hasted: else no blow, no spell, and where moving leaves no time, no move. */
function spent(state: GameState, attacker: Creature): Refusal | null {
  const { encounter } = state;
  const { id, name, moved } = attacker;
  const combat = encounter?.combat;
  const declared = combat?.declarations[id]?.action;
  const begun = combat?.blows.some((blow) => blow.creature === id) === true || boundBy(state, id) !== null;
  const busy = hasSpentRound(state, attacker) || (begun && !isHasted(state, id));
  const { combatRound, grappling } = rulesOf(state);
  return busy ||
    !combatRound.declaring.mayActMoving(
      'melee',
      moved > 0 && !encounter?.cramped,
      declared === 'retreat',
      moverOf(state, attacker),
    )
    ? byRule(grappling.rule, 'already-tried', `${name} has done something else in this round.`)
    : null;
}

function inReach(state: GameState, attacker: Creature, target: Creature): Refusal | null {
  const { attack, grappling } = rulesOf(state);
  const feet = distanceFor(state, attacker, target, 'melee');
  const near =
    (feet === null || attack.footing.mayMelee(feet, state.encounter?.cramped)) &&
    !isElsewhere(state, attacker, target) &&
    !isWalledOff(state, attacker, target, 'melee');
  return near ? null : byRule(grappling.rule, 'too-far', 'Out of reach: they stand next to each other to grapple.');
}

const takesPart = ({ encounter }: GameState, { id }: Creature): boolean => sideOf(encounter, id) !== null;
