import { byRule, type CreatureId, type ItemId, impossible, objections, type Refusal } from '../../../core/index.ts';
import { same } from '../../../core/same.ts';
import { atFirst, withThe } from '../../../core/words.ts';
import type { May } from '../../../play/index.ts';
import { adventureOf, type MagicThing } from '../../../state/adventure.ts';
import { called } from '../../../state/called.ts';
import { areClose } from '../../../state/close.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Item } from '../../../state/item.ts';
import { lyingThings } from '../../../state/lying.ts';
import { isDead } from '../../../state/read.ts';
import { readingWaits } from '../../../state/spell-work.ts';
import { isAway } from '../../../state/split.ts';
import type { GameState } from '../../../state/state.ts';
import { MOST_ITEMS } from '../../body/creature/bounds.ts';
import { isKnown } from '../../situation/sight/known.ts';
import { powersRefusal } from '../../table/content/powers.ts';
import { mayAct, mayCommand, onlyReferee, outOfReachAtHome } from '../../table/permission/permission.ts';

export const mayGiveItem: May<'GiveItem'> = (state, { creature, ...said }, seat) => {
  const { name, items = [] } = state.creatures[creature] ?? {};
  return objections(
    onlyReferee(seat),
    mayCommand(state, seat, creature),
    items.length >= MOST_ITEMS ? impossible('bad-input', `${name} can carry nothing more.`) : null,
    powersRefusal(said),
  );
};

export const mayMarkBulky: May<'MarkBulky'> = (state, { creature, item, bulky }, seat) => {
  const found = state.creatures[creature]?.items.find((one) => one.id === item);
  const barred = onlyReferee(seat);
  if (!found) return objections(barred, impossible('no-such-thing', 'Nothing of that name is carried.'));
  return objections(barred, (found.bulky ?? false) === bulky ? impossible('no-change', 'It is so already.') : null);
};

/** What somebody can use: the things in the pack, and what of the table's own shines in the hand. */
export const atHand = ({ lights }: GameState, { id, items }: Creature): readonly Item[] => [
  ...items,
  ...Object.values(lights).flatMap(({ carriedBy: bearer, thing }) => (bearer === id && thing ? [thing] : [])),
];

/** One of these. */
export function thingAtHand(state: GameState, creature: CreatureId, item: ItemId): Item | undefined {
  const bearer = state.creatures[creature];
  return bearer && atHand(state, bearer).find(({ id }) => id === item);
}

export const mayUseCharge: May<'UseCharge'> = (state, { creature, item }, seat) => {
  const found = thingAtHand(state, creature, item);
  return objections(
    mayAct(state, seat, creature),
    found && hasCharges(state, found)
      ? usedUp(found)
      : impossible('no-such-thing', 'Nothing of that name is carried that has charges.'),
  );
};

const CHARGED: readonly MagicThing[] = ['wand', 'rod', 'staff'];

/** A thing whose charges are counted; or a wand, rod or staff of magic, of whose charges the referee alone knows. */
export const hasCharges = (state: GameState, { id, name, does }: Item): boolean =>
  does?.charges !== undefined ||
  /^(an? )?(wand|rod|staff) of /i.test(name) ||
  adventureOf(state).finds.some((find) => find.id === id && CHARGED.includes(find.thing));

/** A thing with no charges left. */
export const usedUp = ({ name, does }: Item): Refusal | null =>
  does?.charges === 0 ? byRule('TABLE', 'not-equipped', `${atFirst(withThe(name))} is used up.`) : null;

/** Things go to members of the party that still have room, and are not on another scene. */
export const mayTake = (state: GameState, taker: Creature): boolean =>
  state.party.members.includes(taker.id) && taker.items.length < MOST_ITEMS && !isAway(state, taker);

/** A thing that somebody carries. */
export const carriedBy = ({ creatures }: GameState, creature: CreatureId, item: ItemId): Item | undefined =>
  creatures[creature]?.items.find((one) => one.id === item);

/** What stands against taking so many of a thing: there are no more of it. */
export const tooFew = (found: Item, quantity: number): Refusal | null =>
  quantity <= found.quantity ? null : impossible('bad-input', `There are ${found.quantity} of that.`);

/** A curse may take any of their things: until it is known whether what they read is one, all of them stay with them. */
export const stillReading = (state: GameState, { id: reader }: Creature): Refusal | null =>
  readingWaits(state, reader)
    ? byRule('TABLE', 'out-of-turn', 'First the referee rules on what was read from the scroll.')
    : null;

/** What stands against letting go of a thing, be it on the ground or into another hand. */
export const mayLetGo: May<'DropItem'> = (state, { creature, item, quantity }, seat) => {
  const barred = mayAct(state, seat, creature);
  const [who, found] = [state.creatures[creature], carriedBy(state, creature, item)];
  return objections(
    barred,
    who ? stillReading(state, who) : null,
    found ? tooFew(found, quantity) : impossible('no-such-thing', 'Nothing of that name is carried.'),
  );
};

/** Things that lie in one place: a pile that is let fall piece by piece would be kept as so many. */
const MOST_LYING = 100;

/** No more can be let fall where somebody stands. */
export function tooMuchLies(state: GameState, creature: CreatureId): Refusal | null {
  const here = state.creatures[creature]?.at ?? null;
  return lyingThings(state).filter(({ at }) => same(at, here)).length < MOST_LYING
    ? null
    : impossible('bad-input', `${MOST_LYING} things lie there already: take some of them up first.`);
}

/** In an encounter only to somebody within arm's reach. */
export const mayHandOver: May<'HandOver'> = (state, command, seat) => {
  const dropping = mayLetGo(state, command, seat);
  const [giver, taker] = [state.creatures[command.creature], state.creatures[command.to]];
  if (!taker || !giver || taker === giver || !mayTake(state, taker) || !isKnown(state, seat, taker))
    return objections(...dropping, impossible('no-such-thing', 'There is nobody of that name in the party.'));
  return objections(
    ...dropping,
    outOfReachAtHome(state, giver),
    outOfReachAtHome(state, taker),
    mayReach(state, giver, taker),
  );
};

export const mayReach = (state: GameState, giver: Creature, taker: Creature): Refusal | null =>
  liesElsewhere(giver, taker) ??
  (state.encounter && !areClose(state, giver.at, taker.at)
    ? byRule('TABLE', 'too-far', `${called(taker)} is out of reach.`)
    : null);

/** The dead are left where they fell: whoever has gone on from there reaches them no more. */
const liesElsewhere = (giver: Creature, taker: Creature): Refusal | null =>
  isDead(taker) && taker.at?.scene !== giver.at?.scene
    ? byRule('TABLE', 'too-far', `${called(taker)} lies elsewhere.`)
    : null;
