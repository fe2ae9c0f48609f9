import {
  canSurprise,
  canSurpriseBehindDoor,
  mayEncircle,
  oseSurprise,
  rollsSurpriseAtSea,
} from '../../../procedures/meeting/surprise/ose.ts';
import { type Adapters, read } from '../../../vectors.ts';

const rule = oseSurprise({ lightGivesAway: true });

export const surpriseVectors: Adapters = {
  'OSE-EVT-02': (inputs) => ({ rolls: rule.roll.rolls(read.list(inputs, 'sides')) }),
  'OSE-EVT-03': (inputs) => ({
    surprised: rule.roll.surprised(
      read.number(inputs, 'die'),
      read.number(inputs, 'surprisedOn', rule.roll.surprisedOn),
    ),
  }),
  'OSE-EVT-04': (inputs) => {
    const sides = (['pcs', 'monsters'] as const).map((id) => ({ id, surprised: read.flag(inputs, id) }));
    const lost = rule.lost.sides(sides);
    const winner = lost.length === 0 ? undefined : sides.find(({ id }) => !lost.includes(id));
    return { advantage: winner?.id ?? 'none', cannotActRound1: lost };
  },
  'OSE-EVT-05': (inputs) => {
    const givesAway = read.setting(inputs, 'lightPreventsSurprise', true);
    return {
      opponentsRollSurprise: canSurprise(givesAway, read.flag(inputs, 'sideHasLight'), read.flag(inputs, 'dark')),
    };
  },
  'OSE-HAZ-05': (inputs) => ({
    canSurprise: canSurprise(
      read.setting(inputs, 'lightPreventsSurprise', true),
      read.flag(inputs, 'carriesLight'),
      read.flag(inputs, 'dark'),
    ),
  }),
  'OSE-DUN-04': (inputs) => ({ partyCanSurprise: canSurpriseBehindDoor(read.number(inputs, 'failedAttempts')) }),
  'OSE-SEA-04': (inputs) => ({
    monsterRollsSurprise: rollsSurpriseAtSea(
      read.flag(inputs, 'aquaticMonster'),
      read.flag(inputs, 'partyOnShip'),
      read.flag(inputs, 'special', false),
    ),
  }),
  'OSE-WLD-12': (inputs) => ({
    mayEncircle: mayEncircle(read.flag(inputs, 'partySurprised'), read.number(inputs, 'monsters')),
  }),
};
