/** The parts of the table that the keyboard goes to one after the other, each with what in it is wanted first. */
const PARTS = [
  { part: '[data-testid=prompt]', wanted: ['[data-offer]'] },
  {
    part: '[data-part=party]',
    wanted: ['[aria-label=Encounter] :is([data-offer], summary)', '[data-member] > button', '[role=tab]'],
  },
  { part: 'section[aria-label=Board]', wanted: ['[role=application]'] },
  { part: 'section[aria-label=Log]', wanted: ['[data-say]'] },
] as const;

/** Leads the keyboard to the next part of the table that is in view, or to the last one. */
export function toNextPart(back: boolean): void {
  const there = PARTS.flatMap(({ part, wanted }) => {
    const host = [...document.querySelectorAll<HTMLElement>(part)].find((one) => one.checkVisibility());
    return host ? [{ host, first: firstOf(host, wanted) }] : [];
  });
  const here = there.findIndex(({ host }) => host.contains(document.activeElement));
  const next = there.at(here < 0 ? (back ? -1 : 0) : (here + (back ? there.length - 1 : 1)) % there.length);
  next?.first.focus();
}

/** What of a part is wanted first and in view; else the part itself. */
function firstOf(host: HTMLElement, wanted: readonly string[]): HTMLElement {
  const found = wanted
    .flatMap((one) => [...host.querySelectorAll<HTMLElement>(one)])
    .find((one) => one.checkVisibility());
  if (!found && !host.hasAttribute('tabindex')) host.tabIndex = -1;
  return found ?? host;
}
