import { id } from '../../../core/index.ts';
import { inSix, percent, succeeds } from '../../../procedures/table/chance/chance.ts';
import { mayTry } from '../../../state/attempts.ts';
import type { Attempt } from '../../../state/state.ts';
import { type Adapters, read, type VectorInputs } from '../../../vectors.ts';

const inThePlace = (inputs: VectorInputs) => ({
  found:
    read.flag(inputs, 'correctPlace') && succeeds(inSix(read.number(inputs, 'chance', 1)), read.number(inputs, 'die')),
});

const attempt = (made: Readonly<Record<string, unknown>>): Attempt => ({
  creature: id(read.text(made, 'char')),
  target: read.text(made, 'target'),
  kind: read.text<Attempt['kind']>(made, 'kind'),
});

export const searchVectors: Adapters = {
  'OSE-DUN-02': inThePlace,
  'OSE-DUN-12': (inputs) => {
    const made = read.list<VectorInputs>(inputs, 'attempts', []).map(attempt);
    const allowed = mayTry(made, attempt(inputs));
    return { allowed, turns: allowed ? 1 : 0 };
  },
  'OSE-DUN-13': inThePlace,
  'OSE-DUN-14': (inputs) => {
    const allowed = read.flag(inputs, 'hasAbility');
    const found =
      allowed &&
      read.flag(inputs, 'trapPresent') &&
      succeeds(percent(read.number(inputs, 'chance')), read.number(inputs, 'die'));
    return { allowed, found };
  },
};
