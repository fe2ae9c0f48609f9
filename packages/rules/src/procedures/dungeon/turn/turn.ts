import { byPermission, byRule, impossible, type Refusal } from '../../../core/index.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import { turnOf } from '../../../state/read.ts';
import { bleedOn, comeDue } from '../../body/course/course.ts';
import { recoverStep } from '../../body/healing/recover.ts';
import { mayEndTurn, mayProposeTurn } from '../../table/permission/permission.ts';
import { swingDoorsShut } from '../doors/doors.ts';
import { burnLights } from '../light/light.ts';
import { noticeThefts } from '../pickpocketing/pickpocketing.ts';
import { restStep } from '../rest/rest.ts';
import { wanderingStep } from '../wandering/wandering.ts';
import type { turnCommands } from './commands.ts';
import type { TurnRule } from './rule.ts';

/** The end of a turn, step by step. */
const endTurn: Handler<'EndTurn'> = (play, { resting }) => {
  const refusal = forEnding(play) ?? play.unless(midEncounter(play));
  if (refusal) return refusal;
  passTurn(play, resting);
  return null;
};

/** The turn ends for all, so that one speaks for all. */
const forEnding = ({ state, by }: Play): Refusal | null =>
  mayEndTurn(state, by)
    ? null
    : byPermission('caller-speaks', 'The referee or the party’s caller ends the turn; others propose it.');

const proposeEndTurn: Handler<'ProposeEndTurn'> = (play, { withdrawn }) => {
  const { state, by } = play;
  if (!mayProposeTurn(state, by))
    return byPermission('not-your-seat', 'Those who play somebody, and may not end the turn themselves, propose it.');
  const refusal = play.unless(midEncounter(play));
  if (refusal) return refusal;
  const proposed = state.turnProposals?.includes(by.user) ?? false;
  if (proposed !== withdrawn)
    return impossible('no-change', proposed ? 'You have proposed it.' : 'You have not proposed it.');
  play.happen({ type: 'TurnEndProposed', user: by.user, withdrawn });
  return null;
};

/** The steps of a turn that need nobody's word; in the others the table acts and the referee describes. */
const OF_ITSELF: Readonly<Record<string, (play: Play) => void>> = { wandering: wanderingStep };

/** What every turn does, whether it was ended by a command or spent by an encounter, with so many rounds of a fight in it. */
export function passTurn(play: Play, resting: boolean, fought = 0): void {
  const { turnsSinceRest } = play.state.party;
  play.happen({ type: 'TurnPassed', turn: turnOf(play.state) + 1, resting });
  burnLights(play);
  play.onEachScene(() => swingDoorsShut(play));
  noticeThefts(play);
  restStep(play, turnsSinceRest);
  recoverStep(play, resting);
  bleedOn(play, play.rules.turn.inFight.rounds - fought);
  comeDue(play);
  OF_ITSELF[nextStep(play.rules.turn, 'endOfTurn') ?? '']?.(play);
}

function midEncounter(play: Play) {
  return play.state.encounter || play.state.metElsewhere
    ? byRule(
        play.rules.encounter.cites.order,
        'in-encounter',
        'An encounter is running: its rounds count first. Conclude it, and the turn ends with it.',
      )
    : null;
}

export const turnHandlers: Handlers<typeof turnCommands> = {
  EndTurn: endTurn,
  ProposeEndTurn: proposeEndTurn,
};

/** The step after another; after the last the first of the next turn. */
export const nextStep = (rule: TurnRule, after: string): string | undefined =>
  rule.steps[(rule.steps.indexOf(after) + 1) % rule.steps.length];
