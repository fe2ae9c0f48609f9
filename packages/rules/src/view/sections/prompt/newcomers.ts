import { verb } from '../../../core/words.ts';
import { newcomersIn } from '../../../procedures/meeting/encounter/newcomers.ts';
import type { Encounter } from '../../../state/encounter.ts';
import { type Asking, idsOf, keysOf, names, type Said, say } from './said.ts';

/** Monsters have come while rounds run: the referee says whether they take part before anything else. Null for nobody. */
export function newcomers(asking: Asking, encounter: Encounter): Said | null {
  const come = asking.referee ? newcomersIn(asking.state, encounter) : [];
  if (come.length === 0) return null;
  const joins = keysOf(asking, ['JoinEncounter'], ({ key }) => key.startsWith('JoinEncounter:newcomers:'));
  const [first, ...others] = joins;
  return say(`${names(come)} ${verb(come.length, 'has', 'have')} come: let them join, or leave them out`, {
    yours: true,
    who: idsOf(come),
    offers: [
      ...(first === undefined ? [] : [first]),
      ...keysOf(asking, ['LeaveOut'], ({ about }) => about === null),
      ...others,
    ],
  });
}
