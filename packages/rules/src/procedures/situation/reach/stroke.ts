import type { Modifier } from '../../../core/index.ts';
import type { Attack, Creature } from '../../../state/creature.ts';
import type { Door } from '../../../state/scene.ts';

/** One attack, with all that bears on it. */
export interface Stroke {
  readonly attacker: Creature;
  readonly target: Creature;
  readonly attack: Attack;
  /** Feet, or yards outdoors; null when nobody knows. */
  readonly distance: number | null;
  readonly modifier: number;
  readonly behind: boolean;
  readonly backstab: boolean;
  /** What the manner of the attack adds, such as several blows in one round. */
  readonly also?: readonly Modifier[];
  /** It is one of several in the same round. */
  readonly series?: boolean;
  /** It is shot in an arc. */
  readonly lobbed?: boolean;
  /** It is no action of the round, such as a counter-attack. */
  readonly free?: boolean;
  /** What stops it on the way, and was thought open. */
  readonly stopped?: Door;
}
