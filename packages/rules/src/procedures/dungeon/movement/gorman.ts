import { gormanPart } from '../../table/precedence/gorman.ts';
import type { MovementRule } from './rule.ts';

const MOVE_SCALES = ['exploration', 'combat', 'pursuit', 'overland'] as const;
export type MoveScale = (typeof MOVE_SCALES)[number];

/** GOR-MOV-05: one move covers this part of the rate; overland it is a day, in miles. */
const PARTS: Readonly<Record<MoveScale, number>> = { exploration: 1, combat: 3, pursuit: 1, overland: 5 };

/** Moves in an exploration turn (GOR-EXP-02). */
export const MOVES_PER_TURN = 2;

/** GOR-MOV-05: how far so many moves go, from a rate in feet. */
export const moved = (rate: number, scale: MoveScale, moves = 1): { distance: number; unit: 'ft' | 'mi' } => ({
  distance: gormanPart(rate, PARTS[scale]) * moves,
  unit: scale === 'overland' ? 'mi' : 'ft',
});

/** GOR-MOV-04: a party goes as its slowest member does. */
export const partyRate = (rates: readonly number[]): number => (rates.length === 0 ? 0 : Math.min(...rates));

/** GOR-MOV-04, 05 as one slot: two moves a turn, a third of one in a fight. */
export const gormanMovement = (chapter: MovementRule): MovementRule => ({
  cites: { one: 'GOR-MOV-05', group: 'GOR-MOV-04', round: 'GOR-MOV-05', turn: 'GOR-MOV-05', meeting: 'GOR-MOV-05' },
  figures: (_creature, base) => [
    {
      name: 'A turn of exploration',
      value: `${moved(base, 'exploration', MOVES_PER_TURN).distance}′`,
      rule: 'GOR-MOV-05',
      why: 'two moves',
    },
  ],
  encounter: (base) => moved(base, 'combat').distance,
  exploration: (base) => moved(base, 'exploration', MOVES_PER_TURN).distance,
  familiar: (base) => chapter.familiar(moved(base, 'exploration', MOVES_PER_TURN).distance),
  groupRule: 'GOR-MOV-04',
  group: partyRate,
});
