import { type Offer, offer, type Ruleset } from '../../../core/index.ts';
import { atFirst, withArticle } from '../../../core/words.ts';
import { called } from '../../../state/called.ts';
import { isDead, partyOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { goldOf } from '../../table/ledger/ledger.ts';
import { lookedLately, MOST_GROUPS } from './may.ts';
import { kindsToChoose, noticeInputs, scopesFor } from './notice-inputs.ts';
import type { Help, RetainersRule } from './rule.ts';

/** Who is there, as the referee says, in taverns, and by notices. */
export function finding(state: GameState, rule: RetainersRule, rules: Ruleset): Offer[] {
  const rest = { place: 'downtime', rule: rule.id } as const;
  if (state.hiring.applicants.length >= MOST_GROUPS) return seeking(state, rule, rules);
  const single = rule.kinds.filter(({ classes }) => classes.length <= 1);
  const met = [
    ...rule.kinds
      .filter(({ classes }) => classes.length > 1)
      .map((kind) =>
        offer('MeetApplicants', `${atFirst(withArticle(kind.label.toLowerCase()))} applies for service`, {
          ...rest,
          rule: kind.rule,
          key: `MeetApplicants:${kind.name}`,
          confirm: APPLY,
          fixed: { kind: kind.name },
          inputs: { of: kind.classes, ...WHO_COMES },
        }),
      ),
    ...(single.length === 0 ? [] : [meets(rule, single)]),
  ];
  return [...met, ...seeking(state, rule, rules)];
}

const WHO_COMES = { count: 1, name: '' };
const APPLY = 'Let them apply';

/** Those of no class, or of one that goes without saying. */
const meets = (rule: RetainersRule, kinds: readonly Help[]): Offer =>
  offer('MeetApplicants', 'Somebody applies for service', {
    place: 'downtime',
    rule: rule.id,
    confirm: APPLY,
    fixed: { of: 'none' },
    inputs: { kind: kindsToChoose(kinds), ...WHO_COMES },
  });

function seeking(state: GameState, rule: RetainersRule, rules: Ruleset): Offer[] {
  if (!rule.seeking) return [];
  const barred = lookedLately(state)?.sentence ?? null;
  const tavern = { place: 'downtime', barred } as const;
  const looks = [
    offer('LookInTavern', 'Look round the taverns', {
      ...tavern,
      rule: rule.seeking.cites.tavern,
      key: 'LookInTavern:plain',
      fixed: { lookForUnusual: false },
    }),
    offer('LookInTavern', 'Look for somebody unusual in the taverns', {
      ...tavern,
      rule: rule.seeking.cites.unusual,
      key: 'LookInTavern:unusual',
      fixed: { lookForUnusual: true },
    }),
  ];
  const where = { settlement: true, advertised: true, stronghold: false };
  const kinds = rule.kinds.filter(({ name }) => rule.seeking?.available(name, where) !== 'no');
  const notices = partyOf(state)
    .filter(
      (creature) =>
        creature.kind === 'character' && !isDead(creature) && scopesFor(rule, goldOf(rules, creature)).length > 0,
    )
    .map((employer) =>
      offer('PutUpNotice', `${atFirst(called(employer))} puts up notices for a week`, {
        place: 'downtime',
        rule: rule.seeking?.cites.cost ?? null,
        about: employer.id,
        fixed: { employer: employer.id, stronghold: false },
        inputs: { ...noticeInputs(rule, kinds, scopesFor(rule, goldOf(rules, employer))), promised: 0 },
      }),
    );
  return [...looks, ...notices];
}
