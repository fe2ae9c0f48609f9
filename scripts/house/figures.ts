import { fileArrows, folderArrows, largestCircle } from './circles.ts';
import { foreignIds } from './ids.ts';
import { listsOf } from './lists.ts';
import { sightAsked } from './sight.ts';
import { slotsOf } from './slots.ts';
import { isPlayed, sourcesIn } from './sources.ts';
import { unplayed } from './unplayed.ts';

/** How the house of the rules stands: of each figure, less is better. */
export interface Figures {
  /** Files in which every procedure is entered by hand. */
  readonly procedure_lists: number;
  /** Files that all lead to each other, imports of types alone included. */
  readonly largest_circle_files: number;
  readonly largest_circle_folders: number;
  /** Exported and never used where it is played. */
  readonly example_only_functions: number;
  /** Ids of a book's rules outside that book's files. */
  readonly foreign_ids: number;
  readonly largest_slot_lines: number;
  /** Places where views and offers ask who sees what, instead of going by what a seat knows. */
  readonly sight_asked: number;
  /** Lines of TypeScript in the package of the rules, tests included. */
  readonly rules_lines: number;
}

/** What the figures count, by name, for who wants to bring one down. */
export type Details = Readonly<Partial<Record<keyof Figures, Names>>>;

type Names = readonly string[];

export function measure(): { readonly figures: Figures; readonly details: Details } {
  const rules = sourcesIn('packages/rules');
  const played = rules.filter(({ path }) => path.startsWith('packages/rules/src/')).filter(isPlayed);
  const lists = listsOf([...played, ...sourcesIn('packages/protocol/src').filter(isPlayed)]);
  const slots = [...slotsOf(played)].sort((a, b) => b.lines - a.lines);
  const foreign = played
    .map((source) => ({ path: source.path, ids: foreignIds(source) }))
    .filter(({ ids }) => ids.length);
  const sight = played
    .map((source) => ({ path: source.path, words: sightAsked(source) }))
    .filter(({ words }) => words.length);
  const unused = unplayed();
  const files = largestCircle(fileArrows(played));
  const folders = largestCircle(folderArrows(played));
  return {
    figures: {
      procedure_lists: lists.length,
      largest_circle_files: files.length,
      largest_circle_folders: folders.length,
      example_only_functions: unused.length,
      foreign_ids: foreign.reduce((sum, { ids }) => sum + ids.length, 0),
      largest_slot_lines: slots[0]?.lines ?? 0,
      sight_asked: sight.reduce((sum, { words }) => sum + words.length, 0),
      rules_lines: rules.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0),
    },
    details: {
      procedure_lists: lists,
      largest_circle_files: files,
      largest_circle_folders: folders,
      example_only_functions: unused,
      foreign_ids: foreign.map(({ path, ids }) => `${path}: ${ids.join(' ')}`),
      sight_asked: sight.map(({ path, words }) => `${path}: ${words.join(' ')}`),
      largest_slot_lines: slots.slice(0, 10).map(({ name, lines }) => `${name}: ${lines}`),
    },
  };
}
