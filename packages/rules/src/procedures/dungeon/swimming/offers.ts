import { type Offer, offer, type RuleId, type Seat } from '../../../core/index.ts';
import { type Offers, remembered, rosterOf, rulesOf } from '../../../play/index.ts';
import { commands } from '../../../state/commanding.ts';
import type { Creature } from '../../../state/creature.ts';
import { isCapable, livingParty, partyOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { breathesWater } from '../../situation/condition/enchantment.ts';
import { mayReferee } from '../../table/permission/permission.ts';
import { isHeavilyLaden } from './laden.ts';
import { hasDagger, wearsPlate } from './swimming.ts';

export const swimmingOffers: Offers = (state, seat) => [...checking(state, seat), ...cutting(state, seat)];

/** One offer for those in heavy armour, one for the others, each with the chance that the book has for it. */
const checking: Offers = remembered(
  (state, seat) => {
    if (!mayReferee(seat)) return [];
    const { presets, cites } = rulesOf(state).swimming;
    const { laden = [], free = [] } = Object.groupBy(
      livingParty(state).filter((creature) => !breathes(state, creature)),
      (creature) => (isHeavilyLaden(creature) ? 'laden' : 'free'),
    );
    return [
      ...drowning('Somebody in heavy armour may drown', 'CheckDrowning:laden', laden, presets.heavy, cites.drowning),
      ...drowning('Somebody may drown', 'CheckDrowning', free, presets.light, cites.drowning),
    ];
  },
  (state, seat) => [...rosterOf(state, seat), ...partyOf(state).map(({ armour }) => armour), state.magic],
);

const breathes = (state: GameState, { id }: Creature): boolean => breathesWater(state, id) !== null;

function drowning(
  label: string,
  key: string,
  who: readonly Creature[],
  chance: number,
  rule: RuleId,
): readonly Offer[] {
  if (who.length === 0) return [];
  const inputs = { creature: who, chance };
  return [offer('CheckDrowning', label, { place: 'palette', rule, key, inputs })];
}

/** Who is drowning is the referee's to say; each round the drowning may cut. */
function cutting(state: GameState, seat: Seat): readonly Offer[] {
  const rule = rulesOf(state).equipping.cutting;
  if (!rule) return [];
  const wearers = partyOf(state).filter(wearsPlate);
  const dry = wearers.filter((one) => !state.drowning?.[one.id] && !breathes(state, one));
  const begins =
    !mayReferee(seat) || dry.length === 0
      ? []
      : [
          offer('BeginDrowning', 'Start drowning (plate armour)', {
            place: 'palette',
            rule: rule.rule,
            inputs: { creature: dry, rounds: rule.rounds },
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
