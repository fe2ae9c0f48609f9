import { byPermission, type Command, type Dice, type GameEvent, type Refusal, type Seat } from './core/index.ts';
import { game } from './game.ts';
import { type Handler, Play } from './play/index.ts';
import { procedures } from './procedures/index.ts';
import type { GameState } from './state/state.ts';

/** A command was granted: what happened, and what was true after each of the events. */
export interface Granted {
  readonly granted: true;
  readonly events: readonly GameEvent[];
  readonly after: readonly GameState[];
}

export type Ruling = Granted | { readonly granted: false; readonly refusal: Refusal };

const FOLLOWING = [...procedures.flatMap(({ after = [] }) => after), ...procedures.flatMap(({ last = [] }) => last)];
const handlers = Object.assign({}, ...procedures.map(({ play }) => play));

/**
 * Rules on a command: what happened, or why not. It may roll; it changes nothing.
 * @param overriding the referee sets aside what a rule (never a permission) would refuse
 */
export function decide(state: GameState, command: Command, by: Seat, dice: Dice, overriding = false): Ruling {
  if (by.role === 'spectator') {
    return { granted: false, refusal: byPermission('not-your-seat', 'Spectators watch; they take no part in play.') };
  }
  const play = new Play(game, state, by, dice, overriding);
  const handler = handlers[command.type] as Handler<Command['type']>;
  const refusal = handler(play, command);
  if (refusal !== null) return { granted: false, refusal: asTold(refusal, play) };
  for (const follow of FOLLOWING) follow(play, state);
  return { granted: true, events: play.events, after: play.after };
}

/** Where players may not see the rules, a refusal names none to them. */
const asTold = (refusal: Refusal, { by, rules }: Play): Refusal =>
  by.role === 'player' && rules.precedence.shown === 'hidden' ? { ...refusal, rule: null } : refusal;
