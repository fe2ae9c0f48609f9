import { sameSquare } from '@lanthorn/geometry';
import type { HoardId, ItemId, TrapId } from '../core/index.ts';
import type { MagicThing } from './adventure.ts';
import type { Place } from './creature.ts';
import type { Endowed } from './powers.ts';
import { NO_COINS, type Purse } from './purse.ts';
import type { Scene, Trap } from './scene.ts';

/** Gems, jewellery or goods that are worth the same each, in gold pieces. */
export interface Valuable {
  readonly name: string;
  readonly count: number;
  readonly worth: number;
}

/** A thing of magic in a hoard. */
export interface HoardThing {
  readonly id: ItemId;
  readonly thing: MagicThing;
  /** What it is: `potion of flying`. The referee's alone. */
  readonly name: string;
  /** What those who find it see: `a stoppered vial`. */
  readonly looks: string;
  /** One of a kind, with a name of its own; absent for others. */
  readonly named?: true;
  /** What it does, where the table made it. The referee's alone. */
  readonly has?: Endowed;
}

/** So many of a kind, by its name. */
export interface SoMany {
  readonly name: string;
  readonly count: number;
}

/** Treasure that lies somewhere, and that nobody has taken. What is in it, the referee alone knows. */
export interface Hoard {
  readonly id: HoardId;
  /** What one sees of it: `an iron chest`. */
  readonly name: string;
  readonly at: Place;
  readonly coins: Purse;
  readonly valuables: readonly Valuable[];
  readonly things: readonly HoardThing[];
  /** Ordinary things, which go into the pack of whoever takes it; absent for none. */
  readonly items?: readonly SoMany[];
  /** It is out of sight until the referee says that it is found. */
  readonly hidden: boolean;
  /** The trap that was set on it; absent for none. */
  readonly trap?: TrapId;
}

/** Hoards of one campaign. */
export const MOST_HOARDS = 2_000;

export type Hoards = Readonly<Record<HoardId, Hoard>>;

/** What the valuables are worth together, in gold pieces. */
export const worthOf = ({ valuables }: Pick<Hoard, 'valuables'>): number =>
  valuables.reduce((sum, { count, worth }) => sum + count * worth, 0);

/** A hoard as it looks from outside. */
export const fromOutside = ({ id, name, at }: Hoard): Hoard => ({
  id,
  name,
  at,
  coins: NO_COINS,
  valuables: [],
  things: [],
  hidden: false,
});

/** The hoards of a state. */
export const hoardsOf = ({ hoards }: { readonly hoards?: Hoards }): readonly Hoard[] => Object.values(hoards ?? {});

/** The trap that guards a hoard: the one that was set on it, else one that is drawn where it lies and guards treasure; what has sprung guards nothing. */
export function guardOf(state: Guarding, { id, at, trap }: Hoard): Trap | undefined {
  const armed = Object.values(state.scenes[at.scene]?.traps ?? {}).filter(({ sprung }) => !sprung);
  const elsewhere = hoardsOf(state).flatMap((other) => (other.id === id ? [] : (other.trap ?? [])));
  const drawn = (one: Trap): boolean =>
    one.guards === 'treasure' &&
    !elsewhere.includes(one.id) &&
    one.squares.some((square) => sameSquare(square, at.square));
  return armed.find((one) => one.id === trap) ?? armed.find(drawn);
}

interface Guarding {
  readonly scenes: Readonly<Record<string, Scene>>;
  readonly hoards?: Hoards;
}
