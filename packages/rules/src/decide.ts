import type { Command } from './commands.ts';
import type { Dice } from './dice.ts';
import { Play } from './play.ts';
import type { Procedure } from './procedure.ts';
import { tellLore } from './procedures/class-functions/lore.ts';
import { noticeInPassing } from './procedures/class-functions/passing.ts';
import { passOn } from './procedures/combat-round/pass.ts';
import { procedures } from './procedures/index.ts';
import { letMovesStand } from './procedures/movement/stands.ts';
import { enterRooms } from './procedures/scene/rooms.ts';
import { explore } from './procedures/sight/explore.ts';
import { remember } from './procedures/sight/remember.ts';
import type { Refusal, Ruling } from './ruling.ts';
import { byPermission } from './ruling.ts';
import type { Seat } from './seat.ts';
import type { GameState } from './state/state.ts';

/**
 * Rules on a command: what happened, or why not. It may roll; it changes nothing.
 * @param overriding the referee sets aside what a rule (never a permission) would refuse
 */
export function decide(state: GameState, command: Command, by: Seat, dice: Dice, overriding = false): Ruling {
  if (by.role === 'spectator') {
    return { granted: false, refusal: byPermission('not-your-seat', 'Spectators watch; they take no part in play.') };
  }
  const play = new Play(state, by, dice, overriding);
  const procedure = procedures[command.type] as Procedure<Command>;
  const refusal = procedure(play, command);
  if (refusal !== null) return { granted: false, refusal: asTold(refusal, play) };
  explore(play);
  enterRooms(play, state);
  passOn(play);
  noticeInPassing(play);
  tellLore(play);
  remember(play, state);
  letMovesStand(play, state);
  return { granted: true, events: play.events, after: play.after };
}

/** ERI-CMB-05: where players may not see the rules, a refusal names none to them. */
const asTold = (refusal: Refusal, { by, rules }: Play): Refusal =>
  by.role === 'player' && rules.precedence.shown === 'hidden' ? { ...refusal, rule: null } : refusal;
