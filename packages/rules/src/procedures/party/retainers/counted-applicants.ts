import { creaturesOf } from '../../../core/words.ts';
import { isNameOfHelp } from '../../../state/called.ts';
import type { Applicants } from '../../../state/retainers.ts';

/** Applicants go by their kind, but for those with a name of their own. */
export function countedApplicants({ kind, name }: Applicants, count: number): string {
  if (isNameOfHelp(kind, name)) return creaturesOf(count, name);
  return count > 1 ? `${count} who are called ${name}` : name;
}
