import type { z } from 'zod';
import { checksIn } from './core/checks.ts';
import { procedures } from './procedures/index.ts';

const checks: ReadonlyMap<unknown, z.ZodType> = new Map(procedures.flatMap(({ forms = {} }) => checksIn(forms)));

/** What is wrong with something that is to be a command, in words; null for a command. */
export function commandFlaw(value: { readonly type?: unknown }): string | null {
  const check = checks.get(value.type);
  if (!check) return 'there is no such command';
  const issue = check.safeParse(value).error?.issues[0];
  return issue ? `${issue.path.join('.') || 'command'}: ${issue.message}` : null;
}
