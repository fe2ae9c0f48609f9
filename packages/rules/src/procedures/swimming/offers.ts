import { choice, named, number } from '../../inputs.ts';
import { type Offer, offer } from '../../offer.ts';
import { remembered, whoThereIs } from '../../offer-memory.ts';
import { commands } from '../../permission.ts';
import type { Offers } from '../../procedure.ts';
import { rulesFor } from '../../rulesets/index.ts';
import type { Seat } from '../../seat.ts';
import { isCapable, isDead, partyOf } from '../../state/read.ts';
import type { GameState } from '../../state/state.ts';
import { hasDagger, MOST_ROUNDS, wearsPlate } from './cutting.ts';

export const swimmingOffers: Offers = (state, seat) => [...checking(state, seat), ...cutting(state, seat)];

const checking: Offers = remembered((state, seat) => {
  const living = partyOf(state).filter((creature) => !isDead(creature));
  if (seat.role !== 'referee' || living.length === 0) return [];
  const { presets } = rulesFor(state.ruleset).swimming;
  return [
    offer('CheckDrowning', 'Somebody may drown', {
      place: 'palette',
      rule: 'OSE-HAZ-11',
      inputs: [
        choice('creature', 'Who', named(living)),
        number(
          'chance',
          `Chance in percent: ${presets.heavy} heavily laden in rough water, ${presets.light} lightly`,
          [1, 100],
          presets.light,
        ),
      ],
    }),
  ];
}, whoThereIs);

/** ERI-DON-03: who is drowning is the referee's to say; each round the drowning may cut. */
function cutting(state: GameState, seat: Seat): readonly Offer[] {
  const rule = rulesFor(state.ruleset).equipping.cutting;
  if (!rule) return [];
  const wearers = partyOf(state).filter(wearsPlate);
  const dry = wearers.filter(({ id }) => !state.drowning?.[id]);
  const begins =
    seat.role !== 'referee' || dry.length === 0
      ? []
      : [
          offer('BeginDrowning', 'Somebody drowns in plate', {
            place: 'palette',
            rule: rule.rule,
            inputs: [
              choice('creature', 'Who', named(dry)),
              number('rounds', 'Rounds to get out', [1, MOST_ROUNDS], rule.rounds),
            ],
          }),
        ];
  const cuts = wearers
    .filter((wearer) => state.drowning?.[wearer.id] && commands(seat, wearer) && isCapable(wearer) && hasDagger(wearer))
    .map(({ id }) =>
      offer('CutFree', 'Cut free of the plate', {
        place: 'creature',
        about: id,
        rule: rule.rule,
        next: true,
        fixed: { creature: id },
      }),
    );
  return [...begins, ...cuts];
}
