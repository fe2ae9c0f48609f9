/** Where the first thing that a note speaks of ends: at a stop, or at a word that tells more of it. */
const END =
  /[,.;:!?]|\s(?:with|holds?|hides?|containing|contains|among|near|in|into|on|at|to|from|under|over|of the|sleeping|standing|talking|hovering|locked|apparently|that|which|is|are|turns)\s/;

/** Letters of a name; what would be longer is none. */
const LONGEST = 40;

/** What a room is called on the desk: `Pile of rubble`, by the first thing in its note; else by its key, `Room 3`. */
export function roomName(text: string, key: string): string {
  const [first = ''] = text.trim().split(END);
  const name = first.replace(/^(?:an?|the)\s+/i, '').trim();
  if (!/\p{L}{3}/u.test(name) || name.length > LONGEST) return `Room ${key}`;
  return name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
