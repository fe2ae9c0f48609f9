import { hasUseOf, stateAt } from '../../../procedures/fight/combat-round/idle.ts';
import { PHASES, type Phase } from '../../../procedures/situation/round/phase.ts';
import type { Creature } from '../../../state/creature.ts';
import type { CombatRound } from '../../../state/encounter.ts';
import { isCapable } from '../../../state/read.ts';
import { type Asking, names } from './said.ts';

const NAMES: readonly string[] = PHASES;

/** What is declared for one phase of the round alone, and why it comes to nothing. */
const FOR: readonly (readonly [Phase, string])[] = [
  ['missile', 'nobody in sight to shoot at'],
  ['melee', 'no foe within reach'],
];

/** Why nothing comes of what was declared for those whom this person plays, once its phase has come; null where that is not so. */
export function inVain({ state, own }: Asking, combat: CombatRound): string | null {
  const now = combat.phase === null ? -1 : NAMES.indexOf(combat.phase);
  const reasons = FOR.flatMap(([phase, reason]) => {
    const idle = own.filter((one) => isCapable(one) && isIdle(combat, one, phase));
    const vain = idle.filter((one) => !hasUseOf(stateAt(state, { acting: combat.acting, phase }), one, phase));
    const due = now >= NAMES.indexOf(phase);
    return due && vain.length > 0 ? [`${names(vain)} ${vain.length > 1 ? 'have' : 'has'} ${reason}`] : [];
  });
  return reasons.length > 0 ? reasons.join(', ') : null;
}

/** Declared for this phase, and neither done nor let be. */
const isIdle = ({ declarations, acted, blows, holding = [] }: CombatRound, { id }: Creature, phase: Phase): boolean =>
  declarations[id]?.action === phase &&
  !acted.includes(id) &&
  !blows.some(({ creature }) => creature === id) &&
  !holding.some((one) => one.creature === id && one.phase === phase);
