import { listed, verb } from '../../../core/words.ts';
import { rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import type { CombatRound } from '../../../state/encounter.ts';
import { isCapable } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { rateAsConveyed } from '../../dungeon/movement/rate.ts';
import { laden } from '../../party/treasure/bearers.ts';
import { isShown } from '../../situation/round/moment.ts';
import { ofParty } from '../../situation/sight/known.ts';
import { momentsAfter } from './phases.ts';

type Place = Pick<CombatRound, 'acting' | 'phase'>;

/** `The party carries too much to move. `: where the round has gone past the time for it, to a phase; nothing where it has not. */
export function weighedDown(before: GameState, after: GameState, { acting, phase }: Place): string {
  const [then, now] = [before.encounter?.combat, after.encounter?.combat];
  if (then?.stage !== 'acting' || !now) return '';
  const later = momentsAfter(rulesOf(after).combatRound.order.timeline(now.order.length), then);
  const missed = later
    .slice(
      0,
      later.findIndex((moment) => moment.acting === acting && moment.phase === phase),
    )
    .filter((moment) => moment.phase === 'movement');
  const able = missed
    .flatMap((moment) => now.actors[moment.acting] ?? [])
    .flatMap((actor) => after.creatures[actor] ?? [])
    .filter((one) => ofParty(after, one) && isShown(after, one) && isCapable(one));
  const pinned = able.filter((one) => isPinned(after, one));
  if (pinned.length === 0) return '';
  const who = pinned.length === able.length && able.length > 1 ? 'The party' : listed(pinned.map(called));
  return `${who} ${verb(who === 'The party' ? 1 : pinned.length, 'carries', 'carry')} too much to move. `;
}

/** Whoever could go without what is carried. */
const isPinned = (state: GameState, creature: Creature): boolean =>
  creature.movement > 0 &&
  rulesOf(state).encumbrance.rate(laden(state, creature)) === 0 &&
  rateAsConveyed(state, creature) === 0;
