import { type CreatureId, type Offer, offer, type RuleId } from '../../../core/index.ts';
import { type Offers, rulesOf } from '../../../play/index.ts';
import { commands } from '../../../state/commanding.ts';
import { lastingMagic } from '../../../state/magic.ts';
import { isCapable } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { MOST_ELEVATION } from '../../body/creature/bounds.ts';

/** Whoever hangs in the air by magic rises or sinks. */
export const aloftOffers: Offers = (state, seat) =>
  [...risingOf(state)].flatMap(([creature, { rises, rule }]): Offer | Offer[] => {
    const floating = state.creatures[creature];
    if (!floating || !commands(seat, floating) || !isCapable(floating)) return [];
    const { elevation = 0, across = 0 } = floating;
    const [least, most] = [Math.max(0, elevation - rises), Math.min(MOST_ELEVATION, elevation + rises)];
    return offer('SetPose', 'Rise or sink', {
      place: 'creature',
      about: creature,
      rule,
      key: `SetPose:aloft:${creature}`,
      hint: `Up to ${rises}′ a round.`,
      fixed: { creature, facing: 'as-now', across },
      inputs: { elevation: { preset: most, least, most } },
    });
  });

/** Each creature that magic lets rise and sink, how many feet a round, and by which rule. */
function risingOf(state: GameState): ReadonlyMap<CreatureId, { readonly rises: number; readonly rule: RuleId }> {
  return new Map(
    lastingMagic(state).flatMap(({ name, on }) => {
      const found = rulesOf(state).spells.effect.inForce(name);
      const rises = found?.does.rises;
      return found && rises !== undefined ? on.map((creature) => [creature, { rises, rule: found.rule }] as const) : [];
    }),
  );
}
