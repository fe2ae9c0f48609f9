import type { Cites, Dice, Modifier, RuleId } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Shining } from '../../../state/light.ts';

/** How it stands with those who sneak, beyond who they are. */
export interface Stealthily {
  /** They were noticed, though not seen. */
  readonly noticed: boolean;
  readonly camouflaged: boolean;
}

/** What a ruleset says about sneaking. */
export interface SneakingRule {
  readonly cites: Cites<'sneaking' | 'slow' | 'together' | 'bright'>;
  /** The rule by which sneakers are surprised themselves; null where the book says nothing. */
  readonly surprised: RuleId | null;
  /** Whether anyone may try. */
  readonly played: boolean;
  /** All that makes the chance in six; a sum of nothing or less never succeeds, of six always. */
  parts(creature: Creature, circumstances: Stealthily): readonly Modifier[];
  /** Whether a light rules it out. */
  isBright(light: Shining): boolean;
  /** One throw for all of them. */
  attempt(chances: readonly number[], dice: Dice): { readonly chance: number; readonly undetected: boolean };
  /** Feet a turn over a long way; null for those who can go no slower. */
  slower(rate: number): number | null;
}

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly sneaking: SneakingRule;
  }
}
