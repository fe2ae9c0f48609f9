import { byPermission, byRule, impossible, objections, type Refusal, type Seat } from '../../../core/index.ts';
import { type Handlers, type May, type Play, rulesOf } from '../../../play/index.ts';
import { turnOf } from '../../../state/read.ts';
import { isLastOfNight } from '../../../state/sleep.ts';
import type { GameState } from '../../../state/state.ts';
import { bleedOutsideFights, bringWhatIsDue } from '../../body/course/course.ts';
import { recoverStep } from '../../body/healing/recover.ts';
import { endsTurn, proposesTurn } from '../../table/permission/permission.ts';
import { swingDoorsShut } from '../doors/doors.ts';
import { burnLights } from '../light/light.ts';
import { noticeThefts } from '../pickpocketing/pickpocketing.ts';
import { restStep } from '../rest/rest.ts';
import { wanderingStep } from '../wandering/wandering.ts';
import type { turnCommands } from './commands.ts';
import type { TurnRule } from './rule.ts';

function midEncounter(state: GameState): Refusal | null {
  return state.encounter || state.metElsewhere
    ? byRule(
        rulesOf(state).encounter.cites.order,
        'in-encounter',
        'An encounter is running: its rounds count first. End it, and the turn ends with it.',
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

/** The steps of a turn that need nobody's word; in the others the table acts and the referee describes. */
const OF_ITSELF: Readonly<Record<string, (play: Play) => void>> = { wandering: wanderingStep };

/** What a command had somebody do, where the rules count what is done in a turn. */
export function countDeed(play: Play): void {
  if (play.deed) play.happen({ type: 'ActDone', ...play.deed });
}

/** What every turn does, whether it was ended by a command or spent by an encounter, with so many rounds of a fight in it. */
export function passTurn(play: Play, resting: boolean, fought = 0): void {
  const { turnsSinceRest } = play.state.party;
  const nightOpen = resting && isLastOfNight(play.state);
  play.happen({ type: 'TurnPassed', turn: turnOf(play.state) + 1, resting, ...(nightOpen ? { nightOpen } : {}) });
  burnLights(play);
  play.onEachScene(() => swingDoorsShut(play));
  noticeThefts(play);
  restStep(play, turnsSinceRest);
  recoverStep(play, resting);
  bleedOutsideFights(play, play.rules.turn.inFight.rounds - fought);
  bringWhatIsDue(play);
  OF_ITSELF[nextStep(play.rules.turn, 'endOfTurn') ?? '']?.(play);
  if (nightOpen && play.state.drawnUp === null) {
    const { study } = play.rules.spells.memory;
    play.happen({ type: 'NightSlept', ...(study > 0 ? { study } : {}) });
  }
}

export const turnHandlers: Handlers<typeof turnCommands> = {
  /** The end of a turn, step by step. */
  EndTurn: {
    may: (state, _, seat) => objections(forEnding(state, seat), midEncounter(state), atHome(state)),
    play: (play, { resting }) => passTurn(play, resting),
  },
  ProposeEndTurn: {
    may: mayProposeEndTurn,
    play: (play, { withdrawn }) => play.happen({ type: 'TurnEndProposed', user: play.by.user, withdrawn }),
  },
};

/** The step after another; after the last the first of the next turn. */
export const nextStep = (rule: TurnRule, after: string): string | undefined =>
  rule.steps[(rule.steps.indexOf(after) + 1) % rule.steps.length];
