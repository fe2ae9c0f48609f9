import { rulesOf } from '../../play/index.ts';
import { partyRate, rateAsConveyed, rateReads } from '../../procedures/dungeon/movement/rate.ts';
import { partyAdvice } from '../../procedures/party/party/advice.ts';
import { bodiesIn } from '../../state/body.ts';
import type { Creature } from '../../state/creature.ts';
import { isDead, isOffBoard, partyOf } from '../../state/read.ts';
import type { GameState } from '../../state/state.ts';
import type { OwnSection } from './section.ts';

/** Those who march together, as far as a seat knows of them. */
export const party: OwnSection = {
  shared: false,
  reads: (state) => [
    state.party.members,
    state.party.marchingOrder,
    state.party.caller,
    state.party.mapper,
    state.party.formations,
    state.party.formation,
    state.party.fund,
    ...bodiesIn(state),
    state.people,
    state.encounter,
    // The rate is that of those who are together.
    state.apart,
    state.scene,
    state.apart && state.scenes,
    state.apart && state.creatures,
    isOffBoard(state),
    ...rateReads(state),
  ],
  entries: (state) => {
    const { caller, mapper, formation, fund } = state.party;
    const formations = Object.keys(state.party.formations);
    const members = partyOf(state).map(({ id }) => id);
    const marchingOrder = state.party.marchingOrder
      .map((rank) => rank.filter((member) => members.includes(member)))
      .filter((rank) => rank.length > 0);
    return [
      [
        'party',
        {
          type: 'party',
          members,
          marchingOrder,
          caller,
          mapper,
          formation,
          formations,
          fund,
          advice: partyAdvice(state),
          movement: rulesOf(state).movement.exploration(partyRate(state)),
          pace: rulesOf(state).movement.encounter(partyRate(state)),
          perRound: perRound(state, partyOf(state)),
          offBoard: isOffBoard(state),
        },
      ],
    ];
  },
};

/** The slowest go as far as this in a round, whatever one of them has declared. */
function perRound(state: GameState, members: readonly Creature[]): number | null {
  const { encounter } = state;
  const rates = members.filter((member) => !isDead(member)).map((member) => rateAsConveyed(state, member));
  if (!encounter || encounter.mode === 'pursuit' || rates.length === 0) return null;
  return Math.min(...rates.map((rate) => rulesOf(state).encounter.movement(rate, encounter.round).max));
}
