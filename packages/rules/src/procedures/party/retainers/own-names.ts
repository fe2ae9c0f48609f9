import { NAMES } from '../../../content/ready-tables/names.ts';
import { isNameOfHelp } from '../../../state/called.ts';
import { householdOf } from '../../../state/members.ts';
import { partyOf } from '../../../state/read.ts';
import type { Applicants } from '../../../state/retainers.ts';
import type { GameState } from '../../../state/state.ts';
import { freeOf, nameBeside, namesFor } from '../../body/monsters/names.ts';
import type { Help } from './rule.ts';

const HUMAN = 'First names';

/** The names of a people, by its race or by the class that only it has. */
const PEOPLES: Readonly<Record<string, keyof typeof NAMES>> = {
  dwarf: 'Names of dwarves',
  elf: 'Names of elves',
  halfling: 'Names of halflings',
  hobbit: 'Names of halflings',
};

/**
 * What each of those is called who take service. Companions of adventurers, to whom nobody gave a name, have one of
 * their people’s, which comes from the random id and from whom the players know to be with them; hands and soldiers go
 * by what they are, as companions do for whom the names of their people do not suffice.
 */
export function namesOfHired(
  state: GameState,
  { name, kind, race, class: of }: Applicants,
  { classes }: Help,
  ids: readonly string[],
): readonly string[] {
  if (!isNameOfHelp(kind, name)) return namesFor(name, ids, true);
  if (classes.length === 0) return namesFor(name, ids);
  const people = NAMES[PEOPLES[race ?? of ?? ''] ?? HUMAN].lines.map(({ text }) => text);
  const used = new Set([...partyOf(state), ...householdOf(state)].map((one) => one.name));
  return ids.map((id) => {
    const own = freeOf(people, id, used) ?? nameBeside(name, id, used);
    used.add(own);
    return own;
  });
}
