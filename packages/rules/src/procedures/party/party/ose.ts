import { COPPER } from '../../../books/ose/content/gear.ts';
import { copperIn } from '../../table/ledger/purse.ts';
import type { PartyRule } from './rule.ts';

const COMBAT = ['fighter', 'dwarf', 'elf', 'halfling'];
const MAGIC = ['cleric', 'magic-user', 'elf'];
/** OSE-PTY-01: from six to eight. */
const IDEAL = { least: 6, most: 8 } as const;
const WIDEST_SPREAD = 4;

interface PartyOptions {
  readonly rollOffDie?: number;
  readonly retainerShare?: PartyRule['retainerShare'];
}

/** OSE-PTY-01 to OSE-PTY-03, OSE-PTY-07, OSE-PTY-08. */
export const oseParty = ({ rollOffDie = 20, retainerShare = 0.5 }: PartyOptions = {}): PartyRule => ({
  cites: {
    shares: 'OSE-PTY-07',
    rounding: 'OSE-PTY-07',
    choice: 'OSE-PTY-08',
    pool: 'OSE-PTY-07',
    size: 'OSE-PTY-01',
    mix: 'OSE-PTY-02',
    levels: 'OSE-PTY-03',
    order: 'OSE-PTY-04',
    caller: 'OSE-PTY-05',
    mapper: 'OSE-PTY-06',
  },
  coinsAwaitAward: false,
  worth: (coins, valuables) => copperIn(coins, COPPER) + valuables * COPPER.gp,
  abreast: { rule: 'OSE-CMB-33', in: maxAbreast },
  size: (members) => ({
    advice: members < IDEAL.least ? 'too-small' : members > IDEAL.most ? 'too-large' : 'ideal',
    suggestHire: Math.max(0, IDEAL.least - members),
  }),
  mix: (classes) => ({
    combat: classes.some((name) => COMBAT.includes(name)),
    magic: classes.some((name) => MAGIC.includes(name)),
  }),
  spread: (levels) => {
    const spread = levels.length === 0 ? 0 : Math.max(...levels) - Math.min(...levels);
    return { spread, ok: spread <= WIDEST_SPREAD };
  },
  shares: (copper, whole, half) => {
    const parts = 2 * whole + half;
    if (parts === 0) return { whole: 0, half: 0, remainder: copper };
    const [wholeShare, halfShare] = [Math.floor((2 * copper) / parts), Math.floor(copper / parts)];
    return { whole: wholeShare, half: halfShare, remainder: copper - whole * wholeShare - half * halfShare };
  },
  rollOffDie,
  retainerShare,
});

/** OSE-CMB-33: how many fight side by side in a passage of this width; advice, not a bar. */
export const maxAbreast = (widthFeet: number): number => Math.max(1, Math.floor((widthFeet * 3) / 10));
