import { type Offer, offer } from '../../../core/index.ts';
import { type Offers, rulesOf } from '../../../play/index.ts';
import { commands } from '../../../state/commanding.ts';
import type { Creature } from '../../../state/creature.ts';
import { isDead, isPresent } from '../../../state/read.ts';
import { targetsOfBlows } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import type { Breath } from '../../../state/traits.ts';
import { feetApart } from '../../situation/reach/reach.ts';
import { breathsToday, mayBreatheNow } from './breath.ts';

/** Beside its attacks, for as often as it may in a day: on all foes whom the breath reaches, unless fewer are named. */
export const breathOffers: Offers = (state, seat) =>
  Object.values(state.creatures).flatMap((creature) => {
    const breath = creature.traits?.breath;
    return breath && commands(seat, creature) && mayBreatheNow(state, creature, breath).length === 0
      ? onWhom(state, creature, breath)
      : [];
  });

function onWhom(state: GameState, creature: Creature, breath: Breath): readonly Offer[] {
  const foes = targetsOfBlows(state, creature.id).filter((foe) => !isDead(foe) && isPresent(state, foe));
  if (foes.length === 0) return [];
  const reached = foes.filter((foe) => (feetApart(state, creature, foe) ?? 0) <= breath.feet);
  const caught = reached.length > 0 ? reached : foes.slice(0, 1);
  // What breathes by chance does so instead of a bite: at one, unless the referee names more.
  const preset = breath.inSix === undefined ? caught : caught.slice(0, 1);
  return [
    offer('Breathe', inWords(breath, breathsToday(state, creature)), {
      place: 'creature',
      about: creature.id,
      rule: rulesOf(state).monsters.cites.bestiary,
      key: `Breathe:${creature.id}`,
      fixed: { creature: creature.id },
      inputs: {
        targets: {
          of: foes,
          least: 1,
          preset: preset.map(({ id }) => id),
          label: `On whom (it reaches ${breath.feet} feet)`,
        },
        modifier: 0,
      },
    }),
  ];
}

function inWords({ what, aDay, inSix }: Breath, times: number): string {
  const left = aDay === undefined ? '' : ` (${aDay - times} left today)`;
  return inSix === undefined ? `Breathe ${what}${left}` : `See whether it breathes ${what}: ${inSix} in 6${left}`;
}
