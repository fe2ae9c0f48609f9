import { rulesOf } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Side } from '../../../state/encounter.ts';
import { sceneOf } from '../../../state/read.ts';
import { membersOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { isAmongTrees } from '../../../state/trees.ts';
import { isPublic } from '../../situation/sight/in-sight.ts';
import type { SurpriseOfSide } from './events.ts';
import { lightsOf } from './giveaways.ts';

/** The stealthiest of those one meets sets the number; a light that gives them away lowers it. */
export const thresholdFor = (state: GameState, side: Side): number => thresholdBy(state, side, () => true);

/** What the table is told of it: as all know whom they meet, unless the throw itself tells of more. */
export function thresholdToldOf(
  state: GameState,
  side: Side,
  { roll, surprised, surprisedOn }: SurpriseOfSide,
): number {
  const known = thresholdBy(state, side, (foe) => isPublic(state, foe));
  return roll && roll.total <= known !== surprised ? surprisedOn : known;
}

function thresholdBy(state: GameState, side: Side, counts: (foe: Creature) => boolean): number {
  const rule = rulesOf(state).surprise;
  const dark = sceneOf(state)?.ambient === 'dark';
  const others = state.encounter?.sides.filter((other) => other.id !== side.id) ?? [];
  return others
    .map((other) => {
      const foes = membersOf(state, other).filter(counts);
      const lights = lightsOf(state, { members: foes.map(({ id }) => id) });
      const usual = rule.giveaways.surprisesOn(lights, dark) || rule.roll.surprisedOn;
      return foes.reduce((most, foe) => Math.max(most, stealthOf(state, foe) ?? usual), usual);
    })
    .reduce((most, each) => Math.max(most, each), 0);
}

/** Up to what it surprises, where its description says so; of some that is so in woods only. */
function stealthOf(state: GameState, { traits }: Creature): number | undefined {
  const hides = !traits?.surprisesInWoods || (state.encounter?.setting === 'wilderness' && isAmongTrees(state));
  return hides ? traits?.surprisesOn : undefined;
}
