import type { Option } from '@lanthorn/rules';

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Of a long list those in whose names each of the words begins one; all where none is left. */
export function narrowed(options: readonly Option[], query: string): readonly Option[] {
  const sought = wordsOf(query);
  const found = options.filter(({ label }) => {
    const words = wordsOf(label);
    return sought.every((word) => words.some((there) => there.startsWith(word)));
  });
  return found.length > 0 ? found : options;
}
