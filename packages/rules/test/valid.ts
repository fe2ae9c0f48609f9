import { conflictIn } from '../src/books/answers.ts';
import type { Creature } from '../src/state/creature.ts';
import type { GameState } from '../src/state/state.ts';

/** What is wrong with a state that no play should bring about; nothing, as it should be. */
export function flaws(state: GameState): readonly string[] {
  const { creatures, party, encounter, ruleset } = state;
  return [
    ...Object.entries(creatures).flatMap(([key, creature]) => [
      ...(key === creature.id ? [] : [`${key} is filed as another`]),
      ...flawsOf(state, creature),
    ]),
    ...party.members.filter((member) => !creatures[member]).map((member) => `${member} marches, and is not there`),
    ...party.marchingOrder
      .flat()
      .filter((member) => !party.members.includes(member))
      .map((member) => `${member} has a rank, and does not march`),
    ...(party.fund >= 0 && Number.isInteger(party.fund) ? [] : ['the fund is no number of coins']),
    ...(encounter?.sides ?? [])
      .flatMap((side) => side.members)
      .filter((member, at, all) => all.indexOf(member) !== at)
      .map((member) => `${member} stands on two sides`),
    ...(conflictIn(ruleset) ? ['the rules make no sense together'] : []),
    ...(Number.isInteger(state.rounds) && state.rounds >= 0 ? [] : ['the clock is off']),
  ];
}

function flawsOf({ scenes }: GameState, creature: Creature): readonly string[] {
  const { name, hitPoints, conditions, items, coins, at, level, experience } = creature;
  const scene = at && scenes[at.scene];
  const within =
    at === null ||
    (scene && at.square.x >= 0 && at.square.y >= 0 && at.square.x < scene.width && at.square.y < scene.height);
  const figures = [hitPoints.now, hitPoints.max, level, experience, creature.naturalArmour, ...Object.values(coins)];
  return [
    ...(figures.every(Number.isInteger) ? [] : [`${name}: a figure is no whole number`]),
    ...(hitPoints.now <= hitPoints.max ? [] : [`${name} has more hit points than there are`]),
    ...(new Set(conditions).size === conditions.length ? [] : [`${name} is twice ${conditions.join(', ')}`]),
    ...(items.every(({ quantity }) => Number.isInteger(quantity) && quantity > 0)
      ? []
      : [`${name} carries nothing of something`]),
    ...(Object.values(coins).every((count) => count >= 0) ? [] : [`${name} owes coins`]),
    ...(within ? [] : [`${name} stands off the map`]),
    ...(Object.values(creature.skills ?? {}).every((percent) => percent >= 0 && percent <= 100)
      ? []
      : [`${name} has no such skill`]),
  ];
}
