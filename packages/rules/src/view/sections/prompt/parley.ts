import { listed } from '../../../core/words.ts';
import { sidesMet } from '../../../procedures/meeting/encounter/talking.ts';
import { awaitsAnswer } from '../../../procedures/meeting/reaction/awaits.ts';
import { moodOf } from '../../../procedures/meeting/reaction/words.ts';
import type { Encounter } from '../../../state/encounter.ts';
import { isOrAre } from '../../../state/sides.ts';
import { talkOrFlight, waitingFor } from './choices.ts';
import { awaitedToDeclare, ownDeclaration } from './declarations.ts';
import { within } from './meeting.ts';
import { type Asking, idsOf, keysOf, labelOf, nextKeys, playerOf, type Said, say } from './said.ts';

/**
 * The party talks to those it met: how they take it is thrown, and then the sides part, talk on, or come to blows. It may
 * come to blows in this round: whoever has a spell to declare before initiative is asked for it all the same. Null where
 * nobody talks, and in the phases of a round, in which people act while they talk, but for the answer.
 */
export function parley(asking: Asking, encounter: Encounter): Said | null {
  if (encounter.mode !== 'parley') return null;
  if (encounter.combat?.stage === 'acting' && !(asking.referee && awaitsAnswer(encounter))) return null;
  if (asking.referee) return toReferee(asking, encounter);
  return meanwhile(asking, encounter) ?? waitingFor(asking, 'the referee', 'The two sides talk');
}

/** Nobody is hurried to declare while the referee answers. */
function meanwhile(asking: Asking, encounter: Encounter): Said | null {
  const own = ownDeclaration(asking, encounter);
  if (!own) return null;
  const what = own.sentence.replace(/^Your turn: /, '');
  return { ...own, yours: false, sentence: `The two sides talk: wait for the referee, and meanwhile ${what}` };
}

function toReferee(asking: Asking, encounter: Encounter): Said {
  const react = keysOf(asking, ['RollReaction'], ({ key }) => key === 'RollReaction');
  const part = keysOf(asking, ['ConcludeEncounter']);
  const on = [...nextKeys(asking, 'encounter'), ...keysOf(asking, ['RollInitiative', 'NextPhase', 'EndRound'])].filter(
    (key) => !react.includes(key),
  );
  const silent = awaitedToDeclare(asking);
  const declare = keysOf(asking, ['Declare'], ({ about }) =>
    silent.some((one) => one.id === about && playerOf(asking.state, one) === null),
  );
  const who = idsOf(silent);
  const choices = talkOrFlight(asking, encounter);
  const go = labelOf(asking, on[0]) ?? 'go on';
  if (awaitsAnswer(encounter) || encounter.reaction === null)
    return say(`The party talks: roll the reaction, end the encounter, or ${go}`, {
      yours: true,
      who,
      offers: [...react, ...part, ...on, ...choices, ...declare],
    });
  return say(`${taken(asking, encounter, encounter.reaction)}: end the encounter, or ${go}`, {
    yours: true,
    who,
    offers: [...part, ...on, ...choices, ...react, ...declare],
  });
}

/** `The two sides talk, and the goblins are uncertain`. */
function taken({ state }: Asking, encounter: Encounter, reaction: string): string {
  const sides = sidesMet(encounter);
  const several = sides.length > 1 || sides.some((side) => isOrAre(state, side) === 'are');
  return `The two sides talk, and ${listed(sides.map(within))} ${several ? 'are' : 'is'} ${moodOf(state, reaction)}`;
}
