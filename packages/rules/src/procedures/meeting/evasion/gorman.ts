import { chased, monstersChase } from '../pursuit/gorman.ts';
import type { EvasionRule } from './rule.ts';

/** GOR-EVA-01: whether a side may slip away, and whether it does so without more. */
export function mayEvade(
  evaderSurprised: boolean,
  otherSurprised: boolean,
  turn: number,
  combatBegun: boolean,
): { readonly allowed: boolean; readonly automatic: boolean } {
  const frozen = evaderSurprised && (!otherSurprised || turn <= 1);
  const allowed = !combatBegun && !frozen;
  return { allowed, automatic: allowed && otherSurprised && !evaderSurprised };
}

/** GOR-EVA-01…03 as one slot: in a dungeon the faster get away, out of a fight too, and monsters give up what is too far ahead. On slipping away out of doors and at sea the book is silent (GOR-RUL-01). */
export const gormanEvasion = (chapter: EvasionRule): EvasionRule => ({
  cites: {
    may: 'GOR-EVA-01',
    dungeon: 'GOR-EVA-02',
    byMonsters: 'GOR-EVA-03',
    fleeing: 'GOR-EVA-01',
    onWater: chapter.cites.onWater,
    surprised: chapter.cites.surprised,
    speed: chapter.cites.speed,
  },
  deciding: { party: 'GOR-EVA-02', monsters: 'GOR-EVA-03' },
  may: ({ surprised, othersSurprised, round, fighting }) =>
    fighting
      ? { allowed: !surprised || round > 1, automatic: false }
      : mayEvade(surprised, othersSurprised, round, false),
  dungeon: ({ fleeRate, pursueRate, gap, forcedToStop, byMonsters }) => {
    const chase = { fleeingRate: forcedToStop ? 0 : fleeRate, pursuingRate: pursueRate, gapFeet: gap };
    const { escapes } = byMonsters ? monstersChase(chase, null, true) : chased(chase);
    return escapes ? 'evaded' : 'pursuit';
  },
  engaged: chapter.engaged,
  breaksOff: (_feet, dungeon) => dungeon,
  wilderness: chapter.wilderness,
  chance: chapter.chance,
  onWater: chapter.onWater,
});
