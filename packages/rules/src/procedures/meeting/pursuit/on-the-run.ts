import type { SideId } from '../../../core/index.ts';
import { type Follows, rulesOf } from '../../../play/index.ts';
import { ableOf, hasLetGo } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { isChase, shotOnRun, spellOnRun, spentOnRun } from '../../situation/round/on-the-run.ts';
import { roundsOfGo } from './gap.ts';

/** Shots and spells on the run, from memory or a scroll, cost rounds of it. */
export const pursuitFollows: Follows = {
  AttackRolled: (play, { attacker, attack, kind }) => {
    const shooter = play.state.creatures[attacker];
    const weapon = shooter?.attacks[attack];
    if (!isChase(play.state.encounter) || kind !== 'missile' || !shooter || !weapon) return;
    play.happen({ type: 'RunSlowed', creature: attacker, by: 'shot', spent: shotOnRun(play.state, shooter, weapon) });
  },
  SpellCast: (play, { caster }) => {
    if (isChase(play.state.encounter))
      play.happen({ type: 'RunSlowed', creature: caster, by: 'spell', spent: spellOnRun(play.state, caster) });
  },
  UsedUp: (play, { creature, form }) => {
    if (isChase(play.state.encounter) && form === 'scroll')
      play.happen({ type: 'RunSlowed', creature, by: 'scroll', spent: spellOnRun(play.state, creature) });
  },
};

/** Rounds of this go by which those who flee fall behind: they wait for whoever shoots and casts. */
export const lostByFleers = (state: GameState): number => lost(state, (side, fleeing) => side === fleeing);

/** Rounds by which those behind them do. */
export const lostByPursuers = (state: GameState): number => lost(state, (side, fleeing) => side !== fleeing);

function lost(state: GameState, among: (side: SideId, fleeing: SideId) => boolean): number {
  const { encounter } = state;
  if (!encounter?.flight) return 0;
  const { sides, flight, setting } = encounter;
  const runners = sides.filter(({ id }) => among(id, flight.fleeing) && !hasLetGo(encounter, id));
  const each = runners.flatMap((side) => ableOf(state, side)).map(({ id }) => spentOnRun(state, id).lost);
  return Math.min(roundsOfGo(rulesOf(state).pursuit, setting), Math.max(0, ...each));
}
