import { centreOf } from '@lanthorn/geometry';
import type { Note, Ruleset, SideId } from '../../../core/index.ts';
import { inside } from '../../../core/words.ts';
import type { Side } from '../../../state/encounter.ts';
import type { Shining } from '../../../state/light.ts';
import { sceneOf } from '../../../state/read.ts';
import { isOrAre } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import type { Giveaway } from './rule.ts';

type Met = Pick<Side, 'id' | 'kind' | 'members'>;

/** Who expects the meeting, for what is known of light, doors and ships. */
export const expecting = (state: GameState, rules: Ruleset, sides: readonly Met[]): readonly SideId[] =>
  sides.filter((side) => giveaways(state, rules, side, sides).length > 0).map((side) => side.id);

/** What gives the others away to a side. */
function giveaways(state: GameState, rules: Ruleset, side: Met, sides: readonly Met[]): readonly Giveaway[] {
  const dark = sceneOf(state)?.ambient === 'dark';
  const lit = sides.some(
    (other) => other.id !== side.id && rules.surprise.giveaways.surprisesOn(lightsOf(state, other), dark) === 0,
  );
  const monsters = side.kind === 'monsters';
  return [
    ...(lit ? (['light'] as const) : []),
    ...(monsters && isNoisy(state, rules) ? (['door'] as const) : []),
    ...(monsters && seesShip(state, rules, side) ? (['ship'] as const) : []),
  ];
}

const GIVEN_AWAY: Readonly<Record<Giveaway, string>> = {
  light: 'a light in the dark gives its bearers away',
  door: 'a door was tried in vain, and those behind it are warned',
  ship: 'no ship comes upon creatures of the water unnoticed',
};

/** Why a side throws no die for surprise: for the referee alone. */
export function reasonsToExpect(state: GameState, rules: Ruleset, side: Side, sides: readonly Side[]): readonly Note[] {
  const {
    giveaways: { expects },
  } = rules.surprise;
  if (!side.aware || !expects) return [];
  const does = isOrAre(state, side) === 'are' ? 'expect the meeting, and do' : 'expects the meeting, and does';
  const given = giveaways(state, rules, side, sides);
  return [
    { rule: expects.any, text: `${inside(side.name)} ${does} not throw` },
    ...given.map((by) => ({ rule: expects[by], text: GIVEN_AWAY[by] })),
    ...(given.includes('light') && expects.bearers !== expects.light
      ? [{ rule: expects.bearers, text: 'whoever carries it is noticed first, and surprises nobody' }]
      : []),
  ];
}

/** What burns in the hands of a side. */
export const lightsOf = (state: GameState, { members }: Pick<Side, 'members'>): readonly Shining[] =>
  Object.values(state.lights).filter(({ carriedBy }) => carriedBy !== null && members.includes(carriedBy));

/** A door beside the party was tried in vain. */
const isNoisy = (state: GameState, rules: Ruleset): boolean =>
  Object.values(sceneOf(state)?.doors ?? {}).some(
    (door) => !rules.surprise.giveaways.canSurpriseBehindDoor(door.failedForcings) && nearParty(state, door.segment.a),
  );

/** All of them live in the water, and the party is aboard. */
function seesShip(state: GameState, rules: Ruleset, { members }: Met): boolean {
  const vessel = state.journey?.vessel ?? null;
  const aquatic = members.every((member) => state.creatures[member]?.traits?.aquatic === true);
  return vessel !== null && rules.surprise.giveaways.noticesShip(aquatic, false);
}

/** Squares within which a door counts as the one the party stands at. */
const AT_THE_DOOR = 2;

function nearParty(state: GameState, at: { readonly x: number; readonly y: number }): boolean {
  return state.party.members.some((member) => {
    const place = state.creatures[member]?.at;
    const middle = place && centreOf(place.square, state.scenes[place.scene]?.grid ?? 'square');
    return !!middle && Math.hypot(middle.x - at.x, middle.y - at.y) <= AT_THE_DOOR;
  });
}
