import { byRule, type CreatureId, type Refusal } from '../../../core/index.ts';
import { inside, listed } from '../../../core/words.ts';
import { rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import type { Attack, Creature } from '../../../state/creature.ts';
import type { Encounter, Side } from '../../../state/encounter.ts';
import { hasGotAway, sideKind, sideNamed, sideOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { feetEach } from '../reach/off-board.ts';
import { isInMelee } from '../reach/reach.ts';
import { boundBy } from './bound.ts';
import { fullDeeds } from './deeds.ts';
import { isParrying } from './guard.ts';
import { losesRound, surprisedRefusal } from './lost-round.ts';
import { momentFor } from './moment.ts';
import { isChase, mayActOnRun } from './on-the-run.ts';
import { PHASES, type Phase } from './phase.ts';
import { isOrAreShown, nameSeen } from './seen-name.ts';
import { sidesShownAt } from './shown-order.ts';
import { situationOf } from './stance.ts';
import { actionsLeft, isHasted, movesOn, timesAsFast } from './swift.ts';

function whatComesFirst(state: GameState, { combat, standing }: Encounter): string {
  if (!combat) return 'The encounter has not come to actions yet.';
  return standing !== undefined && rulesOf(state).initiative.standing.stands
    ? 'This round has not come to actions yet.'
    : 'Initiative has not been rolled for this round.';
}

/** Whether it is this creature's turn, whatever the phase. Null outside encounters, and for those who take no part. */
export function mayActInTurn(state: GameState, creature: CreatureId): Refusal | null {
  const { encounter } = state;
  if (!encounter || !sideOf(encounter, creature)) return null;
  if (hasGotAway(encounter))
    return byRule(rulesOf(state).combatRound.cites.round, 'out-of-turn', 'The party has got away: the fight is over.');
  const { combat } = encounter;
  const own = sideOf(encounter, creature);
  if (combat && own && losesRound(state, own)) return surprisedRefusal(state, creature);
  if (combat?.stage !== 'acting') {
    return byRule(rulesOf(state).combatRound.cites.round, 'out-of-turn', whatComesFirst(state, encounter));
  }
  const actor = state.creatures[creature];
  if (actor?.dressing)
    return byRule(rulesOf(state).equipping.cites.donning, 'incapable', `${called(actor)} is busy with armour.`);
  const now = actor ? momentFor(state, combat, actor) : combat;
  if (combat.actors[now.acting]?.includes(creature)) return null;
  const acting = sidesShownAt(state, encounter, combat, now.acting).flatMap((id) => sideNamed(encounter, id) ?? []);
  const acts = own && acting.includes(own) ? `others of ${inside(own.name)} act` : actsNow(state, acting);
  const { order } = rulesOf(state).combatRound.cites;
  return byRule(order, 'out-of-turn', `It is not ${whose(actor)} turn: ${acts} now.`);
}

/**
 * Whether it is this creature's turn, in this phase. Null outside encounters, and for those who take no part.
 * @param attack what is shot, where that is known
 */
export function mayActNow(state: GameState, creature: CreatureId, phase: Phase, attack?: Attack): Refusal | null {
  const { encounter } = state;
  const combat = encounter?.combat;
  if (!encounter || !sideOf(encounter, creature)) return null;
  if (isChase(encounter) && phase !== 'movement') return mayActOnRun(state, creature, phase, attack);
  const late = mayActInTurn(state, creature);
  if (late || !combat) return late;
  const actor = state.creatures[creature];
  const {
    cites,
    declaring: { allows },
  } = rulesOf(state).combatRound;
  const now = actor ? momentFor(state, combat, actor) : combat;
  if (now.phase !== phase && !(phase === 'movement' && actor && movesOn(state, actor))) {
    const present = PHASES.find((each) => each === now.phase);
    const running = present ? `: this is the ${PHASE_NAMES[present]} phase` : '';
    return byRule(cites.round, 'out-of-turn', `That waits for the ${PHASE_NAMES[phase]} phase${running}.`);
  }
  const declared = combat.declarations[creature]?.action ?? null;
  return allows(phase, declared, sideKind(encounter, creature))
    ? null
    : byRule(cites.declaring, 'out-of-turn', `That was not declared before initiative: ${declared ?? 'nothing'} was.`);
}

/** As a refusal says it to who plays somebody: a player is spoken to; the referee has many. */
const whose = (actor: Creature | undefined): string => (actor && actor.owner === null ? `${called(actor)}’s` : 'your');

/** `the party acts`, `the goblins act`. */
function actsNow(state: GameState, sides: readonly Side[]): string {
  const [first, ...more] = sides;
  if (!first) return 'nobody acts';
  const plural = more.length > 0 || isOrAreShown(state, first) === 'are';
  return `${listed(sides.map((side) => inside(nameSeen(state, side))))} ${plural ? 'act' : 'acts'}`;
}

const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  morale: 'morale',
  movement: 'movement',
  missile: 'missile',
  spells: 'spell',
  melee: 'melee',
};

/**
 * Whether a creature may move on the board now: in its side's movement phase, bound by no spell, and out of melee only
 * by a move declared before initiative. How far is `feetThisRound`.
 */
export function mayMoveNow(state: GameState, creature: CreatureId): Refusal | null {
  const { encounter } = state;
  if (!encounter || !sideOf(encounter, creature)) return null;
  if (encounter.mode === 'pursuit')
    return byRule(
      rulesOf(state).pursuit.cites.running,
      'out-of-turn',
      'They run for it: the pursuit counts the distance.',
    );
  const turn = mayActNow(state, creature, 'movement');
  if (turn) return turn;
  if (isParrying(state, creature))
    return byRule(rulesOf(state).parrying.cites.parry, 'forbidden', 'Whoever parries does nothing else in the round.');
  const declared = encounter.combat?.declarations[creature]?.action ?? null;
  const bound = boundBy(state, creature);
  if (bound && !isHasted(state, creature))
    return byRule(bound, 'forbidden', 'Who casts a spell does not move in that round.');
  const rule = rulesOf(state);
  const mover = state.creatures[creature];
  if (mover && mover.moved === 0 && hasDoneElse(state, mover))
    return byRule(
      rule.combatRound.cites.closing,
      'forbidden',
      `${called(mover)} has done something else in this round.`,
    );
  if (!rule.encounter.movement(0, encounter.round).allowed)
    return byRule(
      rulesOf(state).movement.cites.meeting,
      'forbidden',
      'After sixty rounds a turn must pass before they move on at this pace.',
    );
  const declaredMove = declared === 'withdraw' || declared === 'retreat';
  if (isInMelee(state, creature) && !rule.combatRound.declaring.mayDo('meleeMove', declaredMove)) {
    return byRule(
      rulesOf(state).combatRound.cites.leaving,
      'forbidden',
      'To move in melee, a withdrawal or retreat must be declared before initiative.',
    );
  }
  return null;
}

/** Something else took the action that a move would take. */
const hasDoneElse = (state: GameState, creature: Creature): boolean =>
  rulesOf(state).combatRound.budget !== null &&
  fullDeeds(state, creature.id) > 0 &&
  !(isHasted(state, creature.id) && actionsLeft(state, creature) > 0);

/** Feet a creature may move in this round, for its base rate: outdoors yards, which are feet again on a map; null outside encounters. */
export function feetThisRound(state: GameState, creature: CreatureId, base: number): number | null {
  const { encounter } = state;
  if (!encounter || !sideOf(encounter, creature)) return null;
  const rule = rulesOf(state);
  const { max: once } = rule.encounter.movement(base, encounter.round);
  const onMap = (state.creatures[creature]?.at ?? null) !== null;
  const max = once * timesAsFast(state, creature) * (onMap ? feetEach(state) : 1);
  const declared = encounter.combat?.declarations[creature]?.action ?? null;
  if (declared === 'withdraw')
    return rule.combatRound.parting.withdrawal(max, !situationOf(state, creature).surrounded, true).max;
  if (boundBy(state, creature) && !isHasted(state, creature)) return 0;
  return max * rule.combatRound.declaring.moves(declared, sideKind(encounter, creature));
}
