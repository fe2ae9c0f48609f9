import type { Square } from '@lanthorn/geometry';
import type { Offer } from '@lanthorn/rules';
import type { Likely } from '../offers/command.ts';
import { squareFor } from '../offers/picking.ts';
import { stocking } from '../offers/stocking.ts';
import { isDressing } from '../party/by-use.ts';
import type { BoardDoor } from './model.ts';
import type { Under } from './under.ts';

/** What a click does. */
export type Act =
  /** Asked at once, or in a form beside the thing where there is more to say. */
  | { readonly kind: 'offer'; readonly offer: Offer }
  | { readonly kind: 'go' }
  /** Up to a foe who is out of reach, to strike when it may be done. */
  | { readonly kind: 'approach'; readonly to: Square; readonly attacker: string; readonly target: string }
  /** Into one's hand. */
  | { readonly kind: 'take'; readonly creature: string }
  /** Its card is opened. */
  | { readonly kind: 'look'; readonly creature: string }
  /** The key of a room is opened at the desk. */
  | { readonly kind: 'read'; readonly room: string }
  | { readonly kind: 'barred'; readonly offer: Offer; readonly sentence: string }
  /** A blow that only waits for its turn in this round: it is kept until then. */
  | { readonly kind: 'later'; readonly attacker: string; readonly target: string }
  /** All that can be done with it is shown. */
  | { readonly kind: 'menu' }
  /** The same of a shut door that nobody has listened at, before it is opened. */
  | { readonly kind: 'at-door' }
  | { readonly kind: 'nothing' };

/** Who clicks: whom they have in hand, whom they give orders to, and what they may do. */
export interface Hand {
  readonly ids: readonly string[];
  commands(creature: string): boolean;
  /** Whether one of those in hand stands next to somebody. */
  isBeside(creature: string): boolean;
  /** Whether somebody is on the side of those in hand: a click on them strikes no blow, now or later. */
  isFriend(creature: string): boolean;
  /** Where the one in hand would stand to be next to somebody; null where no way there is known. */
  squareBeside?(creature: string): Square | null;
  /** Whether a door is shown what can be done with it before a click opens it. */
  asksBefore?(door: BoardDoor): boolean;
  readonly offers: readonly Offer[];
}

/** The id of what is under the pointer; null of what has none. */
export function idOf(under: Under | null): string | null {
  if (under?.kind === 'token') return under.token.id;
  if (under?.kind === 'door') return under.door.id;
  if (!under || under.mark.kind === 'room' || under.mark.kind === 'place') return null;
  return under.mark.key.slice(under.mark.kind.length + 1);
}

/** The room that a number under the pointer stands for; null of all else. */
export const roomOf = (under: Under | null): string | null =>
  under?.kind === 'mark' && under.mark.kind === 'room' ? under.mark.key.slice('room:'.length) : null;

/** Whether one of an offer's questions can be answered by this. */
export const asksFor = ({ inputs }: Offer, id: string): boolean =>
  inputs.some(
    (input) => (input.kind === 'choice' || input.kind === 'choices') && input.options.some(({ value }) => value === id),
  );

const isOf = (offer: Offer, { ids }: Hand): boolean =>
  ids.some(
    (id) => offer.about === id || offer.fixed.creature === id || offer.fixed.attacker === id || asksFor(offer, id),
  );

/** Whether it is done to this: chosen already, or to be chosen. */
const isAt = (offer: Offer, id: string): boolean => offer.fixed.target === id || asksFor(offer, id);

type Barred = Extract<Act, { kind: 'barred' }>;

/** The one thing that a click on what lies under the pointer does, with what is in hand. */
export function actOn(under: Under | null, hand: Hand): Act {
  switch (under?.kind) {
    case undefined:
      return going(hand);
    case 'mark':
      if (under.mark.kind === 'exit') return atExit(under, hand);
      return (under.mark.kind === 'thing' ? first(hand, ['PickUp'], under) : null) ?? onMark(under, hand);
    case 'door':
      if (under.through && hand.ids.length > 0) return going(hand);
      return asksFirst(under, hand) ?? handsOn(under, hand) ?? atDoor(under, hand) ?? { kind: 'menu' };
    case 'token':
      return onToken(under, hand);
    default:
      return under satisfies never;
  }
}

const handsOn = (under: Under, hand: Hand): Act | null => first(hand, ['PullSpike', 'OpenDoor', 'CloseDoor'], under);

/** Whoever could listen at a shut door is asked before it is opened. */
function asksFirst(under: Extract<Under, { kind: 'door' }>, hand: Hand): Act | null {
  const next = handsOn(under, hand);
  if (next?.kind !== 'offer' || next.offer.command !== 'OpenDoor' || !hand.asksBefore?.(under.door)) return null;
  const listens = first(hand, ['Listen'], under);
  return listens?.kind === 'offer' ? { kind: 'at-door' } : null;
}

/** With nobody in hand, whoever stands at a door opens or closes it. */
function atDoor({ door }: Extract<Under, { kind: 'door' }>, { ids, offers }: Hand): Act | null {
  if (ids.length > 0) return null;
  const one = offers.find(
    ({ command, about, barred }) =>
      (command === 'OpenDoor' || command === 'CloseDoor') && about === door.id && barred === null,
  );
  return one ? { kind: 'offer', offer: one } : null;
}

/** Who stands at a way out takes it; where all of the party may, or one of several, it is asked which; else one walks there. */
function atExit(under: Extract<Under, { kind: 'mark' }>, hand: Hand): Act {
  const exit = idOf(under);
  const [only, more] = hand.offers.filter(({ about, barred }) => about === exit && barred === null);
  if (more) return { kind: 'menu' };
  return only ? { kind: 'offer', offer: only } : going(hand);
}

/** Whoever has nobody in hand reads what a number stands for; others walk there. */
function onMark(under: Extract<Under, { kind: 'mark' }>, hand: Hand): Act {
  const room = roomOf(under);
  return room !== null && hand.ids.length === 0 ? { kind: 'read', room } : going(hand);
}

const going = ({ ids }: Hand): Act => (ids.length > 0 ? { kind: 'go' } : { kind: 'nothing' });

function onToken(under: Extract<Under, { kind: 'token' }>, hand: Hand): Act {
  const { id, dead } = under.token;
  const isInHand = hand.ids.includes(id);
  if (dead) return onBody(under, hand);
  if (isInHand) return { kind: 'look', creature: id };
  const blow = hand.isFriend(id) ? null : first(hand, ['Attack'], under);
  if (blow?.kind === 'offer') return blow;
  const spell = under.token.side === 'other' ? first(hand, ['CastSpell'], under) : null;
  if (spell?.kind === 'offer') return spell;
  if (under.token.side === 'other' && declaresAt(hand, id)) return { kind: 'menu' };
  if (hand.ids.length > 0 && !hand.commands(id) && !hand.isFriend(id)) {
    const another = blowOfAnother(hand, id);
    if (another) return { kind: 'offer', offer: another };
    if (blow?.kind === 'barred') return upTo(hand, id, blow) ?? later(id, blow) ?? blow;
  }
  if (hand.commands(id)) return { kind: 'take', creature: id };
  if (isToBeCarried(hand, id)) return { kind: 'menu' };
  const given = hand.isBeside(id) ? first(hand, ['HandOver'], under) : null;
  if (given) return given;
  return under.token.side === 'party' && hand.ids.length > 0 ? { kind: 'menu' } : { kind: 'look', creature: id };
}

/** Of a companion who cannot walk it is asked what is done with them: things are handed to who can take them. */
const isToBeCarried = ({ offers }: Hand, id: string): boolean =>
  offers.some(({ command, about, barred }) => command === 'PickUpFallen' && about === id && barred === null);

/** A blow that waits for its turn alone is kept. */
function later(target: string, { offer: { needs, fixed } }: Barred): Act | null {
  const { attacker } = fixed;
  return needs === 'turn' && typeof attacker === 'string' ? { kind: 'later', attacker, target } : null;
}

/** Whoever cannot strike at a foe yet, and may walk, goes up to them. */
function upTo({ ids, offers, isBeside, squareBeside }: Hand, foe: string, { offer }: Barred): Act | null {
  if (offer.needs !== 'reach') return null;
  const [mover, another] = ids;
  const walks = offers.some(
    ({ command, fixed, barred }) => command === 'MoveCreature' && fixed.creature === mover && barred === null,
  );
  if (another !== undefined || !walks || isBeside(foe)) return null;
  const to = squareBeside?.(foe) ?? null;
  return to && mover ? { kind: 'approach', to, attacker: mover, target: foe } : null;
}

/** The dead are searched; where that cannot be, a body lies in nobody's way, and one steps over it. */
function onBody(under: Extract<Under, { kind: 'token' }>, hand: Hand): Act {
  const { id } = under.token;
  const search = first(hand, ['SearchBody'], under);
  if (search?.kind === 'offer') return search;
  if (hand.ids.length > 0 && !hand.ids.includes(id)) return { kind: 'go' };
  return hand.offers.some(({ command, about }) => command === 'SearchBody' && about === id)
    ? { kind: 'menu' }
    : { kind: 'look', creature: id };
}

/** Whether a spell may be declared for somebody, which is chosen among all that can be done. */
const declaresAt = (hand: Hand, foe: string): boolean =>
  hand.offers.some((offer) => offer.command === 'Declare' && isOf(offer, hand) && isAt(offer, foe));

/** Where those in hand cannot strike at somebody now, another of one's own who can: the plainest blow. */
const blowOfAnother = ({ offers }: Pick<Hand, 'offers'>, foe: string): Offer | undefined =>
  offers
    .filter((offer) => offer.command === 'Attack' && offer.barred === null && isAt(offer, foe))
    .toSorted((a, b) => strange(a) - strange(b))[0];

/** The plainest blow of one at another, where it may be struck now. */
export const blowOf = (offers: readonly Offer[], attacker: string, target: string): Offer | undefined =>
  blowOfAnother({ offers: offers.filter(({ fixed }) => fixed.attacker === attacker) }, target);

/** The plainest blow of one that may be struck now, whoever it is at: it asks at whom. */
export const plainBlowOf = (offers: readonly Offer[], attacker: string): Offer | undefined =>
  offers
    .filter(
      ({ command, fixed, barred }) =>
        command === 'Attack' && barred === null && fixed.attacker === attacker && !('target' in fixed),
    )
    .toSorted((a, b) => strange(a) - strange(b))[0];

/** Whether one of one's own may strike at somebody now. */
export const mayStrike = (hand: Hand, foe: string): boolean => blowOfAnother(hand, foe) !== undefined;

/** The first that can be had of these commands, by those in hand and about the thing; else why the first cannot. */
function first(hand: Hand, commands: readonly Offer['command'][], under: Under): Act | null {
  const thing = idOf(under);
  if (thing === null || hand.ids.length === 0) return null;
  const fitting = hand.offers.filter(
    (offer) =>
      commands.includes(offer.command) &&
      (offer.about === thing || isAt(offer, thing) || (isSettled(offer) && under.kind !== 'door')) &&
      isOf(offer, hand),
  );
  const open = fitting.filter(({ barred }) => barred === null).toSorted((a, b) => strange(a) - strange(b))[0];
  if (open) return { kind: 'offer', offer: open };
  const barred = fitting.find(({ about, fixed }) => about === thing || fixed.target === thing) ?? fitting[0];
  return barred?.barred ? { kind: 'barred', offer: barred, sentence: barred.barred } : null;
}

/** Why it cannot be done, whatever it would be done to. */
const isSettled = ({ barred, inputs }: Offer): boolean => barred !== null && inputs.length === 0;

/** What is in hand comes before bare hands, and a plain blow before one to subdue or in an arc. */
const strange = ({ fixed }: Offer): number =>
  fixed.subdue === true || fixed.lobbed === true ? 2 : fixed.attack === -1 ? 1 : 0;

/** What answers an offer's questions first: the thing under the pointer, then those in hand. */
export const likelyOf = (under: Under | null, hand: Hand, square: Likely['square']): Likely => ({
  ids: [idOf(under) ?? [], hand.ids].flat(),
  square,
  pointed: idOf(under),
});

/** Why something cannot be had now is said where it is done: of the time between adventures on its own page, of the rest to whoever asks for it by name. */
export const isElsewhere = ({ place, barred }: Offer): boolean =>
  (place === 'downtime' || place === 'palette') && barred !== null;

/** The floor is clicked for these. */
const MOVES: readonly Offer['command'][] = ['MoveCreature', 'MoveParty', 'MoveTogether'];

/**
 * All that can be done with what is under the pointer, by it or to it: what is about it comes first, dressing after
 * all else, and what cannot be had now last, by its reason.
 */
export function allOn(under: Under | null, square: Likely['square'], hand: Hand): readonly Offer[] {
  const id = idOf(under);
  if (id !== null && under?.kind === 'mark' && under.mark.kind === 'trap') return allAtTrap(id, hand);
  if (id !== null) return allWith(id, hand);
  const onFloor = (offer: Offer): boolean => square !== null && squareFor(offer, square) !== undefined;
  const there = hand.offers.filter((offer) => isHere(offer) && onFloor(offer));
  return [
    ...inOrder(
      there.filter((offer) => isDoneBy(offer, hand)),
      null,
    ),
    ...stocking(there),
  ];
}

/** What is done with a trap: by the referee to it, and by whoever takes it apart. */
const allAtTrap = (id: string, { offers }: Hand): readonly Offer[] =>
  offers.filter((offer) => isHere(offer) && (offer.fixed.trap === id || asksFor(offer, id)));

/** What whoever is in hand does at a place. */
const isDoneBy = (offer: Offer, hand: Hand): boolean => offer.about !== null && isOf(offer, hand);

/** All that can be done with one of those who are there, by it or to it, in the same order. */
export const allWith = (id: string, hand: Hand): readonly Offer[] =>
  inOrder(
    hand.offers.filter(
      (offer) => isHere(offer) && (offer.about === id || ((isOf(offer, hand) || isAnyones(offer)) && isAt(offer, id))),
    ),
    id,
  );

/** What a referee does to anybody at any moment, whoever is in hand. */
export const isAnyones = ({ command }: Pick<Offer, 'command'>): boolean =>
  command === 'DealDamage' || command === 'Heal';

const isHere = (offer: Offer): boolean => !MOVES.includes(offer.command) && !isElsewhere(offer);

/** Onto the board or off it, out of the party or out of the game: seldom meant, and never what one would press by mistake. */
const isRearranged = ({ command }: Offer): boolean =>
  command === 'RemoveCreature' || command === 'SetMembership' || command === 'PlaceCreature';

const inOrder = (offers: readonly Offer[], id: string | null): readonly Offer[] =>
  offers.toSorted(
    (a, b) =>
      Number(a.barred !== null) - Number(b.barred !== null) ||
      (a.barred ?? '').localeCompare(b.barred ?? '') ||
      Number(isDressing(a)) - Number(isDressing(b)) ||
      Number(isRearranged(a)) - Number(isRearranged(b)) ||
      Number(a.about !== id) - Number(b.about !== id),
  );

/** Without what asks at whom, where another offer does the same to this one already. */
export function withoutAsking(offers: readonly Offer[], id: string): readonly Offer[] {
  const way = ({ command, fixed: { target: _at, ...rest } }: Offer): string => JSON.stringify([command, rest]);
  const settled = new Set(offers.filter(({ fixed }) => fixed.target === id).map(way));
  return offers.filter((offer) => offer.fixed.target === id || !asksFor(offer, id) || !settled.has(way(offer)));
}

/** What a click would do, in words for the card beside the pointer; null where it does nothing. */
export function actInWords(act: Act, name: string): string | null {
  switch (act.kind) {
    case 'offer':
      return act.offer.command === 'Attack' || act.offer.command === 'CastSpell'
        ? `${act.offer.label}: ${name}`
        : act.offer.command === 'HandOver'
          ? `Hand ${name} something`
          : act.offer.label;
    case 'take':
      return `Take ${name} in hand`;
    case 'approach':
      return `Go up to ${name} and strike`;
    case 'barred':
      return act.sentence;
    case 'later':
      return `Strike ${name} as soon as the turn comes`;
    case 'menu':
      return 'Show what can be done';
    case 'at-door':
      return 'Listen at it, or open it';
    case 'read':
      return 'Read its key';
    case 'go':
    case 'look':
    case 'nothing':
      return null;
    default:
      return act satisfies never;
  }
}
