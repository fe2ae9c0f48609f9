import type { Cites, Dice } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';

/** What became of a figure in a battle, and then of whom it stood for. */
const BATTLE_EVENTS = ['destroyed', 'routed'] as const;
export type BattleEvent = (typeof BATTLE_EVENTS)[number];
export type Lot = 'killed' | 'prisoner' | 'left-for-dead' | 'routed';

/** How somebody came out of a battle. */
export interface Aftermath {
  readonly lot: Lot;
  readonly alive: boolean;
  /** Hit points now; null where they stay. */
  readonly hitPoints: number | null;
  readonly held: boolean;
}

/** What a ruleset says about battles of many, and the volleys in them. */
export interface MassCombatRule {
  readonly cites: Cites<'battle' | 'killed' | 'body' | 'found' | 'volley' | 'volleyHarm'>;
  readonly played: boolean;
  /** 2d6 for the enemy's mercy where the figure was destroyed, then a d100 against wounds. */
  aftermath(event: BattleEvent, creature: Creature, dice: Dice): Aftermath;
  /** Percent to live through the wounds. */
  withstands(creature: Creature): number;
  /** However many volleys in a turn, one d6 for all, and a d6 of damage. */
  volleys(creature: Creature, count: number, dice: Dice): { readonly hitsOn: number; readonly damage: number };
}

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly massCombat: MassCombatRule;
  }
}
