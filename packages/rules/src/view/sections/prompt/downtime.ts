import type { Offer } from '../../../core/index.ts';
import { pastimeOf } from '../../../procedures/town/downtime/may.ts';
import { watches } from '../../../state/commanding.ts';
import type { Downtime } from '../../../state/downtime.ts';
import { isCapable } from '../../../state/read.ts';
import { reckoned } from './exploring.ts';
import { type Asking, keysOf, listed, type Said, say } from './said.ts';

/** The days between two adventures. */
export function betweenAdventures(asking: Asking, downtime: Downtime): Said {
  const { seat, referee, own } = asking;
  const award = reckoned(asking);
  if (award) return award;
  if (referee) {
    return say('Between adventures: let days go by, or begin the next adventure', {
      yours: true,
      offers: keysOf(asking, ['PassDowntime', 'EndDowntime', 'ChargeUpkeep']).toSorted(weekFirst),
    });
  }
  if (watches(seat)) return say('You watch: the party is between two adventures');
  const idle = own.filter((one) => isCapable(one) && pastimeOf(downtime, one.id).kind === 'rest');
  const names = listed(idle.map(({ name }) => name));
  const offers = keysOf(asking, ['ChoosePastime', 'MakeItem'], isChoice);
  if (idle.length === 0) return say('Between adventures: waiting for the referee to let days go by', { offers });
  const rest = `Between adventures: ${names} ${idle.length > 1 ? 'rest' : 'rests'}`;
  return offers.length > 0
    ? say(`${rest}, or choose something else`, { offers })
    : say(`${rest}, until the referee lets days go by`);
}

/** To rest or to do nothing special is no choice that the table waits for. */
const isChoice = ({ command, inputs }: Offer): boolean =>
  command !== 'ChoosePastime' ||
  inputs.some(
    (input) => input.kind === 'choice' && input.options.some(({ value }) => value !== 'rest' && value !== 'nothing'),
  );

/** A week is the usual step. */
const weekFirst = (one: string, other: string): number =>
  Number(other === 'PassDowntime:week') - Number(one === 'PassDowntime:week');
