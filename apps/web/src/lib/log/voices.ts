import type { CreatureRecord } from '@lanthorn/rules';

type Voice = Pick<CreatureRecord, 'id' | 'kind' | 'name' | 'called' | 'at' | 'conditions'>;

/**
 * Those of some as whom words may be said: of monsters the living ones that are on the board, or belong to it where they
 * stand on no map, or have a name of their own.
 * @param here who is of the party, or takes part in an encounter
 */
export const voicesIn = <One extends Voice>(some: readonly One[], here: readonly string[]): readonly One[] =>
  some.filter(({ id, kind, name, called, at, conditions }) => {
    if (kind !== 'monster') return true;
    return !conditions.includes('dead') && (at !== null || called === name || here.includes(id));
  });
