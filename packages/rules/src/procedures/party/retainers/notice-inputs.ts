import type { Option } from '../../../core/index.ts';
import type { Help, RetainersRule } from './rule.ts';

/** Kinds of help, to choose from. */
export const kindsToChoose = (kinds: readonly Help[]): readonly Option[] =>
  kinds.map(({ name, label }) => ({ value: name, label }));

const SCOPES = ['settlement', 'region'] as const;

/** Where somebody with so much gold may pay for notices, whatever they will cost. */
export const scopesFor = ({ seeking }: RetainersRule, gold: number): readonly (typeof SCOPES)[number][] =>
  SCOPES.filter((scope) => seeking && seeking.most(scope) <= gold);

/** What a notice says, and where it hangs. */
export const noticeInputs = (kinds: readonly Help[], scopes: ReturnType<typeof scopesFor>) => ({
  kind: kindsToChoose(kinds),
  scope: scopes,
  size: ['village', 'town', 'city'] as const,
});
