export const GORMAN_ACTIONS = ['move', 'item', 'missile', 'spell', 'melee'] as const;
export type GormanAction = (typeof GORMAN_ACTIONS)[number];

/** GOR-ENC-09: phases of a turn, common to both sides; what shares a phase comes at the same time of the turn. */
const PHASE: Readonly<Record<GormanAction, number>> = { move: 0, item: 0, missile: 1, spell: 2, melee: 3 };

export interface Intent {
  readonly who: string;
  readonly side: string;
  readonly action: GormanAction;
}

/**
 * GOR-ENC-09: by phase; within a phase the side with the higher initiative first, and then as they are listed. Frozen
 * sides are left out.
 */
export function turnOrder(
  initiative: Readonly<Record<string, number>>,
  frozen: readonly string[],
  intents: readonly Intent[],
): readonly string[] {
  return intents
    .filter(({ side }) => !frozen.includes(side))
    .toSorted((a, b) => PHASE[a.action] - PHASE[b.action] || (initiative[b.side] ?? 0) - (initiative[a.side] ?? 0))
    .map(({ who }) => who);
}
