import { type Offer, offer } from '../../../core/index.ts';
import { type Offers, rulesOf } from '../../../play/index.ts';
import { commands } from '../../../state/commanding.ts';
import type { Creature } from '../../../state/creature.ts';
import { ableOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { againstSecond, blades } from './two-weapons.ts';

export const twoWeaponsOffers: Offers = (state, seat) => {
  const { encounter } = state;
  if (encounter?.combat?.stage !== 'declarations' || !rulesOf(state).twoWeapons.twoWeapons) return [];
  return encounter.sides
    .flatMap((side) => ableOf(state, side))
    .filter((creature) => commands(seat, creature) && creature.kind !== 'monster')
    .flatMap((creature) => ofCreature(state, creature));
};

function ofCreature(state: GameState, creature: Creature): Offer[] {
  const { twoWeapons } = rulesOf(state);
  const about = { place: 'creature', about: creature.id, rule: twoWeapons.rule } as const;
  const weapons = blades(creature);
  const second = [...new Set(weapons)].filter((name) => !againstSecond(state, creature, name));
  const use = offer('UseOffHand', 'Fight with two weapons', {
    ...about,
    fixed: { creature: creature.id },
    inputs: { weapon: second, use: { of: twoWeapons.uses, preset: twoWeapons.uses[0]?.value ?? 'offensive' } },
  });
  const away = offer('UseOffHand', 'Put the second weapon away', {
    ...about,
    key: `UseOffHand:away:${creature.id}`,
    fixed: { creature: creature.id, weapon: null, use: 'defensive' },
  });
  return [
    ...(weapons.length > 1 && second.length > 0 ? [use] : []),
    ...(state.encounter?.offHands?.[creature.id] ? [away] : []),
  ];
}
