import type { Note, RuleId } from '../../core/index.ts';
import type { Part } from '../../procedures/making/advancement/rule.ts';
import type { Purse } from '../../state/purse.ts';

/** What the party has found, and what it has done since experience was given last. */
export interface AdventureRecord {
  readonly type: 'adventure';
  /** What is everybody's: coins, and valuables in gold pieces; `rule` says how it is shared. */
  readonly pool: { readonly coins: Purse; readonly valuables: number; readonly rule: RuleId };
  readonly things: readonly {
    readonly id: string;
    readonly name: string;
    /** What it is, and the experience it will bring. Referee only. */
    readonly worth: string | null;
  }[];
  /** Who chooses among them, in turn. */
  readonly turns: readonly string[];
  /**
   * Rooms and hexes entered for the first time, and what more that makes of what is earned; null where the rules do not
   * ask. Referee only: what is a room stands in the key, and the party may have lost its way.
   */
  readonly places: { readonly entered: number; readonly percent: number; readonly rule: RuleId } | null;
  /** Referee only. */
  readonly overcome: readonly { readonly name: string; readonly count: number; readonly points: number }[] | null;
  /** Who lies helpless after a fight, such as `3 goblins`, and counts once slain or taken; null for nobody. Referee only. */
  readonly helpless: string | null;
  /** Referee only. */
  readonly award: AwardPreview | null;
}

/** What an award would bring each, and why; nothing has happened yet. */
export interface AwardPreview {
  readonly parts: readonly Part[];
  readonly shares: readonly {
    readonly creature: string;
    readonly name: string;
    /** Points more, and experience then. */
    readonly gained: number;
    readonly experience: number;
    /** The level that this is enough for. */
    readonly level: number;
    readonly notes: readonly Note[];
  }[];
  /** What the pool gives each, in copper, and what is left for the fund. */
  readonly coins: {
    readonly each: Readonly<Record<string, number>>;
    readonly left: number;
    readonly rule: RuleId;
    /** Who could not take a step with their part of it, by name. */
    readonly overloaded: readonly string[];
  } | null;
}
