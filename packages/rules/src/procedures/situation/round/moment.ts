import type { CreatureId } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { CombatRound } from '../../../state/encounter.ts';
import type { GameState } from '../../../state/state.ts';
import { isInSightOfAll } from '../sight/in-sight.ts';
import { ofParty } from '../sight/known.ts';

/** A place of the round's order, and the phase within it. */
type Now = Pick<CombatRound, 'acting' | 'phase'>;

/** Where the round stands for the referee, who goes through phases that the table is not told of. */
export const momentOf = (combat: CombatRound): Now => combat.behind ?? combat;

/** Whether somebody has said that nothing more comes from them at a moment of the round. */
export const isHolding = ({ holding }: CombatRound, creature: CreatureId, { acting, phase }: Now): boolean =>
  holding?.some((held) => held.creature === creature && held.acting === acting && held.phase === phase) ?? false;

/** Where it stands for a creature: those who are shown act in what is shown, the others behind it. */
export const momentFor = (state: GameState, combat: CombatRound, creature: Creature): Now =>
  isShown(state, creature) ? combat : momentOf(combat);

/** Whether the table may be told that it has something to do. */
export const isShown = (state: GameState, creature: Creature): boolean =>
  !creature.hidden && (ofParty(state, creature) || isInSightOfAll(state, creature));
