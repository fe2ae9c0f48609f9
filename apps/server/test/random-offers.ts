import { commandCheck, type WireCommand } from '@lanthorn/protocol';
import type { Input, Offer, View } from '@lanthorn/rules';

/** A whole number from 0 up to, but not with, `below`. */
export type Pick = (below: number) => number;

/** Chance that comes out the same again. */
export function pickFrom(seed: number): Pick {
  let now = (seed % 2_147_483_646) + 1;
  return (below) => {
    now = (now * 48_271) % 2_147_483_647;
    return now % Math.max(1, below);
  };
}

/** One of a seat's offers with inputs of chance; null when it has none. @param barred whether also one that says why not */
export function randomCommand(view: View, pick: Pick, { barred } = { barred: true }): WireCommand | null {
  const offers = [...view.values()]
    .flatMap((record) => (record.type === 'offer' ? [record.offer] : []))
    .filter((offer) => barred || offer.barred === null);
  const kinds = [...new Set(offers.map(({ command }) => command))];
  const kind = kinds[pick(kinds.length)];
  const same = offers.filter(({ command }) => command === kind);
  const offer = same[pick(same.length)];
  return offer ? filledIn(offer, pick) : null;
}

function filledIn(offer: Offer, pick: Pick): WireCommand | null {
  const inputs = Object.fromEntries(offer.inputs.map((input) => [input.name, chosen(input, pick)]));
  const checked = commandCheck.safeParse({ type: offer.command, ...offer.fixed, ...inputs });
  return checked.success ? checked.data : null;
}

function chosen(input: Input, pick: Pick): unknown {
  switch (input.kind) {
    case 'choice':
      return input.options[pick(input.options.length)]?.value;
    case 'choices':
      return input.options.filter((_, place) => place < input.least || pick(2) === 0).map(({ value }) => value);
    case 'number':
      return input.min + pick(input.max - input.min + 1);
    case 'flag':
      return pick(2) === 0;
    case 'text':
      // A name of its own each time: a second store of one name is refused for what was typed, not for what was offered.
      return input.preset || `${pick(100_000)} by the light of the lanthorn`.slice(0, input.maxLength);
    case 'square':
      return input.from ? input.from[pick(input.from.length)] : { x: pick(9), y: pick(10) };
    default:
      return input satisfies never;
  }
}
