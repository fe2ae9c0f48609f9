import { oseAbilityCheck } from '../../../procedures/body/ability-check/ose.ts';
import { oseClimbing } from '../../../procedures/dungeon/climbing/ose.ts';
import { type Adapters, read } from '../../../vectors.ts';

export const climbingVectors: Adapters = {
  'OSE-HAZ-01': (inputs) => {
    const success = oseAbilityCheck.succeeds(
      read.number(inputs, 'dex'),
      read.number(inputs, 'modifier', 0),
      read.number(inputs, 'die'),
    );
    return { success, falls: !success };
  },
  'OSE-HAZ-02': (inputs) => ({
    attemptAllowed: oseClimbing.attemptAllowed(
      read.flag(inputs, 'equipment', false),
      read.flag(inputs, 'classAbility', false),
    ),
  }),
};
