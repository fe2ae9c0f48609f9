import { type Offer, offer } from '../../../core/index.ts';
import { counted, listed } from '../../../core/words.ts';
import { nameOf, type Offers, remembered, rosterOf, rulesOf } from '../../../play/index.ts';
import { type LastingMagic, lastingMagic } from '../../../state/magic.ts';
import type { GameState } from '../../../state/state.ts';
import { toldWithin } from '../../situation/spells/reversed.ts';
import { mayReferee } from '../../table/permission/permission.ts';
import { MOST_MAGIC } from './may.ts';
import { harmOf, roundsOf } from './place-harm.ts';

/** The referee begins magic that no listed spell brings, and ends any before its time. */
export const lastingOffers: Offers = remembered(
  (state, seat) =>
    mayReferee(seat)
      ? [
          ...beginning(state),
          ...lastingMagic(state).flatMap((magic) => harming(state, magic)),
          ...lastingMagic(state).map((magic) => ending(state, magic)),
        ]
      : [],
  (state, seat) => (mayReferee(seat) ? [...rosterOf(state, seat), state.magic, state.areas] : []),
);

function beginning(state: GameState): Offer[] {
  const all = Object.values(state.creatures);
  if (all.length === 0 || lastingMagic(state).length >= MOST_MAGIC) return [];
  return [
    offer('BeginMagic', 'Put lasting magic on somebody', {
      place: 'palette',
      rule: rulesOf(state).spells.cites.lasting,
      inputs: { name: 'Potion of invisibility', on: { of: all, least: 1 }, turns: 6 },
    }),
  ];
}

/** Whoever stays in a place that harms is harmed in each round of a turn; the referee may say in how many. */
function harming(state: GameState, magic: LastingMagic): Offer[] {
  const found = rulesOf(state).spells.effect.works(magic.name);
  if (!found || !harmOf(state, magic)) return [];
  const most = rulesOf(state).turn.inFight.rounds;
  const now = roundsOf(state, magic);
  return [
    offer('SetPlaceHarm', `Rounds of a turn in which ${toldWithin(magic.name)} harms`, {
      place: 'palette',
      rule: found.rule,
      hint: `Those who stay in it outside fights: in ${now} of ${counted(most, 'round')} now.`,
      key: `SetPlaceHarm:${magic.id}`,
      fixed: { magic: magic.id },
      inputs: { rounds: otherThan(now, most) },
    }),
  ];
}

/** Another figure than that of now: the book's at first where the referee has said otherwise, else the least that harms. */
const otherThan = (now: number, most: number) => ({
  preset: now === most ? 1 : most,
  least: now === 0 ? 1 : 0,
  most: now === most ? most - 1 : most,
});

const ending = (state: GameState, magic: LastingMagic): Offer =>
  offer('EndMagic', `End ${toldWithin(magic.name)}${uponWhom(state, magic)}`, {
    place: 'palette',
    rule: rulesOf(state).spells.cites.lasting,
    key: `EndMagic:${magic.id}`,
    fixed: { magic: magic.id },
  });

/** ` (Aldo and Bera)`: whom it is upon, where other magic has the same name. */
function uponWhom(state: GameState, { name, on }: LastingMagic): string {
  const alike = lastingMagic(state).filter((other) => other.name === name);
  return alike.length > 1 && on.length > 0 ? ` (${listed(on.map((one) => nameOf(state, one)))})` : '';
}
