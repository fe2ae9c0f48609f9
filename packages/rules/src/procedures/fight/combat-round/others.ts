import { byRule, type Command, type CreatureId, impossible, type Refusal } from '../../../core/index.ts';
import { type Handler, type Play, rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import type { SomethingElse } from '../../../state/encounter.ts';
import { sideOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import type { TurnAct } from '../../../state/turn-act.ts';
import { boundBy } from '../../situation/round/bound.ts';
import { deedsOf } from '../../situation/round/deeds.ts';
import { isParrying } from '../../situation/round/guard.ts';
import { momentFor } from '../../situation/round/moment.ts';
import { PHASES } from '../../situation/round/phase.ts';
import { strikesAlone } from '../../situation/round/strikes-alone.ts';
import { isHasted, moverOf } from '../../situation/round/swift.ts';
import { mayActNow } from '../../situation/round/turns.ts';
import { actionsOfAttacks } from '../attack/routine.ts';
import type { Expense } from './rule.ts';

/** What somebody's time in this round has gone to, as the book counts it. */
function spentBy(state: GameState, creature: Creature): readonly Expense[] {
  const { id } = creature;
  const { combat, cramped } = state.encounter ?? {};
  const kind = combat?.blows.find((blow) => blow.creature === id)?.kind ?? 'melee';
  return [
    ...(creature.moved > 0 && !cramped ? (['move'] as const) : []),
    ...Array.from({ length: actionsOfAttacks(state, creature) }, () => kind),
    ...(isParrying(state, id) ? (['parry'] as const) : []),
    ...deedsOf(state, id).map((deed) => deed.kind),
  ];
}

/** Why somebody cannot do something else in this round; null when nothing is against it. */
export function elseObjection(state: GameState, creature: Creature, what: SomethingElse): Refusal | null {
  const { budget } = rulesOf(state).combatRound;
  const combat = state.encounter?.combat;
  if (!budget) return impossible('forbidden', 'By these rules that is between the players and the referee.');
  if (!combat) return impossible('no-encounter', 'No round has begun.');
  const now = momentFor(state, combat, creature);
  const phase = PHASES.find((each) => each === now.phase) ?? 'movement';
  const early = now.acting < (combat.early ?? 0) || now.acting >= combat.slowFrom;
  if (early) return byRule(budget.ids[what], 'out-of-turn', 'These places of the round are for some attacks alone.');
  return mayActNow(state, creature.id, phase) ?? busy(state, creature, what);
}

function busy(state: GameState, creature: Creature, what: SomethingElse): Refusal | null {
  const { id } = creature;
  const name = called(creature);
  const { budget } = rulesOf(state).combatRound;
  if (isParrying(state, id))
    return byRule(rulesOf(state).parrying.cites.parry, 'forbidden', 'Whoever parries does nothing else in the round.');
  const alone = strikesAlone(state, creature);
  if (alone) return alone;
  const bound = boundBy(state, id);
  if (bound && !isHasted(state, id))
    return byRule(bound, 'forbidden', `${name} has declared a spell, and does nothing else in this round.`);
  return !budget || budget.leavesRoom(spentBy(state, creature), budget.countsAs(what), moverOf(state, creature))
    ? null
    : byRule(budget.ids[what], 'already-tried', `${name} has no time left for that in this round.`);
}

/** What of the round it takes to use a thing: magic out of a wand or a scroll, or a draught. */
const USES: { readonly [act in TurnAct]?: SomethingElse } = {
  'use-item': 'magic',
  'read-scroll': 'magic',
  'drink-potion': 'action',
};

/** Why the round of a fight leaves no time to use a wand, a scroll or a potion, where the book counts what is done in it; nothing stands against a spike or picks. */
export function usingObjection(
  state: GameState,
  creature: Creature,
  type: Command['type'],
  act: TurnAct,
): Refusal | null {
  const takes = type === 'UseCharge' || type === 'UseUp' ? USES[act] : undefined;
  const fights = state.encounter?.combat && sideOf(state.encounter, creature.id);
  return takes && fights && rulesOf(state).combatRound.budget ? elseObjection(state, creature, takes) : null;
}

/** A thing was used: another line tells of it, and the round counts it. */
export function spendOnUsing(play: Play, creature: CreatureId, act: TurnAct): void {
  const takes = USES[act];
  const { combat } = play.state.encounter ?? {};
  const { budget } = play.rules.combatRound;
  if (!takes || !combat || !budget || !sideOf(play.state.encounter, creature)) return;
  const casts = budget.countsAs(takes) === 'cast';
  play.happen({ type: 'SomethingElseDone', creature, what: '', takes, casts, rule: budget.ids[takes], quiet: true });
}

/** A deed as it is told, in the middle of a sentence. */
export const told = (what: string): string => what.trim().replace(/\.$/, '');

/** Whatever it is, in the player's words; what comes of it is the referee's to say. */
export const doSomethingElse: Handler<'DoSomethingElse'> = (play, { creature, what, takes }) => {
  const { budget } = play.rules.combatRound;
  const rule = budget?.ids[takes] ?? 'TABLE';
  const casts = budget?.countsAs(takes) === 'cast';
  play.happen({ type: 'SomethingElseDone', creature, what: told(what), takes, casts, rule });
};
