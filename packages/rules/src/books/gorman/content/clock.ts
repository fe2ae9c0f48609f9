/** GOR-EXP-01: combat turns in an exploration turn, */
export const COMBAT_TURNS = 10;

/** GOR-EXP-01: exploration turns that a fight takes; one at least. */
export const explorationTurns = (combatTurns: number): number => Math.max(1, Math.ceil(combatTurns / COMBAT_TURNS));
