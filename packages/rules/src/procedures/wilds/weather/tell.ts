import { type Tellers, toAll } from '../../../play/index.ts';
import type { WeatherEvent } from './events.ts';
import { DAYS, type Sky } from './skies.ts';

const PARTS: Readonly<Record<number, string>> = { 0.75: 'three quarters', 0.5: 'half', 0.25: 'a quarter' };

/** What a day's weather does, such as “one comes half as far, and sees no farther than one's own hex”; null for nothing. */
export function hindrance(sky: Sky): string | null {
  const { travel, sight } = DAYS[sky];
  const far = travel < 1 ? `a day’s way is ${PARTS[travel]} as long` : null;
  const seen =
    sight === 0 ? 'nothing is seen beyond one’s own hex' : sight < 1 ? `one sees ${PARTS[sight]} as far` : null;
  return far && seen ? `${far}, and ${seen}` : (far ?? seen);
}

export const weatherTellers: Tellers<WeatherEvent> = {
  WeatherKept: ({ climate }) =>
    toAll({ kind: 'time', text: `From now on the weather is that of a ${climate} climate.` }),
  WeatherDropped: () => toAll({ kind: 'time', text: 'The weather is no longer kept.' }),
  WeatherReleased: () => toAll({ kind: 'time', text: 'No magic keeps the weather any longer.' }),
  WeatherTurned: ({ sky, rolled, held }) => {
    const does = hindrance(sky);
    const said = held ? 'as magic makes it' : 'the referee says so';
    const formula = rolled ? `2d6 in a ${rolled.climate} ${rolled.season}` : said;
    return toAll({
      kind: 'time',
      text: `${DAYS[sky].told}${does ? ` By land, ${does}.` : ''}`,
      ...(rolled ? { rolls: [rolled.roll] } : {}),
      why: { rule: 'TABLE', formula, ...(rolled ? { roll: rolled.roll } : {}) },
    });
  },
};
