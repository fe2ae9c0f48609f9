import type { Adapters } from '../../vectors.ts';
import { read } from '../../vectors.ts';
import { isShown } from './shown.ts';

export const sightVectors: Adapters = {
  'OSE-MOV-03': (inputs) => {
    const role = read.text<'referee' | 'player' | 'spectator'>(inputs, 'role');
    const areas = read.list<{ readonly id: string; readonly revealed: boolean }>(inputs, 'areas');
    return { visible: areas.filter(({ revealed }) => isShown(role, revealed)).map(({ id }) => id) };
  },
};
