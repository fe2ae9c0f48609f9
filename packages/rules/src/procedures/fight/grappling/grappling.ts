import type { CreatureId, Note } from '../../../core/index.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { noteLosses } from '../../meeting/morale/morale.ts';
import { changeMode } from '../../meeting/steps/advance.ts';
import { findShut, SHUT, shutDoorBetween } from '../attack/shut-door.ts';
import type { grapplingCommands } from './commands.ts';
import { mayBreakFree, mayGrapple, mayLetGo, mayRule } from './may.ts';
import type { BoutOutcome, GrapplingRule, Manner } from './rule.ts';

const THAC0_OF_NOBODY = 19;

const grapple: Handler<'Grapple'> = (play, { creature, others, target: at, manner, bothHold }) => {
  const target = play.state.creatures[at];
  const attackers = [creature, ...others].flatMap((one) => play.state.creatures[one] ?? []);
  const { grappling, attack } = play.rules;
  const known = grappling.manners.find(({ value }) => value === manner);
  if (!target || !known) return;
  changeMode(play, 'attack');
  if (keptApart(play, attackers, target, known)) return;
  const bonuses = attackers.map((attacker) => THAC0_OF_NOBODY - attack.roll.thac0(attacker));
  const bout = { manner, attackers, bonuses, target, armourClass: attack.armour.classOf(target), bothHold };
  const { said, rolls } = play.noting((dice) => grappling.bout(bout, dice));
  const { winner, says, rule, formula, throws, notes } = said;
  const who = attackers.map(({ id }) => id);
  const more = [...(notes ?? []), ...arguing(grappling)];
  const why = { rule, formula, throws, ...(more.length > 0 ? { notes: more } : {}) };
  play.happen({ type: 'Grappled', attackers: who, target: at, manner: known.label, winner, says, rolls, why });
  settle(play, said, who, at);
};

/** That an outcome may be argued with, where the book says so. */
const arguing = ({ cites }: GrapplingRule): readonly Note[] =>
  cites.objecting === 'TABLE'
    ? []
    : [{ rule: cites.objecting, text: 'who finds that it makes no sense may say so: the referee may rule otherwise' }];

/** A door between them, which the players thought open, is shut: the round has gone to finding that out. */
function keptApart(play: Play, attackers: readonly Creature[], target: Creature, { label }: Manner): boolean {
  const doors = attackers.map((one) => shutDoorBetween(play.state, one, target.at, 'melee'));
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

/** The referee says what cannot be. */
const ruleGrapple: Handler<'RuleGrapple'> = (play, { creature, possible }) => {
  const rule = play.rules.grappling.impossible;
  if (rule) play.happen({ type: 'GrappleRuled', creature, possible, rule });
};

const breakFree: Handler<'BreakFree'> = (play, { creature }) => {
  const found = play.state.creatures[creature];
  if (!found) return;
  const by = play.state.encounter?.holds?.find(({ held }) => held === creature)?.holder;
  const holder = by && play.state.creatures[by];
  if (!holder) {
    play.happen({ type: 'HoldEnded', creature });
    return;
  }
  const { said, rolls } = play.noting((dice) => play.rules.grappling.breaksFree(found, holder, dice));
  const { free, rule, formula, throws } = said;
  play.happen({ type: 'BreakTried', creature, free, rolls, why: { rule, formula, throws } });
  if (free) play.happen({ type: 'HoldEnded', creature });
};

export const grapplingHandlers: Handlers<typeof grapplingCommands> = {
  Grapple: { may: mayGrapple, play: grapple },
  BreakFree: { may: mayBreakFree, play: breakFree },
  LetGo: { may: mayLetGo, play: (play, { held }) => play.happen({ type: 'HoldEnded', creature: held }) },
  RuleGrapple: { may: mayRule, play: ruleGrapple },
};
