export type ExplorationTask = 'listen' | 'roomTraps' | 'secretDoors' | 'constructionTricks';

/** OSE-APX-05: chances in six that differ from the usual one. */
const BETTER: Readonly<Record<string, Readonly<Partial<Record<ExplorationTask, number>>>>> = {
  dwarf: { listen: 2, roomTraps: 2, constructionTricks: 2 },
  elf: { listen: 2, secretDoors: 2 },
  halfling: { listen: 2 },
};

/** Chances in six of a class at a task of exploration; construction tricks are a dwarf's alone. */
export function explorationChance(of: string | null, task: ExplorationTask): number {
  const better = of !== null && Object.hasOwn(BETTER, of) ? BETTER[of]?.[task] : undefined;
  return better ?? (task === 'constructionTricks' ? 0 : 1);
}

/** Feet of infravision of a class (OSE-APX-05). */
export const infravisionOf = (of: string | null): number => (of === 'dwarf' || of === 'elf' ? 60 : 0);
