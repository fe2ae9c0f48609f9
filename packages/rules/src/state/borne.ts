import type { Creature } from './creature.ts';
import type { GameState } from './state.ts';

/** Somebody carries a companion who cannot walk. */
export interface Bearing {
  readonly carrier: Creature['id'];
  readonly body: Creature['id'];
}

interface Borne {
  readonly borne?: readonly Bearing[];
}

declare module './state.ts' {
  interface GameState {
    /** Who of the party carries whom; absent for nobody. */
    readonly borne?: readonly Bearing[];
  }
}

export const bearings = ({ borne }: Borne): readonly Bearing[] => borne ?? [];

/** Whom somebody carries; null for nobody. */
export function borneBy(state: Borne & Pick<GameState, 'creatures'>, carrier: Creature['id']): Creature | null {
  const found = bearings(state).find((one) => one.carrier === carrier);
  return (found && state.creatures[found.body]) ?? null;
}

/** Who carries somebody; null for nobody. */
export function carrierOf(state: Borne & Pick<GameState, 'creatures'>, body: Creature['id']): Creature | null {
  const found = bearings(state).find((one) => one.body === body);
  return (found && state.creatures[found.carrier]) ?? null;
}
