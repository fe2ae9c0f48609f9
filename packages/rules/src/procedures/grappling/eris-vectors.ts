import { loaded } from '../../core/index.ts';
import type { Adapters, VectorInputs } from '../../vectors.ts';
import { read } from '../../vectors.ts';
import {
  afterGrapple,
  type GrappleSetting,
  gygaxianGrapple,
  methodFor,
  naturalDice,
  naturalGrapple,
  rulingOn,
  stands,
  uncontested,
  type Wrestler,
} from './eris.ts';

const dice = (inputs: VectorInputs) => loaded(...read.faces(inputs));

export const erisGrapplingVectors: Adapters = {
  'ERI-GRP-01': (inputs) => ({
    method: methodFor(
      read.text(inputs, 'situation'),
      read.setting<GrappleSetting>(inputs, 'grappleMethod', 'by-situation'),
    ),
  }),
  'ERI-GRP-02': (inputs) => ({
    ...gygaxianGrapple(
      read.list<number>(inputs, 'attackersHd'),
      read.list<number>(inputs, 'defendersHd'),
      dice(inputs),
    ),
  }),
  'ERI-GRP-03': (inputs) => ({
    ...afterGrapple(
      read.number(inputs, 'difference'),
      read.flag(inputs, 'loserHolding'),
      read.flag(inputs, 'winnerHolding'),
    ),
  }),
  'ERI-GRP-04': (inputs) => ({
    ...naturalGrapple(
      read.list<Wrestler>(inputs, 'attackers'),
      read.list<Wrestler>(inputs, 'defenders'),
      read.setting(inputs, 'strengthPenaltyInGrapple', false),
      dice(inputs),
    ),
  }),
  'ERI-GRP-05': (inputs) => ({ naturalHd: naturalDice(read.text(inputs, 'creature')) }),
  'ERI-GRP-06': (inputs) => ({
    ...uncontested(
      read.number(inputs, 'strength'),
      read.text<'ordinary' | 'extraordinary'>(inputs, 'foe'),
      dice(inputs),
    ),
  }),
  'ERI-GRP-07': (inputs) => {
    const ruling = rulingOn(read.flag(inputs, 'possible', true));
    return { rolled: ruling === 'roll', ruling };
  },
  'ERI-GRP-08': (inputs) => ({
    stands: stands(read.flag(inputs, 'objection'), read.flag(inputs, 'refereeAgrees')),
  }),
};
