import type { Modifier, Note, Ruleset, Why } from '../../../core/index.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';
import { isHeldHere } from '../../situation/condition/enchantment.ts';

/** What part of a whole share somebody takes: all of it, or what was agreed on with a retainer. */
export const partOf = (state: GameState, rules: Ruleset, { id, kind }: Creature): 0 | 0.5 | 1 =>
  isHeldHere(state, id) ? 0 : kind === 'character' ? 1 : (state.engagements[id]?.share ?? rules.party.retainerShare);

/** What made the shares of coins besides their number: those of retainers, and that they are whole. @param remainder coppers that nobody got */
export function sharesMade(
  state: GameState,
  rules: Ruleset,
  sharers: readonly Creature[],
  remainder: number,
): Pick<Why, 'modifiers' | 'notes'> {
  const modifiers = sharers
    .filter(({ id }) => state.engagements[id])
    .map(
      (creature): Modifier => ({
        name: called(creature),
        value: partOf(state, rules, creature),
        rule: rules.retainers.cites.share,
      }),
    );
  const { rounding } = rules.party.cites;
  const notes: readonly Note[] = remainder > 0 ? [{ rule: rounding, text: 'shares are rounded down' }] : [];
  return { ...(modifiers.length > 0 ? { modifiers } : {}), ...(notes.length > 0 ? { notes } : {}) };
}
