import type { Offer } from '@lanthorn/rules';
import { asksFor, isAnyones } from '../board/act.ts';

/** What has a place of its own on the board. */
const ON_FLOOR: readonly Offer['command'][] = ['MoveCreature', 'TakeBackMove'];

/**
 * What stands on the card over the board of one who is chosen there and has no card in the party: what it does itself, what
 * a referee does to anybody, and last where its figure stands.
 */
export function onCard(offers: readonly Offer[], id: string): readonly Offer[] {
  const own = offers.filter(({ about, command }) => about === id && !ON_FLOOR.includes(command));
  return [
    ...own.filter(({ place }) => place === 'creature' || place === 'encounter'),
    ...offers.filter((offer) => isAnyones(offer) && offer.barred === null && asksFor(offer, id)),
    ...own.filter(({ place }) => place === 'board'),
  ];
}
