import type { CreatureId, Ruleset } from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import {
  adventureOf,
  type MagicFind,
  pursesTogether,
  type Reckoned,
  type SessionProgress,
} from '../../../state/adventure.ts';
import type { Creature } from '../../../state/creature.ts';
import { overcomeNow } from '../../../state/overcome.ts';
import { COPPER_PER_GOLD } from '../../../state/purse.ts';
import { isDead, partyOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { newPlaces } from './places.ts';
import { type Earned, type Haul, levelEarned, type Part, type Sharer, worthOf } from './rule.ts';
import type { Shares } from './shares.ts';
import { partOf } from './shares-made.ts';

/** New places, where the rules count them. */
export const placesCounted = (state: GameState): number =>
  rulesOf(state).advancement.earns.places ? newPlaces(state).length : 0;

/** What the adventure has come to so far, as far as it is known. */
export function haulOf(state: GameState): Haul {
  const { advancement, party } = rulesOf(state);
  const { coins, divided, valuables, finds } = adventureOf(state);
  return {
    monsters: worthOf(advancement, overcomeNow(state)),
    treasure: Math.floor(party.worth(pursesTogether(coins, divided), valuables) / COPPER_PER_GOLD),
    magic: broughtHome(state, finds).reduce(
      (sum, { thing, named }) => sum + (advancement.earns.magic?.worth(thing, named) ?? 0),
      0,
    ),
    extra: 0,
    places: placesCounted(state),
  };
}

/** Finds for which nothing has been given, and that were not used up on the way. */
const broughtHome = ({ creatures }: GameState, finds: readonly MagicFind[]): readonly MagicFind[] => {
  const left = new Map<string, number>();
  return finds.filter(({ holder, name, earned }) => {
    if (earned || holder === null) return !earned;
    const key = `${holder}:${name}`;
    const carried = left.get(key) ?? quantityOf(creatures[holder], name);
    left.set(key, carried - 1);
    return carried > 0;
  });
};

const quantityOf = (holder: Creature | undefined, thing: string): number =>
  (holder?.items ?? []).filter(({ name }) => name === thing).reduce((sum, { quantity }) => sum + quantity, 0);

/** Somebody's part of treasure and experience; who has no class learns nothing, and takes no share of what others learn. */
function partsOf(state: GameState, creature: Creature): Pick<Sharer, 'treasure' | 'experience'> {
  const rules = rulesOf(state);
  const { id, kind, class: of } = creature;
  const agreed = kind === 'character' ? 1 : (state.engagements[id]?.experience ?? rules.party.retainerShare);
  return { treasure: partOf(state, rules, creature), experience: of === null ? 0 : agreed };
}

/** The living of the party who have a part in what is earned; nothing is awarded to the dead. */
export const candidates = (state: GameState): readonly Creature[] =>
  partyOf(state).filter((creature) => {
    const { treasure, experience } = partsOf(state, creature);
    return !isDead(creature) && treasure + experience > 0;
  });

/** How somebody stood as the session began; now, when it has brought nothing yet or was changed by other hands. */
function sinceOf(state: GameState, { advancement }: Pick<Ruleset, 'advancement'>, creature: Creature): SessionProgress {
  const kept = adventureOf(state).since[creature.id];
  if (kept && kept.left === creature.experience) return kept;
  const { experience } = creature;
  return { level: levelEarned(advancement, creature), experience, awarded: 0, left: experience };
}

/** What an award comes to, part by part and for each; nothing has happened yet. */
export interface Reckoning {
  readonly parts: readonly Part[];
  readonly shares: readonly (Earned & { readonly sharer: Sharer })[];
  /** What each takes of the pool, in copper; null while there is nothing in it. */
  readonly coins: { readonly each: Readonly<Record<CreatureId, number>>; readonly split: Shares } | null;
}

/** Reckons an award for those who still live. */
export function reckon(state: GameState, reckoned: Reckoned): Reckoning {
  const rules = rulesOf(state);
  const sharers = candidates(state)
    .filter(({ id }) => reckoned.sharers.includes(id))
    .map((creature) => ({ creature, ...partsOf(state, creature), since: sinceOf(state, rules, creature) }));
  const earned = rules.advancement.award.earned(reckoned, sharers, overcomeNow(state));
  const shares = sharers.flatMap((sharer, place) => {
    const one = earned[place];
    // Those of no class, or who work for wages alone, earn nothing.
    return one && sharer.experience > 0 ? [{ ...one, sharer }] : [];
  });
  // What the referee adds of their own is named where something is added.
  const parts = rules.advancement.award.parts(reckoned).filter(({ points, rule }) => points !== 0 || rule !== 'TABLE');
  return { parts, shares, coins: poolShared(state, sharers) };
}

function poolShared(state: GameState, sharers: readonly Sharer[]): Reckoning['coins'] {
  const { party } = rulesOf(state);
  const { coins, valuables } = adventureOf(state);
  const copper = party.worth(coins, valuables);
  if (copper === 0) return null;
  const taking = sharers.filter(({ treasure }) => treasure > 0);
  const whole = taking.filter(({ treasure }) => treasure === 1).length;
  const split = party.shares(copper, whole, taking.length - whole);
  const each = taking.map(
    ({ creature, treasure }) => [creature.id, treasure === 1 ? split.whole : split.half] as const,
  );
  return { each: Object.fromEntries(each), split };
}
