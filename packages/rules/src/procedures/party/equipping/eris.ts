import { type Answer, denied } from '../../../content/denied.ts';
import { isLarge } from '../../../content/eris/grips.ts';
import type { DualMode, Hands } from './hands.ts';

/** What neither cuts nor pierces. */
const BLUNT: readonly string[] = ['club', 'mace', 'staff', 'sling', 'hammer', 'war-hammer', 'heavy-war-hammer'];

export const isEdged = (weapon: string): boolean => !BLUNT.includes(weapon);

/** ERI-CLR-02: any weapon, but none that is magic and has an edge. */
export const clericWields = (edged: boolean, magical: boolean): boolean => !(edged && magical);

/** ERI-DMG-03: how the second weapon is used this round; without a word before it, to defend. */
export function dualMode(
  { offhand, shield, mainHands }: Hands,
  announced: 'offensive' | 'defensive' | null,
  beforeRound: boolean,
): Answer<{ readonly mode: DualMode }, 'offhand-too-large' | 'offhand-with-shield' | 'offhand-with-two-handed'> {
  if (offhand === null) return { mode: 'none' };
  if (isLarge(offhand)) return denied('offhand-too-large');
  if (shield) return denied('offhand-with-shield');
  if (mainHands === 2) return denied('offhand-with-two-handed');
  return { mode: announced === 'offensive' && beforeRound ? 'offensive' : 'defensive' };
}

/** ERI-DMG-04: one better for oneself, or one worse for those who strike at one. */
export const dualEffect = (mode: DualMode, incoming: 'melee' | 'missile') => ({
  ownAttack: mode === 'offensive' ? 1 : 0,
  attackerModifier: mode === 'defensive' && incoming === 'melee' ? -1 : 0,
});
