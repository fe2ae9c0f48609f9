import { byRule, impossible, objections, offer, type Refusal, type Seat } from '../../../core/index.ts';
import { type Declaration, type Handler, type Handlers, type May, type Offers, rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import { commands } from '../../../state/commanding.ts';
import type { Creature } from '../../../state/creature.ts';
import { isCapable } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { isOnLine } from '../../situation/reach/off-board.ts';
import { mayMoveNow } from '../../situation/round/turns.ts';
import { mayAct } from '../../table/permission/permission.ts';
import { offBoardCommands } from './commands.ts';
import { type OffBoardEvent, offBoardEvolvers } from './events.ts';
import { foesOnLine, nearestFirst, stepBack, stepUp } from './steps.ts';
import { offBoardTellers } from './tell.ts';

/** Somebody moves in an encounter on no map. */
function moving(state: GameState, seat: Seat, creature: Creature['id']): readonly Refusal[] {
  const mover = state.creatures[creature];
  const off = mover && !isOnLine(state, mover);
  return objections(
    mayAct(state, seat, creature),
    off
      ? impossible('no-encounter', `${called(mover)} is in no encounter off the board whose distance is settled.`)
      : null,
    mayMoveNow(state, creature),
  );
}

const mayApproach: May<'Approach'> = (state, { creature, foe: named }, seat) => {
  const mover = state.creatures[creature];
  const barred = moving(state, seat, creature);
  if (barred.length > 0 || !mover) return barred;
  const foe = foesOnLine(state, mover).find(({ id }) => id === named);
  if (!foe) return objections(impossible('no-such-thing', 'There is no such foe to go up to.'));
  return objections(
    stepUp(state, mover, foe)
      ? null
      : byRule(ruleOf(state), 'too-far', `${called(mover)} cannot get nearer to ${called(foe)} in this round.`),
  );
};

const mayFallBack: May<'FallBack'> = (state, { creature }, seat) => {
  const mover = state.creatures[creature];
  const barred = moving(state, seat, creature);
  if (barred.length > 0 || !mover) return barred;
  return objections(
    stepBack(state, mover)
      ? null
      : byRule(ruleOf(state), 'too-far', `${called(mover)} cannot go back from anybody in this round.`),
  );
};

const ruleOf = (state: GameState) => rulesOf(state).movement.cites.round;

const approach: Handler<'Approach'> = (play, { creature, foe: named }) => {
  const [mover, foe] = [play.state.creatures[creature], play.state.creatures[named]];
  const step = mover && foe && stepUp(play.state, mover, foe);
  if (step) play.happen({ type: 'StoodOnLine', ...step });
};

const fallBack: Handler<'FallBack'> = (play, { creature }) => {
  const mover = play.state.creatures[creature];
  const step = mover && stepBack(play.state, mover);
  if (step) play.happen({ type: 'StoodOnLine', ...step });
};

const offBoardHandlers: Handlers<typeof offBoardCommands> = {
  Approach: { may: mayApproach, play: approach },
  FallBack: { may: mayFallBack, play: fallBack },
};

const offBoardOffers: Offers = (state, seat) => {
  const met = state.encounter?.sides.flatMap(({ members }) => members) ?? [];
  const rule = rulesOf(state).movement.cites.round;
  return met
    .flatMap((one) => state.creatures[one] ?? [])
    .filter((one) => commands(seat, one) && isCapable(one) && isOnLine(state, one) && !mayMoveNow(state, one.id))
    .flatMap((mover) => {
      const about = { place: 'creature', about: mover.id, rule, fixed: { creature: mover.id } } as const;
      const before = nearestFirst(state, mover).filter((foe) => stepUp(state, mover, foe));
      const approach = offer('Approach', 'Close in', { ...about, inputs: { foe: before } });
      const back = offer('FallBack', 'Fall back', about);
      return [...(before.length > 0 ? [approach] : []), ...(stepBack(state, mover) ? [back] : [])];
    });
};

export const offBoard: Declaration<typeof offBoardCommands, OffBoardEvent> = {
  forms: offBoardCommands,
  handle: offBoardHandlers,
  evolve: offBoardEvolvers,
  tell: offBoardTellers,
  offer: offBoardOffers,
};
