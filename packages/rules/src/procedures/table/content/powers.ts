import { impossible, mostOf, type Refusal, readDice } from '../../../core/index.ts';
import type { Endowed, FIGHTS, Powers, WORN_AS } from '../../../state/powers.ts';

/** Letters of dice of damage; feet of a range and of a light; turns of a light; charges; and what magic adds at most. */
export const LONGEST_DICE = 20;
export const MOST_FEET = 600;
export const MOST_TURNS = 144;
export const MOST_CHARGES = 100;
export const MOST_BONUS = 5;

/** What a command says that a thing does. */
export interface SaidPowers extends Omit<Powers, 'fights' | 'worn'> {
  readonly magic?: boolean;
  readonly bonus?: number;
  readonly fights?: (typeof FIGHTS)[number] | 'none';
  readonly worn?: (typeof WORN_AS)[number] | 'none';
}

/** What a thing has of what was said. */
export function endowed({ magic = false, bonus = 0, ...said }: SaidPowers): Endowed {
  const { fights = 'none', damage = '', range = 0, twoHanded, blunt, worn = 'none', charges, glow, turns } = said;
  const weapon = fights !== 'none' && {
    fights,
    damage: damage.trim(),
    ...(fights === 'melee' ? {} : { range }),
    ...(twoHanded && { twoHanded }),
    ...(blunt && { blunt }),
  };
  const does: Powers = {
    ...weapon,
    ...(worn === 'none' ? {} : { worn }),
    ...(charges && { charges }),
    ...(glow && { glow, ...(turns && { turns }) }),
  };
  return {
    ...(magic || bonus !== 0 ? { magic: bonus } : {}),
    ...(Object.keys(does).length > 0 ? { does } : {}),
  };
}

/** What would be said of a thing that does this. */
export const saidOf = ({ magic, does }: Endowed): SaidPowers => ({
  ...(magic === undefined ? {} : { magic: true, bonus: magic }),
  ...does,
});

/** Why nothing can do what is said; null where it can. */
export function powersRefusal({ fights = 'none', damage = '', range = 0 }: SaidPowers): Refusal | null {
  if (fights === 'none') return null;
  const dice = readDice(damage);
  if (dice?.times !== 1 || mostOf(dice) < 1)
    return impossible('bad-input', 'A weapon deals damage in dice, such as 1d8.');
  return fights !== 'melee' && range < 1
    ? impossible('bad-input', 'What is thrown or shot has a range in feet.')
    : null;
}

/** What kind of thing it is then. */
export const kindOf = <Kind extends string>({ does }: Endowed, kind: Kind): Kind | 'weapon' | 'armour' =>
  does?.fights ? 'weapon' : does?.worn ? 'armour' : kind;
