import { hasRations } from '../../../procedures/party/provisions/provisions.ts';
import { mayPlay } from '../../../procedures/table/permission/permission.ts';
import type { DayStep, Journey, TravelDay } from '../../../state/land.ts';
import { drawnUpInWords } from '../drawn-up.ts';
import { meetOrDismiss, reckoned } from './exploring.ts';
import { beforehand, rising } from './rising.ts';
import { type Asking, keysOf, nextKeys, type Said, say, speaker } from './said.ts';

/** What the referee does at each step of a day, as the referee and as the others are told. */
const STEPS: Readonly<Record<DayStep, readonly [string, string]>> = {
  course: ['The day’s course is set', 'the day’s course is set'],
  losingDirection: ['Do they lose the way? Check for it', 'the referee checks whether you get lost'],
  weather: ['How is the wind? Look at it', 'the referee looks at the wind'],
  wandering: [
    'Does anybody cross their way? Check for wandering monsters',
    'the referee sees who crosses the party’s way',
  ],
  description: ['They go on: tell what they see', 'the referee tells what the party sees'],
  endOfDay: ['Evening comes: end the day', 'evening comes'],
};

/** A day's travel, on land or water, step by step. */
export function onTheWay(asking: Asking, journey: Journey): Said {
  const { state, referee, seat } = asking;
  const { day, vessel } = journey;
  if (day) return ofDay(asking, journey, day);
  const course = keysOf(asking, ['SetCourse'], ({ place }) => place === 'clock');
  const what = vessel
    ? 'Where does the ship go today? Set the course'
    : 'Where does the party go today? Set the day’s course';
  const hunger = vessel || hasRations(state) ? '' : 'Nobody carries a ration. ';
  if (referee) {
    const others = keysOf(asking, ['BringParty', 'RollWeather', 'SetWeather', 'KeepWeather']);
    return reckoned(asking) ?? say(`${hunger}${what}`, { offers: [...course, ...others] });
  }
  const first = beforehand(asking);
  const before = first.words.map((words) => `${words}. `).join('');
  return course.length > 0
    ? say(`${before}Your turn. ${what}`, { yours: mayPlay(seat), offers: [...first.offers, ...course] })
    : say(`${before}Waiting for ${speaker(state)} to set the day’s course`, {
        yours: rising(asking).offers.length > 0,
        offers: first.offers,
      });
}

function ofDay(asking: Asking, { vessel }: Journey, { step, night }: TravelDay): Said {
  const { state, referee } = asking;
  const [ask, wait] = STEPS[step];
  if (!referee) return say(`${vessel ? 'The ship is under way' : 'The party is on its way'}: ${wait}`);
  const come = state.drawnUp;
  if (come) {
    const how = night ? 'Coming in the night' : 'Crossing their way';
    return say(`${how}: ${drawnUpInWords(come)}. Begin the encounter, or send them away`, {
      yours: true,
      who: come.creatures,
      offers: meetOrDismiss(asking),
    });
  }
  const look = step === 'endOfDay' ? keysOf(asking, ['CheckForWanderers']) : [];
  return say(look.length > 0 ? 'Evening comes: end the day, or see first who comes in the night' : ask, {
    yours: true,
    offers: [
      ...nextKeys(asking, 'clock').filter((key) => !key.startsWith('EndTurn')),
      ...look,
      ...keysOf(asking, ['RunDay', 'SkipDayStep']),
    ],
  });
}
