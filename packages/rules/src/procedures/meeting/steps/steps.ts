import { byRule, impossible, type Refusal, type Ruleset } from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import type { EncounterStep } from '../../../state/encounter.ts';
import type { GameState } from '../../../state/state.ts';

type EncounterRule = Ruleset['encounter'];

/** The step after another in the book's order; undefined after the last. */
export function nextInBook({ steps }: Pick<EncounterRule, 'steps'>, after: string): EncounterStep | undefined {
  const names: readonly string[] = steps;
  return names.includes(after) ? steps[names.indexOf(after) + 1] : undefined;
}

/** The step that play goes to: the book's, with the reaction asked where the rule puts it. */
export function nextStep(rule: EncounterRule, after: EncounterStep): EncounterStep {
  if (after === 'reaction' && rule.reactionAfter === 'initiative') return 'initiative';
  if (after === rule.reactionAfter) return 'reaction';
  return nextInBook(rule, after === 'reaction' ? rule.reactionAfter : after) ?? 'conclusion';
}

/** An encounter runs. */
export const inEncounter = (state: GameState): Refusal | null =>
  state.encounter ? null : impossible('no-encounter', 'No encounter is running.');

/** The encounter stands at this step; the referee may go back to it, or ahead. */
export function atStep(state: GameState, step: EncounterStep): Refusal | null {
  const { encounter } = state;
  if (!encounter) return impossible('no-encounter', 'No encounter is running.');
  if (encounter.step === step) return null;
  return byRule(
    rulesOf(state).encounter.cites.order,
    'out-of-turn',
    `The encounter stands at another step: ${encounter.step}.`,
  );
}
