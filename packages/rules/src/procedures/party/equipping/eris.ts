import { type Answer, denied } from '../../../content/denied.ts';
import type { DualMode, Hands } from '../../fight/two-weapons/rule.ts';

/** ERI-DMG-02: the larger weapons; the bastard sword alone may be held in one hand. */
const LARGE: readonly string[] = ['two-handed-sword', 'bastard-sword', 'battle-axe', 'heavy-war-hammer', 'pole-arm'];
const EITHER: readonly string[] = ['bastard-sword'];

export const isLarge = (weapon: string): boolean => LARGE.includes(weapon);

/** What neither cuts nor pierces. */
const BLUNT: readonly string[] = ['club', 'mace', 'staff', 'sling', 'hammer', 'war-hammer', 'heavy-war-hammer'];
export const isEdged = (weapon: string): boolean => !BLUNT.includes(weapon);

/** ERI-CLR-02: any weapon, but none that is magic and has an edge. */
export const clericWields = (edged: boolean, magical: boolean): boolean => !(edged && magical);

/** ERI-DMG-02: what the grip adds to the d6 of every weapon. */
export function gripBonus(
  weapon: string,
  hands: 1 | 2,
  shield: boolean,
): Answer<{ readonly die: 'd6'; readonly bonus: 0 | 1 }, 'needs-two-hands' | 'two-handed-with-shield'> {
  if (isLarge(weapon) && hands === 1 && !EITHER.includes(weapon)) return denied('needs-two-hands');
  if (hands === 2 && shield) return denied('two-handed-with-shield');
  return { die: 'd6', bonus: isLarge(weapon) && hands === 2 ? 1 : 0 };
}

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
