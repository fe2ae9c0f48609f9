import { type Command, commandFlaw } from '@lanthorn/rules';
import { z } from 'zod';

/** Commands that only the server itself gives. */
const SERVER_ONLY = [
  'SeatPerson',
  'UnseatPerson',
  'AddScene',
  'AddLand',
  'BringWorld',
  'CountPlay',
] as const satisfies readonly Command['type'][];
const serverOnly: readonly unknown[] = SERVER_ONLY;

/** A command that a client may send. */
export type WireCommand = Exclude<Command, { readonly type: (typeof SERVER_ONLY)[number] }>;

/** Any command a client may send, told apart by its `type`. */
export const commandCheck = z.unknown().transform((value, context): WireCommand => {
  const flaw = flawOf(value);
  if (flaw === null) return value as WireCommand;
  context.issues.push({ code: 'custom', message: flaw, input: value });
  return z.NEVER;
});

function flawOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return 'is no command';
  if ('type' in value && serverOnly.includes(value.type)) return 'there is no such command';
  return commandFlaw(value);
}
