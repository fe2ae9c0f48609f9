import { type Option, written } from '../../../core/index.ts';
import type { Help, RetainersRule } from './rule.ts';

/** Kinds of help, to choose from. */
export const kindsToChoose = (kinds: readonly Help[]): readonly Option[] =>
  kinds.map(({ name, label }) => ({ value: name, label }));

const SCOPES = ['settlement', 'region'] as const;

/** Where somebody with so much gold may pay for notices, whatever they will cost. */
export const scopesFor = ({ seeking }: RetainersRule, gold: number): readonly (typeof SCOPES)[number][] =>
  SCOPES.filter((scope) => seeking && seeking.most(scope) <= gold);

/** What a notice says, where it hangs, and what a week of it may cost. */
export const noticeInputs = (
  { seeking }: RetainersRule,
  kinds: readonly Help[],
  scopes: ReturnType<typeof scopesFor>,
) => ({
  kind: kindsToChoose(kinds),
  scope: scopes.map((scope) => ({
    value: scope,
    label: `${PLACES[scope]}: up to ${written(seeking?.most(scope) ?? 0)} gold a week`,
  })),
  size: ['village', 'town', 'city'] as const,
});

const PLACES = { settlement: 'in the settlement', region: 'all over the region' } as const;
