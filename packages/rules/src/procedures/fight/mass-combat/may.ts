import { type CreatureId, impossible, objections, type Refusal } from '../../../core/index.ts';
import { type Legality, type May, rulesOf } from '../../../play/index.ts';
import type { GameState } from '../../../state/state.ts';
import { onlyReferee } from '../../table/permission/permission.ts';
import type { massCombatCommands } from './commands.ts';

/** Volleys in one turn. */
export const MOST_VOLLEYS = 20;

function there(state: GameState, named: readonly CreatureId[]): Refusal | null {
  if (!rulesOf(state).massCombat.played) return impossible('no-such-thing', 'These rules know no battles of many.');
  const all = named.length > 0 && new Set(named).size === named.length;
  return all && named.every((each) => state.creatures[each])
    ? null
    : impossible('no-such-thing', 'Somebody named is not there.');
}

const mayLooseVolleys: May<'LooseVolleys'> = (state, { creatures, volleys }, seat) =>
  objections(
    onlyReferee(seat),
    there(state, creatures),
    Number.isInteger(volleys) && volleys >= 1 && volleys <= MOST_VOLLEYS
      ? null
      : impossible('bad-input', `From 1 to ${MOST_VOLLEYS} volleys.`),
  );

/** What stands against each of these commands. */
export const massCombatLegality: Legality<typeof massCombatCommands> = {
  SettleBattle: (state, { creatures }, seat) => objections(onlyReferee(seat), there(state, creatures)),
  LooseVolleys: mayLooseVolleys,
};
