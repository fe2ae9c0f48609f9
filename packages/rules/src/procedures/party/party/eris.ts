import { COPPER_PER_GOLD, type Purse } from '../../../state/purse.ts';
import type { PartyRule } from './rule.ts';

/** ERI-TRS-01: coin at the award; magic items once the players have agreed or rolled off. */
export const mayAllocate = (kind: 'treasure' | 'magic-item', awarded: boolean, rolledOff: boolean): boolean =>
  kind === 'treasure' ? awarded : rolledOff;

/** ERI-XPA-03: what coins of a treasure are worth, in fiftieths of a gold piece. */
const FIFTIETHS: Readonly<Record<keyof Purse, number>> = { pp: 250, gp: 50, ep: 25, sp: 5, cp: 1 };
const FIFTIETHS_PER_GOLD = 50;

/** ERI-TRS-01 to 03 as one slot: coins wait for the award, and are shared in whole gold pieces, to hirelings as well. On how the party marches the book is silent (ERI-RUL-03). */
export const erisParty = (chapter: PartyRule): PartyRule => ({
  cites: {
    shares: 'ERI-TRS-02',
    rounding: 'ERI-RUL-04',
    choice: 'ERI-TRS-03',
    pool: 'ERI-TRS-01',
    size: chapter.cites.size,
    mix: chapter.cites.mix,
    levels: chapter.cites.levels,
    order: chapter.cites.order,
    caller: chapter.cites.caller,
    mapper: chapter.cites.mapper,
  },
  coinsAwaitAward: !mayAllocate('treasure', false, false),
  worth: (coins, valuables) => {
    const kinds = Object.keys(FIFTIETHS) as (keyof Purse)[];
    const fiftieths = kinds.reduce((sum, kind) => sum + coins[kind] * FIFTIETHS[kind], valuables * FIFTIETHS_PER_GOLD);
    return fiftieths * (COPPER_PER_GOLD / FIFTIETHS_PER_GOLD);
  },
  shares: (copper, whole, half) => {
    const heads = whole + half;
    const each = heads === 0 ? 0 : Math.floor(Math.floor(copper / COPPER_PER_GOLD) / heads) * COPPER_PER_GOLD;
    return { whole: each, half: each, remainder: copper - heads * each };
  },
  rollOffDie: 20,
  retainerShare: 1,
  abreast: chapter.abreast,
  size: chapter.size,
  mix: chapter.mix,
  spread: chapter.spread,
});
