import { atFirst, listed, verb } from '../../../core/words.ts';
import { rulesOf } from '../../../play/index.ts';
import { countedApplicants } from '../../../procedures/party/retainers/counted-applicants.ts';
import { helpNamed } from '../../../procedures/party/retainers/rule.ts';
import { leastGold, termsInShort } from '../../../procedures/party/retainers/terms.ts';
import type { Applicants } from '../../../state/retainers.ts';
import { type Asking, keysOf } from './said.ts';

/** Those who would take service: `Wulf`, `3 swordsmen and a henchman`. */
export const applicantsIn = ({ state }: Asking): string =>
  listed(state.hiring.applicants.map((one) => countedApplicants(one, one.count)));

/**
 * That those who would take service have had no answer: `Wulf waits for an answer, and asks half a share of treasure`;
 * where there are several kinds of them, what each asks is on its form. And what may be answered.
 */
export function applying(asking: Asking): { readonly words: readonly string[]; readonly offers: readonly string[] } {
  const [first, ...others] = asking.state.hiring.applicants;
  if (!first) return { words: [], offers: [] };
  const who = atFirst(applicantsIn(asking));
  const waits = verb(others.length > 0 ? 2 : first.count, 'waits', 'wait');
  const asks = others.length > 0 ? '' : askedBy(asking, first);
  return { words: [`${who} ${waits} for an answer${asks}`], offers: keysOf(asking, ['OfferTerms', 'TurnAway']) };
}

/** How the referee lets somebody come who would take service. */
export const hiring = (asking: Asking): readonly string[] => keysOf(asking, ['MeetApplicants', 'LookInTavern']);

function askedBy({ state }: Asking, one: Applicants): string {
  const kind = helpNamed(rulesOf(state).retainers, one.kind);
  const asked = kind && termsInShort(kind, leastGold(kind, one));
  return asked ? `, and ${verb(one.count, 'asks', 'each ask')} ${asked}` : '';
}
