import type { Cites } from '../../../core/index.ts';

/** What is in a room of a dungeon that nobody has prepared. */
export type RoomContents = 'monster' | 'trap' | 'special' | 'empty';

/** What a ruleset says about stocking the rooms of a dungeon by the dice. */
export interface StockingRule {
  readonly cites: Cites<'contents'>;
  /** What a room holds, by its throw of a d6. */
  readonly contents: readonly RoomContents[];
  /** In six, the chance that there is treasure as well. */
  readonly treasureIn: Readonly<Record<RoomContents, number>>;
}

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly stocking: StockingRule;
  }
}
