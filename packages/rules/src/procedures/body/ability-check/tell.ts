import { signed } from '../../../core/index.ts';
import { nameOf, rulesOf, type Tellers, toAll, toEach, toNobody, toReferee } from '../../../play/index.ts';
import type { GameState } from '../../../state/state.ts';
import { isWatched } from '../../situation/sight/known.ts';
import { toAllWhoSee } from '../../situation/sight/witnesses.ts';
import type { AbilityCheckEvent, AbilityChecked } from './events.ts';
import { ABILITY_NAMES } from './names.ts';

const toward = (purpose: string): string => (purpose === '' ? '' : ` (${purpose})`);
const eased = (modifier: number): string => (modifier === 0 ? '' : `, ${signed(modifier)}`);

export const abilityCheckTellers: Tellers<AbilityCheckEvent> = {
  CheckCalled: ({ check: { creature, ability, modifier, purpose } }, after) => {
    const line = {
      kind: 'ruling',
      text: `The referee calls for a check of ${nameOf(after, creature)}’s ${ABILITY_NAMES[ability]}${eased(modifier)}${toward(purpose)}.`,
      why: {
        rule: rulesOf(after).abilityCheck.cites.difficulty,
        formula: 'from −4 for an easy task to +4 for a hard one',
      },
    } as const;
    return toAllWhoSee(after, [creature], line);
  },
  CheckWithdrawn: () => toNobody,
  AbilityChecked: (event, after) => checked(event, after),
};

function checked({ creature, ability, roll, success, blind, purpose, why }: AbilityChecked, after: GameState) {
  const found = after.creatures[creature];
  const name = nameOf(after, creature);
  const line = {
    kind: 'ruling',
    text: `${name} checks ${ABILITY_NAMES[ability]}${toward(purpose)}: ${success ? 'success' : 'failure'}.`,
    rolls: [roll],
    why,
    tone: success ? 'good' : 'bad',
  } as const;
  if (!isWatched(after, found)) return toReferee(line);
  return blind
    ? toEach(line, {
        kind: 'ruling',
        text: `${name} checks ${ABILITY_NAMES[ability]}${toward(purpose)}; the referee sees how it goes.`,
      })
    : toAll(line);
}
