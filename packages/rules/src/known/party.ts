import type { Seat } from '../core/index.ts';
import { partyKnown } from '../procedures/situation/sight/known.ts';
import type { GameState, Party } from '../state/state.ts';
import { unchanged } from './unchanged.ts';

const partySeen = unchanged<Party>();

export function partyAsKnown(state: GameState, seat: Seat): Party {
  const members = partyKnown(state, seat).map(({ id }) => id);
  const among = (ranks: Party['marchingOrder']): Party['marchingOrder'] =>
    ranks.map((rank) => rank.filter((member) => members.includes(member))).filter((rank) => rank.length > 0);
  const { marchingOrder, formations, formation, fund, caller, mapper, turnsSinceRest, resting, turnsOfRest } =
    state.party;
  return partySeen(state.party, {
    members,
    marchingOrder: among(marchingOrder),
    formation,
    formations: Object.fromEntries(Object.entries(formations).map(([name, ranks]) => [name, among(ranks)])),
    fund,
    caller,
    mapper,
    turnsSinceRest,
    resting,
    ...(turnsOfRest === undefined ? {} : { turnsOfRest }),
  });
}
