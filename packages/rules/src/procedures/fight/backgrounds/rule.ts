import type { Cites, RuleId } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Nature } from '../../making/class-functions/rule.ts';

/** Days of the real calendar that somebody trains, once accepted. */
export interface TrainingTime {
  readonly rule: RuleId;
  readonly days: number;
  /** Those that are left of it. */
  left(trained: number): number;
}

/** Who may take a background on, and what it brings. */
export interface BackgroundJoining {
  /** Those that are open to somebody, if nothing bars it. */
  readonly known: readonly string[];
  /** What stands against a background, all of it, in words. @param played characters that the player has had before */
  barred(creature: Creature, background: string, played: number): readonly Nature[];
  /** What those who have been in play must do before; null where nobody trains for it. */
  readonly training: TrainingTime | null;
  /** The skills that come with it. */
  skills(background: string): readonly string[];
  /** What such a skill begins with. @param face of a d100 */
  begins(face: number): number;
}

/** Who rages, and what rage does. */
export interface RageRule {
  /** Why somebody cannot rage; null for those who can, and undefined for those who never do. */
  bars(creature: Creature): Nature | null | undefined;
  /** What rage adds to a blow, and whether it leaves room for this. */
  does(
    creature: Creature,
    action: 'melee' | 'missile' | 'spell' | 'withdraw',
  ): {
    readonly bonus: number;
    readonly allowed: boolean;
  };
}

/** What a ruleset says about backgrounds, which lie over a class. */
export interface BackgroundsRule {
  readonly cites: Cites<'background' | 'touch' | 'rage' | 'skills' | 'learned'>;
  /** Who may take one on, and what it brings. */
  readonly joining: BackgroundJoining;
  /** Whether somebody catches no disease. */
  isUnsickened(creature: Creature): boolean;
  /** Hit points that a touch gives back once a day; null for those who heal nobody. */
  touch(healer: Creature, touched: Creature): number | null;
  /** Who rages, and what rage does. */
  readonly rage: RageRule;
  /** The skill with which somebody kills the unaware at a stroke, and what success does; null for those who do not. */
  stroke(
    killer: Creature,
    target: Creature,
  ): { readonly rule: RuleId; readonly skill: string; readonly kills: boolean } | null;
}

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly backgrounds: BackgroundsRule;
  }
}
