import type { Offer } from '../../../core/index.ts';
import { nameOf } from '../../../play/index.ts';
import { withOnlyCoins } from '../../../procedures/body/creature/only-coins.ts';
import { haulOf } from '../../../procedures/making/advancement/reckoning.ts';
import { pastimeOf } from '../../../procedures/town/downtime/may.ts';
import { watches } from '../../../state/commanding.ts';
import type { Downtime, ResearchState } from '../../../state/downtime.ts';
import { isCapable, isDead, partyOf } from '../../../state/read.ts';
import { applicantsIn, applying, hiring } from './applying.ts';
import { reckoned } from './exploring.ts';
import { beforehand } from './rising.ts';
import { type Asking, keysOf, listed, type Said, say } from './said.ts';

/** The days between two adventures. */
export function betweenAdventures(asking: Asking, downtime: Downtime): Said {
  const { seat, referee } = asking;
  const award = reckoned(asking);
  if (award) return award;
  if (referee) {
    const { words, offers } = applying(asking);
    const unequipped = downtime.place === 'settlement' ? withOnlyCoins(asking.state, partyOf(asking.state)) : null;
    const ready = words.length === 0 && unequipped === null && isReady(asking, downtime);
    const time = timeOf(asking, ready);
    const proposed = plansAt(asking, 'submitted');
    if (proposed.length > 0)
      return say(
        `${proposed.map(([who, plan]) => `${nameOf(asking.state, who.id)} would invent ${plan.spell}`).join('; ')}: set its level`,
        {
          yours: true,
          offers: [...keysOf(asking, ['SetSpellLevel']), ...time],
        },
      );
    const due = awardDue(asking);
    const next =
      due.length > 0
        ? 'The party is home, and experience is due: calculate the award, or let days go by'
        : ready
          ? 'Between adventures: begin the next adventure, or let days go by'
          : 'Between adventures: let days go by, or begin the next adventure';
    return say([...words, ...(unequipped === null ? [] : [unequipped]), next].join('. '), {
      yours: true,
      offers: [...due, ...offers, ...time, ...hiring(asking)],
    });
  }
  if (watches(seat)) return say('You watch: the party is between two adventures');
  const before = beforehand(asking);
  const idling = inventing(asking) ?? atRest(asking, downtime);
  const submitted = plansAt(asking, 'submitted').map(
    ([, { spell }]) => `${spell} waits for the referee to set its level`,
  );
  return {
    ...idling,
    sentence: [...[...before.words, ...submitted].map((one) => `${one}.`), idling.sentence].join(' '),
    offers: [...before.offers, ...idling.offers],
  };
}

/** Whose spells are at this step on the way to the laboratory, of those that the reader knows of. */
const plansAt = ({ state }: Asking, step: ResearchState) =>
  Object.values(state.creatures).flatMap((who) => {
    const plan = state.research[who.id];
    return plan?.state === step ? [[who, plan] as const] : [];
  });

/** A spell that waits for its player's word or gold; null where none does. */
function inventing(asking: Asking): Said | null {
  const weighed = plansAt(asking, 'negotiating');
  const settles = keysOf(asking, ['AgreeSpell', 'ProposeSpell', 'AbandonResearch'], ({ about }) =>
    weighed.some(([{ id }]) => id === about),
  );
  const [first] = weighed;
  if (first && settles.length > 0)
    return say(`${first[1].spell} would be a spell of level ${first[1].level}: agree, or change it`, {
      yours: true,
      offers: settles,
    });
  const [agreed] = plansAt(asking, 'agreed');
  const pays = keysOf(asking, ['FundResearch'], ({ about }) => about === agreed?.[0].id);
  if (agreed && pays.length > 0)
    return say(`${agreed[1].spell} is agreed upon: lay out gold for it`, { yours: true, offers: pays });
  return null;
}

/** Those of a player's who rest, and what they could do instead. */
function atRest(asking: Asking, downtime: Downtime): Said {
  const { own } = asking;
  const idle = own.filter((one) => isCapable(one) && pastimeOf(downtime, one.id).kind === 'rest');
  const names = listed(idle.map(({ id }) => nameOf(asking.state, id)));
  const offers = keysOf(asking, ['ChoosePastime', 'MakeItem'], isChoice);
  const rest = idle.length > 0 ? `${names} ${idle.length > 1 ? 'rest' : 'rests'}` : null;
  const hires = keysOf(asking, ['OfferTerms']);
  if (hires.length > 0)
    return say(
      `Between adventures: ${rest ? `${rest}, and ` : ''}${applicantsIn(asking)} would take service: offer terms`,
      {
        offers: [...hires, ...offers],
      },
    );
  if (!rest) return say('Between adventures: waiting for the referee to let days go by', { offers });
  const pupils = idle.filter(({ id }) => asking.state.lessons[id]);
  if (pupils.length > 0)
    return say(
      `Between adventures: ${rest}, and a teacher waits for ${listed(pupils.map(({ id }) => nameOf(asking.state, id)))}: be taught, or do something else`,
      { offers },
    );
  return offers.length > 0
    ? say(`Between adventures: ${rest}, or choose something else`, { offers })
    : say(`Between adventures: ${rest}${shops(downtime)}, until the referee lets days go by`);
}

/** In a settlement, those who rest may buy and sell as well. */
const shops = ({ place }: Downtime): string => (place === 'settlement' ? ', and may buy and sell' : '');

/** What was overcome or brought home is still to be awarded. */
const awardDue = (asking: Asking): readonly string[] =>
  Object.values(haulOf(asking.state)).some((part) => part > 0) ? keysOf(asking, ['ReckonAward']) : [];

/** To rest or to do nothing special is no choice that the table waits for. */
const isChoice = ({ command, inputs }: Offer): boolean =>
  command !== 'ChoosePastime' ||
  inputs.some(
    (input) => input.kind === 'choice' && input.options.some(({ value }) => value !== 'rest' && value !== 'nothing'),
  );

/** Everybody is whole, and in the midst of nothing that takes days. */
const isReady = ({ state }: Asking, downtime: Downtime): boolean =>
  partyOf(state)
    .filter((one) => !isDead(one))
    .every(
      ({ id, conditions, hitPoints }) =>
        conditions.length === 0 &&
        hitPoints.now >= hitPoints.max &&
        ['rest', 'nothing'].includes(pastimeOf(downtime, id).kind) &&
        !(state.research[id] || state.lessons[id] || state.studies[id]),
    );

const isWeek = ({ key }: Offer): boolean => key === 'PassDowntime:week';

/** The next adventure and a week, which is the usual step, come before other spans of days. */
function timeOf(asking: Asking, ready: boolean): readonly string[] {
  const adventure = keysOf(asking, ['EndDowntime']);
  const week = keysOf(asking, ['PassDowntime'], isWeek);
  const days = keysOf(asking, ['PassDowntime'], (offer) => !isWeek(offer));
  const first = ready ? [...adventure, ...week] : [...week, ...adventure];
  return [...first, ...days, ...keysOf(asking, ['ChargeUpkeep'])];
}
