import type { Play } from '../../../play/index.ts';
import type { CombatRound } from '../../../state/encounter.ts';
import { isShownNamed } from '../../situation/round/shown-order.ts';
import { momentsAfter } from './phases.ts';

/**
 * Whoever moves out of a secret phase into sight shows which phase it is: the table is there too, and the phases before
 * it are over. Of whoever stays unseen, nothing shows.
 */
export function comeToLight(play: Play): void {
  const combat = play.state.encounter?.combat;
  if (!combat?.behind || !isLater(play, combat) || combat.behind.phase !== 'movement') return;
  const movers = combat.actors[combat.behind.acting] ?? [];
  if (movers.some((who) => combat.walked?.includes(who) && isShownNamed(play.state, who)))
    play.happen({ type: 'PhaseBegan', ...combat.behind });
}

/** Whether the referee is ahead of what the table sees. */
function isLater({ rules }: Play, { order, acting, phase, behind }: CombatRound): boolean {
  const later = momentsAfter(rules.combatRound.order.timeline(order.length), { acting, phase });
  return later.some((moment) => moment.acting === behind?.acting && moment.phase === behind.phase);
}
