import { oseSight, USUAL_RADIUS } from '../../../procedures/dungeon/sight/ose.ts';
import type { Warmth } from '../../../procedures/dungeon/sight/rule.ts';
import { isShown } from '../../../procedures/dungeon/sight/shown.ts';
import { type Adapters, read } from '../../../vectors.ts';

export const sightVectors: Adapters = {
  'OSE-HAZ-03': (inputs) => ({
    lit: oseSight.isLit(read.number(inputs, 'distance'), read.number(inputs, 'radius', USUAL_RADIUS)),
  }),
  'OSE-HAZ-04': (inputs) => ({
    ...oseSight.infravision({
      range: read.number(inputs, 'range', 60),
      distance: read.number(inputs, 'distance'),
      visibleLight: read.flag(inputs, 'visibleLight', false),
      largeHeat: read.flag(inputs, 'largeHeat', false),
      warmth: read.text<Warmth>(inputs, 'warmth', 'warm'),
    }),
  }),
  'OSE-MOV-03': (inputs) => {
    const role = read.text<'referee' | 'player' | 'spectator'>(inputs, 'role');
    const areas = read.list<{ readonly id: string; readonly revealed: boolean }>(inputs, 'areas');
    return { visible: areas.filter(({ revealed }) => isShown(role, revealed)).map(({ id }) => id) };
  },
};
