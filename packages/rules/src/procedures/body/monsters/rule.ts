import type { Bounds } from '../../../core/bounds.ts';
import type { Cites, DiceText } from '../../../core/index.ts';
import type { HitDice } from '../../../state/creature.ts';
import type { Monster } from '../../../state/monster.ts';

/** The monsters of one kind that are brought in at once. */
export const AT_ONCE: Bounds = [1, 60];

/** What a ruleset says about monsters: its bestiary, and what their hit dice are. */
export interface MonstersRule {
  readonly cites: Cites<'bestiary' | 'hitPoints'>;
  readonly bestiary: readonly Monster[];
  monster(key: string): Monster | null;
  /** The dice for the hit points of one monster; at least 1 is kept. */
  hitPoints(hitDice: HitDice): DiceText;
}

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly monsters: MonstersRule;
  }
}
