import { creaturesOf } from '../../../core/words.ts';
import { type Applicants, hasOwnName } from '../../../state/retainers.ts';

/** Applicants go by their kind, but for those with a name of their own. */
export function called(applicants: Pick<Applicants, 'kind' | 'name'>, count: number): string {
  const { name } = applicants;
  if (!hasOwnName(applicants)) return creaturesOf(count, name);
  return count > 1 ? `${count} who are called ${name}` : name;
}
