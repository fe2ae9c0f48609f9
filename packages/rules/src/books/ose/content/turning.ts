/** Kinds of undead, by hit dice; `2*` has a special ability. */
export const UNDEAD_KINDS = ['1', '2', '2*', '3', '4', '5', '6', '7-9'] as const;
export type UndeadKind = (typeof UNDEAD_KINDS)[number];

/** OSE-APX-03: a row a level up to 11 and above; a number is the total needed to turn, `no` cannot be turned. */
const TABLE: readonly (readonly (number | 'turned' | 'destroyed' | 'no')[])[] = [
  [7, 9, 11, 'no', 'no', 'no', 'no', 'no'],
  ['turned', 7, 9, 11, 'no', 'no', 'no', 'no'],
  ['turned', 'turned', 7, 9, 11, 'no', 'no', 'no'],
  ['destroyed', 'turned', 'turned', 7, 9, 11, 'no', 'no'],
  ['destroyed', 'destroyed', 'turned', 'turned', 7, 9, 11, 'no'],
  ['destroyed', 'destroyed', 'destroyed', 'turned', 'turned', 7, 9, 11],
  ['destroyed', 'destroyed', 'destroyed', 'destroyed', 'turned', 'turned', 7, 9],
  ['destroyed', 'destroyed', 'destroyed', 'destroyed', 'destroyed', 'turned', 'turned', 7],
  ['destroyed', 'destroyed', 'destroyed', 'destroyed', 'destroyed', 'destroyed', 'turned', 'turned'],
  ['destroyed', 'destroyed', 'destroyed', 'destroyed', 'destroyed', 'destroyed', 'destroyed', 'turned'],
  ['destroyed', 'destroyed', 'destroyed', 'destroyed', 'destroyed', 'destroyed', 'destroyed', 'destroyed'],
];

/** What the table has for a kind of undead: the total needed to turn it, what becomes of it whatever is thrown, or `no`. */
export const turningEntry = (level: number, kind: UndeadKind): number | 'turned' | 'destroyed' | 'no' =>
  TABLE[Math.min(Math.max(level, 1), TABLE.length) - 1]?.[UNDEAD_KINDS.indexOf(kind)] ?? 'no';

/** What a total of 2d6 does to a kind of undead. */
export function turning(level: number, kind: UndeadKind, total: number): 'fail' | 'turned' | 'destroyed' {
  const entry = turningEntry(level, kind);
  if (typeof entry === 'number') return total >= entry ? 'turned' : 'fail';
  return entry === 'no' ? 'fail' : entry;
}
