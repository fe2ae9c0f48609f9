import { byPermission, byRule, impossible, objections, type Refusal, type Seat } from '../../../core/index.ts';
import { type Legality, type May, rulesOf } from '../../../play/index.ts';
import type { GameState } from '../../../state/state.ts';
import { endsTurn, proposesTurn } from '../../table/permission/permission.ts';
import type { turnCommands } from './commands.ts';

function midEncounter(state: GameState): Refusal | null {
  return state.encounter || state.metElsewhere
    ? byRule(
        rulesOf(state).encounter.cites.order,
        'in-encounter',
        'An encounter is running: its rounds count first. Conclude it, and the turn ends with it.',
      )
    : null;
}

const atHome = (state: GameState): Refusal | null =>
  state.downtime ? impossible('out-of-turn', 'Between adventures days go by, not turns.') : null;

/** The turn ends for all, so that one speaks for all. */
const forEnding = (state: GameState, seat: Seat): Refusal | null =>
  endsTurn(state, seat)
    ? null
    : byPermission('caller-speaks', 'The referee or the party’s caller ends the turn; others propose it.');

const mayProposeEndTurn: May<'ProposeEndTurn'> = (state, { withdrawn }, seat) => {
  const proposed = state.turnProposals?.includes(seat.user) ?? false;
  return objections(
    proposesTurn(state, seat)
      ? null
      : byPermission('not-your-seat', 'Those who play somebody, and may not end the turn themselves, propose it.'),
    midEncounter(state),
    atHome(state),
    proposed === withdrawn
      ? null
      : impossible('no-change', proposed ? 'You have proposed it.' : 'You have not proposed it.'),
  );
};

/** What stands against each of these commands. */
export const turnLegality: Legality<typeof turnCommands> = {
  EndTurn: (state, _, seat) => objections(forEnding(state, seat), midEncounter(state), atHome(state)),
  ProposeEndTurn: mayProposeEndTurn,
};
