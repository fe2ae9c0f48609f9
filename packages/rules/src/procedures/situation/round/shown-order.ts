import type { CreatureId, SideId } from '../../../core/index.ts';
import type { CombatRound, Encounter, Side } from '../../../state/encounter.ts';
import { isCapable } from '../../../state/read.ts';
import { membersOf, sideNamed } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { isShown } from './moment.ts';

type Order = Pick<CombatRound, 'order' | 'actors'>;
type Places = Pick<CombatRound, 'actors' | 'slowFrom' | 'early'>;

/** Whether the table is shown somebody of this name, and what they do. */
export function isShownNamed(state: GameState, who: CreatureId): boolean {
  const found = state.creatures[who];
  return found !== undefined && isShown(state, found);
}

/** Whether the table is shown anybody of a side. */
export const showsAnybody = (state: GameState, { members }: Side): boolean =>
  members.some((member) => isShownNamed(state, member));

/** Whether the table is shown anybody of a side who is not out of the fight. */
export const showsAnybodyAble = (state: GameState, side: Side): boolean =>
  membersOf(state, side).some((member) => isCapable(member) && isShown(state, member));

/** Whether the table knows that a side is there: its own, and others of whom it is shown anybody. */
export const showsSide = (state: GameState, side: Side): boolean => side.kind === 'party' || showsAnybody(state, side);

/** Whether the table sees anybody of those whom the party has met. */
export const showsFoes = (state: GameState, { sides }: Pick<Encounter, 'sides'>): boolean =>
  sides.some((side) => side.kind !== 'party' && showsAnybody(state, side));

/**
 * The sides that the table sees act at a place of the order: those of whom somebody is shown there. So no place comes
 * for the sake of one who is hidden. A side of whom nobody at all is shown has its first place, and no other.
 */
export function sidesShownAt(
  state: GameState,
  encounter: Encounter,
  { order, actors }: Order,
  place: number,
): readonly SideId[] {
  return (order[place] ?? []).filter((id) => {
    const side = sideNamed(encounter, id);
    if (!side || !showsAnybody(state, side)) return order.findIndex((sides) => sides.includes(id)) === place;
    return side.members.some((member) => actors[place]?.includes(member) && isShownNamed(state, member));
  });
}

/** The sides that the table sees contend for who goes first; none where it sees but one that could, for which no dice are thrown. */
export function contenders(state: GameState, encounter: Encounter, round: Order): ReadonlySet<SideId> {
  const acting = new Set(round.order.flatMap((_, place) => sidesShownAt(state, encounter, round, place)));
  const able = encounter.sides.filter((side) => acting.has(side.id) || seemsAble(state, side));
  return new Set(able.length > 1 ? able.map(({ id }) => id) : []);
}

/** Whether the table sees somebody of a side who could act, or nobody at all. */
const seemsAble = (state: GameState, side: Side): boolean =>
  !showsAnybody(state, side) || showsAnybodyAble(state, side);

/** The places of the order at which the table sees somebody act. */
export const placesShown = (state: GameState, encounter: Encounter, round: Order): readonly number[] =>
  [...round.order.keys()].filter((place) => sidesShownAt(state, encounter, round, place).length > 0);

/**
 * Those of a side who act at a place of the order, where others of it act at another: then each is to be named, for
 * the side would be named twice. Nobody where it acts as one, or where it is only shots or slow weapons that part it.
 */
export function partAt(
  { actors, slowFrom, early = 0 }: Places,
  place: number,
  { members }: Side,
  isNamed: (who: CreatureId) => boolean,
): readonly CreatureId[] {
  const own = (at: number) => (actors[at] ?? []).filter((actor) => members.includes(actor) && isNamed(actor));
  const here = own(place);
  const places = [...actors.keys()].slice(early, slowFrom);
  const isParted = places.includes(place) && places.some((at) => own(at).some((actor) => !here.includes(actor)));
  return isParted ? here : [];
}
