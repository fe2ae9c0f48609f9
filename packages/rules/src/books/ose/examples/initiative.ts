import { loaded } from '../../../core/index.ts';
import { type InitiativeOptions, oseInitiative, slowPlaces } from '../../../procedures/fight/initiative/ose.ts';
import type { Contestant } from '../../../procedures/fight/initiative/rule.ts';
import { type Adapters, read, type VectorInputs } from '../../../vectors.ts';

/** The places of those named, with the vector's dice and way with ties. */
function order(inputs: VectorInputs, contestants: readonly Contestant[], individual: boolean) {
  const dice = loaded(...read.faces(inputs));
  const set = read.setting<InitiativeOptions['ties']>(inputs, 'initiativeTies', 'reroll');
  const rule = oseInitiative({ individual, ties: read.text<InitiativeOptions['ties']>(inputs, 'policy', set) });
  return rule.order(contestants, () => dice.die(rule.die.sides));
}

const asSide = (id: string): Contestant => ({ id, modifier: 0, slow: false });

export const initiativeVectors: Adapters = {
  'OSE-EVT-07': (inputs) => {
    const sides = read.list<{ readonly id: string; readonly surprised: boolean }>(inputs, 'sides');
    return {
      order: order(
        inputs,
        sides.filter((side) => !side.surprised).map((side) => asSide(side.id)),
        false,
      ),
    };
  },
  'OSE-CMB-03': (inputs) => ({ order: order(inputs, read.list<string>(inputs, 'sides').map(asSide), false).flat() }),
  'OSE-CMB-04': (inputs) => ({ order: order(inputs, read.list<string>(inputs, 'sides').map(asSide), false) }),
  'OSE-CMB-05': (inputs) => {
    const combatants = read.list<{ readonly id: string; readonly side: string; readonly slow?: boolean | null }>(
      inputs,
      'combatants',
    );
    const places = read.list<string>(inputs, 'order').map((side) => combatants.filter((each) => each.side === side));
    const last = slowPlaces(places, ({ slow }) => slow ?? false).flat();
    const first = places.flat().filter((each) => !last.includes(each));
    return { sequence: [...first, ...last].map(({ id }) => id) };
  },
  'OSE-CMB-06': (inputs) => {
    const combatants = read.list<{ readonly id: string; readonly mod?: number | null; readonly slow?: boolean | null }>(
      inputs,
      'combatants',
    );
    const each = combatants.map(({ id, mod, slow }) => ({ id, modifier: mod ?? 0, slow: slow ?? false }));
    return { sequence: order(inputs, each, true) };
  },
};
