import type { Command, CommandOf } from '@lanthorn/rules';
import { z } from 'zod';
import { lightChecks } from './commands/light.ts';
import { tableChecks } from './commands/table.ts';
import { turnChecks } from './commands/turn.ts';

/** Commands that only the server itself gives. */
export const SERVER_ONLY = ['SeatPerson', 'UnseatPerson', 'AddScene'] as const satisfies readonly Command['type'][];

/** A command that a client may send. */
export type WireCommand = Exclude<Command, { readonly type: (typeof SERVER_ONLY)[number] }>;

/** A check for each command. The compiler says which command of the rules has none, or one of another shape. */
export const commandChecks = {
  ...lightChecks,
  ...tableChecks,
  ...turnChecks,
} satisfies { readonly [Type in WireCommand['type']]: z.ZodType<CommandOf<Type>> };

const checks: ReadonlyMap<unknown, z.ZodType<WireCommand>> = new Map(Object.entries(commandChecks));

/** Any command a client may send, told apart by its `type`. */
export const commandCheck = z.unknown().transform((value, context): WireCommand => {
  const check = checks.get(typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined);
  const checked = check?.safeParse(value);
  if (checked?.success) return checked.data;
  context.issues.push({ code: 'custom', message: said(checked?.error), input: value });
  return z.NEVER;
});

const said = (error: z.ZodError | undefined): string => {
  const issue = error?.issues[0];
  return issue ? `${issue.path.join('.') || 'command'}: ${issue.message}` : 'there is no such command';
};
