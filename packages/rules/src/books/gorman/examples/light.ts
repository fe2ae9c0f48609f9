import { inPeace } from '../../../../test/in-play.ts';
import { player, someone } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import { GORMAN_LIGHTS, type GormanLight } from '../../../procedures/dungeon/light/gorman.ts';
import type { ItemUse } from '../../../state/item.ts';
import { type Adapters, read } from '../../../vectors.ts';

/** A source that has burned for some exploration turns. */
interface Burning {
  readonly source: GormanLight;
  readonly turnsBurned: number;
}

const carried = (use: ItemUse) =>
  ({ id: id<'item'>(use), name: use, quantity: 1, weight: 0, kind: 'gear', use }) as const;

/** What is left in play of a light that was lit so many turns ago. A bullseye lantern is a lantern that throws a cone. */
function burning({ source, turnsBurned }: Burning) {
  const { shape, feet } = GORMAN_LIGHTS[source];
  const kind = source === 'bullseye-lantern' ? 'lantern' : source;
  const script = inPeace('gorman', [someone({ items: [carried(kind), carried('oil'), carried('tinderbox')] })]);
  script.play({ type: 'LightUp', creature: someone().id, kind }, player);
  const radius = Object.values(script.state.lights)[0]?.radius ?? 0;
  for (let turn = 0; turn < turnsBurned; turn += 1) script.play({ type: 'EndTurn', resting: false });
  const turnsLeft = Object.values(script.state.lights)[0]?.turnsLeft ?? 0;
  return { shape, feet: shape === 'cone' ? feet : radius, turnsLeft, lit: turnsLeft > 0 };
}

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
