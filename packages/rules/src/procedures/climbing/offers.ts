import type { Input, Offer } from '../../offer.ts';
import { offer } from '../../offer.ts';
import { remembered, whoThereIs } from '../../offer-memory.ts';
import type { Offers } from '../../procedure.ts';
import { rulesFor } from '../../rulesets/index.ts';
import { isCapable, partyOf } from '../../state/read.ts';
import { HIGHEST_CLIMB } from './commands.ts';

/** A sheer surface without equipment is offered to those alone whose class climbs it. */
export const climbingOffers: Offers = remembered(
  (state, seat) => {
    if (seat.role !== 'referee') return [];
    const { abilityCheck, climbing } = rulesFor(state.ruleset);
    const able = partyOf(state).filter(isCapable);
    const feet: Input = {
      kind: 'number',
      name: 'feet',
      label: 'Height in feet',
      min: 1,
      max: HIGHEST_CLIMB,
      preset: 20,
    };
    const modifier: Input = {
      kind: 'number',
      name: 'modifier',
      label: 'Difficulty: −4 easy, +4 hard',
      min: abilityCheck.least,
      max: abilityCheck.most,
      preset: 0,
    };
    const who = (climbers: typeof able): Input => ({
      kind: 'choice',
      name: 'creature',
      label: 'Who',
      options: climbers.map(({ id, name }) => ({ value: id, label: name })),
    });
    const trained = able.filter((climber) => climbing.sheer(climber) !== null);
    const offers: Offer[] = [];
    if (able.length > 0)
      offers.push(
        offer('Climb', 'Somebody climbs', {
          place: 'palette',
          rule: 'OSE-HAZ-01',
          fixed: { equipment: true },
          inputs: [
            who(able),
            feet,
            modifier,
            { kind: 'flag', name: 'sheer', label: 'Sheer (with equipment)', preset: false },
          ],
        }),
      );
    if (trained.length > 0)
      offers.push(
        offer('Climb', 'Climb a sheer surface by skill', {
          place: 'palette',
          rule: 'OSE-HAZ-02',
          key: 'Climb:sheer',
          fixed: { sheer: true, equipment: false, modifier: 0 },
          inputs: [who(trained), feet],
        }),
      );
    return offers;
  },
  (state, seat) => [state.ruleset, ...whoThereIs(state, seat)],
);
