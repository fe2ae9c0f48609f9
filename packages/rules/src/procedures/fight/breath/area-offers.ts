import { type Offer, offer } from '../../../core/index.ts';
import { atFirst } from '../../../core/words.ts';
import { type Offers, rulesOf } from '../../../play/index.ts';
import { areasOf, standingIn } from '../../../state/areas.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import { isHarm } from '../../../state/harms.ts';
import { isDead } from '../../../state/read.ts';
import type { Area } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import type { Breath } from '../../../state/traits.ts';
import { inDice } from '../../body/damage/notation.ts';
import { amountOf } from '../../body/damage/offers.ts';
import { namedToAll } from '../../situation/sight/named-to-all.ts';
import { mayReferee } from '../../table/permission/permission.ts';
import { asConfused } from '../attack/striker-and-target.ts';
import { diceOf, mayBreatheNow } from './breath.ts';

/** The referee lays the cone or the cloud of a breath over the map, and lets it befall those within. */
export const breathInAreaOffers: Offers = (state, seat) =>
  (mayReferee(seat) ? Object.values(areasOf(state)) : [])
    .filter(({ scene }) => scene === state.scene)
    .flatMap((area) =>
      Object.values(state.creatures).flatMap((creature) => {
        const breath = creature.traits?.breath;
        const within = standingIn(state, area).filter(({ id }) => id !== creature.id);
        return breath && creature.at?.scene === area.scene && !isDead(creature) && within.length > 0
          ? [onThose(state, area, within, creature, breath)]
          : [];
      }),
    );

/** Where its turn is come it breathes, and that is counted; else what a breath would do is filled in, and it is said why that is not counted. */
function onThose(state: GameState, area: Area, within: readonly Creature[], creature: Creature, breath: Breath): Offer {
  const label = `${atFirst(called(creature))} breathes ${breath.what}`;
  const where = { place: 'palette', about: area.id, rule: rulesOf(state).monsters.cites.bestiary } as const;
  const barred = mayBreatheNow(state, creature, breath);
  const caught = within.filter((one) => asConfused(state, creature, one) === null);
  const confused = within.flatMap((one) => asConfused(state, creature, one) ?? []);
  if (caught.length > 0 && barred.length === 0)
    return offer('Breathe', label, {
      ...where,
      key: `Breathe:${creature.id}:${area.id}`,
      fixed: { creature: creature.id },
      inputs: { targets: onWhom(caught), modifier: 0 },
    });
  const dice = diceOf(creature, breath);
  const amount = dice ? inDice(dice) : '0';
  const [against] = [...barred, ...confused];
  return offer('CallSave', `${label}, uncounted`, {
    ...where,
    ...(against ? { hint: `It is not counted as its breath. ${against.sentence}` } : {}),
    key: `CallSave:breath:${creature.id}:${area.id}`,
    fixed: {
      save: 'breath',
      source: `the ${breath.what} of ${namedToAll(state, creature)}`,
      effect: 'half',
      otherwise: 'none',
      destructive: false,
      ...(isHarm(breath.what) ? { harm: breath.what } : {}),
    },
    inputs: {
      creatures: onWhom(within),
      damage: amountOf(amount, [amount]),
      modifier: { preset: 0, label: 'Save modifier' },
    },
  });
}

const onWhom = (within: readonly Creature[]) => ({
  of: within,
  least: 1,
  preset: within.map(({ id }) => id),
  label: 'Targets',
});
