import type { Line } from '../../../core/index.ts';
import { type Tellers, type Telling, toAll, toEach, toNobody, toReferee } from '../../../play/index.ts';
import type { GameState } from '../../../state/state.ts';
import type { WeatherEvent, WeatherReleased, WeatherTurned } from './events.ts';
import { DAYS, type Sky } from './skies.ts';
import { skyToday } from './today.ts';

const PARTS: Readonly<Record<number, string>> = { 0.75: 'three quarters', 0.5: 'half', 0.25: 'a quarter' };

/** What a day's weather does, such as “one comes half as far, and sees no farther than one's own hex”; null for nothing. */
export function hindrance(sky: Sky): string | null {
  const { travel, sight } = DAYS[sky];
  const far = travel < 1 ? `a day’s way is ${PARTS[travel]} as long` : null;
  const seen =
    sight === 0 ? 'nothing is seen beyond one’s own hex' : sight < 1 ? `one sees ${PARTS[sight]} as far` : null;
  return far && seen ? `${far}, and ${seen}` : (far ?? seen);
}

/** What a day is like, and what that does. */
const told = (sky: Sky): string => {
  const does = hindrance(sky);
  return `${DAYS[sky].told}${does ? ` By land, ${does}.` : ''}`;
};

function turned({ sky, rolled, byMagic, secret }: WeatherTurned): Telling {
  const line = (formula: string): Line => ({
    kind: 'time',
    text: told(sky),
    ...(rolled ? { rolls: [rolled.roll] } : {}),
    why: { rule: 'TABLE', formula, ...(rolled ? { roll: rolled.roll } : {}) },
  });
  if (rolled) return toAll(line(`2d6 in a ${rolled.climate} ${rolled.season}`));
  const [made, said] = [line('as magic makes it'), line('the referee says so')];
  if (!byMagic) return toAll(said);
  return secret ? toEach(made, said) : toAll(made);
}

/** An older spell has the weather again, or none has; where the older one had come over by a newer, nothing changes. */
function released({ magic, secret }: WeatherReleased, after: GameState, before: GameState): Telling {
  if (before.weather?.byMagic?.at(-1)?.magic !== magic) return toNobody;
  const sky = after.weather?.byMagic && skyToday(after);
  if (sky) return toAll({ kind: 'time', text: told(sky) });
  const line: Line = { kind: 'time', text: 'No magic keeps the weather any longer.' };
  return secret ? toReferee(line) : toAll(line);
}

export const weatherTellers: Tellers<WeatherEvent> = {
  WeatherKept: ({ climate }) =>
    toAll({ kind: 'time', text: `From now on the weather is that of a ${climate} climate.` }),
  WeatherDropped: () => toAll({ kind: 'time', text: 'The weather is no longer kept.' }),
  WeatherReleased: released,
  WeatherTurned: turned,
};
