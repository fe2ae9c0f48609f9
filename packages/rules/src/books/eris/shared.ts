import type { RulesetChoice, Slot } from '../../core/index.ts';
import { maySettle } from '../../procedures/table/precedence/eris.ts';

/** What the tables of Planet Eris share, by the procedure that says it. */
const TOPICS: Readonly<Partial<Record<Slot, string>>> = {
  advancement: 'xp-thresholds',
  party: 'treasure-values',
  characterMaking: 'hit-points',
  monsters: 'hit-dice',
  conversion: 'hit-dice',
};

/** The same, of single settings away from what is played by default. */
const SETTINGS: Readonly<Record<string, string>> = { levelRatio: 'xp-rewards' };

/** Whether a campaign of Planet Eris changes what its tables share without standing by itself. */
export function changesWhatIsShared({ base, slots, options }: RulesetChoice): boolean {
  if (base !== 'eris') return false;
  const touched = [
    ...(Object.entries(slots) as [Slot, string][]).flatMap(([slot, book]) => (book === base ? [] : [TOPICS[slot]])),
    ...Object.entries(SETTINGS).flatMap(([key, topic]) => (options[key] === true ? [topic] : [])),
  ];
  return touched.some((topic) => topic !== undefined && !maySettle(topic, options.standalone === true));
}
