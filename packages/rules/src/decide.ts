import {
  byPermission,
  type Command,
  type Dice,
  type GameEvent,
  impossible,
  type Refusal,
  type SceneId,
  type Seat,
} from './core/index.ts';
import { game } from './game.ts';
import { known } from './known/known.ts';
import { Play } from './play/index.ts';
import { deedOf, noTimeForDeed } from './procedures/deeds.ts';
import { type Filled, handlers } from './procedures/handlers.ts';
import { procedures } from './procedures/index.ts';
import { whereItPlays } from './procedures/situation/sight/where.ts';
import type { GameState } from './state/state.ts';

/** A command was granted: what happened, and what was true after each of the events. */
export interface Granted {
  readonly granted: true;
  readonly events: readonly GameEvent[];
  readonly after: readonly GameState[];
}

export type Ruling = Granted | { readonly granted: false; readonly refusal: Refusal };

const FOLLOWING = [...procedures.flatMap(({ after = [] }) => after), ...procedures.flatMap(({ last = [] }) => last)];

/**
 * Rules on a command: what happened, or why not. It may roll; it changes nothing.
 * @param overriding the referee sets aside what a rule (never a permission) would refuse
 * @param looking of several scenes in play the one that who asks has before them; null for their own
 */
export function decide(
  state: GameState,
  command: Command,
  by: Seat,
  dice: Dice,
  overriding = false,
  looking: SceneId | null = null,
): Ruling {
  if (by.role === 'spectator') {
    return { granted: false, refusal: byPermission('not-your-seat', 'Spectators watch; they take no part in play.') };
  }
  const here = whereItPlays(state, command, by, looking);
  const play = new Play(game, state, by, dice, overriding, here);
  const refusal = ruled(play, command);
  if (refusal !== null) return { granted: false, refusal: asTold(toTell(refusal, state, command, by, here), play) };
  for (const follow of FOLLOWING) follow(play, state);
  return { granted: true, events: play.events, after: play.after };
}

/**
 * Why somebody may not: the referee, who knows all, by the truth; a player by what that player knows, and mostly
 * without a reason where that speaks against nothing. So a refusal tells nothing else.
 */
function toTell(refusal: Refusal, state: GameState, command: Command, by: Seat, here: SceneId | null): Refusal {
  if (by.role === 'referee') return refusal;
  const knowing = ruled(new Play(game, known(state, by), by, UNTHROWN, false, here), command);
  return knowing ?? (EXPLAINED.has(command.type) ? refusal : UNEXPLAINED);
}

/** What is refused for how dice fell, or for how much all players together have written: no secret of play. */
const EXPLAINED: ReadonlySet<Command['type']> = new Set(['RollDice', 'WritePage']);

const UNEXPLAINED = impossible('blocked', 'It cannot be done as things stand.');

/** Plays a command, unless something stands against it. */
function ruled(play: Play, command: Command): Refusal | null {
  const fields = { ...command };
  const handling = handlers[command.type];
  return (
    play.unless(handling?.may(play.state, fields, play.by) ?? null) ??
    inTime(play, command.type, fields) ??
    handling?.play(play, fields) ??
    null
  );
}

/** What takes time is done in one's own turn of a round; where the rules count what is done in a turn, there must be time left for it. */
function inTime(play: Play, type: Command['type'], fields: Filled): Refusal | null {
  play.deed = deedOf(play.state, type, fields);
  return play.unless(noTimeForDeed(play.state, type, fields));
}

/** For who only asks whether it may be: what would be thrown is thrown away. */
const UNTHROWN: Dice = { die: () => 1, id: () => 'unthrown' };

/** Where players may not see the rules, a refusal names none to them. */
const asTold = (refusal: Refusal, { by, rules }: Play): Refusal =>
  by.role === 'player' && rules.precedence.shown === 'hidden' ? { ...refusal, rule: null } : refusal;
