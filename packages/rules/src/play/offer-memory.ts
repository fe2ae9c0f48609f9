import { type CreatureId, identical, type Offer, type Seat } from '../core/index.ts';
import { bodyOf } from '../state/body.ts';
import type { Creature } from '../state/creature.ts';
import type { GameState } from '../state/state.ts';
import type { Offers } from './procedure.ts';

interface Kept {
  /** The rules in force come first. */
  readonly reads: readonly unknown[];
  readonly offers: readonly Offer[];
}

/** The list from before where it holds the very same offers. */
const settled = (before: readonly Offer[] | undefined, now: readonly Offer[]): readonly Offer[] =>
  before && identical(before, now) ? before : now;

/**
 * What `rulesOf` reads: whatever is offered or shown may rest on the rules in force, and they seldom change, so that
 * all that is kept rests on them.
 */
export const inForce = ({ ruleset, content }: GameState): readonly unknown[] => [ruleset, content];

/**
 * Offers that stay the same objects for as long as the rules and all that they read do: most commands change little.
 * @param reads everything else in the state that the offers rest on, as values that are compared by identity
 */
export function remembered(offers: Offers, reads: (state: GameState, seat: Seat) => readonly unknown[]): Offers {
  const kept = new WeakMap<Seat, Kept>();
  return (state, seat) => {
    const now = [...inForce(state), ...reads(state, seat)];
    const before = kept.get(seat);
    if (before && identical(before.reads, now)) return before.offers;
    const made = offers(state, seat);
    kept.set(seat, { reads: now, offers: made });
    return made;
  };
}

/**
 * As `remembered`, creature by creature: what one of them does leaves the offers of the others as they are.
 * @param who those that offers are made for
 * @param reads everything beside the creature's body and the rules that its offers rest on; also its place, where that counts
 */
export function rememberedEach(
  who: (state: GameState, seat: Seat) => readonly Creature[],
  offers: (state: GameState, creature: Creature, seat: Seat) => readonly Offer[],
  reads: (state: GameState, creature: Creature, seat: Seat) => readonly unknown[],
): Offers {
  const kept = new WeakMap<Seat, ReadonlyMap<CreatureId, Kept>>();
  const all = new WeakMap<Seat, readonly Offer[]>();
  return (state, seat) => {
    const before = kept.get(seat);
    const now = new Map<CreatureId, Kept>();
    for (const creature of who(state, seat)) {
      const rests = [bodyOf(creature), ...inForce(state), ...reads(state, creature, seat)];
      const old = before?.get(creature.id);
      const stays = old !== undefined && identical(old.reads, rests);
      now.set(creature.id, stays ? old : { reads: rests, offers: offers(state, creature, seat) });
    }
    kept.set(seat, now);
    const offered = settled(
      all.get(seat),
      [...now.values()].flatMap((each) => each.offers),
    );
    all.set(seat, offered);
    return offered;
  };
}

interface Roster {
  readonly creatures: GameState['creatures'];
  readonly reads: readonly unknown[];
}

const rosters = new WeakMap<Seat, Roster>();

/**
 * Who there is, and what of them most offers rest on: not where they stand, which changes most often. One object for
 * as long as all of it stays the same.
 */
export function rosterOf({ creatures, party, people, apart }: GameState, seat: Seat): readonly unknown[] {
  const before = rosters.get(seat);
  const [wasPeople, wasMembers, wasApart] = before?.reads ?? [];
  const among = wasPeople === people && wasMembers === party.members && wasApart === apart;
  if (before && among && before.creatures === creatures) return [before.reads];
  const now = [people, party.members, apart, ...Object.values(creatures).flatMap(figures)];
  const reads = before && identical(before.reads, now) ? before.reads : now;
  rosters.set(seat, { creatures, reads });
  return [reads];
}

const figures = ({
  id,
  kind,
  class: named,
  name,
  ownName,
  owner,
  hidden,
  conditions,
}: Creature): readonly unknown[] => [id, kind, named, name, ownName, owner, hidden, conditions];
