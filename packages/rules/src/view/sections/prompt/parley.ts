import { listed } from '../../../core/words.ts';
import { sidesMet } from '../../../procedures/meeting/encounter/talking.ts';
import { awaitsAnswer } from '../../../procedures/meeting/reaction/awaits.ts';
import type { Encounter } from '../../../state/encounter.ts';
import { isOrAre } from '../../../state/sides.ts';
import { waitingFor } from './choices.ts';
import { isHostile, within } from './meeting.ts';
import { type Asking, keysOf, labelOf, nextKeys, type Said, say } from './said.ts';

/**
 * The party talks to those it met: how they take it is thrown, and then the sides part, talk on, or come to blows. Null
 * where nobody talks, and in the phases of a round, in which people act while they talk, but for the answer.
 */
export function parley(asking: Asking, encounter: Encounter): Said | null {
  if (encounter.mode !== 'parley') return null;
  if (encounter.combat?.stage === 'acting' && !(asking.referee && awaitsAnswer(encounter))) return null;
  if (!asking.referee) return waitingFor(asking, 'the referee', 'The two sides talk');
  const react = keysOf(asking, ['RollReaction'], ({ key }) => key === 'RollReaction');
  const part = keysOf(asking, ['ConcludeEncounter']);
  const on = [...nextKeys(asking, 'encounter'), ...keysOf(asking, ['RollInitiative', 'NextPhase', 'EndRound'])].filter(
    (key) => !react.includes(key),
  );
  const go = labelOf(asking, on[0]) ?? 'go on';
  if (awaitsAnswer(encounter))
    return say(`The party talks: roll the reaction, conclude the encounter, or ${go}`, {
      yours: true,
      offers: [...react, ...part, ...on],
    });
  return say(`${taken(asking, encounter)}: conclude the encounter, or ${go}`, {
    yours: true,
    offers: isHostile(encounter) ? [...on, ...part, ...react] : [...part, ...on, ...react],
  });
}

/** `The two sides talk, and the goblins are uncertain`. */
function taken({ state }: Asking, encounter: Encounter): string {
  const sides = sidesMet(encounter);
  const several = sides.length > 1 || sides.some((side) => isOrAre(state, side) === 'are');
  return `The two sides talk, and ${listed(sides.map(within))} ${several ? 'are' : 'is'} ${encounter.reaction}`;
}
