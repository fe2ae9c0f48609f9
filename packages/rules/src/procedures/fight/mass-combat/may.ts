import { type CreatureId, impossible, objections, type Refusal, type Seat } from '../../../core/index.ts';
import { type FieldsOf, type Legality, rulesOf } from '../../../play/index.ts';
import type { GameState } from '../../../state/state.ts';
import { onlyReferee } from '../../table/permission/permission.ts';
import type { massCombatCommands } from './commands.ts';

function there(state: GameState, named: readonly CreatureId[]): Refusal | null {
  if (!rulesOf(state).massCombat.played) return impossible('no-such-thing', 'These rules know no battles of many.');
  const all = named.length > 0 && new Set(named).size === named.length;
  return all && named.every((each) => state.creatures[each])
    ? null
    : impossible('no-such-thing', 'Somebody named is not there.');
}

const mayFight = (
  state: GameState,
  { creatures }: Pick<FieldsOf<'SettleBattle'>, 'creatures'>,
  seat: Seat,
): readonly Refusal[] => objections(onlyReferee(seat), there(state, creatures));

/** What stands against each of these commands. */
export const massCombatLegality: Legality<typeof massCombatCommands> = {
  SettleBattle: mayFight,
  LooseVolleys: mayFight,
};
