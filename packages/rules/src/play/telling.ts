import { type CreatureId, identical, type Line, type Roll, type UserId } from '../core/index.ts';
import { called } from '../state/called.ts';
import type { GameState } from '../state/state.ts';
import type { Telling } from './procedure.ts';

/** What a creature is called inside a sentence; `somebody` where it is not known any more. */
export function nameOf({ creatures }: Pick<GameState, 'creatures'>, creature: CreatureId): string {
  const found = creatures[creature];
  return found ? called(found) : 'somebody';
}

/** A line of the table’s keeping, not of the adventure. */
export const keeping = (text: string): Line => ({ kind: 'table', text, what: { type: 'keeping' } });

/** The same line for everyone. */
export const toAll = (line: Line): Telling => ({ referee: line, table: line });

/** For the referee alone; marked as secret. */
export const toReferee = (line: Line): Telling => ({ referee: { ...line, secret: true }, table: null });

/**
 * The referee is told one thing, the table another, such as the outcome of a blind roll without its dice. It is no
 * secret where they read the same words and see the same dice, and only a reason is the referee's.
 */
export function toEach(referee: Line, table: Line | null): Telling {
  if (!table) return toReferee(referee);
  const same = table.text === referee.text && haveSameFaces(table.rolls ?? [], referee.rolls ?? []);
  return { referee: same ? referee : { ...referee, secret: true, instead: table.text }, table };
}

/** Whether the same dice show the same: what is added to them may be the referee's alone. */
const haveSameFaces = (some: readonly Roll[], others: readonly Roll[]): boolean =>
  identical(some.map(shown), others.map(shown));
const shown = ({ sides, faces }: Roll): string => `d${sides}: ${faces.join(' ')}`;

/** The referee and single people; the rest hear nothing. */
export function toSome(line: Line, people: readonly UserId[]): Telling {
  const secret: Line = { ...line, secret: true, ears: { people, referee: true } };
  return { referee: secret, table: null, only: Object.fromEntries(people.map((person) => [person, secret])) };
}

/** Nobody is told. */
export const toNobody: Telling = { referee: null, table: null };
