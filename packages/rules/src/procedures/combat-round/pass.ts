import type { Play } from '../../play.ts';
import type { Creature } from '../../state/creature.ts';
import type { CombatRound, Encounter, Side } from '../../state/encounter.ts';
import { sideNamed } from '../encounter/sides.ts';
import { momentOf } from './moment.ts';
import { enterPhase, isOpen, isWorthwhile, momentsAfter, nextPhase } from './phases.ts';
import { type Moment, PHASES } from './rule.ts';

/**
 * Phases in which nobody of the party can do anything pass by themselves, as far as the table sees it: never to the end
 * of the round, which is the referee's, and never past what only the referee knows of, who stays behind for that.
 */
export function passOn(play: Play): void {
  const { encounter, automation } = play.state;
  const combat = encounter?.combat;
  if (!automation.rounds || combat?.stage !== 'acting' || encounter === null || encounter.flight) return;
  const now = shownAt(combat);
  if (!now || isOpen(play.state, encounter, combat, now)) return;
  const moments = momentsAfter(play.rules.combatRound.timeline(combat.order.length), now);
  const shown = moments.find((moment) => isOpen(play.state, encounter, combat, moment));
  if (!shown) return;
  const due = behindOf(combat) ?? nextPhase(play.state, encounter, combat);
  play.happen({ type: 'PhaseBegan', ...shown });
  if (due && (due.acting !== shown.acting || due.phase !== shown.phase))
    play.happen({ type: 'PhaseBegan', ...due, secret: true });
}

function shownAt({ acting, phase: named }: Pick<CombatRound, 'acting' | 'phase'>): Moment | null {
  const phase = PHASES.find((each) => each === named);
  return phase ? { acting, phase } : null;
}

const behindOf = ({ behind }: CombatRound): Moment | null => (behind ? shownAt(behind) : null);

/** When a whole side has done what it can: on, if nobody else has anything left to do now. */
export function goOn(play: Play, done: Side): void {
  const { encounter, automation } = play.state;
  const combat = encounter?.combat;
  if (!automation.rounds || !combat || combat.stage !== 'acting') return;
  const now = shownAt(momentOf(combat));
  const others = (creature: Creature) => !done.members.includes(creature.id);
  if (now && !isWorthwhile(play.state, encounter, combat, now, others)) enterPhase(play);
}

/** The sides whose place it is, as the referee sees it. */
export const sidesNow = ({ combat, ...encounter }: Encounter): readonly Side[] =>
  combat?.stage === 'acting'
    ? (combat.order[momentOf(combat).acting] ?? []).flatMap((side) => sideNamed({ combat, ...encounter }, side) ?? [])
    : [];
