import { type Offer, offer } from '../../../core/index.ts';
import { choices, named, number } from '../../../core/inputs.ts';
import { type Offers, rulesFor } from '../../../play/index.ts';
import { commands } from '../../../state/commanding.ts';
import type { Breath, Creature } from '../../../state/creature.ts';
import { isDead, isPresent } from '../../../state/read.ts';
import { foesOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { MOST } from '../../body/saving-throw/may.ts';
import { feetApart } from '../../situation/reach/reach.ts';
import { breathsToday, mayBreatheNow } from './may.ts';

/** Beside its attacks, for as often as it may in a day: on all foes whom the breath reaches, unless fewer are named. */
export const breathOffers: Offers = (state, seat) =>
  Object.values(state.creatures).flatMap((creature) => {
    const breath = creature.traits?.breath;
    return breath && commands(seat, creature) && mayBreatheNow(state, creature, breath).length === 0
      ? onWhom(state, creature, breath)
      : [];
  });

function onWhom(state: GameState, creature: Creature, breath: Breath): readonly Offer[] {
  const foes = foesOf(state, creature.id).filter((foe) => !isDead(foe) && isPresent(state, foe));
  if (foes.length === 0) return [];
  const reached = foes.filter((foe) => (feetApart(state, creature, foe) ?? 0) <= breath.feet);
  const left = breath.aDay - breathsToday(state, creature);
  return [
    offer('Breathe', `Breathe ${breath.what} (${left} left today)`, {
      place: 'creature',
      about: creature.id,
      rule: rulesFor(state.ruleset).monsters.cites.bestiary,
      key: `Breathe:${creature.id}`,
      fixed: { creature: creature.id },
      inputs: [
        choices('targets', `On whom (it reaches ${breath.feet} feet)`, named(foes), {
          least: 1,
          preset: (reached.length > 0 ? reached : foes.slice(0, 1)).map(({ id }) => id),
        }),
        number('modifier', 'Added to their saves', [-MOST, MOST], 0),
      ],
    }),
  ];
}
