import type { CreatureId } from '../core/index.ts';
import type { Creature } from './creature.ts';
import type { GameState } from './state.ts';

/**
 * Whether somebody stays at home: of the household still and paid as before, but out of the party, so that whatever is
 * asked of those who march, eat, fight and share is not asked of them.
 */
export const staysHome = ({ stayingHome }: Pick<GameState, 'stayingHome'>, creature: CreatureId): boolean =>
  stayingHome?.includes(creature) ?? false;

/** Whether somebody is of the party, or stays at home meanwhile. */
export const isOfHousehold = (state: GameState, creature: CreatureId): boolean =>
  state.party.members.includes(creature) || staysHome(state, creature);

/** The members of the party, and those who stay at home. */
export const householdOf = (state: GameState): readonly Creature[] =>
  [...state.party.members, ...(state.stayingHome ?? [])].flatMap((one) => state.creatures[one] ?? []);

/** Somebody joins the party, wherever they stayed until now. The newcomer marches last. */
export function withMember(state: GameState, creature: CreatureId): GameState {
  const { members, marchingOrder } = state.party;
  if (members.includes(creature)) return state;
  return {
    ...withoutStaying(state, creature),
    party: { ...state.party, members: [...members, creature], marchingOrder: [...marchingOrder, [creature]] },
  };
}

/** Somebody is of the party no longer, and nowhere expected: the others keep their ranks. */
export function withoutMember(state: GameState, creature: CreatureId): GameState {
  const members = state.party.members.filter((member) => member !== creature);
  const marchingOrder = state.party.marchingOrder
    .map((rank) => rank.filter((member) => member !== creature))
    .filter((rank) => rank.length > 0);
  return { ...withoutStaying(state, creature), party: { ...state.party, members, marchingOrder } };
}

/** Somebody leaves the party and stays at home; what they went without there they have no longer to bear. */
export function leftAtHome(state: GameState, creature: CreatureId): GameState {
  const left = withoutMember(state, creature);
  const { [creature]: _fed, ...hunger } = left.hunger;
  return { ...left, hunger, stayingHome: [...(left.stayingHome ?? []), creature] };
}

function withoutStaying(state: GameState, creature: CreatureId): GameState {
  if (!staysHome(state, creature)) return state;
  const { stayingHome = [], ...rest } = state;
  const others = stayingHome.filter((one) => one !== creature);
  return others.length > 0 ? { ...rest, stayingHome: others } : rest;
}
