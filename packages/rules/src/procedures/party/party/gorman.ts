import { shares } from '../../making/advancement/gorman.ts';
import type { PartyRule } from './rule.ts';

/** GOR-XPA-01, 02 as one slot: two parts to a character, one to a henchman; what is spent on the way was not brought back. On the march, and on what is shared when, the book is silent (GOR-RUL-01). */
export const gormanParty = (chapter: PartyRule): PartyRule => ({
  cites: {
    shares: 'GOR-XPA-02',
    rounding: 'GOR-RUL-02',
    choice: chapter.cites.choice,
    pool: 'GOR-XPA-01',
    size: chapter.cites.size,
    mix: chapter.cites.mix,
    levels: chapter.cites.levels,
    order: chapter.cites.order,
    caller: chapter.cites.caller,
    mapper: chapter.cites.mapper,
  },
  shares: (copper, whole, half) => {
    const { pcCp, henchmanCp, leftoverCp } = shares(copper, whole, half);
    return { whole: pcCp, half: henchmanCp, remainder: leftoverCp };
  },
  retainerShare: 0.5,
  coinsAwaitAward: chapter.coinsAwaitAward,
  worth: chapter.worth,
  abreast: chapter.abreast,
  size: chapter.size,
  mix: chapter.mix,
  spread: chapter.spread,
  rollOffDie: chapter.rollOffDie,
});
