import { explorationChance } from '../../../books/ose/content/demihumans.ts';
import { thiefChance } from '../../../books/ose/content/thief-skills.ts';
import { inSix } from '../../table/chance/chance.ts';
import type { SearchRule } from './rule.ts';

/** OSE-DUN-02, OSE-DUN-13, OSE-DUN-14, with the chances of OSE-APX-04 and OSE-APX-05. */
export const oseSearch: SearchRule = {
  cites: { searching: 'OSE-DUN-12', treasure: 'OSE-DUN-14' },
  areaFeet: 10,
  untrained: inSix(1),
  rules: { 'secret-doors': 'OSE-DUN-02', 'room-traps': 'OSE-DUN-13', 'treasure-traps': 'OSE-DUN-14' },
  chance: (searcher, kind) => {
    switch (kind) {
      case 'secret-doors':
        return inSix(explorationChance(searcher.class, 'secretDoors'));
      case 'room-traps':
        return inSix(explorationChance(searcher.class, 'roomTraps'));
      case 'treasure-traps':
        return searcher.class === 'thief' ? thiefChance('traps', searcher.level) : null;
      default:
        return kind satisfies never;
    }
  },
};
