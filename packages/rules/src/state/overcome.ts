import type { CreatureId } from '../core/index.ts';
import { adventureOf, type Overcome, withAdventure } from './adventure.ts';
import type { Creature } from './creature.ts';
import { hasYielded, isCapable, isDead, isOut } from './read.ts';
import { sideOf, withEncounter } from './sides.ts';
import type { GameState } from './state.ts';

/** Slain, or in the hands of those whom it fought. */
export const isOvercome = (creature: Creature): boolean => isDead(creature) || hasYielded(creature);

/** Asleep or bound by magic, neither slain nor taken yet. */
export const liesHelpless = (creature: Creature): boolean =>
  !isCapable(creature) && !isOut(creature) && !isOvercome(creature);

/** What is written down of somebody who was overcome. */
export const overcomeAs = ({ name, hitDice }: Creature): Overcome => ({ name, hitDice });

/** Everybody whom the party overcame since experience was given last: in a fight, or after it as they lay helpless. */
export const overcomeNow = (state: GameState): readonly Overcome[] => {
  const { overcome } = adventureOf(state);
  const since = leftHelpless(state).filter(isOvercome);
  return since.length > 0 ? [...overcome, ...since.map(overcomeAs)] : overcome;
};

/** Who lay helpless as a fight was over, and still does. */
export const helplessNow = (state: GameState): readonly Creature[] => leftHelpless(state).filter(liesHelpless);

const leftHelpless = (state: GameState): readonly Creature[] =>
  (adventureOf(state).helpless ?? []).flatMap((one) => state.creatures[one] ?? []);

/** The state as somebody is taken away: whoever was overcome still counts, in a fight that is not over or helpless after one. */
export const stillCounted = (state: GameState, creature: CreatureId): GameState =>
  withFallen(withoutHelpless(state, creature), creature);

/** Whether somebody is of the monsters of the meeting that runs. */
const isMet = ({ encounter }: GameState, creature: CreatureId): boolean =>
  sideOf(encounter, creature)?.kind === 'monsters';

/** With one of those who were met, where they were overcome in the fight that runs. */
function withFallen(state: GameState, creature: CreatureId): GameState {
  const found = state.creatures[creature];
  if (!found || !isOvercome(found) || !isMet(state, creature)) return state;
  return withEncounter(state, (encounter) => ({
    ...encounter,
    removed: [...(encounter.removed ?? []), overcomeAs(found)],
  }));
}

/** Who is met anew is counted with the others of that meeting. */
function withoutHelpless(state: GameState, creature: CreatureId): GameState {
  if (!adventureOf(state).helpless?.includes(creature)) return state;
  const found = state.creatures[creature];
  const counts = found && isOvercome(found) && !isMet(state, creature);
  return withAdventure(state, ({ overcome, helpless = [] }) => ({
    helpless: helpless.filter((one) => one !== creature),
    overcome: counts ? [...overcome, overcomeAs(found)] : overcome,
  }));
}
