import { type Command, loaded, type Seat } from '../src/core/index.ts';
import { decide } from '../src/decide.ts';
import type { GameState } from '../src/state/state.ts';
import { offers } from '../src/view/offers.ts';
import { tell } from '../src/view/tell.ts';
import { referee } from './table.ts';

/** The rules that a thing names, wherever they stand in it: of a reason, of its notes, of what was added. */
export function rulesIn(made: unknown): readonly string[] {
  if (typeof made !== 'object' || made === null) return [];
  return Object.entries(made).flatMap(([name, value]) =>
    name === 'rule' && typeof value === 'string' ? [value] : rulesIn(value),
  );
}

/** The rules that a ruling names: in the lines that the referee is told of it, or in the refusal. */
export function cited(state: GameState, command: Command, by: Seat = referee, ...faces: number[]): readonly string[] {
  const ruling = decide(state, command, by, loaded(...faces));
  if (!ruling.granted) return rulesIn(ruling.refusal);
  const states = [state, ...ruling.after];
  const lines = ruling.events.map((event, nth) => tell(event, referee, states[nth + 1] ?? state, states[nth] ?? state));
  return [...new Set(rulesIn([ruling.events, lines]))];
}

/** The rules that a row of a table of tests begins with: `OSE-CMB-34: subduing is an option`; none for other rows. */
export const ruleOfRow = (row: string): string[] => [...(/^[A-Z]{3}-[A-Z]{3}-\d\d(?=:)/.exec(row) ?? [])];

/** The rules of the offers of a command, each once. */
export const offeredBy = (state: GameState, command: Command['type'], seat: Seat = referee): readonly string[] => [
  ...new Set(offers(state, seat).flatMap((one) => (one.command === command && one.rule ? [one.rule] : []))),
];
