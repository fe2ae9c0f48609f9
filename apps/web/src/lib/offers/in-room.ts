import type { Offer } from '@lanthorn/rules';

/** What stands in the open where there is room for so many buttons, and what is folded under the last of these. */
export function inRoom(
  offers: readonly Offer[],
  buttons: number,
): { readonly open: readonly Offer[]; readonly more: readonly Offer[] } {
  const open = offers.length > buttons ? buttons - 1 : buttons;
  return { open: offers.slice(0, open), more: offers.slice(open) };
}
