import type { Command } from '../../../core/index.ts';
import { inside } from '../../../core/words.ts';
import { rulesOf } from '../../../play/index.ts';
import { countedAs } from '../../../procedures/meeting/distance/rule.ts';
import { unitsOf } from '../../../procedures/table/measures/outdoors.ts';
import { watches } from '../../../state/commanding.ts';
import type { Encounter, EncounterStep, Side } from '../../../state/encounter.ts';
import { isPresent } from '../../../state/read.ts';
import { membersOf } from '../../../state/sides.ts';
import { choiceKeys, choicesOf } from './choices.ts';
import { type Asking, keysOf, listed, nextKeys, type Said, say } from './said.ts';

/** What the referee does at each step, as the referee and as the others are told. */
const STEPS: Readonly<Record<EncounterStep, readonly [string, string]>> = {
  surprise: ['Who is surprised? Roll for it, set it, or skip it', 'the referee checks who is surprised'],
  distance: ['How far apart are they? Roll for it, set it, or skip it', 'the referee sees how far apart you are'],
  reaction: ['How do they react? Roll for it, set it, or skip it', 'the referee decides how they react'],
  initiative: ['Go on to the first round', 'the first round begins'],
  actions: ['Go on with the round', 'the round goes on'],
  conclusion: ['End the encounter', 'the referee ends the encounter'],
};

const SETS: Readonly<Partial<Record<EncounterStep, Command['type']>>> = {
  surprise: 'SetSurprise',
  distance: 'SetDistance',
  reaction: 'SetReaction',
};

/** The steps before the first round. */
export function meeting(asking: Asking, encounter: Encounter): Said {
  const [asked, wait] = STEPS[encounter.step];
  const ask = encounter.step === 'distance' ? howFar(asking, encounter, asked) : asked;
  const sets = SETS[encounter.step];
  if (!asking.referee) return choosing(asking, met(asking, encounter), wait);
  const first = nextKeys(asking, 'encounter');
  return say(ask, {
    yours: true,
    offers: [
      ...first,
      ...(sets ? keysOf(asking, [sets]) : []),
      ...keysOf(asking, ['SkipStep']),
      ...(first.length === 0 ? keysOf(asking, ['ConcludeEncounter']) : []),
    ],
  });
}

/** What board or dice have told already may be kept. */
function howFar({ state }: Asking, { distance, setting }: Encounter, asked: string): string {
  if (distance === null) return asked;
  const unit = unitsOf(countedAs(rulesOf(state).distance, setting));
  return `They are ${distance} ${unit} apart: keep the distance, or set it`;
}

function choosing(asking: Asking, meets: string, wait: string): Said {
  const choices = choicesOf(asking);
  const sentence = choices === null ? `${meets}: ${wait}` : `${meets}: ${choices}, or wait while ${wait}`;
  return say(sentence, { offers: choiceKeys(asking) });
}

/** `You meet the goblins`; of those whom nobody sees, no more than that there is something. */
function met(asking: Asking, { sides }: Encounter): string {
  const foes = sides.filter(({ kind }) => kind === 'monsters');
  const seen = foes.filter((side) => isPerceived(asking, side));
  const party = watches(asking.seat) ? 'The party meets' : 'You meet';
  return seen.length === 0 ? 'Something moves in the dark' : `${party} ${listed(seen.map(within))}`;
}

/** Whether this seat sees somebody of a side. */
const isPerceived = ({ state, referee }: Asking, side: Side): boolean =>
  referee || membersOf(state, side).some((member) => isPresent(state, member));

/** A side's name inside a sentence. */
export const within = ({ name }: Side): string => inside(name);

/** What a side is called, as far as this seat sees it. */
export const sideAsSeen = (asking: Asking, side: Side): string =>
  isPerceived(asking, side) ? within(side) : 'something in the dark';
