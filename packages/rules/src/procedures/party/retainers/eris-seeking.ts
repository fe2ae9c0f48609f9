import { isDenied } from '../../../content/denied.ts';
import { groupOf } from '../../../content/eris/hirelings.ts';
import { hiredInBulk } from './eris.ts';
import { advertising, answersTo, availableAt, tavernCount, tavernTypes, unusualPresent } from './eris-finding.ts';
import type { SeekingRule } from './rule.ts';

/** ERI-HIR-07: what the companions of somebody unusual are. */
const COMPANIONS: Readonly<Record<string, string>> = { elf: 'archer', dwarf: 'heavy-foot', hobbit: 'weapon-bearer' };

/** ERI-HIR-02 to 08. @param allUnusual all who are found together in a tavern are of the unusual type (ERI-HIR-07) */
export const erisSeeking = (allUnusual: boolean): SeekingRule => ({
  cites: {
    tavern: 'ERI-HIR-06',
    types: 'ERI-HIR-08',
    unusual: 'ERI-HIR-07',
    where: 'ERI-HIR-02',
    cost: 'ERI-HIR-03',
    notice: 'ERI-HIR-04',
  },
  patrons: (lookForUnusual, dice) => {
    const types = tavernTypes(tavernCount(dice), dice).map((type) => (type === 'non-fighter' ? 'porter' : type));
    const found = unusualPresent(lookForUnusual, allUnusual, dice);
    return {
      types,
      unusual: found.present
        ? { type: found.type, race: found.race, count: found.unusual, companions: found.companions }
        : null,
    };
  },
  companion: (race) => COMPANIONS[race] ?? 'swordsman',
  available: availableAt,
  cost: (scope, dice) => advertising(scope, 1, dice),
  most: (scope) => advertising(scope, 1, { die: (sides) => sides, id: () => '' }),
  answers: ({ kind, scope, size }, dice) => {
    const group = groupOf(kind);
    const sought = group === 'specialist' || group === 'unusual' ? group : 'normal';
    return answersTo(scope === 'region' ? 'region' : size, sought, dice);
  },
  inBulk: (kind, count, promised) => {
    const due = hiredInBulk(kind, count, promised);
    return isDenied(due) ? 0 : due.gp;
  },
});
