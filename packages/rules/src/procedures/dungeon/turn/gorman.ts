import { COMBAT_TURNS, explorationTurns } from '../../../books/gorman/content/clock.ts';
import { type Answer, denied } from '../../../content/denied.ts';
import { MOVES_PER_TURN } from '../movement/gorman.ts';
import type { TurnRule } from './rule.ts';

/** What a turn holds (GOR-EXP-02): one complex action, or two simple ones. */
const BUDGET = 2;
const COSTS: readonly (readonly [number, readonly string[]])[] = [
  [2, ['attack', 'cast-spell', 'grapple', 'read-scroll', 'turn-undead', 'search', 'force-door', 'listen']],
  [1, ['move', 'light-source', 'drink-potion', 'draw-item', 'use-item', 'open-door', 'pick-up', 'stand-up']],
  [0, ['speak', 'drop-item', 'swap-spell']],
];

/** What an action takes of a turn: two for a complex one, one for a simple one, nothing for a word; null when unknown. */
const actionCost = (action: string): number | null =>
  COSTS.find(([, actions]) => actions.includes(action))?.[0] ?? null;

/** Whether a move comes before an attack. */
const movesUp = (actions: readonly string[]): boolean =>
  actions.includes('attack') && actions.slice(0, actions.indexOf('attack')).includes('move');

/** GOR-EXP-02: whether somebody can do all of it in one turn. @param moveAndAttack by option, a move before an attack is free */
export function mayDo(
  actions: readonly string[],
  moveAndAttack = false,
): Answer<{ readonly ok: true }, 'unknown-action' | 'too-many-actions'> {
  const costs = actions.map(actionCost);
  if (costs.includes(null)) return denied('unknown-action');
  const freed = moveAndAttack && movesUp(actions) ? (actionCost('move') ?? 0) : 0;
  const spent = costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0) - freed;
  return spent > BUDGET ? denied('too-many-actions') : { ok: true };
}

/** GOR-EXP-01, GOR-EXP-02 as one slot: ten combat turns to the turn, and what there is time for in it. On the steps of a turn the book is silent (GOR-RUL-01). */
export const gormanTurn = (chapter: TurnRule): TurnRule => ({
  reckoning: { rule: 'GOR-EXP-01', text: 'ten minutes: ten turns of combat' },
  turnsOfEncounter: explorationTurns,
  charging: 'GOR-EXP-01',
  inFight: { rounds: COMBAT_TURNS, rule: 'GOR-EXP-01' },
  cites: chapter.cites,
  steps: chapter.steps,
  standClear: chapter.standClear,
  acts: {
    most: { rule: 'GOR-EXP-02', text: 'one complex act a turn, or two simple ones' },
    moves: MOVES_PER_TURN,
    leavesTime: (done, more) => 'ok' in mayDo([...done, more]),
  },
});
