import {
  byPermission,
  byRule,
  type CommandOf,
  type CreatureId,
  impossible,
  type Refusal,
} from '../../../core/index.ts';
import { type Handler, type Handlers, type Play, rulesFor } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { sideOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { noteLosses } from '../../meeting/morale/morale.ts';
import { turnTo } from '../../meeting/steps/advance.ts';
import { forActing, forCreature, refereeOnly } from '../../table/permission/permission.ts';
import { forTarget } from '../attack/attack.ts';
import { findShut, SHUT, shutDoorBetween } from '../attack/shut-door.ts';
import type { grapplingCommands } from './commands.ts';
import { objections, takesPart } from './legality.ts';
import type { BoutOutcome, Manner } from './rule.ts';

const THAC0_OF_NOBODY = 19;

const grapple: Handler<'Grapple'> = (play, command) => {
  const { creature, others, target: at, manner, bothHold } = command;
  const refusal = forGroup(play, command);
  const target = play.state.creatures[at];
  const attackers = [creature, ...others].flatMap((one) => play.state.creatures[one] ?? []);
  if (refusal || !target) return refusal;
  const { grappling, attack } = play.rules;
  const known = grappling.manners.find(({ value }) => value === manner);
  if (!known) return impossible('no-such-thing', 'The rules know no such way of grappling.');
  const alone = known.alone === 'target' ? target : known.alone === 'attacker' ? attackers[0] : null;
  if (alone && !alone.abilities) return impossible('bad-input', `${alone.name} has no strength score.`);
  for (const objection of [
    tooFew(play, attackers),
    cannotBe(play.state, target, known),
    ...attackers.flatMap((attacker) => objections(play.state, attacker, target)),
  ]) {
    const unable = play.unless(objection);
    if (unable) return unable;
  }
  turnTo(play, 'attack');
  if (keptApart(play, attackers, target, known)) return null;
  const bonuses = attackers.map((attacker) => THAC0_OF_NOBODY - attack.roll.thac0(attacker));
  const bout = { manner, attackers, bonuses, target, armourClass: attack.armour.classOf(target), bothHold };
  const { said, rolls } = play.noting((dice) => grappling.bout(bout, dice));
  const { winner, says, rule, formula, notes } = said;
  const who = attackers.map(({ id }) => id);
  const why = { rule, formula, ...(notes ? { notes } : {}) };
  play.happen({ type: 'Grappled', attackers: who, target: at, manner: known.label, winner, says, rolls, why });
  settle(play, said, who, at);
  return null;
};

/** A door between them, which the players thought open, is shut: the round has gone to finding that out. */
function keptApart(play: Play, attackers: readonly Creature[], target: Creature, { label }: Manner): boolean {
  const doors = attackers.map((one) => shutDoorBetween(play.state, one, target, 'melee'));
  const [first] = attackers;
  if (!first || doors.every((door) => door === null)) return false;
  const who = attackers.map(({ id }) => id);
  const bout = { attackers: who, target: target.id, manner: label, winner: 'nobody' } as const;
  play.happen({ type: 'Grappled', ...bout, says: 'a shut door is in the way', rolls: [], why: SHUT });
  findShut(play, first, doors);
  return true;
}

/** Who is held, and who is stunned. */
function settle(play: Play, outcome: BoutOutcome, attackers: readonly CreatureId[], target: CreatureId): void {
  const [first = target] = attackers;
  if (outcome.targetHeld) play.happen({ type: 'Held', holder: first, held: target });
  if (outcome.attackersHeld) for (const one of attackers) play.happen({ type: 'Held', holder: target, held: one });
  if (outcome.targetStunned > 0) play.happen({ type: 'Stunned', creature: target, rounds: outcome.targetStunned });
  if (outcome.attackersStunned > 0)
    for (const one of attackers) play.happen({ type: 'Stunned', creature: one, rounds: outcome.attackersStunned });
  noteLosses(play);
}

function forGroup(play: Play, { creature, others, target, bothHold }: CommandOf<'Grapple'>): Refusal | null {
  const group = [creature, ...others];
  if (new Set(group).size < group.length || group.includes(target))
    return impossible('bad-input', 'Each takes part once.');
  if (bothHold && play.by.role !== 'referee')
    return byPermission('not-your-seat', 'What the target tries is the referee’s to say.');
  const unable = group.reduce<Refusal | null>((refusal, one) => refusal ?? forActing(play, one), null);
  return unable ?? forTarget(play, creature, target) ?? inFight(play, group, target);
}

function inFight({ state }: Play, group: readonly CreatureId[], target: CreatureId): Refusal | null {
  const all = [...group, target].flatMap((one) => state.creatures[one] ?? []);
  if (!state.encounter?.combat || !all.every((one) => takesPart(state, one)))
    return impossible('no-encounter', 'They grapple in a fight: the referee begins one first.');
  return state.creatures[target]?.conditions.includes('held')
    ? impossible('no-change', 'They are held already.')
    : null;
}

const tooFew = (play: Play, attackers: readonly Creature[]): Refusal | null =>
  attackers.length < play.rules.grappling.fewest
    ? byRule(play.rules.grappling.rule, 'forbidden', 'It takes a group to overcome somebody so.')
    : null;

/** What the referee has said cannot be wrestled down may still be climbed. */
export function cannotBe({ ruleset }: GameState, { traits, name }: Creature, { onto }: Manner): Refusal | null {
  const rule = rulesFor(ruleset).grappling.impossible;
  return rule && traits?.unwrestled && !onto
    ? byRule(rule, 'forbidden', `Nobody wrestles ${name} down: no dice are thrown for it.`)
    : null;
}

/** The referee says what cannot be. */
const ruleGrapple: Handler<'RuleGrapple'> = (play, { creature, possible }) => {
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  const found = play.state.creatures[creature];
  const rule = play.rules.grappling.impossible;
  if (found?.kind !== 'monster' || !rule) return impossible('no-such-thing', 'There is no such monster to rule on.');
  if (possible === (found.traits?.unwrestled !== true)) return impossible('no-change', 'It is so already.');
  play.happen({ type: 'GrappleRuled', creature, possible, rule });
  return null;
};

/** Whether one who is held may try to break free now; null when nothing is against it. */
export function mayBreak(state: GameState, { id, conditions }: Creature): Refusal | null {
  const { encounter, ruleset } = state;
  const combat = encounter?.combat;
  if (!conditions.includes('held') || conditions.some((each) => each === 'dead' || each === 'unconscious'))
    return impossible('no-change', 'They are not held.');
  if (!combat) return impossible('no-encounter', 'No round has begun.');
  const { rule } = rulesFor(ruleset).grappling;
  if (combat.acted.includes(id)) return byRule(rule, 'already-tried', 'One try a round.');
  const side = sideOf(encounter, id)?.id;
  return combat.stage === 'acting' && side && combat.order[combat.acting]?.includes(side)
    ? null
    : byRule(rule, 'out-of-turn', 'They try when their side acts.');
}

const breakFree: Handler<'BreakFree'> = (play, { creature }) => {
  const refusal = forCreature(play, creature);
  const found = play.state.creatures[creature];
  if (refusal || !found) return refusal;
  const unable = play.unless(mayBreak(play.state, found));
  if (unable) return unable;
  const by = play.state.encounter?.holds?.find(({ held }) => held === creature)?.holder;
  const holder = by && play.state.creatures[by];
  if (!holder) {
    play.happen({ type: 'HoldEnded', creature });
    return null;
  }
  const { said, rolls } = play.noting((dice) => play.rules.grappling.breaksFree(found, holder, dice));
  const { free, rule, formula } = said;
  play.happen({ type: 'BreakTried', creature, free, rolls, why: { rule, formula } });
  if (free) play.happen({ type: 'HoldEnded', creature });
  return null;
};

const letGo: Handler<'LetGo'> = (play, { creature, held }) => {
  const refusal = forCreature(play, creature);
  if (refusal) return refusal;
  const holds = play.state.encounter?.holds?.some((hold) => hold.holder === creature && hold.held === held);
  if (!holds) return impossible('no-change', 'They hold nobody of that name.');
  play.happen({ type: 'HoldEnded', creature: held });
  return null;
};

export const grapplingHandlers: Handlers<typeof grapplingCommands> = {
  Grapple: grapple,
  BreakFree: breakFree,
  LetGo: letGo,
  RuleGrapple: ruleGrapple,
};
