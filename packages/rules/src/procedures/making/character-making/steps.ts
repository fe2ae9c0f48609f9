import { byRule, impossible, type Refusal, type RuleId } from '../../../core/index.ts';
import { ABILITIES, type Ability, type AbilityScores } from '../../../state/creature.ts';
import type { Draft } from '../../../state/draft.ts';
import type { CharacterClass, CharacterMakingRule } from './rule.ts';

export const classNamed = (rule: CharacterMakingRule, name: string | null): CharacterClass | null =>
  rule.classes.find((each) => each.name === name) ?? null;

/** The abilities that are too low for a class. */
export const abilitiesTooLow = ({ requirements }: CharacterClass, scores: AbilityScores): readonly Ability[] =>
  ABILITIES.filter((ability) => scores[ability] < (requirements[ability] ?? 0));

/** Why these scores do not make the class; null when they do. */
export function scoresTooLow(of: CharacterClass, scores: AbilityScores): Refusal | null {
  const [ability] = abilitiesTooLow(of, scores);
  if (!ability) return null;
  return byRule(of.rule, 'forbidden', `A ${of.name} has ${ability} ${of.requirements[ability]} at the least.`);
}

/** The rule by which scores change places: the figures of an array are arranged, those that were rolled exchanged. */
export const swapping = ({ steps }: CharacterMakingRule, { method }: Pick<Draft, 'method'>): RuleId =>
  method === 'array' ? steps.array : steps.swap;

/** Why two scores may not change places; null when they may. */
export function unswappable(rule: CharacterMakingRule, draft: Draft): Refusal | null {
  if (draft.hitPoints !== null) return impossible('out-of-turn', 'The scores are settled.');
  if (draft.method === 'array' || draft.swaps < rule.swaps) return null;
  const sentence =
    rule.swaps === 0 ? 'The scores stay as they were rolled.' : 'Two scores have changed places already.';
  return byRule(rule.steps.swap, 'already-tried', sentence);
}

/** The trades that would be granted: what is lowered, and what is raised for it. */
export function tradesOpen(
  { trade, classes }: CharacterMakingRule,
  draft: Draft,
): readonly { readonly lower: Ability; readonly raise: Ability }[] {
  const prime = classes.find(({ name }) => name === draft.class)?.prime ?? [];
  if (!trade || draft.hitPoints !== null) return [];
  return prime
    .filter((raise) => draft.scores[raise] < trade.most)
    .flatMap((raise) =>
      trade.lower
        .filter((lower) => !prime.includes(lower) && draft.scores[lower] - trade.cost >= trade.least)
        .map((lower) => ({ lower, raise })),
    );
}
