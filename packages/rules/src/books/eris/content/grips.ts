import { type Answer, denied } from '../../../content/denied.ts';

/** ERI-DMG-02: the larger weapons; the bastard sword alone may be held in one hand. */
const LARGE: readonly string[] = ['two-handed-sword', 'bastard-sword', 'battle-axe', 'heavy-war-hammer', 'pole-arm'];

const EITHER: readonly string[] = ['bastard-sword'];

export const isLarge = (weapon: string): boolean => LARGE.includes(weapon);

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
