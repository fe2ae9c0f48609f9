/** GOR-EXP-01: combat turns in an exploration turn, and minutes. */
export const COMBAT_TURNS = 10;
export const TURN_MINUTES = 10;

/** GOR-EXP-01: exploration turns that a fight takes; one at least. */
export const explorationTurns = (combatTurns: number): number => Math.max(1, Math.ceil(combatTurns / COMBAT_TURNS));

/** GOR-EXP-01: what exploration turns come to. */
export const inCombatTurns = (turns: number): { readonly combatTurns: number; readonly minutes: number } => ({
  combatTurns: turns * COMBAT_TURNS,
  minutes: turns * TURN_MINUTES,
});
