import type { Offer } from '@lanthorn/rules';

/** The offer by which somebody is turned on the board: of their poses, the one that asks where they look. */
export const turningOf = (offers: readonly Offer[], creature: string): Offer | undefined =>
  offers.find(
    ({ command, about, inputs }) =>
      command === 'SetPose' && about === creature && inputs.some(({ name }) => name === 'facing'),
  );
