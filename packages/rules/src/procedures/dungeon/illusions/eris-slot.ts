import { isDenied } from '../../../content/denied.ts';
import type { Creature } from '../../../state/creature.ts';
import { saverOf } from '../../body/creature/eris-saves.ts';
import { believes, disbelieves, illusoryBreath } from './eris.ts';
import type { IllusionsRule } from './rule.ts';

/** Dwarves and hobbits resist this as they do magic. */
const raceOf = ({ class: of }: Creature): string => (of === 'halfling' ? 'hobbit' : (of ?? 'human'));

/** ERI-ILL as one slot. */
export const erisIllusions: IllusionsRule = {
  cites: {
    belief: 'ERI-ILL-01',
    disbelief: 'ERI-ILL-02',
    harm: 'ERI-ILL-03',
    breath: 'ERI-ILL-04',
    unseen: 'ERI-ILL-05',
  },
  played: true,
  deceives: (victim, damage, breath, dice) => {
    const by = saverOf(victim);
    if (breath) {
      const { damageTaken, ...rest } = illusoryBreath(raceOf(victim), by, damage, dice);
      return { ...rest, harm: damageTaken };
    }
    const believed = believes(raceOf(victim), by, dice).believes;
    return { believes: believed, breathSaved: null, harm: believed ? damage : 0 };
  },
  mayDisbelieve: ({ kind }) => !isDenied(disbelieves(kind === 'character' ? 'pc' : 'npc', 'disbelieve', true)),
};
