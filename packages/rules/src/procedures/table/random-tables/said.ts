import { atFirst, listed } from '../../../core/words.ts';

/** What a line says: by what things of magic are, and as the players are told of it, by what they look like. */
export interface Said {
  readonly name: string;
  readonly looks: string;
}

/** Words in which nothing is hidden. */
export const plainly = (text: string): Said => ({ name: text, looks: text });

const both = (said: readonly Said[], make: (words: readonly string[]) => string): Said => ({
  name: make(said.map(({ name }) => name)),
  looks: make(said.map(({ looks }) => looks)),
});

/** The pieces of a line, one after another. Nothing shows where a piece says nothing. */
export const inOne = (pieces: readonly Said[]): Said => both(pieces, joined);

/** What came of several rolls. */
export const inRow = (came: readonly Said[]): Said =>
  both(came, (words) => listed(words.filter((text) => text !== '')));

function joined(pieces: readonly string[]): string {
  let said = '';
  let gap = false;
  for (const piece of pieces) {
    if (piece !== '') said = gap ? closed(said, piece) : withOneArticle(said, piece);
    gap = piece === '';
  }
  return gap ? said.trimEnd() : said;
}

/** Two pieces, of which both may bring the article of a thing: `a [[item silver key]]`. */
function withOneArticle(before: string, after: string): string {
  const [ending, article = ''] = /\b(an?) $/i.exec(before) ?? [];
  if (!ending || !/^an? /.test(after)) return before + after;
  const kept = before.slice(0, -ending.length);
  return kept + (article.startsWith('A') ? atFirst(after) : after);
}

/** Two pieces between which something was left out: one blank between words, none before a full stop. */
function closed(before: string, after: string): string {
  if (!/^[\s,.;:!?)]/.test(after)) return before + after;
  const kept = before.trimEnd();
  return kept === '' ? after.trimStart() : kept + after;
}
