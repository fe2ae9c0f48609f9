import type { Tellers } from '../../procedure.ts';
import type { GameState } from '../../state/state.ts';
import { toAll } from '../../view/telling.ts';
import type { InitiativeEvent } from './events.ts';

export const initiativeTellers: Tellers<InitiativeEvent> = {
  InitiativeSettled: ({ rolls, actors, order, slowFrom, ruled, rule, formula, notes }, after) => {
    const individual = rolls.some(({ who }) => !after.encounter?.sides.some((side) => side.id === who));
    const places = (individual ? actors : order)
      .slice(0, slowFrom)
      .map((place) => place.map((who) => named(after, who)).join(' with '));
    const stands = rolls.length === 0 && !ruled ? 'Initiative stands' : 'Initiative';
    const only =
      places.length === 0
        ? 'Nobody can act in this turn.'
        : places.length === 1
          ? `${places[0]} alone can act.`
          : `${stands}: ${places.join(', then ')}.`;
    return toAll({
      kind: 'encounter',
      text: only,
      rolls: rolls.flatMap((each) => each.rolls),
      why: ruled
        ? { rule: 'OSE-CMB-03', formula: 'the referee rules' }
        : {
            rule: rule ?? (individual ? 'OSE-CMB-06' : 'OSE-CMB-03'),
            formula: formula ?? 'd6, highest first',
            ...(notes ? { notes } : {}),
          },
    });
  },
};

const named = (state: GameState, who: string): string => {
  const side = state.encounter?.sides.find((found) => found.id === who);
  if (side) return side.name;
  const creature = Object.values(state.creatures).find((found) => found.id === who);
  return !creature || creature.hidden ? 'somebody unseen' : creature.name;
};
