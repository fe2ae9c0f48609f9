import type { Line } from '@lanthorn/rules';

/** The sounds of the table, from the faintest reason to make one to the gravest. */
export const SOUNDS = ['page', 'steps', 'door', 'dice', 'hit', 'bell', 'yours', 'triumph', 'rout', 'death'] as const;
export type Sound = (typeof SOUNDS)[number];

/** What a line of the log sounds like; null for those that are only read. */
export function soundOf({ kind, what, rolls = [] }: Pick<Line, 'kind' | 'what' | 'rolls'>): Sound | null {
  if (what?.type === 'death' || what?.type === 'rout') return what.type;
  if (what?.type === 'attack' && what.natural === 20) return 'triumph';
  if (what?.type === 'turn' || what?.type === 'round') return 'bell';
  if (what?.type === 'damage') return 'hit';
  if (rolls.length > 0) return 'dice';
  return kind === 'speech' || kind === 'whisper' ? 'page' : null;
}

/** How things stand that sound when they change. */
export interface Standing {
  /** Whether each door that is known is open or closed. */
  readonly doors: ReadonlyMap<string, string>;
  /** Where each creature stands that is on the board; those whose place is not known are left out. */
  readonly places: ReadonlyMap<string, string>;
  /** The table waits for this seat. */
  readonly yours: boolean;
}

/** Of all that is heard at once the gravest alone; null for silence. */
export const gravest = (sounds: readonly Sound[]): Sound | null =>
  SOUNDS.findLast((sound) => sounds.includes(sound)) ?? null;

/** What changed, heard: a door that was known turns, somebody walks, one's own turn comes. What comes into sight, or leaves it, is silent. */
export function soundsBetween(before: Standing, now: Standing): readonly Sound[] {
  return [
    ...(turned(before.places, now.places) ? (['steps'] as const) : []),
    ...(turned(before.doors, now.doors) ? (['door'] as const) : []),
    ...(now.yours && !before.yours ? (['yours'] as const) : []),
  ];
}

const turned = (before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): boolean =>
  [...now].some(([key, state]) => before.has(key) && before.get(key) !== state);
