import { type Note, type RuleId, signed, type Why } from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import type { Situation } from '../../../state/encounter.ts';
import type { GameState } from '../../../state/state.ts';

/** By which rule the referee’s word on somebody’s attacks counts. */
export function rulingOnAttacks(state: GameState): RuleId {
  const { often, cites } = rulesOf(state).attack;
  return often.manner?.sum.rule ?? cites.modifiers;
}

/** What each thing about how somebody stands is good for, or bad, with its own rule. */
export function situationWhy(state: GameState, situation: Situation): Why {
  const notes = [...surroundings(state, situation), ...ofSelf(state, situation)];
  const rule = notes[0]?.rule ?? rulingOnAttacks(state);
  return { rule, formula: 'the referee rules', ...(notes.length > 0 ? { notes } : {}) };
}

function surroundings(state: GameState, { cover, water, unstable, surrounded }: Situation): readonly Note[] {
  const { attack, missiles, combatRound } = rulesOf(state);
  const { modifier } = attack.footing.unstable('missile');
  const covered = cover === 'complete' ? 'are of no use' : `count ${signed(cover ?? 0)}`;
  return [
    ...(cover === null ? [] : [{ rule: missiles.cites.cover, text: `missiles at whoever stands so ${covered}` }]),
    ...(water ? [{ rule: attack.cites.water, text: 'the water hinders all who are not at home in it' }] : []),
    ...(unstable ? [{ rule: attack.cites.unsteady, text: `missiles from there count ${signed(modifier)}` }] : []),
    ...(surrounded ? [{ rule: combatRound.cites.withdrawing, text: 'there is no clear space to withdraw to' }] : []),
  ];
}

/** What haste and a mount are good for is said where the book says so. */
function ofSelf(state: GameState, { silenced, hasted, mounted, modifier }: Situation): readonly Note[] {
  const { cites, swiftness } = rulesOf(state).combatRound;
  const { swift, hasteDoubles } = swiftness;
  const doubled = hasteDoubles ? [{ rule: hasteDoubles, text: 'twice the attacks in a round' }] : [];
  return [
    ...(silenced ? [{ rule: cites.casting, text: 'a spell needs voice and hands' }] : []),
    ...(hasted ? (swift ? [swift.hasted] : doubled) : []),
    ...(mounted && swift ? [swift.mounted] : []),
    ...(modifier === 0 ? [] : [{ rule: rulingOnAttacks(state), text: `attacks count ${signed(modifier)}` }]),
  ];
}
