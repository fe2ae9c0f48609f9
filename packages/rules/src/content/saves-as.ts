/** Whom a monster saves as: a normal human, a monster of so many hit dice, or somebody of a class and level. */
export type SavesAs = 'normal human' | { readonly class: string | null; readonly level: number };

const LETTERS: Readonly<Record<string, string>> = {
  C: 'cleric',
  D: 'dwarf',
  Dw: 'dwarf',
  E: 'elf',
  F: 'fighter',
  H: 'halfling',
  M: 'magic-user',
  MU: 'magic-user',
  T: 'thief',
};
const CLASSES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(LETTERS),
  ...Object.values(LETTERS).map((name) => [name, name] as const),
  ['hobbit', 'halfling'],
]);

/** What a description notes: `NH` or `NM`, hit dice, or a class by letter or name and a level (`C1`, `thief 3`); null when it cannot be read. */
export function readSavesAs(noted: string): SavesAs | null {
  if (noted === 'NH' || noted === 'NM') return 'normal human';
  const [, word = '', level = ''] = /^([A-Za-z-]*)\s*(\d+)$/.exec(noted.trim()) ?? [];
  if (level === '') return null;
  if (word === '') return { class: null, level: Number(level) };
  const called = CLASSES.get(word) ?? CLASSES.get(word.toLowerCase());
  return called === undefined ? null : { class: called, level: Number(level) };
}
