import { type Offer, offer, type Refusal, type RuleId, type Seat } from '../../../core/index.ts';
import { type Offers, remembered, rulesOf } from '../../../play/index.ts';
import { watches } from '../../../state/commanding.ts';
import { ABILITIES } from '../../../state/creature.ts';
import type { Draft } from '../../../state/draft.ts';
import type { GameState } from '../../../state/state.ts';
import { mayReferee } from '../../table/permission/permission.ts';
import { mayChooseClass, mayRollHitPoints, tooMany } from './may.ts';
import type { CharacterMakingRule } from './rule.ts';
import { classNamed, swapping, tradesOpen, unswappable } from './steps.ts';

export const characterMakingOffers: Offers = remembered(
  (state, seat) => {
    if (watches(seat)) return [];
    const { characterMaking } = rulesOf(state);
    const draft = state.drafts[seat.user];
    return [
      ...(draft ? steps(state, seat, characterMaking, draft) : beginnings(characterMaking, tooMany(state, seat))),
      ...discards(state, seat),
    ];
  },
  (state, seat) => [
    mayReferee(seat) ? state.drafts : state.drafts[seat.user],
    state.people,
    tooMany(state, seat) !== null,
  ],
);

function beginnings({ id, array, steps: { array: arranging } }: CharacterMakingRule, against: Refusal | null): Offer[] {
  const barred = against?.sentence ?? null;
  const rolled = offer('BeginCharacter', 'Roll a new character', {
    place: 'palette',
    barred,
    rule: id,
    fixed: { method: 'rolled' },
  });
  const arranged = offer('BeginCharacter', `New character with ${array?.join(', ')}`, {
    place: 'palette',
    barred,
    rule: arranging,
    key: 'BeginCharacter:array',
    fixed: { method: 'array' },
  });
  return array ? [rolled, arranged] : [rolled];
}

function steps(state: GameState, seat: Seat, rule: CharacterMakingRule, draft: Draft): Offer[] {
  const at = { place: 'palette', about: null } as const;
  const fit = rule.classes.filter((each) => mayChooseClass(state, { class: each.name }, seat).length === 0);
  const chosen = classNamed(rule, draft.class);
  const mayRoll = chosen && mayRollHitPoints(state, {}, seat).length === 0;
  return [
    ...(unswappable(rule, draft) === null ? swaps(swapping(rule, draft)) : []),
    ...(fit.length > 0
      ? [
          offer('ChooseClass', 'Choose a class', {
            ...at,
            rule: fit[0]?.rule ?? rule.id,
            inputs: { class: fit.map(({ name }) => name) },
          }),
        ]
      : []),
    ...tradesOpen(rule, draft).map(({ lower, raise }) =>
      offer('TradeScores', `Lower ${lower} by ${rule.trade?.cost} for a point of ${raise}`, {
        ...at,
        key: `TradeScores:${lower}:${raise}`,
        rule: rule.trade?.rule ?? rule.id,
        fixed: { lower, raise },
      }),
    ),
    ...(mayRoll ? [offer('RollHitPoints', `Roll ${chosen.hitDie} for hit points`, { ...at, rule: chosen.rule })] : []),
    ...(draft.gold === null ? [offer('RollGold', 'Roll for gold', { ...at, rule: rule.steps.gold })] : []),
    ...finishing(rule, draft),
  ];
}

/** One offer for each first score, so that nothing is exchanged with itself. */
const swaps = (rule: RuleId): Offer[] =>
  ABILITIES.map((one) =>
    offer('SwapScores', `Exchange ${one} with another score`, {
      place: 'palette',
      key: `SwapScores:${one}`,
      rule,
      fixed: { one },
      inputs: { other: ABILITIES.filter((ability) => ability !== one) },
    }),
  );

function finishing(rule: CharacterMakingRule, { hitPoints, gold }: Draft): Offer[] {
  if (hitPoints === null || gold === null) return [];
  return [
    offer('FinishCharacter', 'Finish the character', {
      place: 'palette',
      rule: rule.steps.alignment,
      inputs: { name: 'Nameless', alignment: { of: ['lawful', 'neutral', 'chaotic'], preset: 'neutral' } },
    }),
  ];
}

function discards({ drafts, people }: GameState, seat: Seat): Offer[] {
  const { user } = seat;
  return (Object.keys(drafts) as (keyof typeof drafts)[])
    .filter((maker) => maker === user || mayReferee(seat))
    .map((maker) =>
      offer(
        'DiscardCharacter',
        maker === user
          ? 'Give up the character being made'
          : `Give up ${people[maker]?.name ?? 'somebody'}’s new character`,
        {
          ...(maker === user ? {} : { asks: 'All that was rolled and chosen for it is gone.' }),
          place: 'palette',
          key: `DiscardCharacter:${maker}`,
          fixed: { user: maker },
        },
      ),
    );
}
