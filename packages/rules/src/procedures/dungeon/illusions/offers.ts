import { type Offer, offer } from '../../../core/index.ts';
import { type Offers, rulesOf } from '../../../play/index.ts';
import { commands } from '../../../state/commanding.ts';
import type { Creature } from '../../../state/creature.ts';
import { isCapable, isDead, partyOf, sceneOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { amountOf } from '../../body/damage/offers.ts';
import { isInSightOfAll } from '../../situation/sight/in-sight.ts';
import { ofParty } from '../../situation/sight/known.ts';
import { mayReferee } from '../../table/permission/permission.ts';
import type { IllusionsRule } from './rule.ts';

export const illusionsOffers: Offers = (state, seat) => {
  const rule = rulesOf(state).illusions;
  if (!rule.played) return [];
  const own = partyOf(state)
    .filter((each) => commands(seat, each) && isCapable(each) && rule.mayDisbelieve(each))
    .filter((each) => each.disbelieves === true || seesSomething(state))
    .map((each) => disbelief(each, rule));
  const living = Object.values(state.creatures).filter((each) => !isDead(each));
  return mayReferee(seat) && living.length > 0 ? [...own, show(living, rule)] : own;
};

/** Whether there is anybody to be seen who might not be real, or no map would show it: what is an illusion does not tell. */
const seesSomething = (state: GameState): boolean =>
  sceneOf(state) === null ||
  Object.values(state.creatures).some((one) => !ofParty(state, one) && !isDead(one) && isInSightOfAll(state, one));

const disbelief = ({ id, name, disbelieves }: Creature, { cites }: IllusionsRule): Offer =>
  offer('Disbelieve', disbelieves ? `${name} believes what is seen again` : `${name} disbelieves what is seen`, {
    place: 'palette',
    about: id,
    rule: cites.disbelief,
    fixed: { creature: id, on: disbelieves !== true },
  });

const show = (living: readonly Creature[], { cites }: IllusionsRule): Offer =>
  offer('ShowIllusion', 'Show an illusion', {
    place: 'palette',
    rule: cites.belief,
    inputs: {
      creatures: { of: living, least: 1 },
      source: 'a dragon',
      damage: amountOf('0', ['0']),
      breath: false,
      secret: true,
    },
  });
