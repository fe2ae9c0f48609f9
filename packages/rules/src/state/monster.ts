import type { Attack, Creature, HitDice } from './creature.ts';
import type { Traits } from './traits.ts';

/** A monster as the bestiary lists it: what a creature is made from. */
export interface Monster {
  /** `fire-beetle`. */
  readonly key: string;
  readonly name: string;
  /** Ascending armour class. */
  readonly armourClass: number;
  readonly hitDice: HitDice;
  readonly attacks: readonly Attack[];
  /** Base movement rate in feet a turn: on foot, or in water for those that only swim. */
  readonly movement: number;
  /** Rates of its other ways of moving. */
  readonly modes: Readonly<Partial<Record<'fly' | 'swim' | 'web', number>>>;
  readonly saveAs: string;
  readonly morale: number;
  /** The score its description gives besides: with a leader, in packs, against fire. */
  readonly otherMorale: number | null;
  readonly alignment: Creature['alignment'];
  /** Dice notation; `0` where none are met in a dungeon. */
  readonly numberAppearing: { readonly dungeon: string; readonly lair: string };
  /** Letters of the treasure types; `-` for none. */
  readonly treasure: string;
  /** Feet of infravision. */
  readonly infravision: number;
  readonly undead: boolean;
  readonly traits: Traits;
  /** What it can do beyond its figures, for the referee. */
  readonly special: string;
}

/** What an attack strikes with, without what it brings besides and in place of which others it comes: `gaze` of `gaze, instead + charm`. */
export const struckWith = (name: string): string => name.replace(/,? instead.*$| \+ .*$/, '');

/** What nobody throws to hit with: whoever meets it saves. */
const MET = /^(gaze|song|charm|breath|voice|wail)$/i;

/** Whether an attack is met rather than struck with: a gaze or a song, which deals no damage of its own. */
export const isMet = ({ name, damage }: Pick<Attack, 'name' | 'damage'>): boolean =>
  damage.startsWith('none') && MET.test(struckWith(name));

/** An attack at arm's length. An effect beyond damage (`poison`) is named with it and described in `special`. */
export const strike = (name: string, damage: string, times = 1, effect: string | null = null): Attack => ({
  name: effect === null ? name : `${name} + ${effect}`,
  kind: 'melee',
  damage,
  times,
  ranges: null,
  slow: false,
  blunt: false,
});
