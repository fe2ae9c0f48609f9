import type { CreatureId, Modifier } from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import type { AilmentKind } from '../../../state/ailment.ts';
import type { GameState } from '../../../state/state.ts';

const WEAKENED = -2;
/** The stench of a monster takes as much off attacks, but nothing off what one can carry. */
const NAUSEOUS = -2;

/** What ailments take off attacks and saves. */
export function ailmentModifiers(state: GameState, creature: CreatureId, on: 'attack' | 'save'): readonly Modifier[] {
  const {
    afflictions: { sickness, cites },
    monsters,
  } = rulesOf(state);
  return (state.ailments?.[creature] ?? []).flatMap(({ kind, amount = 0 }): readonly Modifier[] => {
    if (kind === 'sick') return [{ name: 'sick', value: sickness(amount), rule: cites.sick }];
    if (kind === 'nauseous' && on === 'attack')
      return [{ name: 'nauseous', value: NAUSEOUS, rule: monsters.cites.bestiary }];
    return kind === 'weakened' && on === 'attack' ? [{ name: 'weakened', value: WEAKENED, rule: cites.weakened }] : [];
  });
}

/** Whether somebody ails of this now. */
export const ails = ({ ailments }: Pick<GameState, 'ailments'>, creature: CreatureId, kind: AilmentKind): boolean =>
  ailments?.[creature]?.some((ailment) => ailment.kind === kind) ?? false;
