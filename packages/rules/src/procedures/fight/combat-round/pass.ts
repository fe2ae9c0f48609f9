import type { Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { CombatRound, Encounter, Side } from '../../../state/encounter.ts';
import { sideNamed } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { landPending } from '../../body/damage/deal.ts';
import { awaitsReaction } from '../../meeting/reaction/awaits.ts';
import { isShown, momentOf } from '../../situation/round/moment.ts';
import { type Moment, PHASES } from '../../situation/round/phase.ts';
import { contenders } from '../../situation/round/shown-order.ts';
import { ofParty } from '../../situation/sight/known.ts';
import { firstFireObjection } from '../initiative/first-fire.ts';
import { throwInitiative } from '../initiative/initiative.ts';
import { recordHolding } from './hold.ts';
import { holdForThem } from './holding-on.ts';
import { stateAt } from './idle.ts';
import { enterPhase, isUnseen, isWorthwhile, momentsAfter, moraleAt } from './phases.ts';
import { canAnybodyAct, stillToAct } from './still-to-act.ts';
import { stillToDeclare } from './still-to-declare.ts';
import { comeToLight } from './to-light.ts';

/** More steps than a round has. */
const MOST = 200;

/**
 * A phase ends when all have acted who could, or hold, as far as the table sees it; initiative is thrown when all have
 * declared. It never goes to the end of the round, which is the referee's, nor past what only the referee knows of, who
 * stays behind for that.
 */
export function endPhaseWhenDone(play: Play, before: GameState = play.state): void {
  for (let step = 0; step < MOST && passesOne(play, before); step += 1);
}

function passesOne(play: Play, before: GameState): boolean {
  comeToLight(play);
  if (holdForThem(play, before)) return true;
  const { encounter, automation } = play.state;
  const combat = encounter?.combat;
  if (!automation.rounds || !encounter || !combat || encounter.flight) return false;
  if (combat.stage === 'declarations') return haveDeclared(play, encounter, combat, before);
  return combat.stage === 'acting' && (followsOn(play, encounter, combat) || catchesUp(play, encounter, combat));
}

/**
 * In the first round the party may yet talk or flee, unless it has just turned out that the others attack; after it,
 * nobody has to say that dice are thrown.
 */
function haveDeclared(play: Play, encounter: Encounter, combat: CombatRound, before: GameState): boolean {
  const { state } = play;
  const shooters = Object.values(state.creatures).some((one) => firstFireObjection(state, one) === null);
  const { mode, round } = encounter;
  const waits =
    !(mode === 'combat' || (mode === 'meeting' && (round > 1 || turnOnThem(encounter, before)))) ||
    shooters ||
    awaitsReaction(state) ||
    (contenders(state, encounter, combat).size < 2 && !haveSpoken(state, combat)) ||
    stillToDeclare(state).length > 0;
  if (waits) return false;
  throwInitiative(play);
  return true;
}

/**
 * Somebody of the party has declared something in this round, or that there is nothing: where nobody does, the referee says
 * when it goes on without foes in sight. What one of the others has in mind does not show.
 */
const haveSpoken = (state: GameState, { declarations, holding = [] }: CombatRound): boolean =>
  Object.values(state.creatures).some(
    (one) =>
      isShown(state, one) &&
      ofParty(state, one) &&
      (declarations[one.id] || holding.some(({ creature }) => creature === one.id)),
  );

/** The reaction has been settled just now: they attack. */
const turnOnThem = ({ reaction }: Encounter, before: GameState): boolean =>
  reaction === 'attacks' && before.encounter?.reaction === null;

/** What the table sees goes on to the next phase that waits for somebody. */
function followsOn(play: Play, encounter: Encounter, combat: CombatRound): boolean {
  const { state } = play;
  const now = shownAt(combat);
  if (!now || waitsFor(state, encounter, combat, now)) return false;
  if (combat.pending.length > 0) {
    landPending(play);
    return true;
  }
  const later = momentsAfter(play.rules.combatRound.order.timeline(combat.order.length), now);
  const next = later.findIndex((moment) => waitsFor(state, encounter, combat, moment));
  const shown = later[next];
  if (!shown) return false;
  if (combat.behind) {
    play.happen({ type: 'PhaseBegan', ...shown, staying: true });
    return true;
  }
  const due = [now, ...later.slice(0, next)].find((moment) => isReferees(state, encounter, combat, moment));
  play.happen({ type: 'PhaseBegan', ...shown });
  if (due) play.happen({ type: 'PhaseBegan', ...due, secret: true });
  return true;
}

/** When nothing is left of what kept the referee behind, the next such thing is due, or what the table sees. */
function catchesUp(play: Play, encounter: Encounter, combat: CombatRound): boolean {
  const { state } = play;
  const [behind, shown] = [behindOf(combat), shownAt(combat)];
  if (!behind || !shown || isReferees(state, encounter, combat, behind)) return false;
  const later = momentsAfter(play.rules.combatRound.order.timeline(combat.order.length), behind);
  const place = later.findIndex((moment) => moment.acting === shown.acting && moment.phase === shown.phase);
  if (place < 0) return false;
  const due = later.slice(0, place).find((moment) => isReferees(state, encounter, combat, moment));
  play.happen(due ? { type: 'PhaseBegan', ...due, secret: true } : { type: 'PhaseBegan', ...shown });
  return true;
}

/** Whether the table sees that a phase waits for somebody. */
function waitsFor(state: GameState, encounter: Encounter, combat: CombatRound, moment: Moment): boolean {
  if (moment.phase === 'morale') return false;
  const there = stateAt(state, moment);
  return canAnybodyAct(there, (one) => isShown(there, one)) || isUnseen(state, encounter, combat, moment);
}

/** Whether it waits for somebody of whom the referee alone knows, or for a heart to be tried. */
function isReferees(state: GameState, encounter: Encounter, combat: CombatRound, moment: Moment): boolean {
  if (moment.phase === 'morale') return moraleAt(state, encounter, combat, moment.acting);
  const there = stateAt(state, moment);
  return canAnybodyAct(there, (one) => !isShown(there, one));
}

function shownAt({ acting, phase: named }: Pick<CombatRound, 'acting' | 'phase'>): Moment | null {
  const phase = PHASES.find((each) => each === named);
  return phase ? { acting, phase } : null;
}

const behindOf = ({ behind }: CombatRound): Moment | null => (behind ? shownAt(behind) : null);

/** When a whole side, or some of it together, has done what it can, nothing more comes from it: on, if nobody else has anything left to do now. */
export function goOn(play: Play, done: Pick<Side, 'members'>): void {
  comeToLight(play);
  const { encounter, automation } = play.state;
  const combat = encounter?.combat;
  if (!automation.rounds || !combat || combat.stage !== 'acting') return;
  const now = shownAt(momentOf(combat));
  const others = (creature: Creature) => !done.members.includes(creature.id);
  if (now && !isWorthwhile(play.state, encounter, combat, now, others)) {
    enterPhase(play);
    return;
  }
  const left = stillToAct(play.state).filter(({ id }) => done.members.includes(id));
  if (left.length > 0)
    recordHolding(
      play,
      left.map(({ id }) => id),
      { quiet: true },
    );
}

/** The sides whose place it is, as the referee sees it. */
export const sidesNow = ({ combat, ...encounter }: Encounter): readonly Side[] =>
  combat?.stage === 'acting'
    ? (combat.order[momentOf(combat).acting] ?? []).flatMap((side) => sideNamed({ combat, ...encounter }, side) ?? [])
    : [];
