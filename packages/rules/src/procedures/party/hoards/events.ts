import type { CreatureId, HoardId, Roll, RuleId } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import { type MagicFind, pursesTogether, withAdventure } from '../../../state/adventure.ts';
import type { Hoard } from '../../../state/hoard.ts';
import { worthOf } from '../../../state/hoard.ts';
import type { GameState } from '../../../state/state.ts';
import { withoutTrap } from '../../../state/trap-look.ts';

/** Treasure lies somewhere: a new hoard, or one with other things in it. */
export interface HoardLaid {
  readonly type: 'HoardLaid';
  readonly hoard: Hoard;
  readonly rolls: readonly Roll[];
  readonly rule: RuleId;
  /** Another line tells of it. */
  readonly quiet?: true;
}

export interface HoardShown {
  readonly type: 'HoardShown';
  readonly hoard: HoardId;
  readonly hidden: boolean;
}

/** The party has it: coins and valuables are everybody's, and so are the things, by what they look like. */
export interface HoardTaken {
  readonly type: 'HoardTaken';
  readonly hoard: Hoard;
  readonly creature: CreatureId;
  readonly finds: readonly MagicFind[];
  /** Ordinary things stay where they lay: the pack is full. */
  readonly stays?: true;
  readonly rule: RuleId;
}

export interface HoardRemoved {
  readonly type: 'HoardRemoved';
  readonly hoard: HoardId;
}

export type HoardsEvent = HoardLaid | HoardShown | HoardTaken | HoardRemoved;

export const hoardsEvolvers: Evolvers<HoardsEvent> = {
  HoardLaid: (state, { hoard }) => ({ ...state, hoards: { ...state.hoards, [hoard.id]: hoard } }),
  HoardShown: (state, { hoard, hidden }) => {
    const found = state.hoards?.[hoard];
    return found ? { ...state, hoards: { ...state.hoards, [hoard]: { ...found, hidden } } } : state;
  },
  HoardTaken: (state, { hoard, finds }) =>
    withAdventure(withoutHoard(state, hoard.id), (adventure) => ({
      coins: pursesTogether(adventure.coins, hoard.coins),
      valuables: adventure.valuables + worthOf(hoard),
      finds: [...adventure.finds, ...finds],
      ...(adventure.wonIn === undefined ? {} : { wonIn: null }),
    })),
  HoardRemoved: (state, { hoard }) => {
    const { at, trap } = state.hoards?.[hoard] ?? {};
    return withoutHoard(at && trap ? withoutTrap(state, at.scene, trap) : state, hoard);
  },
};

function withoutHoard({ hoards = {}, ...state }: GameState, hoard: HoardId): GameState {
  const { [hoard]: _gone, ...rest } = hoards;
  return Object.keys(rest).length === 0 ? state : { ...state, hoards: rest };
}

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly hoards: HoardsEvent;
  }
}
