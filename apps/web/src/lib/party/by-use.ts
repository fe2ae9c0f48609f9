import type { Offer } from '@lanthorn/rules';

/** How many acts a card shows at once. */
const COMMON = 8;

/** What people ask for most at the table, the commonest first; what is not named comes after, dressing last. */
const FIRST: readonly string[] = [
  'Attack',
  'CastSpell',
  'LightUp',
  'SearchArea',
  'Listen',
  'PutOut',
  'TakeUpLight',
  'HandOver',
  'PickUp',
  'DropItem',
];
const LAST: readonly string[] = ['Wear', 'TakeOff'];

const placeOf = ({ command }: Pick<Offer, 'command'>): number => {
  if (LAST.includes(command)) return FIRST.length + 1 + LAST.indexOf(command);
  return FIRST.includes(command) ? FIRST.indexOf(command) : FIRST.length;
};

/** The commonest acts first; those alike in that as they came. */
const byUse = <Act extends Pick<Offer, 'command'>>(offers: readonly Act[]): Act[] =>
  offers.toSorted((one, other) => placeOf(one) - placeOf(other));

/** The acts that a card shows at once, and those under "More": dressing in the dungeon is always there. */
export function byUseOn<Act extends Pick<Offer, 'command'>>(
  offers: readonly Act[],
): { readonly common: readonly Act[]; readonly rare: readonly Act[] } {
  const common = byUse(offers.filter(({ command }) => !LAST.includes(command))).slice(0, COMMON);
  return { common, rare: byUse(offers.filter((act) => !common.includes(act))) };
}
