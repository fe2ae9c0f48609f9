import type { Bounds } from '../../../core/bounds.ts';
import type { Cites, RuleId } from '../../../core/index.ts';
import type { Purse } from '../../../state/purse.ts';
import type { Shares } from '../../making/advancement/shares.ts';

export type PartyCites = Cites<
  'shares' | 'rounding' | 'choice' | 'pool' | 'size' | 'mix' | 'levels' | 'order' | 'caller' | 'mapper'
>;

/** Things that are rolled for at once. */
export const ITEMS_SHARED: Bounds = [1, 100];

/** What a ruleset says about the party as a body. Advice never blocks play. */
export interface PartyRule {
  /** The rules by which coins are shared in whole ones, things chosen, and what was found is everybody's. */
  readonly cites: PartyCites;
  /** Coins are shared out only as experience is given. */
  readonly coinsAwaitAward: boolean;
  /** What treasure is worth, in copper. @param valuables gold pieces */
  worth(coins: Purse, valuables: number): number;
  /** How many fight side by side in a passage of so many feet, and where the book says so. */
  readonly abreast: { readonly rule: RuleId; in(feet: number): number };
  size(members: number): { readonly advice: 'too-small' | 'ideal' | 'too-large'; readonly suggestHire: number };
  mix(classes: readonly string[]): { readonly combat: boolean; readonly magic: boolean };
  /** Between the highest and the lowest level of the characters. */
  spread(levels: readonly number[]): { readonly spread: number; readonly ok: boolean };
  /** An even split of copper: whole shares for characters, half ones for retainers. */
  shares(copper: number, whole: number, half: number): Shares;
  /** What a retainer takes of a whole share. */
  readonly retainerShare: 0 | 0.5 | 1;
  /** Sides of the die that is thrown for first choice. */
  readonly rollOffDie: number;
}

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly party: PartyRule;
  }
}
