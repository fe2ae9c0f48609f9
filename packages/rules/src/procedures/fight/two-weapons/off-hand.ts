import type { Modifier, Ruleset } from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import type { Attack, Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';
import type { DualMode } from '../../party/equipping/hands.ts';

/** Hands that are free for a weapon: one, with a shield or a second weapon in the other. */
export const handsFor = ({ encounter }: GameState, { id, shield }: Creature): 1 | 2 =>
  shield || encounter?.offHands?.[id] ? 1 : 2;

/** Why a weapon is not wielded in so many hands; null when it is. */
export function unwieldyIn({ twoWeapons }: Ruleset, { name, own }: Attack, hands: 1 | 2): string | null {
  if (!own) return twoWeapons.unwieldy(name, hands);
  return own.twoHanded && hands === 1 ? 'it takes both hands' : null;
}

/** How somebody uses a second weapon in this round. */
function offHandOf(state: GameState, { id, shield }: Creature): DualMode {
  const held = state.encounter?.offHands?.[id];
  const mode = rulesOf(state).twoWeapons.mode(
    { offhand: held?.weapon ?? null, shield, mainHands: 1 },
    held?.use ?? null,
  );
  return typeof mode === 'string' ? mode : 'none';
}

/** What second weapons, the attacker's and the target's, add to an attack. */
export function offHandModifiers(
  state: GameState,
  attacker: Creature,
  target: Creature,
  kind: 'melee' | 'missile',
): readonly Modifier[] {
  const { effect } = rulesOf(state).twoWeapons;
  const own = kind === 'melee' ? effect(offHandOf(state, attacker), kind).ownAttack : 0;
  return [
    { name: 'second weapon', value: own, rule: rulesOf(state).twoWeapons.cites.second },
    {
      name: 'warded off',
      value: effect(offHandOf(state, target), kind).attackerModifier,
      rule: rulesOf(state).twoWeapons.cites.second,
    },
  ];
}
