import { type Adapters, read } from '../../../vectors.ts';
import { type Burning, burning, type GormanLight } from './gorman.ts';

export const gormanLightVectors: Adapters = {
  'GOR-EXP-03': (inputs) => ({
    ...burning({
      source: read.text<GormanLight>(inputs, 'source'),
      turnsBurned: read.number(inputs, 'turnsBurned', 0),
    }),
  }),
  'GOR-EXP-04': (inputs) => {
    const lit = read.list<Burning>(inputs, 'sources').map(burning);
    const best = (of: 'radius' | 'cone') =>
      Math.max(0, ...lit.filter(({ shape, lit: burns }) => burns && shape === of).map(({ feet }) => feet));
    return { radiusFeet: best('radius'), coneFeet: best('cone') };
  },
};
