import { type Offer, offer } from '../../../core/index.ts';
import { type Offers, rulesOf } from '../../../play/index.ts';
import { commands } from '../../../state/commanding.ts';
import type { Creature } from '../../../state/creature.ts';
import { isDead, isPresent } from '../../../state/read.ts';
import { ableOf, foesOf, sideOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { isTooLate, mayParryNow, mayWard, pointsLeft } from './parrying.ts';

export const parryingOffers: Offers = (state, seat) => {
  const { encounter } = state;
  if (!encounter?.combat || rulesOf(state).parrying.points === 0) return [];
  return encounter.sides
    .flatMap((side) => ableOf(state, side))
    .filter((creature) => commands(seat, creature))
    .flatMap((creature) => [...parries(state, creature), ...counters(state, creature)]);
};

function parries(state: GameState, creature: Creature): Offer[] {
  const left = pointsLeft(state, creature.id);
  const foes = foesOf(state, creature.id).filter((foe) => isPresent(state, foe) && !isTooLate(state, foe.id));
  if (left < 1 || foes.length === 0 || mayParryNow(state, creature)) return [];
  const wards = (sideOf(state.encounter, creature.id)?.members ?? [])
    .filter((ward) => mayWard(state, creature, ward))
    .flatMap((ward) => state.creatures[ward] ?? [])
    .filter((ward) => !isDead(ward) && isPresent(state, ward));
  return [
    offer('Parry', 'Parry', {
      place: 'creature',
      about: creature.id,
      rule: rulesOf(state).parrying.cites.parry,
      fixed: { creature: creature.id },
      inputs: { against: foes, points: { least: 1, most: left, preset: left }, wards: { of: wards, preset: [] } },
    }),
  ];
}

function counters(state: GameState, creature: Creature): Offer[] {
  const open = (state.encounter?.combat?.counters ?? []).filter(({ by }) => by === creature.id);
  const foes = [...new Set(open.map(({ at }) => at))]
    .flatMap((at) => state.creatures[at] ?? [])
    .filter((foe) => isPresent(state, foe) && !isDead(foe));
  if (foes.length === 0) return [];
  const blows = creature.attacks.flatMap(({ kind, name }) => (kind === 'melee' ? [{ value: name, label: name }] : []));
  return [
    offer('CounterAttack', 'Strike back', {
      place: 'creature',
      about: creature.id,
      rule: rulesOf(state).parrying.cites.riposte,
      next: true,
      fixed: { creature: creature.id },
      inputs: { target: foes, attack: blows.length > 0 ? blows : BARE },
    }),
  ];
}

const BARE = [{ value: 'unarmed', label: 'bare hands' }];
