import { type Offer, offer } from '../../../core/index.ts';
import { type Offers, rulesOf } from '../../../play/index.ts';
import { commands } from '../../../state/commanding.ts';
import { type LastingMagic, lastingMagic } from '../../../state/magic.ts';
import { isCapable } from '../../../state/read.ts';
import { MOST_ELEVATION } from '../../body/creature/bounds.ts';

/** Whoever hangs in the air by magic rises or sinks, as far as that goes in a round. */
export const aloftOffers: Offers = (state, seat) =>
  lastingMagic(state).flatMap(({ name, on }: LastingMagic): Offer[] => {
    const found = rulesOf(state).spells.effect.inForce(name);
    const { rises } = found?.does ?? {};
    if (!found || rises === undefined) return [];
    return on.flatMap((creature) => {
      const floating = state.creatures[creature];
      if (!floating || !commands(seat, floating) || !isCapable(floating)) return [];
      const { elevation = 0, across = 0 } = floating;
      const [least, most] = [Math.max(0, elevation - rises), Math.min(MOST_ELEVATION, elevation + rises)];
      return offer('SetPose', 'Rise or sink', {
        place: 'creature',
        about: creature,
        rule: found.rule,
        key: `SetPose:aloft:${creature}`,
        hint: `Up to ${rises}′ a round.`,
        fixed: { creature, facing: 'as-now', across },
        inputs: { elevation: { preset: most, least, most } },
      });
    });
  });
